#include "calculators/total_worth.h"

#include <utility>

#include "calculators/closing_plan.h"
#include "calculators/mortgage.h"
#include "calculators/richest.h"
#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

/// Anna of the manual's example.
Estate anna() {
    return monopolist({houses(34, 3), pledged(32), hotel(31)}, 846);
}

std::vector<std::pair<int, std::int64_t>> earned(const std::variant<std::vector<DeedIncome>, Refusal>& incomes) {
    std::vector<std::pair<int, std::int64_t>> sums;
    for (const DeedIncome& income : answer(incomes)) sums.emplace_back(income.deed.index, income.quote.amount.units());
    return sums;
}

using DeedSums = std::vector<std::pair<int, std::int64_t>>;

}  // namespace

TEST_CASE("the richest player: cash and the current rent of every open deed (ru 25)") {
    const auto result = quote_worth(us(), {}, anna(), {});
    const Worth& worth = answer(result);
    CHECK(worth.cash == Money{846});
    CHECK(worth.income == Money{404});
    CHECK(worth.richest == Money{1250});
    CHECK(worth.raise == Money{1856});
    CHECK(lines(worth.workings) == Lines{{Step::cash, "846", "us 25"},
                                         {Step::printed_rent, "220", "us 9"},
                                         {Step::walk_income, "220", "us 25"},
                                         {Step::printed_rent, "184", "us 9"},
                                         {Step::walk_income, "184", "us 25"},
                                         {Step::total, "1250", "us 25"}});
}

TEST_CASE("the income of the deeds, in board order, without those that earn nothing") {
    const Estate estate = monopolist({open(35), open(5), pledged(1), open(24), open(21), open(12)});
    CHECK(earned(deed_incomes(us(), {}, estate, {{{12}, {2, 3}}}, Collects::nothing)) ==
          DeedSums{{5, 80}, {12, 20}, {21, 44}, {24, 48}, {35, 80}});
}

TEST_CASE("utilities need a throw of their owner's dice (ru 25), each its own") {
    const Estate estate = competitor({open(12), open(28)});
    const auto missing = deed_incomes(us(), {}, estate, {{{12}, {1, 1}}}, Collects::nothing);
    CHECK(refusal(missing).code == RefusalCode::dice_missing);
    CHECK(refusal(missing).space == Space{28});
    CHECK(refusal(quote_worth(us(), {}, estate, {})).code == RefusalCode::dice_missing);
    CHECK(earned(deed_incomes(us(), {}, estate, {{{12}, {1, 1}}, {{28}, {6, 6}}}, Collects::nothing)) ==
          DeedSums{{12, 8}, {28, 48}});
    CHECK(earned(deed_incomes(us(), {}, competitor({pledged(12)}), {}, Collects::nothing)).empty());
}

TEST_CASE("a jailed monopolist's rents count for the richest player, or not, as the table has ruled") {
    Rulings rulings;
    const auto collects = quote_worth(us(), rulings, jailed(anna()), {});
    CHECK(answer(collects).richest == Money{1250});
    CHECK(lines(answer(collects).workings)[2] == Line{Step::walk_income, "220", "ruling jailed_in_richest"});
    rulings.jailed_in_richest = Collects::nothing;
    CHECK(answer(quote_worth(us(), rulings, jailed(anna()), {})).richest == Money{846});
    CHECK(answer(quote_worth(us(), rulings, anna(), {})).richest == Money{1250});
    CHECK(answer(quote_worth(us(), rulings, jailed(competitor({open(39)}, 10)), {})).richest == Money{50});
}

TEST_CASE(
    "the funds that can be raised: cash, half of the buildings, and the mortgages then possible (ru 12, 13, 24)") {
    const Quote raise = quote_raise(us(), {}, anna());
    CHECK(raise.amount == Money{1856});
    CHECK(lines(raise.workings) == Lines{{Step::cash, "846", "us 24"},
                                         {Step::building_refund, "300", "us 13"},
                                         {Step::building_refund, "400", "ruling hotel_counts_as"},
                                         {Step::mortgage_sum, "160", "us 12"},
                                         {Step::mortgage_sum, "150", "us 12"},
                                         {Step::total, "1856", "us 24"}});
    Rulings rulings;
    rulings.hotel_counts_as = HotelCountsAs::last_step;
    CHECK(quote_raise(us(), rulings, anna()).amount == Money{1556});
    CHECK(quote_raise(us(), {}, competitor({}, 7)).amount == Money{7});
    CHECK(quote_raise(us(), {}, competitor({open(5), pledged(12), open(28)})).amount == Money{175});
}

TEST_CASE("the richest are in order, equal sums as the ruling of ties states, the bankrupt left out (ru 25)") {
    Position position;
    position.players = {{"Anna", monopolist({open(39)}, 160), false},
                        {"Boris", monopolist({}, 500), true},
                        {"Clara", monopolist({}, 200), false}};
    const auto places = [&](const Rulings& rulings) {
        std::vector<std::pair<int, int>> found;
        const auto ranked = rank_richest(us(), rulings, position);
        for (const RichPlayer& rich : answer(ranked)) found.emplace_back(rich.player, rich.place);
        return found;
    };
    using Places = std::vector<std::pair<int, int>>;
    CHECK(places({}) == Places{{0, 1}, {2, 1}});
    Rulings by_cash;
    by_cash.ties = Ties::more_cash_kept;
    CHECK(places(by_cash) == Places{{2, 1}, {0, 2}});
    position.players[2].estate = monopolist({open(12)}, 200);
    const auto missing = rank_richest(us(), {}, position);
    REQUIRE(std::holds_alternative<Refusal>(missing));
    CHECK(std::get<Refusal>(missing).space == Space{12});
    CHECK(std::get<Refusal>(missing).owner == 3);
}

TEST_CASE("total worth: the cash, prices, the rest of mortgaged ones, and buildings at cost") {
    const Edition& classic = shipped("classic");
    const Estate first{.role = Role::player, .cash = Money{100}, .jailed = false, .deeds = {pledged(37), open(39)}};
    const Worth worth = answer(quote_worth(classic, {}, first, {}));
    CHECK(worth.richest == Money{675});
    CHECK(worth.income == Money{575});
    CHECK(lines(worth.workings) == Lines{{Step::cash, "100", "classic timed"},
                                         {Step::worth_of_mortgaged, "175", "classic timed"},
                                         {Step::worth_of_deed, "400", "classic timed"},
                                         {Step::total, "675", "classic timed"}});
    const Estate second{
        .role = Role::player, .cash = Money{150}, .jailed = false, .deeds = {houses(1, 2), houses(3, 2)}};
    CHECK(answer(quote_worth(classic, {}, second, {})).richest == Money{470});
}

TEST_CASE("no deal with the bank makes a total worth higher") {
    const Edition& classic = shipped("classic");
    const Estate first{.role = Role::player,
                       .cash = Money{900},
                       .jailed = false,
                       .deeds = {houses(37, 1), houses(39, 1), pledged(12)}};
    const auto plan = answer(plan_closing(classic, {}, first, {}, {32, 12}));
    CHECK(plan.steps.empty());
    CHECK(plan.total.to_string() == "2125");
    Estate after = first;
    after.find({12})->mortgaged = false;
    after.cash -= redeem_sum(classic, {}, *classic.deed_at({12})).amount;
    CHECK(expected_total(classic, {}, after, {}) < plan.total);
    after = first;
    after.find({39})->houses = 2;
    after.cash -= Money{200};
    CHECK(expected_total(classic, {}, after, {}) == plan.total);
}
