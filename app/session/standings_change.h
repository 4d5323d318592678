#pragma once
// What a ruling does to the result of a timed game: places and totals as they are, and as they would be. One reckoning
// for the plan of a repair and for a total that a judge sets, in the terminal and in the window. Says no words.

#include <optional>
#include <vector>

#include "calculators/share.h"
#include "calculators/table.h"
#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Of one player; neither for who is out. A game that only one is left of gives him a place, and counts nothing.
struct PlaceAndTotal {
    std::optional<int> place{};
    std::optional<Share> total{};
    friend bool operator==(const PlaceAndTotal&, const PlaceAndTotal&) = default;
};

struct StandingChange {
    Seat seat;
    PlaceAndTotal before;
    PlaceAndTotal after;
    [[nodiscard]] bool changes() const { return before != after; }
};

struct StandingsChange {
    std::vector<StandingChange> players;  ///< by place after, then before, then seat; who is out after, last
    std::vector<Seat> first_before;       ///< who wins, or is ahead
    std::vector<Seat> first_after;
    Phase phase_before = Phase::finished;  ///< while it is play, places and totals are those of an end now
    Phase phase_after = Phase::finished;
    std::vector<Space> without_dice;  ///< utilities that count one and one, for nobody has thrown for them yet
    [[nodiscard]] bool changes() const;
};

/// nullopt where neither game has come to its settlement, and where the goal is another one.
[[nodiscard]] std::optional<StandingsChange> standings_change(const Game& before, const Game& after);

/// What the entries of a line do to the result of a game that is over, and stays so, and those of a repair to the
/// standings at any step of the settlement; nullopt where places and totals stay as they are. Requires entries that
/// follow the game.
[[nodiscard]] std::optional<StandingsChange> result_change(const Game& game, const std::vector<Entry>& entries);

}  // namespace tablebank
