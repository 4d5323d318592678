#include "calculators/bankruptcy.h"

#include <numeric>

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

Estate broke() {
    return competitor({open(1), houses(21, 3), hotel(34), pledged(5), open(12)}, 17);
}

Rulings in_seat_order() {
    Rulings rulings;
    rulings.several_creditors = SeveralCreditors::seat_order;
    return rulings;
}

struct Expected {
    int creditor;
    std::int64_t cash;
    std::vector<Space> deeds;
};

void check_portions(const WindingUp& winding_up, const std::vector<Expected>& expected) {
    REQUIRE(winding_up.portions.size() == expected.size());
    for (std::size_t index = 0; index < expected.size(); ++index) {
        CHECK(winding_up.portions[index].creditor == expected[index].creditor);
        CHECK(winding_up.portions[index].cash == Money{expected[index].cash});
        CHECK(winding_up.portions[index].deeds == expected[index].deeds);
    }
}

std::vector<std::int64_t> units(const std::vector<Money>& sums) {
    std::vector<std::int64_t> numbers;
    for (const Money sum : sums) numbers.push_back(sum.units());
    return numbers;
}

using Units = std::vector<std::int64_t>;

}  // namespace

TEST_CASE("buildings go back at half price first (ru 24, 13)") {
    const WindingUp winding_up = wind_up(us(), {}, broke(), {});
    CHECK(winding_up.refund.amount == Money{725});
    CHECK(lines(winding_up.refund.workings) ==
          Lines{{Step::building_refund, "225", "us 13"}, {Step::building_refund, "500", "ruling hotel_counts_as"}});
    CHECK(winding_up.cash == Money{742});
}

TEST_CASE("bankrupt to the bank: no portion for anyone (ru 24)") {
    CHECK(wind_up(us(), {}, broke(), {}).portions.empty());
}

TEST_CASE("bankrupt to a player: they get all the cash and every deed, mortgaged ones too (ru 24)") {
    for (const Rulings& rulings : {Rulings{}, in_seat_order()})
        check_portions(wind_up(us(), rulings, broke(), {{3, Money{2000}}}), {{3, 742, {{1}, {5}, {12}, {21}, {34}}}});
}

TEST_CASE("several creditors in equal parts: the odd units in seat order, the deeds one by one in board order") {
    check_portions(wind_up(us(), {}, broke(), {{1, Money{1000}}, {2, Money{10}}, {4, Money{500}}}),
                   {{1, 248, {{1}, {21}}}, {2, 247, {{5}, {34}}}, {4, 247, {{12}}}});
    check_portions(wind_up(us(), {}, broke(), {{4, Money{1}}, {2, Money{1}}, {1, Money{1}}}),
                   {{4, 247, {{12}}}, {2, 247, {{5}, {34}}}, {1, 248, {{1}, {21}}}});
}

TEST_CASE("several creditors in seat order: paid in full in turn, the rest and the deeds to the first") {
    check_portions(wind_up(us(), in_seat_order(), broke(), {{1, Money{700}}, {2, Money{100}}, {4, Money{100}}}),
                   {{1, 700, {{1}, {5}, {12}, {21}, {34}}}, {2, 42, {}}, {4, 0, {}}});
    check_portions(wind_up(us(), in_seat_order(), broke(), {{4, Money{30}}, {2, Money{12}}}),
                   {{4, 30, {}}, {2, 712, {{1}, {5}, {12}, {21}, {34}}}});
}

TEST_CASE("a player with nothing leaves nothing") {
    const WindingUp winding_up = wind_up(us(), {}, monopolist({}), {{2, Money{50}}});
    CHECK(winding_up.cash == Money{});
    check_portions(winding_up, {{2, 0, {}}});
}

TEST_CASE("a sum is spread without losing a unit, by either ruling") {
    const std::vector<Claim> claims{{1, Money{10}}, {2, Money{10}}, {5, Money{25}}};
    CHECK(units(spread({}, Money{20}, claims, Money{1})) == Units{7, 7, 6});
    CHECK(units(spread(in_seat_order(), Money{15}, claims, Money{1})) == Units{10, 5, 0});
    CHECK(units(spread(in_seat_order(), Money{50}, claims, Money{1})) == Units{15, 10, 25});
    for (std::int64_t sum = 0; sum < 60; ++sum) {
        for (const Rulings& rulings : {Rulings{}, in_seat_order()}) {
            const Units parts = units(spread(rulings, Money{sum}, claims, Money{1}));
            CHECK(std::accumulate(parts.begin(), parts.end(), std::int64_t{0}) == sum);
        }
    }
    CHECK_THROWS_AS(static_cast<void>(spread({}, Money{1}, {}, Money{1})), std::invalid_argument);
}
