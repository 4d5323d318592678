#pragma once
// Writes a new game file with entries that exist already: for a new game, a branch, a game whose file is gone, or a
// record. The file appears only once all of it is on the disk.

#include <filesystem>
#include <span>
#include <vector>

#include "ledger/books/history.h"
#include "ledger/proof/chain.h"

namespace tablebank {

/// The hash of each entry, in order, chained to the stored entries.
[[nodiscard]] std::vector<Hash> chain_on(Hash head, std::span<const Entry> entries);

/// Throws FileError (exists, ...) with the name that was requested.
void write_game(const std::filesystem::path& file, const Setup& setup, const History& history);

}  // namespace tablebank
