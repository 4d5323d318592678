#include "calculators/tournament/seating_grid.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tablebank {

GridCost cost_of(const SeatingGrid& grid) {
    const auto count = static_cast<std::size_t>(grid.players);
    std::vector<std::uint16_t> met(count * count);
    GridCost cost;
    for (const GridRound& round : grid.rounds)
        for (const auto& table : round.tables)
            for (std::size_t i = 0; i < table.size(); ++i)
                for (std::size_t k = 0; k < i; ++k) {
                    const auto [low, high] = std::minmax(table[i], table[k]);
                    const std::int64_t before =
                        met[static_cast<std::size_t>(low) * count + static_cast<std::size_t>(high)]++;
                    cost.repeats += before;
                    cost.thirds += before * (before - 1) / 2;
                }
    for (const ApartWish& wish : grid.apart)
        (wish.must ? cost.apart : cost.tries) +=
            met[static_cast<std::size_t>(wish.first) * count + static_cast<std::size_t>(wish.second)];
    return cost;
}

namespace {

/// The players who should not meet, by the first of their group; groups of whom some pairs may meet are left out.
std::map<int, std::vector<int>> groups_apart(const SeatingGrid& grid) {
    std::vector<int> group(static_cast<std::size_t>(grid.players));
    std::iota(group.begin(), group.end(), 0);
    for (const ApartWish& wish : grid.apart) {
        const int from = group[static_cast<std::size_t>(wish.second)];
        const int into = group[static_cast<std::size_t>(wish.first)];
        if (!wish.must) std::ranges::replace(group, std::max(from, into), std::min(from, into));
    }
    std::map<int, std::vector<int>> groups;
    std::map<int, std::size_t> wishes;
    for (int player = 0; player < grid.players; ++player)
        groups[group[static_cast<std::size_t>(player)]].push_back(player);
    for (const ApartWish& wish : grid.apart)
        if (!wish.must) ++wishes[group[static_cast<std::size_t>(wish.first)]];
    std::erase_if(groups, [&](const auto& one) {
        return one.second.size() < 2 || wishes[one.first] != one.second.size() * (one.second.size() - 1) / 2;
    });
    return groups;
}

}  // namespace

std::int64_t least_tries(const SeatingGrid& grid) {
    std::int64_t least = 0;
    for (const auto& [first, players] : groups_apart(grid))
        for (const GridRound& round : grid.rounds) {
            const auto there = std::ranges::count_if(
                players, [&](int player) { return round.present[static_cast<std::size_t>(player)] != 0; });
            const auto tables = static_cast<std::ptrdiff_t>(round.sizes.size());
            if (tables == 0) continue;
            const std::int64_t each = there / tables;
            least += tables * each * (each - 1) / 2 + (there % tables) * each;
        }
    return least;
}

std::int64_t least_thirds(const SeatingGrid& grid) {
    const std::int64_t pairs = std::int64_t{grid.players} * (grid.players - 1) / 2;
    std::int64_t meetings = 0;
    for (const GridRound& round : grid.rounds)
        for (const int size : round.sizes) meetings += std::int64_t{size} * (size - 1) / 2;
    const std::int64_t each = meetings / pairs;
    const auto thirds = [](std::int64_t times) { return times * (times - 1) * (times - 2) / 6; };
    return (meetings % pairs) * thirds(each + 1) + (pairs - meetings % pairs) * thirds(each);
}

void fill_round(GridRound& round, const TableGroups& wanted, const std::vector<int>& others) {
    std::vector<char> placed(round.present.size(), 0);
    round.tables = round.pins;
    for (const auto& table : round.pins)
        for (const int player : table) placed[static_cast<std::size_t>(player)] = 1;
    const auto place = [&](std::size_t table, int player) {
        char& done = placed[static_cast<std::size_t>(player)];
        if (done != 0 || round.present[static_cast<std::size_t>(player)] == 0) return;
        if (round.tables[table].size() >= static_cast<std::size_t>(round.sizes[table])) return;
        round.tables[table].push_back(player);
        done = 1;
    };
    for (std::size_t table = 0; table < wanted.size() && table < round.sizes.size(); ++table)
        for (const int player : wanted[table]) place(table, player);
    std::size_t table = 0;
    for (const int player : others) {
        while (table < round.tables.size() &&
               round.tables[table].size() >= static_cast<std::size_t>(round.sizes[table]))
            ++table;
        if (table == round.tables.size()) return;
        place(table, player);
    }
}

}  // namespace tablebank
