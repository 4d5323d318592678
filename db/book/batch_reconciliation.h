#pragma once
// Batches are held against the games that a store has: what of them is new, or why nothing of one can be kept. The same
// for every store. Internal to the rooms of stores.
//
// A hash covers all that came before it. So one hash tells whether a batch and the game are one history: that of the
// last entry which both have.

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "db/book/live_store.h"

namespace tablebank {

/// A game as a store has it.
struct StoredGame {
    Hash genesis;
    LiveHead head;
};
/// What is new of a game.
struct GrownGame {
    const LiveBatch* begun_by = nullptr;              ///< where the store has not had it
    std::vector<std::span<const LiveEntry>> entries;  ///< one behind the other; they lie in the batches
    LiveHead head;                                    ///< as it is then
};
struct ReconciledBatches {
    std::vector<LiveAnswer> answers;                        ///< one to each
    std::map<std::string, GrownGame, std::less<>> games{};  ///< by their ids
    std::int64_t bytes = 0;                                 ///< of what is new, about as many as a store takes for it
};

/// Asked at most once for each game.
using FindGame = std::function<std::optional<StoredGame>(const std::string& game)>;
/// Of an entry that the store has, from 1 to the one before the game's last.
using FindHash = std::function<Hash(const std::string& game, std::int64_t number)>;

/// Throws std::invalid_argument for what is no batch: numbers that do not follow one another, a text beyond its limit,
/// an id that is none.
void check_batches(std::span<const LiveBatch> batches);
/// Of batches that were checked.
[[nodiscard]] ReconciledBatches reconcile(std::span<const LiveBatch> batches, const FindGame& find_game,
                                          const FindHash& find_hash);

}  // namespace tablebank
