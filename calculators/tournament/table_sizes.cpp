#include "calculators/tournament/table_sizes.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>

namespace tablebank {
namespace {

std::vector<int> shared_out(int players, int tables) {
    std::vector<int> sizes(static_cast<std::size_t>(tables), players / tables);
    std::fill_n(sizes.begin(), players % tables, players / tables + 1);
    return sizes;
}

}  // namespace

std::optional<std::vector<int>> table_sizes(int players, const TableRule& rule) {
    const int fewest = std::max(rule.fewest, fewest_seats);
    const int most = std::min(rule.most, most_seats);
    if (players < fewest || fewest > most || rule.wanted < fewest || rule.wanted > most || rule.tables < 0)
        return std::nullopt;
    if (!rule.sizes.empty()) {
        std::vector<int> sizes = rule.sizes;
        std::ranges::sort(sizes, std::greater{});
        const bool possible = sizes.front() <= most && sizes.back() >= fewest;
        if (!possible || std::accumulate(sizes.begin(), sizes.end(), 0) > players) return std::nullopt;
        return sizes;
    }
    if (rule.full) {
        const int tables = rule.tables > 0 ? std::min(rule.tables, players / rule.wanted) : players / rule.wanted;
        if (tables == 0 || tables < rule.tables) return std::nullopt;
        return std::vector<int>(static_cast<std::size_t>(tables), rule.wanted);
    }
    if (rule.tables > 0) {
        if (players < rule.tables * fewest) return std::nullopt;
        return shared_out(std::min(players, rule.tables * most), rule.tables);
    }
    int tables = (players + rule.wanted - 1) / rule.wanted;
    while (tables > 1 && players / tables < fewest) --tables;
    const int seated = std::min(players, tables * (rule.never_larger ? rule.wanted : most));
    return seated < players ? std::nullopt : std::optional(shared_out(players, tables));
}

}  // namespace tablebank
