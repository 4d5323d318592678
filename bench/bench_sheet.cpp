// The score sheet of six players, from the game to the PDF: figures, words, pages, bytes.

#include <benchmark/benchmark.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/i18n/language.h"
#include "app/paper/pdf.h"
#include "app/present/sheet/blank_sheet.h"
#include "app/present/sheet/game_sheet.h"
#include "bench/long_game.h"

namespace {

using namespace tablebank;

const UtilityDice dice{{Space{12}, {3, 4}}, {Space{28}, {5, 6}}};

/// A long game as a timed one: its entries ask no rule again.
Table an_evening() {
    constexpr std::int64_t entries_of_an_evening = 400;
    bench::LongGame game(17);
    game.play_to(entries_of_an_evening);
    Setup timed = bench::six_players();
    timed.goal = Goal::timed;
    timed.minutes = 120;
    Table table(std::make_shared<const Setup>(std::move(timed)));
    for (const Entry& entry : game.table().history.entries()) table.post(entry);
    return table;
}

void sheet(benchmark::State& state, const char* language) {
    const Table table = an_evening();
    const Language lang = language_called(language).value_or(Language::english());
    std::size_t size = 0;
    for (auto _ : state) {
        const auto facts = sheet_facts(table, std::string(64, '0'), dice);
        if (!std::holds_alternative<SheetFacts>(facts)) throw std::logic_error("this game has no sheet");
        const std::string pdf = pdf_of(make_game_sheet(lang, std::get<SheetFacts>(facts), &table, {}));
        size = pdf.size();
        benchmark::DoNotOptimize(pdf.data());
    }
    state.counters["bytes"] = static_cast<double>(size);
}
BENCHMARK_CAPTURE(sheet, english, "en")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sheet, russian, "ru")->Unit(benchmark::kMillisecond);

void blank_sheet(benchmark::State& state) {
    const Setup six = bench::six_players();
    for (auto _ : state) {
        const std::string pdf = pdf_of(make_blank_sheet(Language::english(), *six.edition, {}));
        benchmark::DoNotOptimize(pdf.data());
    }
}
BENCHMARK(blank_sheet)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
