#include "calculators/share.h"

#include <cstdint>
#include <limits>
#include <random>

#include "tests/calculators/shipped.h"

using namespace tablebank;

TEST_CASE("a share keeps every decimal") {
    CHECK(Share::percent_of(Money{1347}, 10).to_string() == "134.7");
    CHECK(Share::percent_of(Money{846}, 20).to_string() == "169.2");
    CHECK(Share::percent_of(Money{1200}, 10) == Share{Money{120}});
    CHECK((Share{1, 3} + Share{1, 3} + Share{1, 3}) == Share{Money{1}});
    CHECK((Share{1, 3} * 3).is_whole());
    CHECK((Share{Money{169}} - Share{1, 5}).to_string() == "168.8");
}

TEST_CASE("a share is in lowest terms, with the sign in the numerator") {
    const Share share{6, -4};
    CHECK(share.numerator() == -3);
    CHECK(share.denominator() == 2);
    CHECK(Share{0, -7} == Share{});
    CHECK_THROWS_AS((Share{1, 0}), std::invalid_argument);
}

TEST_CASE("shares are ordered by value") {
    CHECK(Share{1, 3} < Share{34, 100});
    CHECK(Share{-1, 2} < Share{});
    CHECK(Share{std::numeric_limits<std::int64_t>::max(), 2} > Share{std::numeric_limits<std::int64_t>::max(), 3});
    CHECK((Share{2, 4} <=> Share{1, 2}) == std::strong_ordering::equal);
}

TEST_CASE("rounding is named: to the nearest note, up, or down") {
    struct Case {
        Share exact;
        std::int64_t note, half_up, up, down;
    };
    const Case cases[] = {
        {{3712, 10}, 1, 371, 372, 371},
        {{825, 10}, 1, 83, 83, 82},
        {{1925, 10}, 1, 193, 193, 192},
        {{-5, 2}, 1, -3, -3, -2},
        {{-1, 3}, 1, 0, -1, 0},
        {{184, 1}, 1, 184, 184, 184},
        {{825, 1}, 10, 830, 830, 820},
        {{8249, 10}, 10, 820, 830, 820},
        {{1925, 1}, 10, 1930, 1930, 1920},
        {{0, 1}, 5, 0, 0, 0},
        {{5, 2}, 5, 5, 5, 0},
        {{-15, 2}, 5, -10, -10, -5},
    };
    for (const Case& one : cases) {
        CAPTURE(one.exact);
        CAPTURE(one.note);
        CHECK(one.exact.rounded(Rounding::half_up, Money{one.note}) == Money{one.half_up});
        CHECK(one.exact.rounded(Rounding::up, Money{one.note}) == Money{one.up});
        CHECK(one.exact.rounded(Rounding::down, Money{one.note}) == Money{one.down});
    }
    CHECK_THROWS_AS(static_cast<void>(Share{}.rounded(Rounding::up, Money{})), std::invalid_argument);
}

TEST_CASE("a share has one text, and the text has one share") {
    const struct {
        Share share;
        const char* text;
    } cases[] = {
        {{1347, 10}, "134.7"},
        {{-2, 1}, "-2"},
        {{1, 8}, "0.125"},
        {{-1, 8}, "-0.125"},
        {{1, 3}, "1/3"},
        {{-22, 7}, "-22/7"},
        {{5, 100}, "0.05"},
        {{0, 1}, "0"},
        {{-1, 20}, "-0.05"},
        {{7, 30}, "7/30"},
        {{std::numeric_limits<std::int64_t>::min(), 1}, "-9223372036854775808"},
    };
    for (const auto& one : cases) {
        CHECK(one.share.to_string() == one.text);
        CHECK(Share::parse(one.text) == one.share);
    }
    for (const char* text : {"",      "-",     "+1",  "1.", ".5", "0.50", "2/4", "1/2", "-0",
                             "01",    "1/0",   "1e3", " 1", "1 ", "1/-3", "0x1", "1,5", "9223372036854775808",
                             "1.2.3", "1/2/3", "--1"})
        CHECK_MESSAGE(!Share::parse(text), text);
    CHECK(!Share::parse(std::string(200, '9')));
}

TEST_CASE("the longest exact decimal is read back") {
    const Share smallest{1, std::int64_t{1} << 62};
    CHECK(Share::parse(smallest.to_string()) == smallest);
    const Share longest{std::numeric_limits<std::int64_t>::min() + 1, std::int64_t{1} << 62};
    CHECK(Share::parse(longest.to_string()) == longest);
}

TEST_CASE("a share that leaves 64 bits is an error and never wraps") {
    const Share large{std::numeric_limits<std::int64_t>::max(), 1};
    CHECK_THROWS_AS(static_cast<void>(large + Share{Money{1}}), MoneyOverflow);
    CHECK_THROWS_AS(static_cast<void>(large * 2), MoneyOverflow);
    CHECK_THROWS_AS((Share{std::numeric_limits<std::int64_t>::min(), -1}), MoneyOverflow);
    CHECK_THROWS_AS(static_cast<void>(Share{1, 4'000'000'007} + Share{1, 4'000'000'009}), MoneyOverflow);
    CHECK_THROWS_AS(static_cast<void>(large.rounded(Rounding::up, Money{1} * 5)), MoneyOverflow);
}

TEST_CASE("sums of shares do not depend on their order, and every share is read back from its text") {
    constexpr unsigned seed = 1977;
    CAPTURE(seed);
    std::mt19937 random{seed};
    std::uniform_int_distribution<int> above{-100'000, 100'000};
    std::uniform_int_distribution<int> below{1, 400};
    for (int round = 0; round < 500; ++round) {
        const Share a{above(random), below(random)};
        const Share b{above(random), below(random)};
        const Share c{above(random), below(random)};
        CHECK(a + b + c == c + a + b);
        CHECK(a + b - b == a);
        CHECK((a < b) == (a - b < Share{}));
        CHECK(Share::parse(a.to_string()) == a);
    }
}
