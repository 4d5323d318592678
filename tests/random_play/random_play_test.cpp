// Random games on the product, line by line against the model: 1,000 in every run. TABLEBANK_SEED and TABLEBANK_GAMES
// choose others; game G of seed S is the first game of seed S + G.

#include <doctest/doctest.h>

#include <cstdlib>
#include <iostream>
#include <random>

#include "tests/random_play/random_game.h"

namespace {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::stoull(value);
}

constexpr std::uint64_t usual_games = 1000;

}  // namespace

TEST_CASE("random games agree with an independent model, line by line") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t games = from_environment("TABLEBANK_GAMES", usual_games);
    std::cout << "random play: " << games << " games, TABLEBANK_SEED=" << seed << '\n';
    random_play::Tally tally;
    std::int64_t entries = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        try {
            random_play::RandomGame played(seed + game, tally);
            played.play();
            entries += played.entries();
        } catch (const random_play::Disagreement& disagreement) {
            FAIL("replay with TABLEBANK_SEED=" << seed + game << " TABLEBANK_GAMES=1\n"
                                               << std::string{disagreement.what()});
        }
    }
    std::cout << entries << " entries\n" << tally;
    // A handful of games need not come upon every kind of line.
    if (games >= usual_games) CHECK(tally.one_sided() == "");
}
