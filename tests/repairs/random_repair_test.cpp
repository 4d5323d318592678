// Random games with one line taken for another, corrected: they end as they were meant. 60 of each edition in every
// run; TABLEBANK_SEED and TABLEBANK_GAMES choose others, TABLEBANK_EDITION one edition. scripts/random-repairs.sh plays
// ten thousand of each.

#include <doctest/doctest.h>

#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "tests/repairs/random_repair.h"

namespace {

constexpr std::uint64_t usual_games = 60;

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::stoull(value);
}

std::vector<std::string> chosen_editions() {
    const char* chosen = std::getenv("TABLEBANK_EDITION");
    if (chosen != nullptr) return {chosen};
    return {"us", "us-dice", "ru", "fr", "it", "pl", "football", "example-small"};
}

}  // namespace

TEST_CASE("a random game with a mistaken line in it, corrected, is as it was meant") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t games = from_environment("TABLEBANK_GAMES", usual_games);
    repairs::Count count;
    for (const std::string& edition : chosen_editions()) {
        std::cout << edition << ": " << games << " games, TABLEBANK_SEED=" << seed << std::endl;
        for (std::uint64_t game = 0; game < games; ++game) {
            try {
                repairs::RandomRepair(edition, seed + game, count).play();
            } catch (const repairs::Unmended& unmended) {
                FAIL_CHECK("replay with TABLEBANK_EDITION=" << edition << " TABLEBANK_SEED=" << seed + game
                                                            << " TABLEBANK_GAMES=1\n"
                                                            << std::string{unmended.what()});
                break;
            }
        }
    }
    for (const auto& [what, times] : count.all()) std::cout << what << ": " << times << '\n';
    // A handful of games, or those of one edition, need not come upon everything.
    if (std::getenv("TABLEBANK_EDITION") != nullptr || games < usual_games) return;
    for (const std::string what :
         {"dice mistaken", "another line mistaken", "asked", "bankrupt", "money raised", "part payment",
          "rent forgotten", "put right wrongly first", "second mistake put right"}) {
        CAPTURE(what);
        CHECK(count.of(what) > 0);
    }
}
