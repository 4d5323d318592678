#pragma once
// Compares batches with the games in a store: finds their new entries, or the reason why a batch cannot be stored. All
// stores use it. Internal to stores.
//
// A hash covers everything before it. So one hash decides whether a batch and the game are the same history: that of
// the last entry that both have.

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "db/book/live_store.h"

namespace tablebank {

/// A game in a store.
struct StoredGame {
    Hash genesis;
    LiveHead head;
};
/// The new entries of a game.
struct GrownGame {
    const LiveBatch* begun_by = nullptr;              ///< set if the game is new to the store
    std::vector<std::span<const LiveEntry>> entries;  ///< in order; they point into the batches
    LiveHead head;                                    ///< after these entries
};
struct ReconciledBatches {
    std::vector<LiveAnswer> answers;                        ///< one for each batch
    std::map<std::string, GrownGame, std::less<>> games{};  ///< by their ids
    std::int64_t bytes = 0;                                 ///< approximate size of the new data in a store
};

/// Called at most once for each game.
using FindGame = std::function<std::optional<StoredGame>(const std::string& game)>;
/// For an entry in the store, from 1 to the one before the game's last.
using FindHash = std::function<Hash(const std::string& game, std::int64_t number)>;

/// Throws std::invalid_argument for an invalid batch: numbers with gaps, a text above its limit, an invalid id.
void check_batches(std::span<const LiveBatch> batches);
/// Requires checked batches.
[[nodiscard]] ReconciledBatches reconcile(std::span<const LiveBatch> batches, const FindGame& find_game,
                                          const FindHash& find_hash);

}  // namespace tablebank
