// The leaders together: the next round by standing, and the final table.

#include <algorithm>
#include <numeric>
#include <utility>

#include "calculators/tournament/player_index.h"
#include "calculators/tournament/seating.h"
#include "calculators/tournament/seating_balance.h"
#include "calculators/tournament/seating_check.h"

namespace tablebank {
namespace {

using Problem = SeatingProblem;

enum class Heeded { musts, all };

/// Which players may be at the same table, and the request that forbids it.
class Families {
public:
    explicit Families(const SeatingTask& task) : task_(task) {}

    /// The request that a newcomer would break at a table where `leaving` makes room; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> broken(int player, const std::vector<int>& table, int leaving,
                                                    Heeded heeded) const {
        for (std::size_t i = 0; i < task_.wishes.apart.size(); ++i) {
            const auto& [first, second, must] = task_.wishes.apart[i];
            if (heeded == Heeded::musts && !must) continue;
            if (player != first && player != second) continue;
            const int other = player == first ? second : first;
            if (other != leaving && std::ranges::find(table, other) != table.end()) return i;
        }
        return std::nullopt;
    }

private:
    const SeatingTask& task_;
};

/// Exchanges the lower of two who must not meet with the nearest player with whom that breaks no request.
bool part(std::vector<std::vector<int>>& tables, const Families& families, std::size_t table, std::size_t seat,
          Heeded heeded) {
    std::vector<std::pair<std::size_t, std::size_t>> others;
    for (std::size_t t = 0; t < tables.size(); ++t)
        if (t != table)
            for (std::size_t s = 0; s < tables[t].size(); ++s) others.emplace_back(t, s);
    const auto rank = [&](std::size_t t, std::size_t s) {
        std::size_t before = s;
        for (std::size_t i = 0; i < t; ++i) before += tables[i].size();
        return before;
    };
    const std::size_t own = rank(table, seat);
    std::ranges::stable_sort(others, {}, [&](const auto& place) {
        const std::size_t other = rank(place.first, place.second);
        return other > own ? 2 * (other - own) - 1 : 2 * (own - other);  // of two equally near players, the lower one
    });
    int& moved = tables[table][seat];
    for (const auto& [t, s] : others) {
        int& other = tables[t][s];
        if (families.broken(moved, tables[t], other, heeded) || families.broken(other, tables[table], moved, heeded))
            continue;
        std::swap(moved, other);
        return true;
    }
    return false;
}

std::optional<Problem> faulty_order(const SeatingTask& task, const std::vector<int>& order, int round) {
    std::vector<char> seen(index_of(std::max(task.players, 0)), 0);
    for (const int player : order) {
        if (player < 0 || player >= task.players || seen[index_of(player)] != 0)
            return Problem{.code = Problem::Code::unknown_player, .round = round};
        seen[index_of(player)] = 1;
    }
    return std::nullopt;
}

}  // namespace

SeatingAnswer seat_by_standing(const SeatingTask& task, const std::vector<int>& order) {
    const int round = static_cast<int>(task.played.size()) + 1;
    if (task.players < fewest_seats || task.players > most_seated_players)
        return Problem{.code = Problem::Code::players, .round = round};
    if (round > most_seated_rounds) return Problem{.code = Problem::Code::rounds, .round = round};
    if (const auto at = impossible_round(task.players, task.played))
        return Problem{.code = Problem::Code::played_round, .round = static_cast<int>(*at) + 1};
    if (auto problem = faulty_order(task, order, round)) return *problem;
    const auto sizes = table_sizes(static_cast<int>(order.size()), task.tables);
    if (!sizes) return Problem{.code = Problem::Code::sizes, .round = round};
    std::vector<std::vector<int>> tables;
    auto next = order.begin();
    for (const int size : *sizes) {
        if (task.roles.played && size % 2 > task.roles.difference)
            return Problem{.code = Problem::Code::roles, .round = round, .size = size};
        tables.emplace_back(next, next + size);
        next += size;
    }
    const Families families(task);
    for (std::size_t t = 0; t < tables.size(); ++t)
        for (std::size_t s = 0; s < tables[t].size(); ++s) {
            const std::vector<int> before(tables[t].begin(), tables[t].begin() + static_cast<std::ptrdiff_t>(s));
            const auto parted = [&](Heeded heeded) {
                return !families.broken(tables[t][s], before, -1, heeded) || part(tables, families, t, s, heeded);
            };
            // Those who only should not meet stay if no exchange parts them.
            const auto broken = families.broken(tables[t][s], before, -1, Heeded::musts);
            if (!parted(Heeded::all) && broken && !parted(Heeded::musts))
                return Problem{
                    .code = Problem::Code::not_met, .round = round, .wish = WishRef{WishRef::List::apart, *broken}};
        }
    SeatingPlan plan{task.played};
    SeatedRound& last = plan.rounds.emplace_back();
    last.byes.assign(next, order.end());
    std::ranges::sort(last.byes);
    for (const auto& group : tables) {
        SeatedTable& table = last.tables.emplace_back();
        table.number = static_cast<int>(last.tables.size());
        for (const int player : group) table.seats.push_back({player, Role::player});
    }
    balance_seats(plan, task.played.size(), task.players);
    balance_roles(plan, task.played.size(), task.players, task.roles);
    return plan;
}

}  // namespace tablebank
