#include "calculators/tournament/seating_wishes.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "calculators/tournament/player_index.h"
#include "calculators/tournament/seating_families.h"

namespace tablebank {
namespace {

using Problem = SeatingProblem;
using List = WishRef::List;

Problem problem(Problem::Code code, std::size_t round, WishRef wish, std::optional<WishRef> other = {}) {
    return {.code = code, .round = static_cast<int>(round) + 1, .wish = wish, .other = other};
}

/// Players who must be at one table in the round, and the request of each.
struct Party {
    std::vector<int> players{};
    std::vector<WishRef> wishes{};
    int table = 0;  ///< counted from 1; 0: any
    WishRef table_wish{};
};

/// The parties of a round, joined by the requests.
class Parties {
public:
    Parties(const SeatingTask& task, std::size_t round, const GridRound& grid)
        : task_(task), round_(round), grid_(grid), party_of_(grid.present.size(), -1) {}

    std::optional<Problem> gather() {
        for (std::size_t i = 0; i < task_.wishes.tables.size(); ++i)
            if (auto found = take_table({List::table, i}, task_.wishes.tables[i])) return found;
        for (std::size_t i = 0; i < task_.wishes.together.size(); ++i)
            if (task_.wishes.together[i].round == static_cast<int>(round_) + 1)
                if (auto found = take_together({List::together, i}, task_.wishes.together[i])) return found;
        return apart_within();
    }

    /// Largest first, those with a table before all others.
    [[nodiscard]] std::vector<Party> in_order() const {
        std::vector<Party> order;
        for (const Party& party : parties_)
            if (!party.players.empty()) order.push_back(party);
        std::ranges::stable_sort(order, [](const Party& one, const Party& other) {
            if ((one.table != 0) != (other.table != 0)) return one.table != 0;
            return one.players.size() > other.players.size();
        });
        return order;
    }

private:
    std::size_t party_of(int player) {
        int& party = party_of_[index_of(player)];
        if (party < 0) {
            party = static_cast<int>(parties_.size());
            parties_.push_back({.players = {player}});
        }
        return index_of(party);
    }

    std::optional<Problem> take_table(WishRef wish, const TableWish& wanted) {
        if (grid_.present[index_of(wanted.player)] == 0) return std::nullopt;
        if (wanted.table > static_cast<int>(grid_.sizes.size()))
            return problem(Problem::Code::no_such_table, round_, wish);
        Party& party = parties_[party_of(wanted.player)];
        if (party.table != 0 && party.table != wanted.table)
            return problem(Problem::Code::clash, round_, party.table_wish, wish);
        party.table = wanted.table;
        party.table_wish = wish;
        party.wishes.push_back(wish);
        return std::nullopt;
    }

    std::optional<Problem> take_together(WishRef wish, const TogetherWish& wanted) {
        for (const int player : {wanted.first, wanted.second})
            if (grid_.present[index_of(player)] == 0) return problem(Problem::Code::absent, round_, wish);
        const std::size_t into = party_of(wanted.first);
        const std::size_t from = party_of(wanted.second);
        parties_[into].wishes.push_back(wish);
        if (into == from) return std::nullopt;
        Party& kept = parties_[into];
        Party& joined = parties_[from];
        if (kept.table != 0 && joined.table != 0 && kept.table != joined.table)
            return problem(Problem::Code::clash, round_, wish, joined.table_wish);
        if (kept.table == 0) {
            kept.table = joined.table;
            kept.table_wish = joined.table_wish;
        }
        for (const int player : joined.players) party_of_[index_of(player)] = static_cast<int>(into);
        kept.players.insert(kept.players.end(), joined.players.begin(), joined.players.end());
        kept.wishes.insert(kept.wishes.end(), joined.wishes.begin(), joined.wishes.end());
        joined = {};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Problem> apart_within() const {
        for (std::size_t i = 0; i < task_.wishes.apart.size(); ++i) {
            const auto& [first, second, must] = task_.wishes.apart[i];
            if (!must) continue;
            const int party = party_of_[index_of(first)];
            const int other = party_of_[index_of(second)];
            if (party < 0 || other < 0) continue;
            const Party& one = parties_[index_of(party)];
            const bool same_table = one.table != 0 && one.table == parties_[index_of(other)].table;
            if (party == other || same_table)
                return problem(Problem::Code::clash, round_, {List::apart, i}, one.wishes.back());
        }
        return std::nullopt;
    }

    const SeatingTask& task_;
    std::size_t round_;
    const GridRound& grid_;
    std::vector<int> party_of_;
    std::vector<Party> parties_;
};

bool parted(const SeatingTask& task, const Party& party, const std::vector<int>& table) {
    const auto sits = [&](const std::vector<int>& group, int player) {
        return std::ranges::find(group, player) != group.end();
    };
    return std::ranges::none_of(task.wishes.apart, [&](const ApartWish& wish) {
        return wish.must && ((sits(party.players, wish.first) && sits(table, wish.second)) ||
                             (sits(party.players, wish.second) && sits(table, wish.first)));
    });
}

/// The table with the most free seats at which no player must be kept apart from the party; -1 if there is none.
int roomiest(const SeatingTask& task, const Party& party, const GridRound& grid) {
    int best = -1;
    std::size_t most_room = 0;
    for (std::size_t table = 0; table < grid.sizes.size(); ++table) {
        const std::size_t room =
            index_of(grid.sizes[table]) - std::min(index_of(grid.sizes[table]), grid.pins[table].size());
        if (room < party.players.size() || room <= most_room || !parted(task, party, grid.pins[table])) continue;
        best = static_cast<int>(table);
        most_room = room;
    }
    return best;
}

bool is_player(const SeatingTask& task, int player) {
    return player >= 0 && player < task.players;
}

}  // namespace

std::optional<SeatingProblem> faulty_wish(const SeatingTask& task) {
    const auto fault = [](Problem::Code code, List list, std::size_t i) {
        return Problem{.code = code, .wish = WishRef{list, i}};
    };
    for (std::size_t i = 0; i < task.wishes.apart.size(); ++i) {
        const auto& [first, second, must] = task.wishes.apart[i];
        if (!is_player(task, first) || !is_player(task, second) || first == second)
            return fault(Problem::Code::unknown_player, List::apart, i);
    }
    for (std::size_t i = 0; i < task.wishes.together.size(); ++i) {
        const auto& [first, second, round, must] = task.wishes.together[i];
        if (!is_player(task, first) || !is_player(task, second) || first == second)
            return fault(Problem::Code::unknown_player, List::together, i);
        // A played round does not change, whether the request was met or not.
        if (round < 1 || round > task.rounds) return fault(Problem::Code::unknown_round, List::together, i);
    }
    for (std::size_t i = 0; i < task.wishes.tables.size(); ++i) {
        const auto& [player, table] = task.wishes.tables[i];
        if (!is_player(task, player)) return fault(Problem::Code::unknown_player, List::table, i);
        if (table < 1) return fault(Problem::Code::no_such_table, List::table, i);
    }
    return std::nullopt;
}

std::optional<SeatingProblem> pin_wishes(const SeatingTask& task, std::size_t round, GridRound& grid) {
    grid.pins.assign(grid.sizes.size(), {});
    grid.pinned.assign(grid.present.size(), 0);
    grid.numbered.assign(grid.sizes.size(), 0);
    Parties parties(task, round, grid);
    if (auto found = parties.gather()) return found;
    if (auto found = impossible_family(task, round, grid)) return found;
    for (const Party& party : parties.in_order()) {
        const int table = party.table != 0 ? party.table - 1 : roomiest(task, party, grid);
        if (table < 0) return problem(Problem::Code::not_met, round, party.wishes.back());
        auto& pins = grid.pins[index_of(table)];
        if (pins.size() + party.players.size() > index_of(grid.sizes[index_of(table)]))
            return problem(Problem::Code::table_full, round, party.wishes.back());
        if (party.table != 0) grid.numbered[index_of(table)] = 1;
        for (const int player : party.players) {
            grid.pinned[index_of(player)] = 1;
            pins.push_back(player);
        }
    }
    return std::nullopt;
}

std::optional<SeatingProblem> wish_not_met(const SeatingTask& task, const SeatingGrid& grid) {
    constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();
    for (std::size_t r = grid.played; r < grid.rounds.size(); ++r) {
        std::vector<std::size_t> table_of(index_of(task.players), nowhere);
        for (std::size_t table = 0; table < grid.rounds[r].tables.size(); ++table)
            for (const int player : grid.rounds[r].tables[table]) table_of[index_of(player)] = table;
        // The first table at which a request is broken, and the first such request.
        std::optional<std::pair<std::size_t, std::size_t>> broken;
        for (std::size_t i = 0; i < task.wishes.apart.size(); ++i) {
            const auto& [first, second, must] = task.wishes.apart[i];
            if (!must) continue;
            const std::size_t table = table_of[index_of(first)];
            if (table == nowhere || table != table_of[index_of(second)]) continue;
            if (!broken || std::pair{table, i} < *broken) broken = {table, i};
        }
        if (broken) return problem(Problem::Code::not_met, r, {List::apart, broken->second});
    }
    return std::nullopt;
}

}  // namespace tablebank
