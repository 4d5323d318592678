#pragma once
// The tables and views of a game file, as a list of migrations: a new file runs all of them, an older one the rest.
//
// Because every version's schema follows from this list, a file's own schema can be compared with it byte for byte
// before anything in the file is evaluated: a trigger, a CHECK or a virtual table that somebody added is noticed first.
// docs/file-format.md describes the tables. Knows nothing of what the rows mean.

#include <cstdint>

namespace SQLite {
class Database;
}

namespace tablebank {

inline constexpr std::uint32_t game_application_id = 0x54626C42;  ///< "TblB", bytes 68..71 of the file
inline constexpr int game_format_version = 3;                     ///< user_version, bytes 60..63 of the file

/// Runs the migrations after `version` and sets user_version, in the caller's transaction. 0 is an empty file; a file
/// of this version is left as it is.
void migrate_schema(SQLite::Database& database, int version);

/// Throws Damage unless the schema is exactly that of `version`. Reads the schema only; evaluates nothing in it.
void check_schema(const SQLite::Database& database, int version);

/// Throws Damage for a user_version below 1 and NewerFormat for one that this program does not know yet.
void check_version(int version);

}  // namespace tablebank
