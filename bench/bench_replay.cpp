// The cost of opening a game, part by part, at 2,000 entries and at a length that no real game reaches, 100,000.
//
//     opening          the file for posting: read, chain, conservation, replay
//     reading          a stranger's file without touching it: copy, integrity, chain, conservation, replay
//     replaying        the entries in memory applied to an empty table: transfers, facts, conservation
//     chaining         the hashes alone
//     deciding_again   every line decided again by today's rules, which `tablebank verify` does in addition

#include <benchmark/benchmark.h>

#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>

#include "app/session/session.h"
#include "app/session/verification.h"
#include "bench/long_game.h"
#include "db/file/temporary_folder.h"
#include "ledger/books/apply.h"

namespace {

using namespace tablebank;

/// A game file of each length, made once, outside the timed part.
class Games {
public:
    Games() : folder_(std::filesystem::temp_directory_path()) {}

    [[nodiscard]] const std::filesystem::path& file(std::int64_t entries) {
        std::filesystem::path& file = files_[entries];
        if (file.empty()) {
            file = folder_.path() / (std::to_string(entries) + ".tbl");
            bench::write_long_game(file, entries, 1);
        }
        return file;
    }
    /// The last one asked for stays in memory.
    [[nodiscard]] const Table& table(std::int64_t entries) {
        if (!table_ || table_->history.last() != entries) table_ = read_game(file(entries)).table;
        return *table_;
    }

private:
    TemporaryFolder folder_;
    std::map<std::int64_t, std::filesystem::path> files_;
    std::optional<Table> table_;
};

Games& games() {
    static Games made;
    return made;
}

void count_entries(benchmark::State& state) {
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void opening(benchmark::State& state) {
    const std::filesystem::path& file = games().file(state.range(0));
    for (auto _ : state) {
        const Session session = Session::open(file, StampMaker::system());
        benchmark::DoNotOptimize(session.head());
    }
    count_entries(state);
}

void reading(benchmark::State& state) {
    const std::filesystem::path& file = games().file(state.range(0));
    for (auto _ : state) {
        const ReadGame game = read_game(file);
        benchmark::DoNotOptimize(game.head);
    }
    count_entries(state);
}

void replaying(benchmark::State& state) {
    const Table& table = games().table(state.range(0));
    for (auto _ : state) {
        Game game(table.game.setup);
        for (const Entry& entry : table.history.entries()) apply(game, entry);
        benchmark::DoNotOptimize(game.last);
    }
    count_entries(state);
}

void chaining(benchmark::State& state) {
    const Table& table = games().table(state.range(0));
    for (auto _ : state) {
        Hash head = genesis(*table.game.setup);
        for (const Entry& entry : table.history.entries()) head = chained(head, entry);
        benchmark::DoNotOptimize(head);
    }
    count_entries(state);
}

void deciding_again(benchmark::State& state) {
    const Table& table = games().table(state.range(0));
    for (auto _ : state) {
        const Verification found = verify(table);
        if (!found.clean()) throw std::logic_error("the long game deviates from the rules it was decided by");
    }
    count_entries(state);
}

constexpr std::int64_t short_game = 2'000;
constexpr std::int64_t long_game = 100'000;

BENCHMARK(opening)->Arg(short_game)->Arg(long_game)->Unit(benchmark::kMillisecond);
BENCHMARK(reading)->Arg(short_game)->Arg(long_game)->Unit(benchmark::kMillisecond);
BENCHMARK(replaying)->Arg(short_game)->Arg(long_game)->Unit(benchmark::kMillisecond);
BENCHMARK(chaining)->Arg(short_game)->Arg(long_game)->Unit(benchmark::kMillisecond);
BENCHMARK(deciding_again)->Arg(short_game)->Arg(long_game)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
