// The cost of a line at the beginning of an evening and at a length that no real game reaches: 1,000, 10,000 and
// 100,000 entries. The table is the same at every length, so only the length differs.
//
//     preview_roll    each of the 36 throws from the same table, decided and not posted
//     preview_lines   four lines, each on the table that the one before leaves
//     preview_undo    undoing the last entry
//     preview_amend   correcting an entry ten entries back, so that every later line is decided again
//     state_before    the table before the last entry, which explains an open due
//     state_amid      the table after an entry halfway
//     post_line, post_lines, post_undo, post_amend    the same posted, each durable: mostly the disk

#include <benchmark/benchmark.h>

#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "app/session/session.h"
#include "bench/long_game.h"
#include "db/file/temporary_folder.h"

namespace {

using namespace tablebank;

/// A game of each length, open for posting, at a moment when the dice may be thrown.
class Games {
public:
    Games() : folder_(std::filesystem::temp_directory_path()) {}

    [[nodiscard]] Session& of(std::int64_t entries) {
        if (length_ != entries) {
            session_.reset();
            const std::filesystem::path file = folder_.path() / (std::to_string(++made_) + ".tbl");
            bench::write_filled_game(file, entries, 1);
            session_ = Session::open(file, StampMaker::system());
            length_ = entries;
        }
        return *session_;
    }

private:
    TemporaryFolder folder_;
    std::optional<Session> session_;
    std::int64_t length_ = 0;
    int made_ = 0;
};

Games& games() {
    static Games made;
    return made;
}

void preview(const Session& session, const std::vector<std::string>& lines) {
    const auto found = session.preview(lines);
    if (!std::holds_alternative<std::vector<Entry>>(found)) throw std::logic_error("refused: " + lines.back());
    benchmark::DoNotOptimize(&found);
}

void post(Session& session, const std::vector<std::string>& lines) {
    if (!std::holds_alternative<Posted>(session.post(lines))) throw std::logic_error("refused: " + lines.back());
}

const std::vector<std::string> four_lines{"Anna get 7 \"a loan\"", "Anna pay 7 \"a loan\"", "note \"counted\"",
                                          "Boris get 1 \"a loan\""};

/// An entry that can be corrected, and ten after it.
std::string amendment(Session& session) {
    post(session, {"Anna get 7 \"a loan\""});
    const std::int64_t wrong = session.game().last;
    for (int i = 0; i < 10; ++i) post(session, {"Boris get 1 \"a loan\""});
    return "amend #" + std::to_string(wrong) + " Anna get 8 \"a loan\"";
}

void preview_roll(benchmark::State& state) {
    const Session& session = games().of(state.range(0));
    std::vector<std::string> throws;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second)
            throws.push_back(std::to_string(first) + ' ' + std::to_string(second));
    for (auto _ : state)
        for (const std::string& line : throws) preview(session, {line});
    state.SetItemsProcessed(state.iterations() * 36);
}

void preview_lines(benchmark::State& state) {
    const Session& session = games().of(state.range(0));
    for (auto _ : state) preview(session, four_lines);
}

void preview_undo(benchmark::State& state) {
    Session& session = games().of(state.range(0));
    post(session, {"Anna get 7 \"a loan\""});
    for (auto _ : state) preview(session, {"undo"});
    post(session, {"undo"});
}

void preview_amend(benchmark::State& state) {
    Session& session = games().of(state.range(0));
    const std::string line = amendment(session);
    for (auto _ : state) preview(session, {line});
}

void state_before(benchmark::State& state) {
    const Table& table = games().of(state.range(0)).table();
    for (auto _ : state) benchmark::DoNotOptimize(state_at(table, table.history.last() - 1).last);
}

void state_amid(benchmark::State& state) {
    const Table& table = games().of(state.range(0)).table();
    for (auto _ : state) benchmark::DoNotOptimize(state_at(table, table.history.last() / 2).last);
}

void post_line(benchmark::State& state) {
    Session& session = games().of(state.range(0));
    for (auto _ : state) post(session, {"Boris get 1 \"a loan\""});
}

void post_lines(benchmark::State& state) {
    Session& session = games().of(state.range(0));
    for (auto _ : state) post(session, four_lines);
}

void post_undo(benchmark::State& state) {
    Session& session = games().of(state.range(0));
    for (auto _ : state) {
        state.PauseTiming();
        post(session, {"Boris get 1 \"a loan\""});
        state.ResumeTiming();
        post(session, {"undo"});
    }
}

void post_amend(benchmark::State& state) {
    Session& session = games().of(state.range(0));
    for (auto _ : state) {
        state.PauseTiming();
        const std::string line = amendment(session);
        state.ResumeTiming();
        post(session, {line});
    }
}

/// All questions of one length follow each other, so that its game is made once.
const bool registered = [] {
    struct Question {
        const char* name;
        void (*ask)(benchmark::State&);
        bool posts;
    };
    constexpr Question questions[] = {
        {"preview_roll", preview_roll, false}, {"preview_lines", preview_lines, false},
        {"preview_undo", preview_undo, false}, {"preview_amend", preview_amend, false},
        {"state_before", state_before, false}, {"state_amid", state_amid, false},
        {"post_line", post_line, true},        {"post_lines", post_lines, true},
        {"post_undo", post_undo, true},        {"post_amend", post_amend, true},
    };
    for (const std::int64_t entries : {1'000, 10'000, 100'000}) {
        for (const Question& question : questions) {
            auto* const asked = benchmark::RegisterBenchmark(question.name, question.ask);
            asked->Arg(entries)->Unit(benchmark::kMicrosecond);
            if (question.posts) asked->Iterations(300)->UseRealTime();
        }
    }
    return true;
}();

}  // namespace

BENCHMARK_MAIN();
