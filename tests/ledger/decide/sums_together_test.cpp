// The choice of debts that a sum pays together is the one that trying all of them in turn gives: old games hold it.

#include "ledger/decide/sums_together.h"

#include <doctest/doctest.h>

#include <bit>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "tests/support/chance.h"

using namespace tablebank;
using random_play::Rng;

namespace {

/// Every choice in turn, as payments were decided at first.
std::uint32_t tried_one_by_one(const std::vector<std::int64_t>& sums, std::int64_t total) {
    for (std::uint32_t chosen = 1; chosen < (1U << sums.size()); ++chosen) {
        if (std::popcount(chosen) < 2) continue;
        std::int64_t sum = 0;
        for (std::size_t place = 0; place < sums.size(); ++place)
            if ((chosen >> place & 1U) != 0) sum += sums[place];
        if (sum == total) return chosen;
    }
    return 0;
}

std::uint64_t seed_of_this_run() {
    const char* wished = std::getenv("TABLEBANK_SEED");
    return wished != nullptr ? std::stoull(wished) : std::random_device{}();
}

}  // namespace

TEST_CASE("debts paid together are those that trying every choice finds first") {
    const std::uint64_t seed = seed_of_this_run();
    std::cout << "sums paid together, TABLEBANK_SEED=" << seed << std::endl;
    Rng chance(seed);
    for (int round = 0; round < 600; ++round) {
        INFO("TABLEBANK_SEED=", seed, ", round ", round);
        // Small sums come out alike in many ways, and some are nothing at all.
        const int highest = chance.below(2) == 0 ? 4 : 100'000;
        std::vector<std::int64_t> sums(static_cast<std::size_t>(chance.below(round % 20 == 0 ? 17 : 12)));
        std::int64_t total = 0;
        for (std::int64_t& sum : sums) {
            sum = chance.below(highest);
            if (chance.below(2) == 0) total += sum;
        }
        if (chance.below(3) == 0) ++total;
        CHECK(sums_together(sums, total) == tried_one_by_one(sums, total));
    }
}

TEST_CASE("sixteen debts of the largest sums are added up without going beyond them") {
    std::vector<std::int64_t> sums(16, 62'500'000'000'000'000);
    CHECK(sums_together(sums, 1'000'000'000'000'000'000) == 0xFFFF);
    CHECK(sums_together(sums, 1) == 0);
    CHECK(sums_together(sums, 62'500'000'000'000'000) == 0);  // a single one is not a choice
}
