// The figures of a seating: report_seating, and the lower bound of repeats for these tables.

#include <algorithm>
#include <array>

#include "calculators/tournament/player_index.h"
#include "calculators/tournament/seating.h"
#include "calculators/tournament/seating_check.h"

namespace tablebank {
namespace {

std::int64_t pairs_of(std::int64_t count) {
    return count * (count - 1) / 2;
}

/// The smallest sum of n(n-1)/2 if this many meetings are distributed over this many pairs.
std::int64_t least_repeats(std::int64_t meetings, std::int64_t pairs) {
    if (pairs <= 0) return 0;
    const std::int64_t all = meetings / pairs;
    const std::int64_t more = meetings % pairs;
    return more * pairs_of(all + 1) + (pairs - more) * pairs_of(all);
}

/// A lower bound of the pairs of one table that meet again in another round: its players are distributed over this many
/// tables.
std::int64_t least_between(const SeatedRound& one, const SeatedRound& other) {
    const auto room = static_cast<std::int64_t>(other.tables.size() + other.byes.size());
    std::int64_t sum = 0;
    for (const SeatedTable& table : one.tables)
        sum += least_repeats(static_cast<std::int64_t>(table.seats.size()), room);
    return sum;
}

/// Two rounds with the same players can be compared.
bool same_players(const SeatedRound& one, const SeatedRound& other) {
    const auto names = [](const SeatedRound& round) {
        std::vector<int> players = round.byes;
        for (const SeatedTable& table : round.tables)
            for (const SeatedPlayer& seat : table.seats) players.push_back(seat.player);
        std::ranges::sort(players);
        return players;
    };
    return names(one) == names(other);
}

/// The bound from one player: each of their meetings is with one of the others who were present at all.
std::int64_t bound_by_player(const SeatingPlan& plan, std::int64_t others, int players) {
    std::vector<std::int64_t> meetings(index_of(players));
    for (const SeatedRound& round : plan.rounds)
        for (const SeatedTable& table : round.tables)
            for (const SeatedPlayer& seat : table.seats)
                meetings[index_of(seat.player)] += static_cast<std::int64_t>(table.seats.size()) - 1;
    // If all play at tables of one size, this is the number that each must have; otherwise the smaller tables could be
    // distributed in another way, and only the sum of all meetings is known.
    const std::int64_t all = [&] {
        std::int64_t sum = 0;
        for (const std::int64_t count : meetings) sum += count;
        return sum;
    }();
    const std::int64_t present = std::ranges::count_if(meetings, [](std::int64_t count) { return count > 0; });
    if (present == 0) return 0;
    const std::int64_t each = all / present;
    const std::int64_t more = all % present;
    const std::int64_t twice = more * least_repeats(each + 1, others) + (present - more) * least_repeats(each, others);
    return (twice + 1) / 2;
}

std::int64_t bound_of(const SeatingPlan& plan, int players) {
    std::vector<char> played(index_of(players), 0);
    for (const SeatedRound& round : plan.rounds)
        for (const SeatedTable& table : round.tables)
            for (const SeatedPlayer& seat : table.seats) played[index_of(seat.player)] = 1;
    const std::int64_t present = std::ranges::count(played, char{1});
    std::int64_t between = 0;
    for (std::size_t r = 0; r < plan.rounds.size(); ++r)
        for (std::size_t s = 0; s < r; ++s)
            if (same_players(plan.rounds[r], plan.rounds[s]))
                between += std::max(least_between(plan.rounds[r], plan.rounds[s]),
                                    least_between(plan.rounds[s], plan.rounds[r]));
    return std::max(between, bound_by_player(plan, present - 1, players));
}

struct Counted {
    std::vector<std::uint16_t> met;
    std::vector<std::vector<int>> opponents;
};

Counted count_meetings(int players, const SeatingPlan& plan) {
    Counted counted{std::vector<std::uint16_t>(index_of(players) * index_of(players)),
                    std::vector<std::vector<int>>(index_of(players))};
    for (const SeatedRound& round : plan.rounds)
        for (const SeatedTable& table : round.tables)
            for (const SeatedPlayer& one : table.seats)
                for (const SeatedPlayer& other : table.seats)
                    if (one.player != other.player &&
                        counted.met[index_of(one.player) * index_of(players) + index_of(other.player)]++ == 0)
                        counted.opponents[index_of(one.player)].push_back(other.player);
    return counted;
}

void report_pairs(int players, const SeatingPlan& plan, SeatingReport& report) {
    const Counted counted = count_meetings(players, plan);
    std::vector<char> linked(index_of(players));
    for (int one = 0; one < players; ++one) {
        std::ranges::fill(linked, char{0});
        for (const int through : counted.opponents[index_of(one)])
            for (const int other : counted.opponents[index_of(through)]) linked[index_of(other)] = 1;
        if (counted.opponents[index_of(one)].empty()) continue;
        for (int other = one + 1; other < players; ++other) {
            if (counted.opponents[index_of(other)].empty()) continue;
            const int times = counted.met[index_of(one) * index_of(players) + index_of(other)];
            report.repeats += pairs_of(times);
            report.thirds += pairs_of(times) * (times - 2) / 3;
            report.most_meetings = std::max(report.most_meetings, times);
            ++(times > 0 ? report.met : linked[index_of(other)] != 0 ? report.linked : report.strangers);
        }
    }
}

/// The largest difference between the most and the least frequent case of one player.
template <class Counts>
int widest(const Counts& counts, std::size_t kinds) {
    int spread = 0;
    for (const auto& of : counts) {
        const auto [least, most] = std::minmax_element(of.begin(), of.begin() + static_cast<std::ptrdiff_t>(kinds));
        if (kinds > 0) spread = std::max(spread, *most - *least);
    }
    return spread;
}

/// The largest difference between two of the players who were present most often.
int between_players(const std::vector<int>& counts, const std::vector<int>& there) {
    const int most = there.empty() ? 0 : *std::ranges::max_element(there);
    int low = 0;
    int high = -1;
    for (std::size_t p = 0; p < counts.size(); ++p) {
        if (there[p] < most) continue;
        if (high < 0) low = high = counts[p];
        low = std::min(low, counts[p]);
        high = std::max(high, counts[p]);
    }
    return std::max(0, high - low);
}

void report_spreads(int players, const SeatingPlan& plan, SeatingReport& report) {
    std::size_t tables = 0;
    std::size_t smallest = most_seats;
    for (const SeatedRound& round : plan.rounds) {
        tables = std::max(tables, round.tables.size());
        for (const SeatedTable& table : round.tables) smallest = std::min(smallest, table.seats.size());
    }
    std::vector<std::array<int, most_seats>> seats(index_of(players));
    std::vector<std::array<int, 2>> roles(index_of(players));
    std::vector<std::vector<int>> numbers(index_of(players), std::vector<int>(tables));
    std::vector<int> there(index_of(players));
    std::vector<int> byes(index_of(players));
    std::vector<int> small(index_of(players));
    for (const SeatedRound& round : plan.rounds) {
        for (const int player : round.byes) {
            ++byes[index_of(player)];
            ++there[index_of(player)];
        }
        for (const SeatedTable& table : round.tables)
            for (std::size_t s = 0; s < table.seats.size(); ++s) {
                const auto& [player, role] = table.seats[s];
                ++there[index_of(player)];
                ++seats[index_of(player)][s];
                if (role != Role::player) ++roles[index_of(player)][role == Role::monopolist ? 0 : 1];
                if (index_of(table.number) <= tables) ++numbers[index_of(player)][index_of(table.number) - 1];
                if (table.seats.size() == smallest) ++small[index_of(player)];
            }
    }
    report.seat_spread = widest(seats, smallest);
    report.role_spread = widest(roles, 2);
    report.table_spread = widest(numbers, tables);
    report.bye_spread = between_players(byes, there);
    report.size_spread = between_players(small, there);
}

}  // namespace

SeatingReport report_seating(int players, const SeatingPlan& plan) {
    require_possible(players, plan.rounds);
    SeatingReport report;
    report_pairs(players, plan, report);
    report_spreads(players, plan, report);
    report.bound = bound_of(plan, players);
    return report;
}

}  // namespace tablebank
