#pragma once
// How many tables there are in a round, and how many sit at each.

#include <optional>
#include <vector>

namespace tablebank {

inline constexpr int fewest_seats = 3;
inline constexpr int most_seats = 6;

struct TableRule {
    int wanted = 4;             ///< seats of a table, where nothing stands against it
    int tables = 0;             ///< so many tables; 0: as many as `wanted` makes
    bool full = false;          ///< every table has `wanted` seats filled, and who is left over sits out
    int fewest = fewest_seats;  ///< what an edition allows
    int most = most_seats;
};

/// The sizes by table number, larger ones first and no two further apart than 1. Their sum is less than `players` only
/// where the rule is `full`, or has fewer tables than all players need: the others sit out. nullopt where no such
/// tables can be made.
[[nodiscard]] std::optional<std::vector<int>> table_sizes(int players, const TableRule& rule);

}  // namespace tablebank
