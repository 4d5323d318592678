#pragma once
// Hardens a connection against hostile database files.
//
// A file may come from an attacker. Every connection of this module is hardened before its first statement; one that
// reads an untrusted file also gets limits of work and memory, so that a small file cannot keep the program busy or
// exhaust the memory.

#include <cstdint>

namespace SQLite {
class Database;
}
struct sqlite3;

namespace tablebank {

/// Defensive mode, no trust in the schema, no triggers or views, limits on every size, and a check of every page's
/// cells. `attached` is the number of other databases that may be attached; a copy (VACUUM INTO) needs one.
void guard(SQLite::Database& database, int attached);

/// Interrupts the connection once it has run more instructions than a valid file needs; SQLite then throws. At most one
/// at a time for a connection, which it must not outlive.
class WorkLimit {
public:
    /// Enough to read this program's own schema. Reading a schema takes longer than its instructions suggest, so one
    /// with many objects must be stopped early.
    static constexpr std::int64_t for_schema = 50'000;
    /// Enough to check and read a file of this many bytes.
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

/// Limits SQLite's heap to little more than its current size. SQLite has one such limit for the whole program, so the
/// destructor restores it.
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
