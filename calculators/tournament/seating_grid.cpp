#include "calculators/tournament/seating_grid.h"

#include <algorithm>

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
                    cost.repeats += met[static_cast<std::size_t>(low) * count + static_cast<std::size_t>(high)]++;
                }
    for (const auto& [first, second] : grid.apart) {
        const auto [low, high] = std::minmax(first, second);
        cost.apart += met[static_cast<std::size_t>(low) * count + static_cast<std::size_t>(high)];
    }
    return cost;
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
