#pragma once
// Reads an untrusted database without changing it, also while another program writes to it: the file and its journals
// are copied to a private place, the copy is recovered and opened hardened (defensive, untrusted schema, schema
// compared byte for byte before anything in it is evaluated, integrity, foreign keys).

#include <filesystem>
#include <functional>

#include "db/sqlite/database_kind.h"

namespace SQLite {
class Database;
}

namespace tablebank {

/// Calls `read` with the copy, within limits of work and memory. `check_header` refuses a file of another kind by its
/// first bytes. Throws FileError (cannot_read, not_ours, newer, damaged, unsafe_beside), and exceptions of `read` as
/// one.
void read_copy(const std::filesystem::path& file, const DatabaseKind& kind,
               const std::function<void(const std::filesystem::path& located)>& check_header,
               const std::function<void(SQLite::Database& copy)>& read);

}  // namespace tablebank
