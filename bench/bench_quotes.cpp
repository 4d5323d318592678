// The calculators as the table asks them: a rent with its calculation, income tax, the settlement of six players; and
// one line read and decided.

#include <benchmark/benchmark.h>

#include <memory>
#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

#include "bench/long_game.h"
#include "calculators/income_tax.h"
#include "calculators/rent.h"
#include "calculators/settlement.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"

namespace {

using namespace tablebank;

const Setup& setup() {
    static const Setup six = bench::six_players();
    return six;
}

Holding street(int space, int houses) {
    return {.deed = {space}, .mortgaged = false, .houses = houses, .hotels = 0};
}

/// A monopolist with a built city that has a mortgaged street, two transport companies and both utilities.
Estate rich_monopolist() {
    Estate estate{.role = Role::monopolist, .cash = Money{846}, .jailed = false, .deeds = {}};
    estate.deeds = {street(5, 0), street(12, 0), street(15, 0), street(28, 0), street(31, 2), street(34, 3)};
    estate.deeds.push_back({.deed = {39}, .mortgaged = true, .houses = 0, .hotels = 0});
    return estate;
}

/// Every deed of the board dealt round to six players, a house on every competitor's street.
Position six_estates() {
    const Edition& edition = *setup().edition;
    Position position;
    for (const PlayerSetup& player : setup().players)
        position.players.push_back({player.name, {player.role, Money{1'234}, false, {}}, false});
    std::size_t next = 0;
    for (const Deed& deed : edition.deeds) {
        Estate& estate = position.players[next++ % position.players.size()].estate;
        const bool built = deed.kind == SpaceKind::street && estate.role == Role::competitor;
        estate.deeds.push_back(street(deed.space.index, built ? 1 : 0));
        if (deed.kind == SpaceKind::utility) position.dice[deed.space] = {3, 4};
    }
    return position;
}

void rent(benchmark::State& state, int space, std::optional<Dice> dice) {
    const Estate owner = rich_monopolist();
    for (auto _ : state) {
        const Rent quoted = quote_rent(*setup().edition, setup().rulings, owner, Space{space}, dice);
        benchmark::DoNotOptimize(quoted.quote.workings.data());
    }
}
BENCHMARK_CAPTURE(rent, street, 34, std::nullopt);
BENCHMARK_CAPTURE(rent, transport, 5, std::nullopt);
BENCHMARK_CAPTURE(rent, utility, 12, Dice{3, 4});

void income_tax(benchmark::State& state) {
    const Estate estate = rich_monopolist();
    for (auto _ : state) {
        const IncomeTax tax = quote_income_tax(*setup().edition, setup().rulings, estate);
        benchmark::DoNotOptimize(tax.workings.data());
    }
}
BENCHMARK(income_tax);

void settlement_of_six(benchmark::State& state) {
    const Position position = six_estates();
    for (auto _ : state) {
        const auto settled = settle(*setup().edition, setup().rulings, position);
        if (!std::holds_alternative<Settlement>(settled)) throw std::logic_error("nothing was settled");
        benchmark::DoNotOptimize(&settled);
    }
}
BENCHMARK(settlement_of_six);

/// A game in full swing, at a moment when the player in turn may roll.
const Table& before_a_roll() {
    static const Table table = [] {
        bench::LongGame game(1);
        for (std::int64_t entries = 1'000;; ++entries) {
            game.play_to(entries);
            if (game.table().game.rolls_left() > 0 && open_dues(game.table().game).empty()) return game.table();
        }
    }();
    return table;
}

void read_a_roll(benchmark::State& state) {
    for (auto _ : state) {
        const auto read = parse_line(setup(), "3 4");
        benchmark::DoNotOptimize(&read);
    }
}
BENCHMARK(read_a_roll);

void decide_a_roll(benchmark::State& state) {
    const Table& table = before_a_roll();
    const auto command = std::get<Command>(parse_line(setup(), "3 4"));
    const Stamp stamp{std::string(32, '0'), 1'767'225'600'000, "banker"};
    for (auto _ : state) {
        const Decision decision = decide(table, command, [&] { return stamp; });
        if (!std::holds_alternative<std::vector<Entry>>(decision)) throw std::logic_error("the roll was refused");
        benchmark::DoNotOptimize(&decision);
    }
}
BENCHMARK(decide_a_roll);

}  // namespace

BENCHMARK_MAIN();
