// Every shipped edition: read and checked from its text, and the settlement of a full table by its rules.

#include <benchmark/benchmark.h>

#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "calculators/settlement.h"
#include "db/edition/edition_folder.h"

namespace {

using namespace tablebank;

/// Every deed of the board dealt round to as many players as the edition takes, a house on every competitor's street.
Position full_table(const Edition& edition) {
    const std::vector<Role> roles = edition.profile.played_roles();
    Position position;
    for (int seat = 0; seat < edition.profile.most_players.value; ++seat) {
        const Role role = roles[static_cast<std::size_t>(seat) % roles.size()];
        position.players.push_back({"Player " + std::to_string(seat + 1), {role, Money{1'230}, false, {}}, false});
    }
    std::size_t next = 0;
    for (const Deed& deed : edition.deeds) {
        Estate& estate = position.players[next++ % position.players.size()].estate;
        const bool built = deed.kind == SpaceKind::street && estate.role == Role::competitor;
        estate.deeds.push_back({.deed = deed.space, .mortgaged = false, .houses = built ? 1 : 0, .hotels = 0});
        if (deed.kind == SpaceKind::utility) position.dice[deed.space] = {3, 4};
    }
    return position;
}

void read_and_check(benchmark::State& state, const EditionText& text) {
    for (auto _ : state) {
        const Edition edition = parse_edition(text);
        benchmark::DoNotOptimize(edition.deeds.data());
    }
}

void settlement(benchmark::State& state, const Edition& edition) {
    const Position position = full_table(edition);
    for (auto _ : state) {
        const auto settled = settle(edition, edition.rulings, position);
        if (!std::holds_alternative<Settlement>(settled)) throw std::logic_error("nothing was settled");
        benchmark::DoNotOptimize(&settled);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const EditionShelf shelf = load_editions(find_editions_folder());
    for (const LoadedEdition& loaded : shelf.editions) {
        benchmark::RegisterBenchmark(("read_and_check/" + loaded.edition.id).c_str(), read_and_check, loaded.text)
            ->Unit(benchmark::kMicrosecond);
        if (!loaded.edition.is_played_for(Goal::timed)) continue;
        benchmark::RegisterBenchmark(("settlement/" + loaded.edition.id).c_str(), settlement, loaded.edition)
            ->Unit(benchmark::kMicrosecond);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
