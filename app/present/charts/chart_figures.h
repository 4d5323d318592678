#pragma once
// The figures of a game's charts: one pass over its entries. Reversed entries and their reversals do not count, so a
// line shows the game as it is in force and ends at the current table.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "calculators/money.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Points of a line: more could not be distinguished on a screen, however long the game is.
inline constexpr std::size_t most_chart_places = 400;

struct PlayerLine {
    Seat seat;
    std::vector<Money> cash;   ///< at each point
    std::vector<Money> worth;  ///< printed worth: see chart_figures
};

struct DeedRents {
    Space deed;
    Money paid;     ///< in cash, to the owner at that time
    int times = 0;  ///< number of entries that paid rent for it
};

struct SpaceLandings {
    Space space;
    bool in_jail = false;  ///< the jail, not the space that it is on
    int landed = 0;
    double expected = 0;  ///< the number expected in the long run, of the same number of arrivals
};

struct ChartFigures {
    /// Numbers of entries in force, including the first and the last: of a settled game the last one before the cash
    /// was handed in, since from then on no one has any.
    std::vector<std::int64_t> places;
    bool handed_in = false;               ///< the cash was handed in
    std::vector<PlayerLine> players;      ///< in seat order
    std::vector<DeedRents> rents;         ///< deeds for which rent was paid, in board order
    std::vector<SpaceLandings> landings;  ///< every space, then the jail; empty if no token moved
};

/// Printed worth: cash, deeds at their price and mortgaged ones at their price less the mortgage, buildings at the cost
/// for their owner's role.
[[nodiscard]] ChartFigures chart_figures(const Table& table, std::size_t most_places = most_chart_places);

}  // namespace tablebank
