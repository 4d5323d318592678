#include "calculators/money.h"

#include "tests/calculators/shipped.h"

using namespace tablebank;

namespace {
constexpr Money largest{1'000'000'000'000'000'000};
}

TEST_CASE("money adds, subtracts and multiplies exactly") {
    CHECK(Money{846} + Money{1010} == Money{1856});
    CHECK(Money{50} - Money{200} == Money{-150});
    CHECK(-Money{75} == Money{-75});
    CHECK(Money{7} * 4 == Money{28});
    CHECK(4 * Money{7} == Money{28});
    CHECK(Money{-5}.is_negative());
    CHECK(Money{}.is_zero());
    CHECK(Money{9} < Money{10});
}

TEST_CASE("money is written as plain digits") {
    CHECK(Money{}.to_string() == "0");
    CHECK(Money{-75}.to_string() == "-75");
    CHECK(largest.to_string() == "1000000000000000000");
}

TEST_CASE("a sum that leaves the range is an error and never wraps") {
    CHECK(largest - Money{1} + Money{1} == largest);
    CHECK_THROWS_AS(static_cast<void>(largest + Money{1}), MoneyOverflow);
    CHECK_THROWS_AS(static_cast<void>(-largest - Money{1}), MoneyOverflow);
    CHECK_THROWS_AS(static_cast<void>(Money{1'000'000'001} * 1'000'000'000), MoneyOverflow);
    CHECK_THROWS_AS(static_cast<void>(largest * INT64_MAX), MoneyOverflow);
    CHECK_THROWS_AS(static_cast<void>(largest * INT64_MIN), MoneyOverflow);
}

TEST_CASE("an overflowing sum leaves the amount as it was") {
    Money money = largest;
    CHECK_THROWS_AS(money += Money{1}, MoneyOverflow);
    CHECK(money == largest);
}

TEST_CASE("equal parts leave the odd units over") {
    for (std::int64_t amount = 0; amount <= 40; ++amount) {
        for (std::int64_t parts = 1; parts <= 6; ++parts) {
            const EqualParts shared = share_equally(Money{amount}, parts);
            CHECK(shared.part * parts + Money{shared.odd} == Money{amount});
            CHECK(shared.odd >= 0);
            CHECK(shared.odd < parts);
        }
    }
    CHECK_THROWS_AS(static_cast<void>(share_equally(Money{-1}, 2)), std::invalid_argument);
    CHECK_THROWS_AS(static_cast<void>(share_equally(Money{1}, 0)), std::invalid_argument);
}
