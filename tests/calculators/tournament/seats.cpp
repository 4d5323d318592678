#include "tests/calculators/tournament/seats.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

namespace tablebank::testing {
namespace {

std::set<int> expected(const SeatingTask& task, int round) {
    std::set<int> there;
    for (int player = 0; player < task.players; ++player) there.insert(player);
    for (const Absence& absence : task.absences)
        if (absence.from <= round && round <= absence.to) there.erase(absence.player);
    return there;
}

int table_of(const SeatedRound& round, int player) {
    for (const SeatedTable& table : round.tables)
        for (const SeatedPlayer& seat : table.seats)
            if (seat.player == player) return table.number;
    return 0;
}

std::string fault_of_table(const SeatingTask& task, const SeatedTable& table) {
    const int size = static_cast<int>(table.seats.size());
    if (size < fewest_seats || size > most_seats) return "a table of " + std::to_string(size);
    if (task.tables.full && size != task.tables.wanted) return "a table that is not full";
    const auto count = [&](Role role) {
        return static_cast<int>(std::ranges::count(table.seats, role, &SeatedPlayer::role));
    };
    if (!task.roles.played) return count(Role::player) == size ? "" : "a role where there are none";
    if (count(Role::player) != 0) return "somebody without a role";
    const int difference = std::abs(count(Role::monopolist) - count(Role::competitor));
    return difference > task.roles.difference ? "roles out of balance" : "";
}

std::string fault_of_round(const SeatingTask& task, const SeatedRound& round, int number) {
    std::set<int> seen;
    int tables = 0;
    const auto see = [&](int player) { return seen.insert(player).second; };
    for (const SeatedTable& table : round.tables) {
        if (table.number != ++tables) return "tables out of order";
        if (auto fault = fault_of_table(task, table); !fault.empty()) return fault;
        for (const SeatedPlayer& seat : table.seats)
            if (!see(seat.player)) return "somebody twice";
    }
    for (const int player : round.byes)
        if (!see(player)) return "a bye for somebody who plays";
    if (seen != expected(task, number)) return "not everybody, or somebody who is away";
    for (const auto& [first, second, must] : task.wishes.apart)
        if (must && table_of(round, first) != 0 && table_of(round, first) == table_of(round, second))
            return "a family met";
    for (const auto& [first, second, at, must] : task.wishes.together)
        if (must && at == number && table_of(round, first) != table_of(round, second)) return "a pair did not meet";
    for (const auto& [player, table] : task.wishes.tables)
        if (table_of(round, player) != 0 && table_of(round, player) != table) return "not at the table wished for";
    return "";
}

}  // namespace

std::string fault_of(const SeatingTask& task, const SeatingPlan& plan) {
    if (static_cast<int>(plan.rounds.size()) != task.rounds) return "not so many rounds";
    for (std::size_t r = 0; r < plan.rounds.size(); ++r) {
        const int number = static_cast<int>(r) + 1;
        if (r < task.played.size()) {
            if (plan.rounds[r] != task.played[r]) return "a played round was touched";
        } else if (auto fault = fault_of_round(task, plan.rounds[r], number); !fault.empty()) {
            return fault + " in round " + std::to_string(number);
        }
    }
    return "";
}

std::map<std::pair<int, int>, int> meetings_of(const SeatingPlan& plan) {
    std::map<std::pair<int, int>, int> met;
    for (const SeatedRound& round : plan.rounds)
        for (const SeatedTable& table : round.tables)
            for (const SeatedPlayer& one : table.seats)
                for (const SeatedPlayer& other : table.seats)
                    if (one.player < other.player) ++met[{one.player, other.player}];
    return met;
}

int repeats_of(const SeatingPlan& plan) {
    int sum = 0;
    for (const auto& [pair, times] : meetings_of(plan)) sum += times * (times - 1) / 2;
    return sum;
}

SeatingPlan seated(const SeatingTask& task) {
    const SeatingAnswer answer = make_seating(task);
    REQUIRE(std::holds_alternative<SeatingPlan>(answer));
    return std::get<SeatingPlan>(answer);
}

}  // namespace tablebank::testing
