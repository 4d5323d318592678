#include "calculators/tournament/seating_annealer.h"

#include <algorithm>

namespace tablebank {
namespace {

/// The cost of players who must not meet, and of those who should not, as a number of earlier meetings. The remainder
/// by the second is the number of meetings.
constexpr int apart_meetings = 2000;
constexpr int try_meetings = 200;
static_assert(apart_meetings % try_meetings == 0 && try_meetings > most_seated_rounds);

struct Place {
    std::size_t round = 0;
    std::size_t table = 0;
    std::size_t seat = 0;
};

/// The players who may change places, and the number of meetings of each pair.
class Meetings {
public:
    Meetings(SeatingGrid& grid, std::size_t from) : grid_(grid), count_(static_cast<std::size_t>(grid.players)) {
        met_.resize(count_ * count_);
        for (const auto& [first, second, must] : grid.apart) add(first, second, must ? apart_meetings : try_meetings);
        for (const GridRound& round : grid.rounds)
            for (const auto& table : round.tables)
                for (std::size_t i = 0; i < table.size(); ++i)
                    for (std::size_t k = 0; k < i; ++k) add(table[i], table[k], 1);
        for (std::size_t r = from; r < grid.rounds.size(); ++r) {
            std::vector<Place> free;
            const GridRound& round = grid.rounds[r];
            for (std::size_t t = 0; t < round.tables.size(); ++t)
                for (std::size_t s = 0; s < round.tables[t].size(); ++s)
                    if (round.pinned[static_cast<std::size_t>(round.tables[t][s])] == 0) free.push_back({r, t, s});
            if (free.size() > 1 && round.tables.size() > 1) free_.push_back(std::move(free));
        }
    }

    [[nodiscard]] bool stuck() const { return free_.empty(); }
    [[nodiscard]] int& at(const Place& place) { return grid_.rounds[place.round].tables[place.table][place.seat]; }
    [[nodiscard]] std::size_t seats(const Place& place) const { return table(place).size(); }
    [[nodiscard]] const std::vector<int>& table(const Place& place) const {
        return grid_.rounds[place.round].tables[place.table];
    }
    [[nodiscard]] int met(int one, int other) const {
        return met_[static_cast<std::size_t>(one) * count_ + static_cast<std::size_t>(other)];
    }

    /// Draws two places of one round; false if they are at the same table.
    [[nodiscard]] bool draw(SeatingRandom& random, Place& one, Place& other) const {
        const std::uint64_t bits = random.bits();
        const auto& free = free_[(bits & 0xffff) * free_.size() >> 16];
        one = free[(bits >> 16 & 0xffffff) * free.size() >> 24];
        other = free[(bits >> 40) * free.size() >> 24];
        return one.table != other.table;
    }

    /// The change of the sum of n(n-1)/2 by an exchange.
    [[nodiscard]] int cost(const Place& one, const Place& other) {
        const int first = at(one);
        const int second = at(other);
        int sum = 0;
        for (const int mate : table(one))
            if (mate != first) sum += met(second, mate) - met(first, mate) + 1;
        for (const int mate : table(other))
            if (mate != second) sum += met(first, mate) - met(second, mate) + 1;
        return sum;
    }

    /// The change of the sum of n(n-1)(n-2)/6 by an exchange.
    [[nodiscard]] int cost_of_thirds(const Place& one, const Place& other) {
        const int first = at(one);
        const int second = at(other);
        int sum = 0;
        for (const int mate : table(one))
            if (mate != first) sum += pairs_before(second, mate, 0) - pairs_before(first, mate, 1);
        for (const int mate : table(other))
            if (mate != second) sum += pairs_before(first, mate, 0) - pairs_before(second, mate, 1);
        return sum;
    }

    void exchange(const Place& one, const Place& other) {
        const int first = at(one);
        const int second = at(other);
        for (const int mate : table(one))
            if (mate != first) {
                add(first, mate, -1);
                add(second, mate, 1);
            }
        for (const int mate : table(other))
            if (mate != second) {
                add(second, mate, -1);
                add(first, mate, 1);
            }
        std::swap(at(one), at(other));
    }

    /// Whether a player of the larger of two tables can be the additional player of the other one instead: they have
    /// neighbouring sizes, and no request binds either of them.
    [[nodiscard]] bool can_shift(const Place& large, const Place& small) const {
        const GridRound& round = grid_.rounds[large.round];
        const auto is_bound = [&](std::size_t number) {
            return round.numbered[number] != 0 || std::ranges::any_of(round.tables[number], [&](int player) {
                       return round.pinned[static_cast<std::size_t>(player)] != 0;
                   });
        };
        return seats(large) == seats(small) + 1 && !is_bound(large.table) && !is_bound(small.table);
    }
    [[nodiscard]] int cost_of_shift(const Place& large, const Place& small) {
        const int moved = at(large);
        int sum = 0;
        for (const int mate : table(large))
            if (mate != moved) sum -= met(moved, mate) - 1;
        for (const int mate : table(small)) sum += met(moved, mate);
        return sum;
    }
    [[nodiscard]] int thirds_of_shift(const Place& large, const Place& small) {
        const int moved = at(large);
        int sum = 0;
        for (const int mate : table(large))
            if (mate != moved) sum -= pairs_before(moved, mate, 1);
        for (const int mate : table(small)) sum += pairs_before(moved, mate, 0);
        return sum;
    }
    /// The tables then change their numbers, so that each number keeps its size.
    void shift(const Place& large, const Place& small) {
        auto& tables = grid_.rounds[large.round].tables;
        const int moved = at(large);
        for (const int mate : table(large))
            if (mate != moved) add(moved, mate, -1);
        for (const int mate : table(small)) add(moved, mate, 1);
        std::erase(tables[large.table], moved);
        tables[small.table].push_back(moved);
        std::swap(tables[large.table], tables[small.table]);
    }

private:
    /// n(n-1)/2 for their meetings without this many of them.
    [[nodiscard]] int pairs_before(int one, int other, int without) const {
        const int times = met(one, other) % try_meetings - without;
        return times * (times - 1) / 2;
    }
    void add(int one, int other, int meetings) {
        const auto a = static_cast<std::size_t>(one);
        const auto b = static_cast<std::size_t>(other);
        met_[a * count_ + b] = static_cast<std::int16_t>(met_[a * count_ + b] + meetings);
        met_[b * count_ + a] = met_[a * count_ + b];
    }

    SeatingGrid& grid_;
    std::size_t count_;
    std::vector<std::int16_t> met_;
    std::vector<std::vector<Place>> free_;
};

constexpr std::int64_t steps_of_one_warmth = 256;
constexpr int times_of_a_third = 2;  ///< a repeat costs as much as so many third meetings

/// The temperature of a step: it falls evenly from the warmest to the coldest.
std::int64_t warmth_at(const AnnealingPlan& plan, std::int64_t step) {
    return plan.warmest - (plan.warmest - plan.coldest) * step / std::max<std::int64_t>(plan.steps, 1);
}

/// The number of common opponents of two players, over all rounds.
class Links {
public:
    explicit Links(const SeatingGrid& grid)
        : count_(static_cast<std::size_t>(grid.players)), opponents_(count_), common_(count_ * count_) {
        for (const GridRound& round : grid.rounds)
            for (const auto& table : round.tables)
                for (std::size_t i = 0; i < table.size(); ++i)
                    for (std::size_t k = 0; k < i; ++k) meet(table[i], table[k]);
    }

    /// The change of the sum of n(n-1)/2 over pairs with n common opponents.
    std::int64_t meet(int one, int other) {
        const std::int64_t change = count(one, other, 1) + count(other, one, 1);
        opponents_[static_cast<std::size_t>(one)].push_back(other);
        opponents_[static_cast<std::size_t>(other)].push_back(one);
        return change;
    }
    std::int64_t part(int one, int other) {
        forget(one, other);
        forget(other, one);
        return count(one, other, -1) + count(other, one, -1);
    }

private:
    void forget(int one, int other) {
        auto& list = opponents_[static_cast<std::size_t>(one)];
        *std::ranges::find(list, other) = list.back();
        list.pop_back();
    }
    std::int64_t count(int one, int through, int sign) {
        std::int64_t change = 0;
        for (const int other : opponents_[static_cast<std::size_t>(through)]) {
            if (other == one) continue;
            const auto [low, high] = std::minmax(one, other);
            std::int16_t& links = common_[static_cast<std::size_t>(low) * count_ + static_cast<std::size_t>(high)];
            change += sign > 0 ? links : 1 - links;
            links = static_cast<std::int16_t>(links + sign);
        }
        return change;
    }

    std::size_t count_;
    std::vector<std::vector<int>> opponents_;
    std::vector<std::int16_t> common_;
};

/// Applies an exchange of two players to the links, and returns the change of their cost.
std::int64_t relink(Links& links, const std::vector<int>& first_table, int first, const std::vector<int>& second_table,
                    int second) {
    std::int64_t change = 0;
    for (const int mate : first_table)
        if (mate != first) change += links.part(first, mate);
    for (const int mate : second_table)
        if (mate != second) change += links.part(second, mate);
    for (const int mate : first_table)
        if (mate != first) change += links.meet(second, mate);
    for (const int mate : second_table)
        if (mate != second) change += links.meet(first, mate);
    return change;
}

/// The best known tables of the open rounds.
class TablesKept {
public:
    TablesKept(SeatingGrid& grid, std::size_t from) : grid_(grid), from_(from) { keep(); }
    void keep() {
        kept_.clear();
        for (std::size_t r = from_; r < grid_.rounds.size(); ++r) kept_.push_back(grid_.rounds[r].tables);
    }
    void restore() {
        for (std::size_t r = from_; r < grid_.rounds.size(); ++r) grid_.rounds[r].tables = kept_[r - from_];
    }

private:
    SeatingGrid& grid_;
    std::size_t from_;
    std::vector<TableGroups> kept_;
};

/// How often each player was at the smallest tables: points are worth the same there, but no player should always be
/// there.
class SmallTables {
public:
    explicit SmallTables(const SeatingGrid& grid) : times_(static_cast<std::size_t>(grid.players)) {
        smallest_ = most_seats;
        for (const GridRound& round : grid.rounds)
            for (const auto& table : round.tables) smallest_ = std::min(smallest_, table.size());
        for (const GridRound& round : grid.rounds)
            for (const auto& table : round.tables)
                if (table.size() == smallest_)
                    for (const int player : table) ++times_[static_cast<std::size_t>(player)];
    }
    /// The change of the sum of n(n-1)/2 if two players change places at tables of these sizes.
    [[nodiscard]] std::int64_t cost(int first, std::size_t seats, int second, std::size_t other_seats) const {
        if ((seats == smallest_) == (other_seats == smallest_)) return 0;
        const auto [leaves, comes] = seats == smallest_ ? std::pair(first, second) : std::pair(second, first);
        return times_[static_cast<std::size_t>(comes)] - times_[static_cast<std::size_t>(leaves)] + 1;
    }
    void exchange(int first, std::size_t seats, int second, std::size_t other_seats) {
        const int by = (other_seats == smallest_ ? 1 : 0) - (seats == smallest_ ? 1 : 0);
        times_[static_cast<std::size_t>(first)] += by;
        times_[static_cast<std::size_t>(second)] -= by;
    }

private:
    std::vector<int> times_;
    std::size_t smallest_ = 0;
};

}  // namespace

void anneal_meetings(SeatingGrid& grid, std::size_t from, const AnnealingPlan& plan, std::int64_t enough,
                     SeatingRandom& random) {
    Meetings meetings(grid, from);
    if (meetings.stuck()) return;
    const GridCost begun = cost_of(grid);
    std::int64_t now = begun.apart * apart_meetings + begun.tries * try_meetings + begun.repeats;
    std::int64_t best = now;
    TablesKept kept(grid, from);
    Place one;
    Place other;
    std::int64_t warmth = plan.warmest;
    enough += least_tries(grid) * try_meetings;
    for (std::int64_t step = 0; step < plan.steps && now > enough; ++step) {
        if (step % steps_of_one_warmth == 0) warmth = warmth_at(plan, step);
        if (!meetings.draw(random, one, other)) continue;
        const int cost = meetings.cost(one, other);
        if (!random.accepts(cost, warmth)) continue;
        // Saved only when it is about to be left, not while the temperature is high and it keeps improving.
        if (cost > 0 && now < best && step * 2 > plan.steps) {
            best = now;
            kept.keep();
        }
        meetings.exchange(one, other);
        now += cost;
    }
    if (now > best) kept.restore();
}

void anneal_thirds(SeatingGrid& grid, const AnnealingPlan& plan, SeatingRandom& random) {
    Meetings meetings(grid, grid.played);
    const std::int64_t least = least_thirds(grid);
    std::int64_t thirds = cost_of(grid).thirds;
    if (meetings.stuck() || thirds <= least) return;
    TablesKept kept(grid, grid.played);
    std::int64_t best = thirds;
    std::int64_t more = 0;  // the other costs, compared with those at the beginning
    std::int64_t warmth = plan.warmest;
    Place one;
    Place other;
    for (std::int64_t step = 0; step < plan.steps && best > least; ++step) {
        if (step % steps_of_one_warmth == 0) warmth = warmth_at(plan, step);
        if (!meetings.draw(random, one, other)) continue;
        // In a design with an additional player, only that player can move without harm.
        if (meetings.seats(one) < meetings.seats(other)) std::swap(one, other);
        const bool shifts = meetings.can_shift(one, other) && (random.bits() & 1) != 0;
        const int cost = shifts ? meetings.cost_of_shift(one, other) : meetings.cost(one, other);
        const int third = shifts ? meetings.thirds_of_shift(one, other) : meetings.cost_of_thirds(one, other);
        if (!random.accepts(times_of_a_third * cost + third, times_of_a_third * warmth)) continue;
        if (shifts)
            meetings.shift(one, other);
        else
            meetings.exchange(one, other);
        more += cost;
        thirds += third;
        if (more > 0 || (more == 0 && thirds >= best)) continue;
        more = 0;  // with fewer repeats than at the beginning, these are the measure
        best = thirds;
        kept.keep();
    }
    kept.restore();
}

void anneal_sizes(SeatingGrid& grid, const AnnealingPlan& plan, SeatingRandom& random) {
    Meetings meetings(grid, grid.played);
    if (meetings.stuck()) return;
    SmallTables small(grid);
    Place one;
    Place other;
    constexpr std::int64_t times_of_a_repeat = 4;
    for (std::int64_t step = 0; step < plan.steps; ++step) {
        if (!meetings.draw(random, one, other)) continue;
        const int first = meetings.at(one);
        const int second = meetings.at(other);
        const std::size_t seats = meetings.seats(one);
        const std::size_t other_seats = meetings.seats(other);
        const std::int64_t cost =
            times_of_a_repeat * meetings.cost(one, other) + small.cost(first, seats, second, other_seats);
        if (!random.accepts(cost, times_of_a_repeat * warmth_at(plan, step))) continue;
        meetings.exchange(one, other);
        small.exchange(first, seats, second, other_seats);
    }
}

void anneal_links(SeatingGrid& grid, const AnnealingPlan& plan, SeatingRandom& random) {
    Meetings meetings(grid, grid.played);
    if (meetings.stuck()) return;
    Links links(grid);
    SmallTables small(grid);
    Place one;
    Place other;
    constexpr std::int64_t links_worth_a_size = 8;
    for (std::int64_t step = 0; step < plan.steps; ++step) {
        if (!meetings.draw(random, one, other)) continue;
        const std::int64_t warmth = warmth_at(plan, step);
        if (meetings.cost(one, other) > 0 || meetings.cost_of_thirds(one, other) > 0) continue;
        const int first = meetings.at(one);
        const int second = meetings.at(other);
        const std::size_t seats = meetings.seats(one);
        const std::size_t other_seats = meetings.seats(other);
        const std::int64_t change = relink(links, meetings.table(one), first, meetings.table(other), second) +
                                    links_worth_a_size * small.cost(first, seats, second, other_seats);
        if (random.accepts(change, warmth)) {
            meetings.exchange(one, other);
            small.exchange(first, seats, second, other_seats);
        } else {
            std::swap(meetings.at(one), meetings.at(other));
            relink(links, meetings.table(one), second, meetings.table(other), first);
            std::swap(meetings.at(one), meetings.at(other));
        }
    }
}

}  // namespace tablebank
