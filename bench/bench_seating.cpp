// Seating an event: the number of repeats, compared with the fewest known, and the time; and how quickly an event is
// seated again when a player leaves.

#include <benchmark/benchmark.h>

#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

#include "calculators/tournament/seating.h"

namespace {

using namespace tablebank;

SeatingPlan seated(const SeatingTask& task) {
    SeatingAnswer answer = make_seating(task);
    if (!std::holds_alternative<SeatingPlan>(answer)) throw std::logic_error("this event has no seating");
    return std::get<SeatingPlan>(std::move(answer));
}

void tell(benchmark::State& state, int players, const SeatingPlan& plan) {
    const SeatingReport report = report_seating(players, plan);
    state.counters["repeats"] = static_cast<double>(report.repeats);
    state.counters["bound"] = static_cast<double>(report.bound);
    state.counters["roles"] = static_cast<double>(report.role_spread);
    state.counters["seats"] = static_cast<double>(report.seat_spread);
    state.counters["tables"] = static_cast<double>(report.table_spread);
}

void plan_event(benchmark::State& state, int tables, int seats, int rounds) {
    const SeatingTask task{.players = tables * seats, .rounds = rounds, .tables = {.wanted = seats}};
    SeatingPlan plan;
    for (auto _ : state) plan = seated(task);
    tell(state, task.players, plan);
}

/// After the first round a player leaves.
void drop_out(benchmark::State& state, int players, int rounds) {
    SeatingTask task{.players = players, .rounds = rounds};
    SeatingPlan plan = seated(task);
    task.played.assign(plan.rounds.begin(), plan.rounds.begin() + 1);
    task.planned.assign(plan.rounds.begin() + 1, plan.rounds.end());
    task.absences = {{players / 2, 2}};
    task.effort = SeatingEffort::quick;
    for (auto _ : state) plan = seated(task);
    tell(state, players, plan);
}

void all_instances() {
    struct Instance {
        int tables, seats, rounds;
    };
    for (const auto& [tables, seats, rounds] :
         {Instance{3, 3, 4}, {4, 3, 4},  {5, 3, 7}, {4, 4, 5}, {5, 4, 5},  {6, 5, 5}, {8, 4, 7},  {8, 3, 10},
          {10, 3, 10},       {10, 4, 9}, {5, 5, 6}, {6, 3, 8}, {7, 3, 10}, {6, 4, 7}, {7, 4, 9},  {8, 4, 9},
          {8, 4, 10},        {9, 4, 10}, {6, 5, 6}, {6, 6, 3}, {5, 4, 6},  {6, 4, 8}, {7, 4, 10}, {250, 4, 5}}) {
        const std::string name = std::to_string(tables) + "-" + std::to_string(seats) + "-" + std::to_string(rounds);
        benchmark::RegisterBenchmark(("seating/" + name).c_str(), plan_event, tables, seats, rounds)
            ->Unit(benchmark::kMillisecond);
    }
    for (const auto& [players, rounds] : {std::pair{24, 5}, {48, 5}, {300, 5}, {1000, 5}})
        benchmark::RegisterBenchmark(("drop_out/" + std::to_string(players) + "x" + std::to_string(rounds)).c_str(),
                                     drop_out, players, rounds)
            ->Unit(benchmark::kMillisecond);
}

}  // namespace

int main(int count, char** arguments) {
    benchmark::Initialize(&count, arguments);
    all_instances();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
