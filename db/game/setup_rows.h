#pragma once
// The set-up of a game as rows: game, ruling, player, deed.

#include <filesystem>
#include <memory>

#include "ledger/books/setup.h"

namespace SQLite {
class Database;
}

namespace tablebank {

/// Into empty tables, in the caller's transaction.
void write_setup(SQLite::Database& database, const Setup& setup);

/// Reads it back, with the edition of its pinned text; `file` is its name in messages about that text. Throws Damage
/// unless every row is what write_setup writes for this set-up and the stored genesis hash matches; EditionError for a
/// pinned text that is not a valid edition.
[[nodiscard]] std::shared_ptr<const Setup> read_setup(const SQLite::Database& database,
                                                      const std::filesystem::path& file);

}  // namespace tablebank
