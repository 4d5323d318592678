// Random games of every edition on the product, line by line against the model: 1,000 of each in every run.
// TABLEBANK_SEED and TABLEBANK_GAMES choose others, TABLEBANK_EDITION one edition; game G of seed S is the first game
// of seed S + G.

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

std::vector<std::string> chosen_editions() {
    const char* chosen = std::getenv("TABLEBANK_EDITION");
    return chosen == nullptr ? random_play::all_editions() : std::vector<std::string>{chosen};
}

constexpr std::uint64_t usual_games = 1000;

/// Posted entries of so many games; fails with the recorded game where the two disagree.
std::int64_t play(const std::string& edition, std::uint64_t seed, std::uint64_t games, random_play::Counters& tally) {
    std::int64_t entries = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        try {
            random_play::RandomGame played(edition, seed + game, tally);
            played.play();
            entries += played.entries();
        } catch (const random_play::Disagreement& disagreement) {
            FAIL_CHECK("replay with TABLEBANK_EDITION=" << edition << " TABLEBANK_SEED=" << seed + game
                                                        << " TABLEBANK_GAMES=1\n"
                                                        << std::string{disagreement.what()});
            return entries;
        }
    }
    return entries;
}

}  // namespace

TEST_CASE("random games of every edition agree with an independent model, line by line") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t games = from_environment("TABLEBANK_GAMES", usual_games);
    random_play::Tallies tallies;
    for (const std::string& edition : chosen_editions()) {
        std::cout << edition << ": " << games << " games, TABLEBANK_SEED=" << seed << std::flush;
        const std::int64_t entries = play(edition, seed, games, tallies.of(edition));
        std::cout << ", " << entries << " entries" << std::endl;
    }
    std::cout << tallies;
    // A handful of games, or those of one edition, need not come upon every kind of line.
    const bool all = std::getenv("TABLEBANK_EDITION") == nullptr;
    if (!all || games < usual_games) return;
    CHECK(tallies.one_sided() == "");
    CHECK(tallies.never_happened() == "");
    CHECK(tallies.never_refused(random_play::refusal_codes()) == "");
}
