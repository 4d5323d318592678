#pragma once
// The definition of a database of this program: the application id in its header, the tables of each version as a list
// of migrations, and the texts for a file that is not one. A new file runs all migrations, an older one the rest.
//
// Because every version's schema follows from the list, a file's own schema can be compared with it byte for byte
// before anything in the file is evaluated: a trigger, a CHECK or a virtual table that an attacker added is detected
// first.

#include <cstdint>
#include <span>

#include "db/file/file_error.h"

namespace SQLite {
class Database;
}

namespace tablebank {

/// Numbers that the files of tablebank carry in their headers: "TblB", "TblE", "TblT".
namespace application_id {
constexpr std::uint32_t game = 0x54626C42;
constexpr std::uint32_t event = 0x54626C45;
constexpr std::uint32_t live_tables = 0x54626C54;
}  // namespace application_id

struct DatabaseKind {
    FileSubject subject = FileSubject::game;  ///< in messages
    std::uint32_t application_id = 0;         ///< bytes 68..71 of the file
    std::span<const char* const> migrations;  ///< from version to version; the first creates the tables
    const char* no_such_file = "";            ///< "this is not a game file"
    const char* other_tables = "";            ///< "its tables are not those of a game"
    /// Limit in bytes for a file and for its -wal; a larger one is refused. For a game, half a million entries.
    std::int64_t largest = std::int64_t{128} * 1024 * 1024;
    bool holds_secrets = false;  ///< a new file of this kind is readable only by its owner
    /// The version that a file has unless something in it needs a later one; 0: the latest. A file is called newer only
    /// by a program that would misread it.
    int usual = 0;

    /// Lower by more than any line can add: nothing is written that could not be opened again.
    [[nodiscard]] constexpr std::int64_t largest_to_write_to() const { return largest - std::int64_t{8} * 1024 * 1024; }

    /// user_version, bytes 60..63 of the file.
    [[nodiscard]] constexpr int version() const { return static_cast<int>(migrations.size()); }
    [[nodiscard]] constexpr int usual_version() const { return usual == 0 ? version() : usual; }
};

/// Runs the migrations after version `from` up to `to` and sets user_version, in the caller's transaction. 0 is an
/// empty file; a file of version `to` or later is not changed.
void migrate_schema(SQLite::Database& database, const DatabaseKind& kind, int from, int to);

/// Throws Damage unless the schema is exactly that of `version`. Reads the schema only; evaluates nothing in it.
void check_schema(const SQLite::Database& database, const DatabaseKind& kind, int version);

/// Throws Damage for a user_version below 1 and NewerFormat for one that this program does not know yet.
void check_version(const DatabaseKind& kind, int version);

}  // namespace tablebank
