#pragma once
// A batch is held against the game that a store has: what of it is new, or why nothing of it can be kept. The same for
// every store. Internal to the rooms of stores.

#include <functional>
#include <optional>
#include <span>

#include "db/event/live_store.h"

namespace tablebank {

struct WeighedBatch {
    LiveAnswer answer;  ///< kept: with the head as it will be
    bool is_new_game = false;
    std::span<const LiveEntry> entries;  ///< kept: those that are new
};
/// `game` as it is in the store; `hash_of` gives that of an entry which is there, from 1 to its head. Throws
/// std::invalid_argument for what breaks the limits, or is no batch: numbers that do not follow one another.
[[nodiscard]] WeighedBatch weigh_batch(const LiveBatch& batch, const std::optional<LiveGame>& game,
                                       const std::function<Hash(std::int64_t)>& hash_of);

}  // namespace tablebank
