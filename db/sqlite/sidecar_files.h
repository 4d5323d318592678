#pragma once
// What lies beside a database under the names that SQLite gives to its journals: NAME-journal, NAME-wal, NAME-shm.
//
// SQLite believes them: it plays a journal that an interrupted program left, deletes the files that the journal of a
// transaction over several databases names, writes and cuts short what bears the names, through links too. Somebody's
// game may arrive with such files, so they are looked at before SQLite opens the game, for reading as for posting.
// An ordinary journal is lawful: a crash leaves one.

#include <array>
#include <filesystem>

#include "db/sqlite/database_kind.h"

namespace tablebank {

inline constexpr std::array<const char*, 3> companion_endings{"-journal", "-wal", "-shm"};
[[nodiscard]] std::filesystem::path companion(const std::filesystem::path& file, const char* ending);

/// Whether a file has a second name, which is a hard link. A -wal belongs to one name: entries that a crash leaves in
/// it are missing under the other, where another line could be posted in their place. `located` is what locate_database
/// found.
[[nodiscard]] bool has_second_name(const std::filesystem::path& located);

/// `located` is what locate_database found. Throws FileError unsafe_beside, with the companion as its file, for one
/// that is no ordinary file, is another file under a second name (unless the game has one too, as in a copy made of
/// links, which is only read), names other files, or is larger than a file of its kind or would make it so; cannot_read
/// and SQLite::Exception where it cannot be looked at.
void check_sidecar_files(const std::filesystem::path& located, const DatabaseKind& kind);

}  // namespace tablebank
