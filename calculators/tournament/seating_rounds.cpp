#include "calculators/tournament/seating_rounds.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "calculators/tournament/player_index.h"
#include "calculators/tournament/seating_check.h"
#include "calculators/tournament/seating_wishes.h"

namespace tablebank {
namespace {

using Problem = SeatingProblem;

std::optional<Problem> faulty_task(const SeatingTask& task) {
    if (task.players < fewest_seats || task.players > most_seated_players) return Problem{Problem::Code::players};
    if (task.rounds < 1 || task.rounds > most_seated_rounds || index_of(task.rounds) < task.played.size())
        return Problem{Problem::Code::rounds};
    for (const Absence& absence : task.absences)
        if (absence.player < 0 || absence.player >= task.players) return Problem{Problem::Code::unknown_player};
    if (const auto at = impossible_round(task.players, task.planned))
        return Problem{.code = Problem::Code::played_round, .round = static_cast<int>(task.played.size() + *at) + 1};
    return faulty_wish(task);
}

/// Takes a played round, in which every player must occur once.
std::optional<Problem> take_played(const SeatingTask& task, std::size_t round, GridRound& grid) {
    grid.present.assign(index_of(task.players), 0);
    const auto take = [&](int player) {
        if (player < 0 || player >= task.players || grid.present[index_of(player)] != 0) return false;
        grid.present[index_of(player)] = 1;
        return true;
    };
    const Problem faulty{.code = Problem::Code::played_round, .round = static_cast<int>(round) + 1};
    for (const SeatedTable& table : task.played[round].tables) {
        grid.sizes.push_back(static_cast<int>(table.seats.size()));
        auto& group = grid.tables.emplace_back();
        for (const SeatedPlayer& seat : table.seats) {
            if (!take(seat.player)) return faulty;
            group.push_back(seat.player);
        }
        if (table.seats.empty() || group.size() > most_seats) return faulty;
    }
    grid.byes = task.played[round].byes;
    for (const int player : grid.byes)
        if (!take(player)) return faulty;
    grid.pinned.assign(index_of(task.players), 1);
    grid.numbered.assign(grid.sizes.size(), 1);
    return std::nullopt;
}

/// A player who was absent counts as having sat out, so that coming late gives no additional bye.
class ByeBook {
public:
    ByeBook(const SeatingTask& task, SeatingRandom& random) : task_(task), sat_out_(index_of(task.players)) {
        order_.resize(index_of(task.players));
        std::iota(order_.begin(), order_.end(), 0);
        random.shuffle(order_);
    }

    void note(const GridRound& round) {
        std::vector<char> plays(sat_out_.size(), 0);
        for (std::size_t p = 0; p < plays.size(); ++p) plays[p] = round.present[p];
        for (const int player : round.byes) plays[index_of(player)] = 0;
        for (std::size_t p = 0; p < plays.size(); ++p) sat_out_[p] += plays[p] == 0 ? 1 : 0;
    }

    /// The players who sat out least often; among them first those whom no request needs in the round.
    [[nodiscard]] std::vector<int> choose(const GridRound& round, std::size_t number, std::size_t count) const {
        std::vector<int> there;
        for (const int player : order_)
            if (round.present[index_of(player)] != 0) there.push_back(player);
        std::ranges::stable_sort(there, {}, [&](int player) {
            return std::pair(sat_out_[index_of(player)], is_needed(player, number) ? 1 : 0);
        });
        there.resize(count);
        std::ranges::sort(there);
        return there;
    }

private:
    [[nodiscard]] bool is_needed(int player, std::size_t number) const {
        return std::ranges::any_of(task_.wishes.together, [&](const TogetherWish& wish) {
            return index_of(wish.round) == number + 1 && (wish.first == player || wish.second == player);
        });
    }

    const SeatingTask& task_;
    std::vector<int> order_;
    std::vector<int> sat_out_;
};

std::optional<Problem> lay_out(const SeatingTask& task, std::size_t number, ByeBook& book, GridRound& round) {
    const int name = static_cast<int>(number) + 1;
    round.present.assign(index_of(task.players), 1);
    for (const Absence& absence : task.absences)
        if (absence.from <= name && name <= absence.to) round.present[index_of(absence.player)] = 0;
    const int there = static_cast<int>(std::ranges::count(round.present, char{1}));
    auto sizes = table_sizes(there, task.tables);
    if (!sizes) return Problem{.code = Problem::Code::sizes, .round = name};
    for (const int size : *sizes)
        if (task.roles.played && size % 2 > task.roles.difference)
            return Problem{.code = Problem::Code::roles, .round = name, .size = size};
    round.sizes = std::move(*sizes);
    const int seats = std::accumulate(round.sizes.begin(), round.sizes.end(), 0);
    round.byes = book.choose(round, number, index_of(there - seats));
    book.note(round);
    for (const int player : round.byes) round.present[index_of(player)] = 0;
    return pin_wishes(task, number, round);
}

}  // namespace

std::variant<SeatingGrid, SeatingProblem> lay_out_rounds(const SeatingTask& task, SeatingRandom& random) {
    if (auto problem = faulty_task(task)) return *problem;
    SeatingGrid grid;
    grid.players = task.players;
    grid.played = task.played.size();
    grid.rounds.resize(index_of(task.rounds));
    std::map<std::pair<int, int>, bool> apart;  // by pair: whether one of its requests must be met
    for (const auto& [first, second, must] : task.wishes.apart) apart[std::minmax(first, second)] |= must;
    for (const auto& [pair, must] : apart) grid.apart.push_back({pair.first, pair.second, must});
    ByeBook book(task, random);
    for (std::size_t r = 0; r < grid.rounds.size(); ++r) {
        auto problem = r < grid.played ? take_played(task, r, grid.rounds[r]) : lay_out(task, r, book, grid.rounds[r]);
        if (problem) return *problem;
        if (r < grid.played) book.note(grid.rounds[r]);
    }
    return grid;
}

}  // namespace tablebank
