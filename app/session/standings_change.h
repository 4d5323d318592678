#pragma once
// The effect of a ruling on the result of a timed game: places and totals before and after. Used for the plan of a
// repair and for a total that a judge sets, on the command line and in the window.

#include <optional>
#include <vector>

#include "calculators/share.h"
#include "calculators/table.h"
#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Of one player; neither if they are out. A game with only one player left gives them a place without a total.
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
    std::vector<StandingChange> players;  ///< by place after, then before, then seat; players who are out after, last
    std::vector<Seat> first_before;       ///< who wins, or is ahead
    std::vector<Seat> first_after;
    Phase phase_before = Phase::finished;  ///< while it is play, places and totals are those of an end now
    Phase phase_after = Phase::finished;
    std::vector<Space> without_dice;  ///< utilities that count one and one because no throw is known yet
    [[nodiscard]] bool changes() const;
};

/// nullopt if neither game has come to its settlement, and if the goal is another one.
[[nodiscard]] std::optional<StandingsChange> standings_change(const Game& before, const Game& after);

/// The effect of a line's entries on the result of a game that is over and stays over, and that of a repair on the
/// standings at any step of the settlement; nullopt if places and totals do not change. Requires entries that follow
/// the game.
[[nodiscard]] std::optional<StandingsChange> result_change(const Game& game, const std::vector<Entry>& entries);

}  // namespace tablebank
