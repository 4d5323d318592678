// The cost of correcting a roll when it is noticed late: 200 entries back, compared with one of the last entries, at
// the beginning of an evening and at a length that no real game reaches. The game is one that was played, every line of
// it by the rules; the repair's questions are answered with `drop` beforehand, so that the whole of it is planned and
// posted.
//
//     repair_late     a roll some 200 entries back, and every later line decided again
//     repair_soon     the last roll
//     plan_late       the plan of the first alone, as the window shows it before the banker agrees

#include <benchmark/benchmark.h>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <variant>

#include "bench/long_game.h"
#include "ledger/decide/decide.h"
#include "ledger/decide/repair.h"
#include "ledger/grammar/notation.h"

namespace {

using namespace tablebank;

constexpr std::int64_t late = 200;
constexpr std::int64_t soon = 1;

/// A game of each length, at a moment when the dice may be thrown.
const Table& game_of(std::int64_t entries) {
    static std::unique_ptr<bench::LongGame> game;
    static std::int64_t length = 0;
    if (length != entries) {
        game = std::make_unique<bench::LongGame>(1);
        game->play_to(entries);
        game->play_to_a_roll();
        length = entries;
    }
    return game->table();
}

Command read(const Table& table, const std::string& line) {
    auto parsed = parse_line(*table.game.setup, line);
    if (!std::holds_alternative<Command>(parsed)) throw std::logic_error("not understood: " + line);
    auto& command = std::get<Command>(parsed);
    command.typed = line;
    return command;
}

/// The last roll that is at least this many entries back.
std::int64_t roll_back(const Table& table, std::int64_t entries) {
    std::int64_t sequence = table.history.last() - entries + 1;
    while (table.history.at(sequence).verb != "roll" || !table.history.in_force(sequence)) --sequence;
    return sequence;
}

/// The line that puts a roll right, with an answer to everything that is asked.
Command amendment(const Table& table, std::int64_t back) {
    const std::int64_t wrong = roll_back(table, back);
    const std::string& said = table.history.at(wrong).line;
    const bool was_sixes = said.ends_with("6 5");
    std::string line = "amend #" + std::to_string(wrong) + " " + said.substr(0, said.rfind(' ') - 1);
    line += was_sixes ? "5 6" : "6 5";
    for (;;) {
        Command command = read(table, line);
        const auto planned = plan_repair(table, command, std::get<action::Amend>(command.action));
        if (!std::holds_alternative<RepairPlan>(planned)) throw std::logic_error("refused: " + line);
        const auto& plan = std::get<RepairPlan>(planned);
        if (!plan.is_open()) return command;
        line += "; #" + std::to_string(plan.open().front()->entry) + " drop";
    }
}

void repair(benchmark::State& state, std::int64_t back) {
    const Table& table = game_of(state.range(0));
    const Command command = amendment(table, back);
    std::size_t entries = 0;
    for (auto _ : state) {
        Table posted = table;
        auto decided = decide(posted, command, [] { return Stamp{std::string(32, '0'), 0, "bench"}; });
        auto* made = std::get_if<std::vector<Entry>>(&decided);
        if (made == nullptr) throw std::logic_error("refused: " + command.typed);
        entries = made->size();
        for (Entry& entry : *made) posted.post(std::move(entry));
        benchmark::DoNotOptimize(posted.game.last);
    }
    state.counters["entries"] = static_cast<double>(entries);
}

void repair_late(benchmark::State& state) {
    repair(state, late);
}

void repair_soon(benchmark::State& state) {
    repair(state, soon);
}

void plan_late(benchmark::State& state) {
    const Table& table = game_of(state.range(0));
    const Command command = amendment(table, late);
    for (auto _ : state) {
        const auto planned = plan_repair(table, command, std::get<action::Amend>(command.action));
        benchmark::DoNotOptimize(&planned);
    }
}

/// All questions of one length follow each other, so that its game is made once.
const bool registered = [] {
    for (const std::int64_t entries : {1'000, 10'000, 100'000}) {
        benchmark::RegisterBenchmark("repair_soon", repair_soon)->Arg(entries)->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark("repair_late", repair_late)->Arg(entries)->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark("plan_late", plan_late)->Arg(entries)->Unit(benchmark::kMicrosecond);
    }
    return true;
}();

}  // namespace

BENCHMARK_MAIN();
