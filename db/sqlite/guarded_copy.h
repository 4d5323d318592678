#pragma once
// Somebody's database, read without touching it, beside an open writer too: the file and its journals are copied to a
// private place, the copy is recovered and opened guarded (defensive, untrusted schema, schema compared byte for byte
// before anything in it is evaluated, integrity, foreign keys). Knows nothing of what the rows mean.

#include <filesystem>
#include <functional>

#include "db/sqlite/database_kind.h"

namespace SQLite {
class Database;
}

namespace tablebank {

/// Calls `read` with the copy, within limits of work and memory. `check_header` refuses by the first bytes what is none
/// of this kind. Throws FileError (cannot_read, not_ours, newer, damaged, unsafe_beside), and what `read` throws as
/// one.
void read_copy(const std::filesystem::path& file, const DatabaseKind& kind,
               const std::function<void(const std::filesystem::path& located)>& check_header,
               const std::function<void(SQLite::Database& copy)>& read);

}  // namespace tablebank
