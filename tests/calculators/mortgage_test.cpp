#include "calculators/mortgage.h"

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

struct MortgageRefusal {
    const char* says;
    Estate estate;
    int deed;
    RefusalCode code;
    const char* line = "";
};

}  // namespace

TEST_CASE("the bank lends half the price of an unbuilt deed (ru 12)") {
    const struct {
        const char* says;
        Estate estate;
        int deed;
        std::int64_t sum;
    } cases[] = {
        {"a street", competitor({open(24)}), 24, 120},
        {"a transport", monopolist({open(5)}), 5, 100},
        {"a utility", monopolist({open(12)}), 12, 75},
        {"the dearest street", competitor({open(39)}), 39, 200},
        {"of an odd price", competitor({open(37)}), 37, 175},
        {"a competitor with houses next door", competitor({houses(21, 3), open(24)}), 24, 120},
        {"a monopolist's unbuilt city", monopolist({open(21), open(24)}), 24, 120},
        {"the third street of a built city: two stay open", monopolist({houses(21, 1), houses(23, 1), open(24)}), 24,
         120},
        {"a street of another city than the built one", monopolist({houses(21, 1), open(23), open(34)}), 34, 160},
        {"in jail too", jailed(monopolist({open(24)})), 24, 120},
        {"beside houses forced onto a mortgaged street: no monopoly is left to break",
         monopolist({{.deed = {21}, .mortgaged = true, .houses = 1, .hotels = 0}, open(24)}), 24, 120},
    };
    for (const auto& one : cases) {
        CAPTURE(one.says);
        const auto result = quote_mortgage(us(), {}, one.estate, {one.deed});
        CHECK(answer(result).amount == Money{one.sum});
        CHECK(lines(answer(result).workings) == Lines{{Step::mortgage_sum, std::to_string(one.sum), "us 12"}});
        CHECK(answer(result).workings.front().space == Space{one.deed});
    }
}

TEST_CASE("if buildings are sold evenly, the whole city is sold for a mortgage (football 8, 13)") {
    const Edition& football = shipped("football");
    const auto proposed = [&](const Estate& estate) {
        return refusal(quote_mortgage(football, football.rulings, estate, {6})).line;
    };
    const auto player = [](std::vector<Holding> deeds) {
        return Estate{.role = Role::player, .cash = Money{}, .jailed = false, .deeds = std::move(deeds)};
    };
    CHECK(proposed(player({houses(6, 2), houses(8, 2), houses(9, 2)})) == "sell all sky");
    CHECK(proposed(player({houses(6, 1), houses(8, 1), houses(9, 1)})) == "sell " + football.deed_at(Space{6})->slug);
    CHECK(proposed(player({houses(6, 1), open(8), open(9)})) == "sell " + football.deed_at(Space{6})->slug);
}

TEST_CASE("obstacles to a mortgage, and the line that clears each") {
    const MortgageRefusal cases[] = {
        {"a space without a deed", monopolist({}), 0, RefusalCode::no_deed_there},
        {"another player's deed", monopolist({open(21)}), 24, RefusalCode::not_owner},
        {"mortgaged already", monopolist({pledged(24)}), 24, RefusalCode::already_mortgaged},
        {"three houses on it (ru 12)", competitor({houses(24, 3)}), 24, RefusalCode::buildings_on_street,
         "sell beacon-street 3"},
        {"one house on it", competitor({houses(24, 1)}), 24, RefusalCode::buildings_on_street, "sell beacon-street"},
        {"a competitor's hotel", competitor({hotel(24)}), 24, RefusalCode::buildings_on_street, "sell beacon-street 5"},
        {"a monopolist's hotel", monopolist({open(21), hotel(24)}), 24, RefusalCode::buildings_on_street,
         "sell beacon-street 4"},
        {"one of two streets of a built city (ru 12)", monopolist({houses(21, 1), open(24)}), 24,
         RefusalCode::buildings_in_city, "sell all boston"},
        {"the second open street, the third mortgaged", monopolist({hotel(21), pledged(23), open(24)}), 24,
         RefusalCode::buildings_in_city, "sell all boston"},
        {"a city of two words", monopolist({houses(1, 1), open(3)}), 3, RefusalCode::buildings_in_city,
         "sell all new-orleans"},
    };
    for (const MortgageRefusal& one : cases) {
        CAPTURE(one.says);
        const auto result = quote_mortgage(us(), {}, one.estate, {one.deed});
        CHECK(refusal(result).code == one.code);
        CHECK(refusal(result).space == Space{one.deed});
        CHECK(refusal(result).line == one.line);
    }
    CHECK(refusal(quote_mortgage(us(), {}, monopolist({houses(21, 1), open(24)}), {24})).city == 4);
}

TEST_CASE("a hotel that counts as its last step is sold with one") {
    Rulings rulings;
    rulings.hotel_counts_as = HotelCountsAs::last_step;
    const auto result = quote_mortgage(us(), rulings, competitor({hotel(24)}), {24});
    CHECK(refusal(result).line == "sell beacon-street");
}

TEST_CASE("if a monopolist may build without a city, no mortgage removes their buildings") {
    Edition edition = us();
    edition.profile.building_needs_monopoly.monopolist.value = false;
    const auto result = quote_mortgage(edition, {}, monopolist({houses(21, 1), open(24)}), {24});
    CHECK(answer(result).amount == Money{120});
}

TEST_CASE("a deed is redeemed for the sum on its back (ru 12)") {
    const struct {
        int deed;
        std::int64_t sum;
    } cases[] = {{1, 33}, {5, 110}, {12, 83}, {24, 132}, {37, 193}, {39, 220}};
    for (const auto& one : cases) {
        const auto result = quote_redeem(us(), {}, monopolist({pledged(one.deed)}), {one.deed});
        CHECK(answer(result).amount == Money{one.sum});
        CHECK(lines(answer(result).workings) == Lines{{Step::redeem_sum, std::to_string(one.sum), "us 12"}});
    }
    CHECK(refusal(quote_redeem(us(), {}, monopolist({}), {2})).code == RefusalCode::no_deed_there);
    CHECK(refusal(quote_redeem(us(), {}, monopolist({}), {24})).code == RefusalCode::not_owner);
    CHECK(refusal(quote_redeem(us(), {}, monopolist({open(24)}), {24})).code == RefusalCode::not_mortgaged);
}

TEST_CASE("which deeds a player may give away (ru 12, 23)") {
    const Estate allowed[] = {
        monopolist({open(24)}),
        monopolist({pledged(24)}),
        monopolist({open(21), open(24)}),
        competitor({houses(21, 2), open(24)}),
        monopolist({houses(21, 1), houses(23, 1), open(24)}),
        monopolist({houses(21, 1), open(23), pledged(24)}),
    };
    const MortgageRefusal refused[] = {
        {"a space without a deed", monopolist({}), 10, RefusalCode::no_deed_there},
        {"what he does not hold", monopolist({open(21)}), 24, RefusalCode::not_owner},
        {"a built street", competitor({houses(24, 2)}), 24, RefusalCode::buildings_on_street, "sell beacon-street 2"},
        {"a street that a built city needs", monopolist({houses(21, 1), open(24)}), 24, RefusalCode::buildings_in_city,
         "sell all boston"},
    };
    for (const auto breaking : {TradeBreakingMonopoly::sell_first, TradeBreakingMonopoly::as_mortgage}) {
        Rulings rulings;
        rulings.trade_breaking_monopoly = breaking;
        for (const Estate& estate : allowed) CHECK(!check_giving(us(), rulings, estate, {24}));
        for (const MortgageRefusal& one : refused) {
            CAPTURE(one.says);
            const auto result = check_giving(us(), rulings, one.estate, {one.deed});
            REQUIRE(result);
            CHECK(result->code == one.code);
            CHECK(result->line == one.line);
        }
    }
    CHECK(!check_giving(us(), {}, competitor({open(5)}), {5}));
}

TEST_CASE("if a mortgage leaves the buildings alone, the ruling decides whether a trade does") {
    Edition edition = us();
    edition.profile.building_needs_monopoly.monopolist.value = false;
    const Estate estate = monopolist({houses(21, 1), open(24)});
    Rulings rulings;
    rulings.trade_breaking_monopoly = TradeBreakingMonopoly::as_mortgage;
    CHECK(!check_giving(edition, rulings, estate, {24}));
    rulings.trade_breaking_monopoly = TradeBreakingMonopoly::sell_first;
    CHECK(check_giving(edition, rulings, estate, {24})->code == RefusalCode::buildings_in_city);
}

TEST_CASE("selling the buildings of a street before its mortgage is cited if the book requires it (fr 11 B)") {
    const Edition& fr = testing::shipped("fr");
    const auto refused = quote_mortgage(fr, {}, testing::monopolist({testing::houses(6, 2), testing::open(8)}), {6});
    REQUIRE(std::holds_alternative<Refusal>(refused));
    CHECK(std::get<Refusal>(refused).rule == "fr 11 B");
}
