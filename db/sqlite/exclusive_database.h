#pragma once
// A database that is written to: one file, one exclusive connection (WAL, synchronous=FULL). What store() returned from
// is on the disk, whole or not at all, and nothing of the file is changed before all of it was believed. Knows nothing
// of what the rows mean.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <filesystem>
#include <functional>

#include "db/sqlite/database_kind.h"
#include "db/sqlite/file_identity.h"

namespace tablebank {

/// How a file of one kind is let in.
struct DatabaseDoor {
    const DatabaseKind& kind;
    /// Refuses by the first bytes what is none (check_header). Takes the file that locate_database found.
    std::function<void(const std::filesystem::path&)> check_header;
    /// Reads a private copy whole, the journals beside it played. Called where a journal is left: SQLite would play it
    /// with the first question that it is asked, and what was in the file before is gone then.
    std::function<void(const std::filesystem::path&)> try_journal;
};

/// Its functions throw FileError through as_file_error of the caller, Damage, NotOurs, NewerFormat, SQLite::Exception.
class ExclusiveDatabase {
public:
    /// A new file of a kind, with what `fill` writes in one transaction. Throws FileError exists too.
    static void create(const std::filesystem::path& file, const DatabaseKind& kind,
                       const std::function<void(SQLite::Database&)>& fill);

    /// For writing, alone. Its pages and schema were inspected, its rows were not.
    ExclusiveDatabase(const std::filesystem::path& file, const DatabaseDoor& door);

    [[nodiscard]] SQLite::Database& database() { return database_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::int64_t bytes() const;  ///< of the file and its -wal
    /// From now on nobody but its owner reads it or what lies beside it.
    void close_to_others() const;
    [[nodiscard]] bool moved_away() { return identity_.lost(); }

    /// `look` learns what the file holds: at once, and again each time after a failure.
    void when_settled(std::function<void()> look) { look_ = std::move(look); }
    /// To be called once every row was read and fits: from then on the file may be changed.
    void believe();

    struct Work {
        std::function<void()> expect;  ///< that what is written follows from what is there; writes nothing
        std::function<void()> write;
        std::function<void()> reset;  ///< its statements, after a failure; must not throw
    };
    /// In one transaction, an older file migrated first. Throws FileError moved_away and too_long too.
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
    int version_;            ///< of the file's format: an older one is migrated with the first row that is written
    bool certain_ = true;    ///< false after a failure, until the file is known to hold no trace of it
    bool believed_ = false;  ///< until then nothing of the file is changed
    SQLite::Statement begin_;
    SQLite::Statement commit_;
    FileIdentity identity_;  ///< of the file and its -wal under their names
    std::function<void()> look_ = [] {};
};

}  // namespace tablebank
