#pragma once
// What a database of ours is: the number in its header that tells it from others, the tables of each version of it as a
// list of migrations, and what it is called where a file turns out to be none. A new file runs all migrations, an older
// one the rest.
//
// Because every version's schema follows from the list, a file's own schema can be compared with it byte for byte
// before anything in the file is evaluated: a trigger, a CHECK or a virtual table that somebody added is noticed first.
// Knows nothing of what the rows mean.

#include <cstdint>
#include <span>

#include "db/file/file_error.h"

namespace SQLite {
class Database;
}

namespace tablebank {

struct DatabaseKind {
    FileSubject subject = FileSubject::game;  ///< in messages
    std::uint32_t application_id = 0;         ///< bytes 68..71 of the file
    std::span<const char* const> migrations;  ///< from version to version; the first makes the tables
    const char* no_such_file = "";            ///< "this is not a game file"
    const char* other_tables = "";            ///< "its tables are not those of a game"
    /// Bytes of a file and of its -wal each; what is larger is none of ours. Of a game half a million entries.
    std::int64_t largest = std::int64_t{128} * 1024 * 1024;
    bool holds_secrets = false;  ///< a new file of this kind is its owner's alone

    /// Below that by more than a line, however long, can add: nothing is written that could not be opened again.
    [[nodiscard]] constexpr std::int64_t largest_to_write_to() const { return largest - std::int64_t{8} * 1024 * 1024; }

    /// user_version, bytes 60..63 of the file.
    [[nodiscard]] constexpr int version() const { return static_cast<int>(migrations.size()); }
};

/// Runs the migrations after `version` and sets user_version, in the caller's transaction. 0 is an empty file; a file
/// of this version is left as it is.
void migrate_schema(SQLite::Database& database, const DatabaseKind& kind, int version);

/// Throws Damage unless the schema is exactly that of `version`. Reads the schema only; evaluates nothing in it.
void check_schema(const SQLite::Database& database, const DatabaseKind& kind, int version);

/// Throws Damage for a user_version below 1 and NewerFormat for one that this program does not know yet.
void check_version(const DatabaseKind& kind, int version);

}  // namespace tablebank
