// From the task to the plan: the players of each round and the number of tables; designs and annealing; then order of
// play, roles and table numbers.

#include "calculators/tournament/seating.h"

#include <algorithm>
#include <numeric>

#include "calculators/tournament/player_index.h"
#include "calculators/tournament/seating_annealer.h"
#include "calculators/tournament/seating_balance.h"
#include "calculators/tournament/seating_check.h"
#include "calculators/tournament/seating_designs.h"
#include "calculators/tournament/seating_numbers.h"
#include "calculators/tournament/seating_rounds.h"
#include "calculators/tournament/seating_wishes.h"

namespace tablebank {
namespace {

/// The limits of the search, in steps.
struct Budget {
    std::int64_t searches = 1;  ///< from the best known seating, or from a new one
    std::int64_t steps = 0;     ///< of a search
    std::int64_t third_steps = 0;
    std::int64_t size_steps = 0;
    std::int64_t link_steps = 0;
    std::int64_t number_steps = 0;
};

Budget budget_of(const SeatingTask& task) {
    const std::int64_t seats = std::int64_t{task.players} * task.rounds;
    if (task.effort == SeatingEffort::quick)
        return {1, 400'000, 100'000, 0, 10'000, std::min<std::int64_t>(20 * seats, 60'000)};
    return {3, 8'000'000, 8'000'000, 2'000'000, 100'000, std::clamp<std::int64_t>(60 * seats, 50'000, 400'000)};
}

TableGroups groups_of(const SeatedRound& round) {
    TableGroups groups;
    for (const SeatedTable& table : round.tables) {
        auto& group = groups.emplace_back();
        for (const SeatedPlayer& seat : table.seats) group.push_back(seat.player);
    }
    return groups;
}

std::vector<int> shuffled_players(const SeatingTask& task, SeatingRandom& random) {
    std::vector<int> order(index_of(task.players));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    return order;
}

/// The planned rounds, as far as they can be kept.
void start_as_planned(const SeatingTask& task, SeatingGrid& grid, SeatingRandom& random) {
    std::size_t next = 0;
    for (GridRound& round : grid.open()) {
        const TableGroups wanted = next < task.planned.size() ? groups_of(task.planned[next]) : TableGroups{};
        fill_round(round, wanted, shuffled_players(task, random));
        ++next;
    }
}

/// As many rounds as the design has, with its players assigned at random; returns their number.
std::size_t start_with_design(const SeatingTask& task, SeatingGrid& grid, SeatingRandom& random) {
    const std::vector<int> names = shuffled_players(task, random);
    const auto& sizes = grid.rounds.front().sizes;
    const bool alike =
        grid.played == 0 && std::ranges::all_of(grid.rounds, [&](const GridRound& round) {
            return round.sizes == sizes && std::accumulate(sizes.begin(), sizes.end(), 0) == task.players;
        });
    std::vector<TableGroups> design;
    if (alike) design = design_for(task.players, sizes, task.rounds);
    random.shuffle(design);
    std::size_t next = 0;
    for (GridRound& round : grid.open()) {
        TableGroups wanted;
        if (next < design.size()) {
            wanted = design[next];
            for (auto& table : wanted)
                for (int& player : table) player = names[index_of(player)];
        }
        fill_round(round, wanted, shuffled_players(task, random));
        ++next;
    }
    return std::min(design.size(), grid.rounds.size());
}

/// Searches for the fewest repeats. A design that is too short is first extended without changing its rounds.
void find_few_repeats(const SeatingTask& task, SeatingGrid& grid, std::int64_t bound, SeatingRandom& random) {
    const Budget budget = budget_of(task);
    const std::int64_t least = least_tries(grid);
    if (!task.planned.empty() || !task.played.empty()) {
        start_as_planned(task, grid, random);
        const GridCost cost = cost_of(grid);
        if (cost.repeats > bound || cost.apart > 0 || cost.tries > least)
            anneal_meetings(grid, grid.played, {budget.steps}, bound, random);
        return;
    }
    const auto good = [&](const SeatingGrid& candidate) {
        const GridCost cost = cost_of(candidate);
        return cost.apart == 0 && cost.tries <= least && cost.repeats <= bound;
    };
    SeatingGrid best = grid;
    const std::size_t known = start_with_design(task, best, random);
    if (good(best)) {
        grid = std::move(best);
        return;
    }
    anneal_meetings(best, known, {budget.steps}, bound, random);
    // If requests broke a design, the search continues from it.
    if (known > 0 && !good(best)) anneal_meetings(best, 0, {budget.steps}, bound, random);
    for (std::int64_t search = 1; search < budget.searches && !good(best); ++search) {
        SeatingGrid anew = grid;
        for (GridRound& round : anew.rounds) fill_round(round, {}, shuffled_players(task, random));
        anneal_meetings(anew, 0, {budget.steps}, bound, random);
        if (cost_of(anew) < cost_of(best)) best = std::move(anew);
    }
    grid = std::move(best);
}

/// Spreads common opponents and the smaller tables over the players. If sizes differ, a detour with more repeats often
/// leads to as few of them again, and to a better distribution.
void share_out_tables(SeatingGrid& grid, const Budget& budget, SeatingRandom& random) {
    const auto mixed = [](const GridRound& round) {
        return !round.sizes.empty() && round.sizes.front() != round.sizes.back();
    };
    constexpr int crowd = 200;
    if (budget.size_steps > 0 && grid.players <= crowd && std::ranges::any_of(grid.rounds, mixed)) {
        SeatingGrid shared = grid;
        anneal_sizes(shared, {budget.size_steps}, random);
        if (cost_of(shared) <= cost_of(grid)) grid = std::move(shared);
    }
    anneal_links(grid, {budget.link_steps}, random);
}

SeatingPlan plan_of(const SeatingTask& task, const SeatingGrid& grid) {
    SeatingPlan plan{task.played};
    for (std::size_t r = grid.played; r < grid.rounds.size(); ++r) {
        SeatedRound round;
        round.byes = grid.rounds[r].byes;
        for (const auto& group : grid.rounds[r].tables) {
            SeatedTable& table = round.tables.emplace_back();
            table.number = static_cast<int>(round.tables.size());
            for (const int player : group) table.seats.push_back({player, Role::player});
        }
        plan.rounds.push_back(std::move(round));
    }
    return plan;
}

/// Every pair who should meet is treated as one who must.
SeatingAnswer seat_all(const SeatingTask& task) {
    SeatingRandom random(task.seed);
    auto laid_out = lay_out_rounds(task, random);
    if (const auto* problem = std::get_if<SeatingProblem>(&laid_out)) return *problem;
    auto& grid = std::get<SeatingGrid>(laid_out);
    if (grid.played < grid.rounds.size()) {
        const Budget budget = budget_of(task);
        SeatingGrid any = grid;
        for (GridRound& round : any.open()) fill_round(round, {}, shuffled_players(task, random));
        find_few_repeats(task, grid, report_seating(task.players, plan_of(task, any)).bound, random);
        if (auto problem = wish_not_met(task, grid)) return *problem;
        anneal_thirds(grid, {budget.third_steps}, random);
        share_out_tables(grid, budget, random);
        spread_table_numbers(grid, budget.number_steps, random);
    }
    SeatingPlan plan = plan_of(task, grid);
    balance_seats(plan, grid.played, task.players);
    balance_roles(plan, grid.played, task.players, task.roles);
    return plan;
}

/// Which pairs of a task should meet, or must, by their places among its requests.
std::vector<std::size_t> pairs_of(const SeatingTask& task, bool must) {
    std::vector<std::size_t> pairs;
    for (std::size_t i = 0; i < task.wishes.together.size(); ++i)
        if (task.wishes.together[i].must == must) pairs.push_back(i);
    return pairs;
}

/// The task with no other requests for pairs than these.
SeatingTask with_pairs(const SeatingTask& task, const std::vector<std::size_t>& pairs) {
    SeatingTask heeded = task;
    heeded.wishes.together.clear();
    for (const std::size_t pair : pairs) heeded.wishes.together.push_back(task.wishes.together[pair]);
    return heeded;
}

/// The last try that a problem is about; if it is about none, the last of all. By its place among `pairs`, whose
/// musts come first.
std::size_t try_in_the_way(const SeatingProblem& problem, std::size_t musts, std::size_t pairs) {
    std::optional<std::size_t> found;
    for (const auto& wish : {problem.wish, problem.other})
        if (wish && wish->list == WishRef::List::together && wish->index >= musts)
            found = std::max(found.value_or(0), wish->index);
    return found.value_or(pairs - 1);
}

/// Leaves out tries until the rest fits, and never a must.
SeatingAnswer seat_with_tries(const SeatingTask& task) {
    std::vector<std::size_t> pairs = pairs_of(task, true);
    const std::size_t musts = pairs.size();
    const auto tries = pairs_of(task, false);
    pairs.insert(pairs.end(), tries.begin(), tries.end());
    while (pairs.size() > musts) {
        const SeatingTask heeded = with_pairs(task, pairs);
        SeatingRandom random(task.seed);
        const auto laid_out = lay_out_rounds(heeded, random);
        if (const auto* problem = std::get_if<SeatingProblem>(&laid_out)) {
            pairs.erase(pairs.begin() + static_cast<std::ptrdiff_t>(try_in_the_way(*problem, musts, pairs.size())));
            continue;
        }
        SeatingAnswer answer = seat_all(heeded);
        if (std::holds_alternative<SeatingPlan>(answer)) return answer;
        pairs.pop_back();
    }
    SeatingAnswer answer = seat_all(with_pairs(task, pairs));
    if (auto* problem = std::get_if<SeatingProblem>(&answer))
        for (auto* wish : {&problem->wish, &problem->other})
            if (*wish && (*wish)->list == WishRef::List::together) (*wish)->index = pairs[(*wish)->index];
    return answer;
}

}  // namespace

void balance_last_round(SeatingPlan& plan, int players, const SeatingRoles& roles) {
    if (plan.rounds.empty() || impossible_round(players, plan.rounds)) return;
    balance_roles(plan, plan.rounds.size() - 1, players, roles);
}

SeatingAnswer make_seating(const SeatingTask& task) {
    if (pairs_of(task, false).empty()) return seat_all(task);
    // A request that names no player or no round is an error, however strong it is.
    if (auto faulty = faulty_wish(task)) return *faulty;
    return seat_with_tries(task);
}

}  // namespace tablebank
