#pragma once
// The checkpoint of a game as it was after any of its entries: for the end of a round or of the game.

#include <cstdint>
#include <optional>
#include <string>

#include "ledger/books/history.h"
#include "ledger/proof/checkpoint.h"

namespace tablebank {

/// The person who gives it.
struct GivenBy {
    Attester role = Attester::banker;
    std::string name;
};

/// The round that a checkpoint of a game in this state names: the one that is played, 1 or more; 0 when it is over.
[[nodiscard]] std::int64_t checkpoint_round(const Game& game);

/// After entry `entries`, 1 .. last. For the end if the game was over then, otherwise for the current round.
[[nodiscard]] Checkpoint checkpoint_at(const Table& table, std::int64_t entries, const GivenBy& by);

/// The last entry of a round that is over: after it another round was played, or the game was over. If the end of a
/// round was reversed, its last end counts. nullopt for a round that goes on, or never was.
[[nodiscard]] std::optional<std::int64_t> end_of_round(const Table& table, std::int64_t round);

}  // namespace tablebank
