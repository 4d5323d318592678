#include "calculators/tournament/seating_designs.h"

#include <algorithm>
#include <numeric>

#include "calculators/tournament/finite_field.h"
#include "calculators/tournament/player_index.h"
#include "calculators/tournament/seating_starters.h"

namespace tablebank {
namespace {

/// Player p of group i is i * tables + p. At table t of round r, group i has the player t + r * (element i).
std::vector<TableGroups> net_over(const FiniteField& field, int seats) {
    const int tables = field.order();
    std::vector<TableGroups> rounds(index_of(tables), TableGroups(index_of(tables)));
    for (int r = 0; r < tables; ++r)
        for (int t = 0; t < tables; ++t)
            for (int i = 0; i < seats; ++i)
                rounds[index_of(r)][index_of(t)].push_back(i * tables + field.add(t, field.multiply(r, i)));
    return rounds;
}

/// The same modulo the number of tables: as long as no product of a step and a round is a multiple of it.
std::vector<TableGroups> rotation(int tables, int seats) {
    const auto collides = [&](int round) {
        for (int step = 1; step < seats; ++step)
            if (round * step % tables == 0) return true;
        return false;
    };
    int rounds = 1;
    while (rounds < tables && rounds < most_seated_rounds && !collides(rounds)) ++rounds;
    std::vector<TableGroups> design(index_of(rounds), TableGroups(index_of(tables)));
    for (int r = 0; r < rounds; ++r)
        for (int t = 0; t < tables; ++t)
            for (int i = 0; i < seats; ++i)
                design[index_of(r)][index_of(t)].push_back(i * tables + (t + r * i) % tables);
    return design;
}

/// Players of one group have not met so far: if a group fills whole tables, its players have rounds among themselves.
void add_rounds_within(std::vector<TableGroups>& design, int group, int groups, int seats) {
    if (group % seats != 0) return;
    for (const TableGroups& small : make_design(group / seats, seats)) {
        TableGroups round;
        for (int of = 0; of < groups; ++of)
            for (auto table : small) {
                for (int& player : table) player += of * group;
                round.push_back(std::move(table));
            }
        design.push_back(std::move(round));
    }
}

int turned(const SeatingStarter& starter, int player, int by) {
    if (player >= starter.modulus * starter.orbits) return player;
    const int orbit = player / starter.modulus;
    return orbit * starter.modulus + (player + by) % starter.modulus;
}

std::vector<TableGroups> developed(const SeatingStarter& starter) {
    std::vector<TableGroups> rounds;
    const auto seats = index_of(starter.seats);
    const std::size_t players = index_of(starter.tables) * seats;
    if (players == 0) return rounds;
    for (std::size_t first = 0; first < starter.rounds.size(); first += players) {
        const int turns = starter.turns.empty() ? starter.modulus : starter.turns[first / players];
        for (int by = 0; by < turns; ++by) {
            TableGroups round(index_of(starter.tables));
            for (std::size_t i = 0; i < players; ++i)
                round[i / seats].push_back(turned(starter, starter.rounds[first + i], by));
            rounds.push_back(std::move(round));
        }
    }
    for (std::size_t first = 0; first < starter.transversals.size(); first += seats) {
        TableGroups round(index_of(starter.modulus));
        for (int by = 0; by < starter.modulus; ++by)
            for (std::size_t i = 0; i < seats; ++i)
                round[index_of(by)].push_back(turned(starter, starter.transversals[first + i], by));
        rounds.push_back(std::move(round));
    }
    return rounds;
}

/// As many players, of the last group or another, of whom no two meet in these rounds.
std::vector<int> never_together(const std::vector<TableGroups>& rounds, int players, int wanted) {
    std::vector<std::vector<char>> met(index_of(players), std::vector<char>(index_of(players), 0));
    for (const TableGroups& round : rounds)
        for (const auto& table : round)
            for (const int one : table)
                for (const int other : table) met[index_of(one)][index_of(other)] = 1;
    for (int last = players - 1; last >= 0; --last) {
        std::vector<int> chosen;
        for (int back = 0; back < players && static_cast<int>(chosen.size()) < wanted; ++back) {
            const int player = (last - back + players) % players;
            if (std::ranges::none_of(chosen, [&](int other) { return met[index_of(player)][index_of(other)] != 0; }))
                chosen.push_back(player);
        }
        if (static_cast<int>(chosen.size()) == wanted) return chosen;
    }
    return {};
}

void leave_out(std::vector<TableGroups>& rounds, const std::vector<int>& missing, int players) {
    std::vector<int> renamed(index_of(players), 0);
    for (const int player : missing) renamed[index_of(player)] = -1;
    int next = 0;
    for (int& name : renamed)
        if (name == 0) name = next++;
    for (TableGroups& round : rounds) {
        for (auto& table : round) {
            for (int& player : table) player = renamed[index_of(player)];
            std::erase(table, -1);
        }
        std::ranges::stable_sort(round, std::ranges::greater{}, &std::vector<int>::size);
    }
}

}  // namespace

std::vector<TableGroups> make_design(int tables, int seats) {
    for (const SeatingStarter& starter : seating_starters())
        if (starter.tables == tables && starter.seats == seats) return developed(starter);
    std::vector<TableGroups> design;
    const auto field = FiniteField::of_order(tables);
    if (field && tables >= seats)
        design = net_over(*field, seats);
    else
        design = rotation(tables, seats);
    add_rounds_within(design, tables, seats, seats);
    return design;
}

std::vector<TableGroups> design_for(int players, const std::vector<int>& sizes, int rounds) {
    if (sizes.size() < 2) return {};
    const int tables = static_cast<int>(sizes.size());
    const int missing = tables * sizes.front() - players;
    auto design = make_design(tables, sizes.front());
    if (static_cast<int>(design.size()) > rounds) design.resize(index_of(rounds));
    // Fewer rounds leave more pairs that never meet.
    while (missing > 0 && !design.empty()) {
        const auto chosen = never_together(design, players + missing, missing);
        if (!chosen.empty()) {
            leave_out(design, chosen, players + missing);
            break;
        }
        design.pop_back();
    }
    return design;
}

}  // namespace tablebank
