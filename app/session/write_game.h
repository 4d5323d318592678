#pragma once
// A new game file with what was posted already: of a game that begins, a branch, a game whose file is gone, a record.
// It is there only once all of it is on the disk. Knows nothing of how the entries came about.

#include <filesystem>
#include <span>
#include <vector>

#include "ledger/books/history.h"
#include "ledger/proof/chain.h"

namespace tablebank {

/// The hash of each entry, in order, chained to the stored entries.
[[nodiscard]] std::vector<Hash> chain_on(Hash head, std::span<const Entry> entries);

/// Throws FileError (exists, ...), by the name that is asked for.
void write_game(const std::filesystem::path& file, const Setup& setup, const History& history);

}  // namespace tablebank
