#pragma once
// A database for writing: one file, one exclusive connection (WAL, synchronous=FULL). When store() returns, its rows
// are on the disk, all or none, and the file is not changed before all of it was checked.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <filesystem>
#include <functional>

#include "db/sqlite/database_kind.h"
#include "db/sqlite/file_identity.h"

namespace tablebank {

/// The checks before a file of one kind is opened.
struct DatabaseDoor {
    const DatabaseKind& kind;
    /// Refuses a file of another kind by its first bytes (check_header). Takes the result of locate_database.
    std::function<void(const std::filesystem::path&)> check_header;
    /// Reads a private copy completely, with its journals applied. Called if a journal exists: SQLite would apply it
    /// with the first query, and the earlier content of the file would be lost.
    std::function<void(const std::filesystem::path&)> try_journal;
};

/// Its functions throw Damage, NotOurs, NewerFormat and SQLite::Exception, which the caller's as_file_error translates
/// to FileError.
class ExclusiveDatabase {
public:
    /// A new file of a kind, with the rows that `fill` writes in one transaction. Throws FileError exists too.
    static void create(const std::filesystem::path& file, const DatabaseKind& kind,
                       const std::function<void(SQLite::Database&)>& fill);

    /// For exclusive writing. Its pages and schema are checked, its rows are not.
    ExclusiveDatabase(const std::filesystem::path& file, const DatabaseDoor& door);

    [[nodiscard]] SQLite::Database& database() { return database_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::int64_t bytes() const;  ///< of the file and its -wal
    /// From now on only its owner can read it and the files next to it.
    void close_to_others() const;
    [[nodiscard]] bool moved_away() { return identity_.lost(); }

    /// `look` reads the content of the file: now, and again after each failure.
    void when_settled(std::function<void()> look) { look_ = std::move(look); }
    /// Must be called after every row was read and is valid: from then on the file may be changed.
    void believe();

    struct Work {
        std::function<void()> expect;  ///< checks that the new rows follow the stored ones; writes nothing
        std::function<void()> write;
        std::function<void()> reset;  ///< resets its statements after a failure; must not throw
        int version = 0;              ///< of the format that the rows need, if it is later than the usual one
    };
    /// In one transaction; an older file is migrated first. Also throws FileError moved_away and too_long.
    void store(const Work& work);

private:
    ExclusiveDatabase(const std::filesystem::path& file, std::filesystem::path located, const DatabaseDoor& door);
    void inspect();
    void expect_to_stay();
    void abandon(const Work& work) noexcept;
    void settle();

    std::filesystem::path path_;
    std::filesystem::path located_;
    const DatabaseKind& kind_;
    std::int64_t log_;  ///< bytes of the -wal when it was opened
    SQLite::Database database_;
    int version_;            ///< of the file's format: an older one is migrated with the first written row
    bool certain_ = true;    ///< false after a failure, until the file is known to have no trace of it
    bool believed_ = false;  ///< until then the file is not changed
    SQLite::Statement begin_;
    SQLite::Statement commit_;
    FileIdentity identity_;  ///< of the file and its -wal under their names
    std::function<void()> look_ = [] {};
};

}  // namespace tablebank
