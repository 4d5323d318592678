#include "calculators/tournament/seating_balance.h"

#include <algorithm>
#include <array>
#include <deque>

#include "calculators/tournament/player_index.h"

namespace tablebank {
namespace {

/// A step of a chain: `from` passes the surplus at this table to the player whom the chain has reached.
struct ChainStep {
    std::size_t table = 0;
    int from = -1;
};

/// Balances two things at a time. The `surplus` of a player is how much more often they had the first than the second;
/// an exchange at a table takes 2 from one player and gives 2 to another.
class Chains {
public:
    Chains(std::vector<SeatedTable*> tables, int players)
        : tables_(std::move(tables)),
          sits_at_(index_of(players)),
          surplus_(index_of(players)),
          step_(index_of(players)) {
        for (std::size_t t = 0; t < tables_.size(); ++t)
            for (const SeatedPlayer& seat : tables_[t]->seats) sits_at_[index_of(seat.player)].push_back(t);
    }

    [[nodiscard]] std::vector<int>& surplus() { return surplus_; }
    [[nodiscard]] SeatedTable& table(std::size_t number) { return *tables_[number]; }

    /// `takers(table, player)`: the players to whom the player may pass the surplus there; `ends(table)`: whether the
    /// table itself can take it. `hand(table, from, to)` does it, with to = -1 for the table. Returns whether anything
    /// was moved.
    template <class Takers, class Ends, class Hand>
    bool relieve(int player, int sign, const Takers& takers, const Ends& ends, const Hand& hand) {
        const int most = sign * surplus_[index_of(player)];
        if (most < 2) return false;
        std::ranges::fill(step_, ChainStep{});
        std::deque<int> next{player};
        std::vector<char> seen(surplus_.size(), 0);
        seen[index_of(player)] = 1;
        for (; !next.empty(); next.pop_front()) {
            const int one = next.front();
            for (const std::size_t t : sits_at_[index_of(one)]) {
                if (ends(*tables_[t], one)) {
                    hand(*tables_[t], one, -1);
                    surplus_[index_of(one)] -= 2 * sign;
                    walk_back(one, sign, hand);
                    return true;
                }
                for (const int other : takers(*tables_[t], one)) {
                    if (seen[index_of(other)] != 0) continue;
                    seen[index_of(other)] = 1;
                    step_[index_of(other)] = {t, one};
                    if (sign * surplus_[index_of(other)] < most - 2) {
                        walk_back(other, sign, hand);
                        return true;
                    }
                    next.push_back(other);
                }
            }
        }
        return false;
    }

private:
    template <class Hand>
    void walk_back(int last, int sign, const Hand& hand) {
        for (int to = last; step_[index_of(to)].from >= 0;) {
            const ChainStep step = step_[index_of(to)];
            hand(*tables_[step.table], step.from, to);
            surplus_[index_of(step.from)] -= 2 * sign;
            surplus_[index_of(to)] += 2 * sign;
            to = step.from;
        }
    }

    std::vector<SeatedTable*> tables_;
    std::vector<std::vector<std::size_t>> sits_at_;
    std::vector<int> surplus_;
    std::vector<ChainStep> step_;
};

std::vector<SeatedTable*> open_tables(SeatingPlan& plan, std::size_t played) {
    std::vector<SeatedTable*> tables;
    for (std::size_t r = played; r < plan.rounds.size(); ++r)
        for (SeatedTable& table : plan.rounds[r].tables) tables.push_back(&table);
    return tables;
}

using SeatCounts = std::vector<std::array<int, most_seats>>;

SeatCounts count_seats(const SeatingPlan& plan, std::size_t rounds, int players) {
    SeatCounts counts(index_of(players));
    for (std::size_t r = 0; r < rounds; ++r)
        for (const SeatedTable& table : plan.rounds[r].tables)
            for (std::size_t s = 0; s < table.seats.size(); ++s) ++counts[index_of(table.seats[s].player)][s];
    return counts;
}

/// Gives each seat in turn to the player of the table who had it least often.
void seat_by_count(SeatedTable& table, SeatCounts& counts) {
    for (std::size_t s = 0; s < table.seats.size(); ++s) {
        const auto rest = table.seats.begin() + static_cast<std::ptrdiff_t>(s);
        const auto least = std::min_element(rest, table.seats.end(), [&](const auto& one, const auto& other) {
            return counts[index_of(one.player)][s] < counts[index_of(other.player)][s];
        });
        std::iter_swap(rest, least);
        ++counts[index_of(rest->player)][s];
    }
}

/// Exchanges two seats of the order of play along chains; false if nothing is left to do.
bool balance_pair(SeatingPlan& plan, std::size_t played, int players, std::size_t first, std::size_t second) {
    std::vector<SeatedTable*> tables = open_tables(plan, played);
    std::erase_if(tables, [&](const SeatedTable* table) { return table->seats.size() <= std::max(first, second); });
    Chains chains(std::move(tables), players);
    const SeatCounts counts = count_seats(plan, plan.rounds.size(), players);
    for (std::size_t p = 0; p < counts.size(); ++p) chains.surplus()[p] = counts[p][first] - counts[p][second];
    bool moved = false;
    for (const int sign : {1, -1}) {
        const std::size_t given = sign > 0 ? first : second;
        const std::size_t taken = sign > 0 ? second : first;
        const auto takers = [&](const SeatedTable& table, int player) {
            return table.seats[given].player == player ? std::vector{table.seats[taken].player} : std::vector<int>{};
        };
        const auto ends = [](const SeatedTable&, int) { return false; };
        const auto hand = [&](SeatedTable& table, int, int) { std::swap(table.seats[given], table.seats[taken]); };
        for (int player = 0; player < players; ++player)
            while (chains.relieve(player, sign, takers, ends, hand)) moved = true;
    }
    return moved;
}

int monopolists(const SeatedTable& table) {
    return static_cast<int>(std::ranges::count(table.seats, Role::monopolist, &SeatedPlayer::role));
}

SeatedPlayer& seat_of(SeatedTable& table, int player) {
    return *std::ranges::find(table.seats, player, &SeatedPlayer::player);
}

/// Half of the table: the players who had the role least often.
void give_roles(SeatedTable& table, std::vector<int>& surplus, bool larger_half) {
    std::vector<SeatedPlayer*> order;
    for (SeatedPlayer& seat : table.seats) order.push_back(&seat);
    std::ranges::stable_sort(order, {}, [&](const SeatedPlayer* seat) { return surplus[index_of(seat->player)]; });
    const std::size_t half = (order.size() + (larger_half ? 1 : 0)) / 2;
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i]->role = i < half ? Role::monopolist : Role::competitor;
        surplus[index_of(order[i]->player)] += i < half ? 1 : -1;
    }
}

}  // namespace

void balance_seats(SeatingPlan& plan, std::size_t played, int players) {
    SeatCounts counts = count_seats(plan, played, players);
    for (SeatedTable* table : open_tables(plan, played)) seat_by_count(*table, counts);
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t first = 0; first < index_of(most_seats); ++first)
            for (std::size_t second = first + 1; second < index_of(most_seats); ++second)
                moved |= balance_pair(plan, played, players, first, second);
    }
}

void balance_roles(SeatingPlan& plan, std::size_t played, int players, const SeatingRoles& roles) {
    const std::vector<SeatedTable*> tables = open_tables(plan, played);
    if (!roles.played) return;
    Chains chains(tables, players);
    auto& surplus = chains.surplus();
    for (std::size_t r = 0; r < played; ++r)
        for (const SeatedTable& table : plan.rounds[r].tables)
            for (const SeatedPlayer& seat : table.seats)
                if (seat.role != Role::player) surplus[index_of(seat.player)] += seat.role == Role::monopolist ? 1 : -1;
    bool larger_half = false;
    for (SeatedTable* table : tables) {
        give_roles(*table, surplus, larger_half);
        if (table->seats.size() % 2 != 0) larger_half = !larger_half;
    }
    for (bool moved = true; moved;) {
        moved = false;
        for (const int sign : {1, -1}) {
            const Role given = sign > 0 ? Role::monopolist : Role::competitor;
            const Role taken = sign > 0 ? Role::competitor : Role::monopolist;
            const auto has = [&](const SeatedTable& table, int player) {
                return std::ranges::find(table.seats, player, &SeatedPlayer::player)->role == given;
            };
            const auto takers = [&](const SeatedTable& table, int player) {
                std::vector<int> found;
                if (!has(table, player)) return found;
                for (const SeatedPlayer& seat : table.seats)
                    if (seat.role == taken) found.push_back(seat.player);
                return found;
            };
            const auto ends = [&](const SeatedTable& table, int player) {
                const int size = static_cast<int>(table.seats.size());
                const int given_there = sign > 0 ? monopolists(table) : size - monopolists(table);
                return has(table, player) && given_there - 1 >= size / 2;
            };
            const auto hand = [&](SeatedTable& table, int from, int to) {
                seat_of(table, from).role = taken;
                if (to >= 0) seat_of(table, to).role = given;
            };
            for (int player = 0; player < players; ++player)
                while (chains.relieve(player, sign, takers, ends, hand)) moved = true;
        }
    }
}

}  // namespace tablebank
