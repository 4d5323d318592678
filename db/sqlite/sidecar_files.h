#pragma once
// Files next to a database with the names that SQLite gives to its journals: NAME-journal, NAME-wal, NAME-shm.
//
// SQLite trusts them: it applies a journal that an interrupted program left, deletes the files that the journal of a
// transaction over several databases names, and writes and truncates files with these names, through links too. A
// stranger's game may come with such files, so they are checked before SQLite opens the game, for reading and for
// posting. An ordinary journal is valid: a crash leaves one.

#include <array>
#include <filesystem>

#include "db/sqlite/database_kind.h"

namespace tablebank {

inline constexpr std::array<const char*, 3> companion_endings{"-journal", "-wal", "-shm"};
[[nodiscard]] std::filesystem::path companion(const std::filesystem::path& file, const char* ending);

/// Whether a file has a second name, which is a hard link. A -wal belongs to one name: entries that a crash leaves in
/// it are missing under the other, where another line could be posted instead. `located` is the result of
/// locate_database.
[[nodiscard]] bool has_second_name(const std::filesystem::path& located);

/// `located` is the result of locate_database. Throws FileError unsafe_beside, with the journal as its file, if a
/// journal is not a regular file, has a second name (unless the game has one too, as in a copy made of links, which is
/// only read), names other files, or is too large or would make the file too large; cannot_read and SQLite::Exception
/// if it cannot be checked.
void check_sidecar_files(const std::filesystem::path& located, const DatabaseKind& kind);

}  // namespace tablebank
