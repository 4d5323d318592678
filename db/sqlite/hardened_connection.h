#pragma once
// How a connection is kept from doing anything that a file could talk it into.
//
// A file may come from a stranger. Every connection of this room is guarded before the first statement runs on it;
// one that reads somebody's file also gets a budget of work and of memory, so that a small file cannot keep the program
// busy or fill the machine. Knows nothing of what the file holds.

#include <cstdint>

namespace SQLite {
class Database;
}
struct sqlite3;

namespace tablebank {

/// Defensive mode, no trust in the schema, no triggers or views, limits on every size, and a check of every page's
/// cells. `attached` is how many other databases may be attached; a copy (VACUUM INTO) needs one.
void guard(SQLite::Database& database, int attached);

/// Interrupts the connection once it has run more instructions than a sound file needs. SQLite then throws. One at a
/// time on a connection, which it must not outlive.
class WorkLimit {
public:
    /// Enough to read this program's own schema. Reading one takes longer than its instructions tell, so a schema of
    /// many objects must be stopped early.
    static constexpr std::int64_t for_schema = 50'000;
    /// Enough to check and read a file of so many bytes.
    [[nodiscard]] static constexpr std::int64_t for_file(std::int64_t bytes) { return 10'000'000 + 8 * bytes; }

    WorkLimit(SQLite::Database& database, std::int64_t instructions);
    WorkLimit(const WorkLimit&) = delete;
    WorkLimit& operator=(const WorkLimit&) = delete;
    ~WorkLimit();

private:
    static int count(void* self);
    sqlite3* database_;
    std::int64_t rounds_left_;
};

/// Keeps what SQLite takes from the heap near what it has already. SQLite has one such limit for the whole program, so
/// it is put back to what it was.
class HeapLimit {
public:
    HeapLimit();
    HeapLimit(const HeapLimit&) = delete;
    HeapLimit& operator=(const HeapLimit&) = delete;
    ~HeapLimit();

private:
    std::int64_t before_;
};

}  // namespace tablebank
