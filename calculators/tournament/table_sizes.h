#pragma once
// The number of tables in a round, and their sizes.

#include <optional>
#include <vector>

namespace tablebank {

inline constexpr int fewest_seats = 3;
inline constexpr int most_seats = 6;

struct TableRule {
    int wanted = 4;             ///< preferred seats per table
    int tables = 0;             ///< this many tables; 0: as many as `wanted` gives
    bool full = false;          ///< every table has exactly `wanted` players, and the rest sits out
    bool never_larger = false;  ///< no table has more seats than wanted
    std::vector<int> sizes{};   ///< exactly these tables, in any order; then the rules above do not count
    int fewest = fewest_seats;  ///< limits of an edition
    int most = most_seats;
};

/// The sizes by table number, larger ones first, with a difference of at most 1 unless the rule has `sizes`. Their sum
/// is less than `players` only if the rule is `full`, or has fewer seats than all players need: the others sit out.
/// nullopt if no such tables are possible.
[[nodiscard]] std::optional<std::vector<int>> table_sizes(int players, const TableRule& rule);

}  // namespace tablebank
