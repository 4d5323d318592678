#include "calculators/tournament/seating_numbers.h"

#include <algorithm>

namespace tablebank {
namespace {

/// How often each player had each number.
class NumberCounts {
public:
    explicit NumberCounts(const SeatingGrid& grid) {
        for (const GridRound& round : grid.rounds) tables_ = std::max(tables_, round.tables.size());
        even_ = static_cast<int>(grid.rounds.size() / tables_);
        counts_.resize(static_cast<std::size_t>(grid.players) * tables_);
        for (const GridRound& round : grid.rounds)
            for (std::size_t t = 0; t < round.tables.size(); ++t) count(round.tables[t], t, 1);
    }

    void count(const std::vector<int>& group, std::size_t table, int by) {
        for (const int player : group) counts_[static_cast<std::size_t>(player) * tables_ + table] += by;
    }
    /// The cost of moving a group from one number to another. Squares do not work: in an affine plane their sum is the
    /// same for every numbering of the tables.
    [[nodiscard]] std::int64_t cost(const std::vector<int>& group, std::size_t from, std::size_t to) const {
        std::int64_t sum = 0;
        for (const int player : group) {
            const std::size_t row = static_cast<std::size_t>(player) * tables_;
            sum += step_to(counts_[row + to]) - step_to(counts_[row + from] - 1);
        }
        return sum;
    }

private:
    /// The cost of one time more: the higher, the further above the even distribution.
    [[nodiscard]] std::int64_t step_to(int times) const {
        const std::int64_t over = times - even_;
        return over * over * over + over;
    }

    std::size_t tables_ = 0;
    int even_ = 0;
    std::vector<int> counts_;
};

/// The tables of a round that may be exchanged with one another.
std::vector<std::vector<std::size_t>> kinds_of(const GridRound& round) {
    std::vector<std::vector<std::size_t>> kinds(most_seats + 1);
    for (std::size_t t = 0; t < round.tables.size(); ++t)
        if (round.numbered[t] == 0) kinds[static_cast<std::size_t>(round.sizes[t])].push_back(t);
    std::erase_if(kinds, [](const auto& kind) { return kind.size() < 2; });
    return kinds;
}

}  // namespace

void spread_table_numbers(SeatingGrid& grid, std::int64_t steps, SeatingRandom& random) {
    NumberCounts counts(grid);
    struct Choice {
        std::size_t round;
        std::vector<std::size_t> tables;
    };
    std::vector<Choice> choices;
    for (std::size_t r = grid.played; r < grid.rounds.size(); ++r)
        for (auto& kind : kinds_of(grid.rounds[r])) choices.push_back({r, std::move(kind)});
    if (choices.empty()) return;
    for (std::int64_t step = 0; step < steps; ++step) {
        const auto& [round, tables] = choices[static_cast<std::size_t>(random.below(static_cast<int>(choices.size())))];
        const std::size_t one = tables[static_cast<std::size_t>(random.below(static_cast<int>(tables.size())))];
        const std::size_t other = tables[static_cast<std::size_t>(random.below(static_cast<int>(tables.size())))];
        auto& groups = grid.rounds[round].tables;
        if (one == other) continue;
        const std::int64_t cost = counts.cost(groups[one], one, other) + counts.cost(groups[other], other, one);
        if (!random.accepts(cost, annealing_one * (steps - step) / steps)) continue;
        counts.count(groups[one], one, -1);
        counts.count(groups[other], other, -1);
        std::swap(groups[one], groups[other]);
        counts.count(groups[one], one, 1);
        counts.count(groups[other], other, 1);
    }
}

}  // namespace tablebank
