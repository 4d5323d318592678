// How many tables of which size.

#include <doctest/doctest.h>

#include <numeric>

#include "calculators/tournament/table_sizes.h"

namespace tablebank::testing {
namespace {

using Sizes = std::vector<int>;

TEST_CASE("tables have the requested size, or one less") {
    CHECK(table_sizes(12, {}) == Sizes{4, 4, 4});
    CHECK(table_sizes(22, {}) == Sizes{4, 4, 4, 4, 3, 3});
    CHECK(table_sizes(7, {}) == Sizes{4, 3});
    CHECK(table_sizes(5, {}) == Sizes{5});
    CHECK(table_sizes(3, {}) == Sizes{3});
    CHECK(table_sizes(11, {.wanted = 6}) == Sizes{6, 5});
    CHECK(table_sizes(8, {.wanted = 3}) == Sizes{4, 4});
    CHECK(table_sizes(2, {}) == std::nullopt);
}

TEST_CASE("a size that must not be exceeded is kept, or there are no such tables") {
    CHECK(table_sizes(8, {.wanted = 3, .never_larger = true}) == std::nullopt);
    CHECK(table_sizes(9, {.wanted = 3, .never_larger = true}) == Sizes{3, 3, 3});
    CHECK(table_sizes(7, {.wanted = 4, .never_larger = true}) == Sizes{4, 3});
    CHECK(table_sizes(5, {.wanted = 4, .never_larger = true}) == std::nullopt);
}

TEST_CASE("so many tables share the players out, and no table is too small or too large") {
    CHECK(table_sizes(20, {.tables = 4}) == Sizes{5, 5, 5, 5});
    CHECK(table_sizes(19, {.tables = 4}) == Sizes{5, 5, 5, 4});
    CHECK(table_sizes(26, {.tables = 4}) == Sizes{6, 6, 6, 6});
    CHECK(table_sizes(11, {.tables = 4}) == std::nullopt);
}

TEST_CASE("full tables leave a player out") {
    CHECK(table_sizes(14, {.full = true}) == Sizes{4, 4, 4});
    CHECK(table_sizes(14, {.tables = 2, .full = true}) == Sizes{4, 4});
    CHECK(table_sizes(14, {.tables = 4, .full = true}) == std::nullopt);
    CHECK(table_sizes(3, {.full = true}) == std::nullopt);
}

TEST_CASE("an edition may allow fewer sizes") {
    CHECK(table_sizes(7, {.fewest = 4}) == std::nullopt);
    CHECK(table_sizes(7, {.wanted = 5, .most = 5}) == Sizes{4, 3});
    CHECK(table_sizes(12, {.wanted = 6, .most = 5}) == std::nullopt);
}

TEST_CASE("no number of players is too awkward for tables of three to six") {
    for (int players = 3; players <= 200; ++players)
        for (int wanted = fewest_seats; wanted <= most_seats; ++wanted) {
            const auto sizes = table_sizes(players, {.wanted = wanted});
            REQUIRE(sizes);
            CHECK(std::accumulate(sizes->begin(), sizes->end(), 0) == players);
            CHECK(sizes->front() <= most_seats);
            CHECK(sizes->back() >= fewest_seats);
            CHECK(sizes->front() - sizes->back() <= 1);
        }
}

TEST_CASE("sizes that are given are kept, and the rest sits out") {
    CHECK(table_sizes(14, {.sizes = {4, 5, 5}}) == Sizes{5, 5, 4});
    CHECK(table_sizes(15, {.full = true, .sizes = {4, 5, 5}}) == Sizes{5, 5, 4});
    CHECK(table_sizes(13, {.sizes = {4, 5, 5}}) == std::nullopt);
    CHECK(table_sizes(13, {.sizes = {2, 5, 5}}) == std::nullopt);
    CHECK(table_sizes(17, {.sizes = {7, 5, 5}}) == std::nullopt);
}

}  // namespace
}  // namespace tablebank::testing
