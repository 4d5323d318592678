#pragma once
// The rounds of an event during seating: who is at which table, without order of play and roles. Internal header.

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "calculators/tournament/seating.h"

namespace tablebank {

using TableGroups = std::vector<std::vector<int>>;  ///< of one round, by number of the table

struct GridRound {
    std::vector<int> sizes{};  ///< by number of the table
    TableGroups tables{};      ///< as many at each as in `sizes`
    std::vector<int> byes{};
    std::vector<char> present{};   ///< by player: plays in this round
    std::vector<char> pinned{};    ///< by player: stays at its table, because of a request
    TableGroups pins{};            ///< the same by table
    std::vector<char> numbered{};  ///< by table: keeps its number, because of a request
};

struct SeatingGrid {
    int players = 0;
    std::size_t played = 0;  ///< this many rounds at the beginning do not change
    std::vector<GridRound> rounds{};
    std::vector<ApartWish> apart{};  ///< each pair once, the smaller number first

    [[nodiscard]] std::span<GridRound> open() { return std::span(rounds).subspan(played); }
};

/// What a seating is compared by, in this order.
struct GridCost {
    std::int64_t apart = 0;    ///< meetings of players who must not meet
    std::int64_t tries = 0;    ///< meetings of players who should not meet
    std::int64_t repeats = 0;  ///< the sum of n(n-1)/2 over all pairs that met n times
    std::int64_t thirds = 0;   ///< the sum of n(n-1)(n-2)/6
    friend auto operator<=>(const GridCost&, const GridCost&) = default;
};
[[nodiscard]] GridCost cost_of(const SeatingGrid& grid);
/// No seating of the grid has fewer of these meetings: the sum over its rounds and over the groups in which each player
/// should not meet any other one. 0 for players who are not in such a group.
[[nodiscard]] std::int64_t least_tries(const SeatingGrid& grid);
/// No seating with as many meetings has fewer.
[[nodiscard]] std::int64_t least_thirds(const SeatingGrid& grid);

/// Fills the tables of a round: pinned players at their tables, the others as in `wanted` as far as possible, and the
/// remaining ones, in the order of `others`, at free seats.
void fill_round(GridRound& round, const TableGroups& wanted, const std::vector<int>& others);

}  // namespace tablebank
