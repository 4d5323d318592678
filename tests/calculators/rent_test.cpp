#include "calculators/rent.h"

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

struct RentCase {
    const char* says;
    Estate owner;
    int deed;
    std::optional<Dice> dice;
    std::int64_t amount;
    Lines workings;
};

void check_rents(const std::vector<RentCase>& cases, const Rulings& rulings = {}) {
    for (const RentCase& one : cases) {
        CAPTURE(one.says);
        const Rent rent = quote_rent(us(), rulings, one.owner, {one.deed}, one.dice);
        CHECK(rent.quote.amount == Money{one.amount});
        CHECK(lines(rent.quote.workings) == one.workings);
        CHECK_FALSE(rent.needs_dice);
    }
}

constexpr auto none = std::nullopt;

}  // namespace

TEST_CASE("unbuilt streets (ru 9, 10, 12)") {
    check_rents({
        {"a competitor takes the printed rent",
         competitor({open(34)}),
         34,
         none,
         32,
         {{Step::printed_rent, "32", "us 9"}}},
        {"a competitor never doubles, even with the whole city",
         competitor({open(31), open(32), open(34)}),
         34,
         none,
         32,
         {{Step::printed_rent, "32", "us 9"}}},
        {"a monopolist with one street takes the single rent",
         monopolist({open(34)}),
         34,
         none,
         32,
         {{Step::printed_rent, "32", "us 9"}}},
        {"two streets of a city double it",
         monopolist({open(32), open(34)}),
         34,
         none,
         64,
         {{Step::printed_rent, "32", "us 9"}, {Step::city_doubled, "64", "us 10"}}},
        {"the third street is doubled too",
         monopolist({open(31), open(32), open(34)}),
         31,
         none,
         60,
         {{Step::printed_rent, "30", "us 9"}, {Step::city_doubled, "60", "us 10"}}},
        {"houses on another street do not matter",
         monopolist({hotel(32), open(34)}),
         34,
         none,
         64,
         {{Step::printed_rent, "32", "us 9"}, {Step::city_doubled, "64", "us 10"}}},
        {"one of two mortgaged: single again, and why",
         monopolist({pledged(32), open(34)}),
         34,
         none,
         32,
         {{Step::printed_rent, "32", "us 9"}, {Step::city_not_monopolised, "0", "us 10"}}},
        {"one of three mortgaged: still two",
         monopolist({open(31), pledged(32), open(34)}),
         34,
         none,
         64,
         {{Step::printed_rent, "32", "us 9"}, {Step::city_doubled, "64", "us 10"}}},
        {"streets of two cities double nothing",
         monopolist({open(29), open(31)}),
         31,
         none,
         30,
         {{Step::printed_rent, "30", "us 9"}}},
    });
}

TEST_CASE("rent stays doubled next to a mortgaged street of the same hand only if the book states it") {
    Edition edition = us();
    const auto rent = [&](const Estate& owner, int space) {
        return quote_rent(edition, {}, owner, {space}, std::nullopt).quote.amount;
    };
    const Deed& street = *edition.deed_at({37});
    CHECK(rent(monopolist({open(37), pledged(39)}), 37) == street.street.monopolist.single);
    edition.profile.doubled_when_mortgaged.value = true;
    CHECK(rent(monopolist({open(37), pledged(39)}), 37) == street.street.monopolist.doubled);
    CHECK(rent(monopolist({open(37)}), 37) == street.street.monopolist.single);
    CHECK(rent(competitor({open(37), pledged(39)}), 37) == street.street.competitor.single);
    CHECK_MESSAGE(rent(monopolist({open(37), pledged(39)}), 39).is_zero(), "the mortgaged one earns nothing");
}

TEST_CASE("built streets earn the printed column of the owner's role (ru 9, 11)") {
    check_rents({
        {"a competitor's house", competitor({houses(34, 1)}), 34, none, 52, {{Step::printed_rent, "52", "us 9"}}},
        {"a competitor's four houses",
         competitor({houses(34, 4)}),
         34,
         none,
         112,
         {{Step::printed_rent, "112", "us 9"}}},
        {"a competitor's hotel", competitor({hotel(34)}), 34, none, 132, {{Step::printed_rent, "132", "us 9"}}},
        {"a monopolist's house",
         monopolist({open(31), houses(34, 1)}),
         34,
         none,
         104,
         {{Step::printed_rent, "104", "us 9"}}},
        {"a monopolist's three houses",
         monopolist({open(31), houses(34, 3)}),
         34,
         none,
         184,
         {{Step::printed_rent, "184", "us 9"}}},
        {"a monopolist's hotel",
         monopolist({open(31), hotel(34)}),
         34,
         none,
         224,
         {{Step::printed_rent, "224", "us 9"}}},
        {"houses that were forced into a city not monopolised earn what is printed for them",
         monopolist({houses(34, 3)}),
         34,
         none,
         184,
         {{Step::printed_rent, "184", "us 9"}}},
    });
}

TEST_CASE("two streets of a city of three: doubled if two suffice (ru 10), single if all are needed (football 7)") {
    const std::vector<Holding> streets{open(21), open(23)};
    const Rent russian = quote_rent(ru(), {}, monopolist(streets), {21}, none);
    CHECK(lines(russian.quote.workings) ==
          Lines{{Step::printed_rent, "22", "ru 9"}, {Step::city_doubled, "44", "ru 10"}});
    const Estate owner{.role = Role::player, .cash = {}, .jailed = false, .deeds = streets};
    const Rent football = quote_rent(shipped("football"), {}, owner, {21}, none);
    CHECK(lines(football.quote.workings) ==
          Lines{{Step::printed_rent, "18", "football 10"}, {Step::city_not_monopolised, "0", "football 7"}});
    CHECK(football.quote.workings.back().count == 2);
    CHECK(football.quote.workings.back().factor == 3);
}

TEST_CASE(
    "a building whose city is monopolised no longer earns the single rate (fr 11 F), or its print (football 13)") {
    const std::vector<Holding> broken{houses(37, 2), pledged(39)};
    const Estate anna = monopolist(broken);
    const Rent half = quote_rent(shipped("fr"), {}, anna, {37}, none);
    CHECK(lines(half.quote.workings) == Lines{{Step::printed_rent, "150", "fr 8"},
                                              {Step::broken_monopoly, "0", "fr 11 F"},
                                              {Step::broken_monopoly_rate, "75", "ruling broken_monopoly_rate"}});
    Rulings unbuilt;
    unbuilt.broken_monopoly_rate = BrokenMonopolyRate::unbuilt;
    CHECK(quote_rent(shipped("fr"), unbuilt, anna, {37}, none).quote.amount == Money{35});
    const Estate player{.role = Role::player, .cash = {}, .jailed = false, .deeds = broken};
    CHECK(quote_rent(shipped("football"), {}, player, {37}, none).quote.amount == Money{500});
}

TEST_CASE("the example of the manual: three houses on Nob Hill in Anna's monopolised city") {
    const Estate anna = monopolist({houses(34, 3), pledged(32), hotel(31)}, 846);
    const Rent rent = quote_rent(us(), {}, anna, {34}, none);
    CHECK(rent.quote.amount == Money{184});
    REQUIRE(rent.quote.workings.size() == 1);
    const Working& working = rent.quote.workings.front();
    CHECK(working.rule == "us 9");
    CHECK(working.space == Space{34});
    CHECK(working.role == Role::monopolist);
    CHECK(working.count == 3);
    CHECK(working.hotels == 0);
    CHECK(quote_rent(ru(), {}, anna, {34}, none).quote.workings.front().rule == "ru 9");
    CHECK(quote_rent(us(), {}, anna, {31}, none).quote.amount == Money{220});
    CHECK(quote_rent(us(), {}, anna, {31}, none).quote.workings.front().hotels == 1);
}

TEST_CASE("every step of every street earns its printed figure") {
    for (const Deed* deed : us().deeds_of(SpaceKind::street)) {
        for (const Role role : us().profile.played_roles()) {
            for (int steps = 1; steps <= most_steps(*deed, role); ++steps) {
                Estate owner{.role = role, .cash = {}, .jailed = false, .deeds = {open(deed->space.index)}};
                set_steps(*deed, role, owner.deeds.front(), steps);
                const auto step = static_cast<std::size_t>(steps - 1);
                CHECK(quote_rent(us(), {}, owner, deed->space, none).quote.amount == deed->street.of(role).built[step]);
            }
        }
    }
}

TEST_CASE("mortgaged deeds earn nothing (ru 12), nor do those of a jailed monopolist (ru 15)") {
    check_rents({
        {"a mortgaged street", monopolist({pledged(34)}), 34, none, 0, {{Step::mortgaged_earns_nothing, "0", "us 12"}}},
        {"a mortgaged transport",
         competitor({pledged(5)}),
         5,
         none,
         0,
         {{Step::mortgaged_earns_nothing, "0", "us 12"}}},
        {"a mortgaged utility, and no dice are wanted",
         competitor({pledged(12)}),
         12,
         none,
         0,
         {{Step::mortgaged_earns_nothing, "0", "us 12"}}},
        {"the monopolist is in jail",
         jailed(monopolist({open(31), houses(34, 3)})),
         34,
         none,
         0,
         {{Step::jailed_earns_nothing, "0", "us 15"}}},
        {"the monopolist is in jail: no dice for his utility",
         jailed(monopolist({open(12)})),
         12,
         none,
         0,
         {{Step::jailed_earns_nothing, "0", "us 15"}}},
        {"a competitor in the price war collects rent",
         jailed(competitor({houses(34, 2)})),
         34,
         none,
         72,
         {{Step::printed_rent, "72", "us 9"}}},
        {"a competitor in the price war collects a transport's charge",
         jailed(competitor({open(5)})),
         5,
         none,
         20,
         {{Step::transport_percent, "20", "us 19"}}},
        {"mortgaged comes before jailed",
         jailed(monopolist({pledged(34)})),
         34,
         none,
         0,
         {{Step::mortgaged_earns_nothing, "0", "us 12"}}},
    });
    const Estate owner = jailed(monopolist({open(31), houses(34, 3)}));
    CHECK(quote_rent(us(), {}, owner, {34}, none, JailCounts::ignored).quote.amount == Money{184});
}

TEST_CASE("transport companies (ru 19)") {
    check_rents({
        {"a competitor takes 10 % of the price",
         competitor({open(5)}),
         5,
         none,
         20,
         {{Step::transport_percent, "20", "us 19"}}},
        {"a competitor with all four takes the same",
         competitor({open(5), open(15), open(25), open(35)}),
         25,
         none,
         20,
         {{Step::transport_percent, "20", "us 19"}}},
        {"a monopolist with one", monopolist({open(5)}), 5, none, 40, {{Step::transport_by_count, "40", "us 19"}}},
        {"a monopolist with two",
         monopolist({open(5), open(35)}),
         5,
         none,
         80,
         {{Step::transport_by_count, "80", "us 19"}}},
        {"a monopolist with three",
         monopolist({open(5), open(15), open(35)}),
         15,
         none,
         160,
         {{Step::transport_by_count, "160", "us 19"}}},
        {"a monopolist with all four",
         monopolist({open(5), open(15), open(25), open(35)}),
         35,
         none,
         320,
         {{Step::transport_by_count, "320", "us 19"}}},
        {"a mortgaged one counts, as the table has ruled",
         monopolist({open(5), pledged(15)}),
         5,
         none,
         80,
         {{Step::transport_by_count, "80", "ruling mortgaged_companies_count"}}},
    });
    Rulings rulings;
    rulings.mortgaged_companies_count = false;
    check_rents({{"a mortgaged one does not count, as the table has ruled",
                  monopolist({open(5), pledged(15)}),
                  5,
                  none,
                  40,
                  {{Step::transport_by_count, "40", "ruling mortgaged_companies_count"}}},
                 {"without a mortgaged one the ruling says nothing",
                  monopolist({open(5), open(15)}),
                  5,
                  none,
                  80,
                  {{Step::transport_by_count, "80", "us 19"}}}},
                rulings);
}

TEST_CASE("utilities multiply the visitor's two dice (ru 20)") {
    const Dice seven{3, 4};
    check_rents({
        {"a competitor takes four times",
         competitor({open(12)}),
         12,
         seven,
         28,
         {{Step::utility_factor, "0", "us 20"}, {Step::dice_times_factor, "28", "us 20"}}},
        {"a competitor with both takes four times",
         competitor({open(12), open(28)}),
         12,
         seven,
         28,
         {{Step::utility_factor, "0", "us 20"}, {Step::dice_times_factor, "28", "us 20"}}},
        {"a monopolist with one takes four times",
         monopolist({open(28)}),
         28,
         seven,
         28,
         {{Step::utility_factor, "0", "us 20"}, {Step::dice_times_factor, "28", "us 20"}}},
        {"a monopolist with both takes ten times",
         monopolist({open(12), open(28)}),
         28,
         seven,
         70,
         {{Step::utility_factor, "0", "us 20"}, {Step::dice_times_factor, "70", "us 20"}}},
        {"a mortgaged second one counts, as the table has ruled",
         monopolist({open(12), pledged(28)}),
         12,
         seven,
         70,
         {{Step::utility_factor, "0", "ruling mortgaged_companies_count"}, {Step::dice_times_factor, "70", "us 20"}}},
        {"for a competitor that ruling changes nothing",
         competitor({open(12), pledged(28)}),
         12,
         seven,
         28,
         {{Step::utility_factor, "0", "us 20"}, {Step::dice_times_factor, "28", "us 20"}}},
    });
}

TEST_CASE("a utility without dice states what they will be multiplied by") {
    const Rent rent = quote_rent(us(), {}, monopolist({open(12), open(28)}), {12}, none);
    CHECK(rent.needs_dice);
    CHECK(rent.factor == 10);
    CHECK(rent.quote.amount.is_zero());
    const Quote later = quote_utility(us(), {}, Role::monopolist, rent.factor, {6, 5});
    CHECK(later.amount == Money{110});
    CHECK(later.workings.front().dice == Dice{6, 5});
    CHECK(later.workings.front().factor == 10);
    CHECK_FALSE(quote_rent(us(), {}, monopolist({pledged(12)}), {12}, none).needs_dice);
    CHECK(quote_rent(us(), {}, monopolist({pledged(12)}), {12}, none).factor == 0);
}

TEST_CASE("the price of a throw at a utility is cited for the role of its owner") {
    Edition edition = us();
    edition.profile.utility_factor.monopolist.rule = "of monopolists";
    edition.profile.utility_factor.competitor.rule = "of competitors";
    CHECK(quote_utility(edition, {}, Role::monopolist, 10, {6, 5}).workings.front().rule == "of monopolists");
    CHECK(quote_utility(edition, {}, Role::competitor, 4, {6, 5}).workings.front().rule == "of competitors");
}

TEST_CASE("a charge is rounded once, on the total, to the smallest note, as the table has ruled") {
    Edition edition = us();
    edition.currency.smallest_note = Money{10};
    Rulings rulings;
    const Estate owner = competitor({open(12), houses(34, 1), houses(1, 1)});
    const auto charge = [&](int deed) { return quote_rent(edition, rulings, owner, {deed}, Dice{3, 4}).quote; };
    CHECK(charge(12).amount == Money{30});  // 28
    CHECK(charge(34).amount == Money{50});  // 52
    CHECK(charge(1).amount == Money{10});   // 11
    CHECK(lines(charge(12).workings).back() == Line{Step::rounded, "30", "ruling rounding"});
    CHECK(charge(12).workings.back().base == Money{10});
    rulings.rounding = Rounding::up;
    CHECK(charge(34).amount == Money{60});
    rulings.rounding = Rounding::down;
    CHECK(charge(12).amount == Money{20});

    edition = us();
    edition.deeds[2].price = Money{205};
    rulings.rounding = Rounding::half_up;
    const Quote transport = quote_rent(edition, rulings, competitor({open(5)}), {5}, none).quote;
    CHECK(transport.amount == Money{21});
    CHECK(lines(transport.workings) ==
          Lines{{Step::transport_percent, "20.5", "us 19"}, {Step::rounded, "21", "ruling rounding"}});
}

TEST_CASE("rent is due to the deed's owner only") {
    CHECK_THROWS_AS(static_cast<void>(quote_rent(us(), {}, competitor({open(1)}), {3}, none)), std::invalid_argument);
    CHECK_THROWS_AS(static_cast<void>(quote_rent(us(), {}, competitor({open(0)}), {0}, none)), std::invalid_argument);
}
