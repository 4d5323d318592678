#pragma once
// The rounds of an event while they are being seated: who is at which table, without order of play and roles. Internal
// to this room.

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
    TableGroups tables{};      ///< as many at each as `sizes` says
    std::vector<int> byes{};
    std::vector<char> present{};   ///< by player: plays in this round
    std::vector<char> pinned{};    ///< by player: stays at its table, because of a wish
    TableGroups pins{};            ///< the same by table
    std::vector<char> numbered{};  ///< by table: keeps its number, because of a wish
};

struct SeatingGrid {
    int players = 0;
    std::size_t played = 0;  ///< so many rounds at the beginning stay as they are
    std::vector<GridRound> rounds{};
    std::vector<std::pair<int, int>> apart{};

    [[nodiscard]] std::span<GridRound> open() { return std::span(rounds).subspan(played); }
};

/// The sum of n(n-1)/2 over all pairs that met n times, and the meetings of those who must not.
struct GridCost {
    std::int64_t apart = 0;
    std::int64_t repeats = 0;
    friend auto operator<=>(const GridCost&, const GridCost&) = default;
};
[[nodiscard]] GridCost cost_of(const SeatingGrid& grid);

/// Fills the tables of a round: who is pinned where he is pinned, the others as in `wanted` as far as that goes, and
/// who is left over, in the order of `others`, where there is room.
void fill_round(GridRound& round, const TableGroups& wanted, const std::vector<int>& others);

}  // namespace tablebank
