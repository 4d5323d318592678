#pragma once
// What the charts of a game show, as figures: one pass over its entries. What was taken back does not count, nor does
// what took it back; so a line is the game as it is in force, and ends at the table as it stands. Knows nothing of
// words.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "calculators/money.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Places of a line: so many are told apart by eye, however long the game.
inline constexpr std::size_t most_chart_places = 400;

struct PlayerLine {
    Seat seat;
    std::vector<Money> cash;   ///< at each place
    std::vector<Money> worth;  ///< as printed: see there
};

struct DeedRents {
    Space deed;
    Money paid;     ///< in cash, to whoever owned it then
    int times = 0;  ///< entries that paid rent for it
};

struct SpaceLandings {
    Space space;
    bool in_jail = false;  ///< the jail beside its space
    int landed = 0;
    double expected = 0;  ///< of as many arrivals in the long run
};

struct ChartFigures {
    std::vector<std::int64_t> places;     ///< numbers of entries in force, the first and the last among them
    std::vector<PlayerLine> players;      ///< in seat order
    std::vector<DeedRents> rents;         ///< deeds that were paid for, in board order
    std::vector<SpaceLandings> landings;  ///< every space, then the jail; empty where no token moved
};

/// Worth as printed: cash, deeds at their price and mortgaged ones at their price less the mortgage, buildings at what
/// they cost their owner's role.
[[nodiscard]] ChartFigures chart_figures(const Table& table, std::size_t most_places = most_chart_places);

}  // namespace tablebank
