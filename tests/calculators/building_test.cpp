#include "calculators/building.h"

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

constexpr Pieces full_box{35, 15};

Rulings limited() {
    Rulings rulings;
    rulings.pieces_run_out = PiecesRunOut::limited;
    return rulings;
}

Rulings last_step() {
    Rulings rulings;
    rulings.hotel_counts_as = HotelCountsAs::last_step;
    return rulings;
}

/// A deal in one line: the sum, then houses and hotels to the street, then houses and hotels to the bank.
struct Deal {
    std::int64_t amount, houses_out, hotels_out, houses_back, hotels_back;
};

void check_deal(const BuildingDeal& deal, const Deal& expected) {
    CHECK(deal.quote.amount == Money{expected.amount});
    CHECK(deal.to_street.houses == expected.houses_out);
    CHECK(deal.to_street.hotels == expected.hotels_out);
    CHECK(deal.to_bank.houses == expected.houses_back);
    CHECK(deal.to_bank.hotels == expected.hotels_back);
}

struct DealCase {
    const char* says;
    Estate estate;
    int street;
    int steps;
    Deal deal;
};

struct BuildingRefusal {
    const char* says;
    Estate estate;
    int street;
    int steps;
    RefusalCode code;
};

}  // namespace

TEST_CASE("building: printed prices, and a hotel in place of the houses (ru 11)") {
    const DealCase cases[] = {
        {"a competitor's first house", competitor({open(34)}), 34, 1, {200, 1, 0, 0, 0}},
        {"four houses at once", competitor({open(34)}), 34, 4, {800, 4, 0, 0, 0}},
        {"his hotel after four houses", competitor({houses(34, 4)}), 34, 1, {200, 0, 1, 4, 0}},
        {"all five steps at once", competitor({open(1)}), 1, 5, {250, 0, 1, 0, 0}},
        {"from two houses to the hotel", competitor({houses(24, 2)}), 24, 3, {450, 0, 1, 2, 0}},
        {"unevenly, if he likes", competitor({houses(21, 3), open(24)}), 21, 1, {150, 1, 0, 0, 0}},
        {"a competitor needs no city", competitor({open(24)}), 24, 1, {150, 1, 0, 0, 0}},
        {"in the price war too", jailed(competitor({open(24)})), 24, 1, {150, 1, 0, 0, 0}},
        {"a monopolist in his city", monopolist({open(21), open(24)}), 24, 3, {450, 3, 0, 0, 0}},
        {"his hotel after three houses", monopolist({open(21), houses(24, 3)}), 24, 1, {150, 0, 1, 3, 0}},
        {"the third street of a monopolised city",
         monopolist({open(21), open(23), open(24)}),
         23,
         1,
         {150, 1, 0, 0, 0}},
        {"two open streets and a mortgaged one",
         monopolist({open(21), pledged(23), open(24)}),
         24,
         2,
         {300, 2, 0, 0, 0}},
    };
    for (const DealCase& one : cases) {
        CAPTURE(one.says);
        check_deal(answer(quote_build(us(), {}, one.estate, {one.street}, one.steps, full_box)), one.deal);
    }
}

TEST_CASE("the calculation of a building distinguishes the houses and the hotel") {
    const auto built = quote_build(us(), {}, competitor({houses(24, 2)}), {24}, 3, full_box);
    const Quote& quote = answer(built).quote;
    CHECK(lines(quote.workings) == Lines{{Step::house, "300", "us 11"}, {Step::hotel, "150", "us 11"}});
    CHECK(quote.workings.front().count == 2);
    CHECK(quote.workings.front().role == Role::competitor);
    CHECK(quote.workings.back().space == Space{24});
}

TEST_CASE("a hotel at its own price") {
    Edition edition = us();
    for (Deed& deed : edition.deeds) deed.street.competitor.hotel_price = Money{300};
    check_deal(answer(quote_build(edition, {}, competitor({houses(34, 3)}), {34}, 2, full_box)), {500, 0, 1, 3, 0});
    check_deal(answer(quote_sell(edition, {}, competitor({hotel(34)}), {34}, 1, full_box)), {150, 4, 0, 0, 1});
    check_deal(answer(quote_sell(edition, {}, competitor({hotel(34)}), {34}, 5, full_box)), {550, 0, 0, 0, 1});
}

TEST_CASE("obstacles to building, the first reason first") {
    const BuildingRefusal cases[] = {
        {"a card space", monopolist({}), 2, 1, RefusalCode::no_deed_there},
        {"a space off the board", monopolist({}), 40, 1, RefusalCode::no_deed_there},
        {"another player's street", monopolist({open(21)}), 24, 1, RefusalCode::not_owner},
        {"a transport", competitor({open(5)}), 5, 1, RefusalCode::not_a_street},
        {"a utility", competitor({open(12)}), 12, 1, RefusalCode::not_a_street},
        {"a mortgaged street (ru 12)", competitor({pledged(24)}), 24, 1, RefusalCode::mortgaged_street},
        {"mortgaged before not monopolised", monopolist({pledged(24)}), 24, 9, RefusalCode::mortgaged_street},
        {"one street of the city (ru 10)", monopolist({open(24)}), 24, 1, RefusalCode::city_not_monopolised},
        {"two, one of them mortgaged", monopolist({pledged(21), open(24)}), 24, 1, RefusalCode::city_not_monopolised},
        {"not monopolised before past the hotel", monopolist({open(24)}), 24, 9, RefusalCode::city_not_monopolised},
        {"a monopolist's fifth step (ru 11)", monopolist({open(21), open(24)}), 24, 5, RefusalCode::past_hotel},
        {"a competitor's sixth", competitor({houses(24, 4)}), 24, 2, RefusalCode::past_hotel},
        {"on a hotel", competitor({hotel(24)}), 24, 1, RefusalCode::past_hotel},
    };
    for (const BuildingRefusal& one : cases) {
        CAPTURE(one.says);
        const auto result = quote_build(us(), {}, one.estate, {one.street}, one.steps, full_box);
        CHECK(refusal(result).code == one.code);
        CHECK(refusal(result).space == Space{one.street});
    }
}

TEST_CASE("a refusal to build states what would help") {
    const auto mortgaged = quote_build(us(), {}, competitor({pledged(24)}), {24}, 1, full_box);
    CHECK(refusal(mortgaged).line == "redeem beacon-street");
    const auto no_city = quote_build(us(), {}, monopolist({open(24)}), {24}, 1, full_box);
    CHECK(refusal(no_city).city == 4);
}

TEST_CASE("houses run out: substitutes without limit (ru 22), or the table has ruled that the box is the limit") {
    const Estate estate = competitor({open(24), houses(21, 4)});
    const Pieces empty{0, 0};
    CHECK(answer(quote_build(us(), {}, estate, {24}, 2, empty)).to_street.houses == 2);
    CHECK(answer(quote_build(us(), {}, estate, {21}, 1, {-3, -1})).to_street.hotels == 1);

    const auto build = [&](int street, int steps, Pieces bank) {
        return quote_build(us(), limited(), estate, {street}, steps, bank);
    };
    CHECK(answer(build(24, 2, {2, 0})).to_street.houses == 2);
    CHECK(refusal(build(24, 2, {1, 15})).code == RefusalCode::no_houses);
    CHECK(refusal(build(24, 2, {1, 15})).detail == "1");
    CHECK(refusal(build(24, 1, {-2, 15})).detail == "0");
    CHECK(answer(build(21, 1, {0, 1})).to_street.hotels == 1);
    CHECK(refusal(build(21, 1, {35, 0})).code == RefusalCode::no_hotels);
    CHECK_MESSAGE(refusal(build(24, 5, {3, 15})).code == RefusalCode::no_houses,
                  "five steps at once need the four houses that they would need one by one");
    CHECK(answer(build(24, 5, {4, 1})).to_street.hotels == 1);
    CHECK_MESSAGE(refusal(build(24, 5, {0, 0})).code == RefusalCode::no_houses, "houses before hotels");
}

TEST_CASE("forced building skips the rules of the game and lists them, but makes nothing from nothing") {
    std::vector<RefusalCode> ignoring;
    const auto forced = [&](const Estate& estate, int street, int steps, const Rulings& rulings = {},
                            Pieces bank = full_box) {
        ignoring.clear();
        return quote_build(us(), rulings, estate, {street}, steps, bank, &ignoring);
    };
    CHECK(answer(forced(monopolist({open(24)}), 24, 2)).quote.amount == Money{300});
    CHECK(ignoring == std::vector{RefusalCode::city_not_monopolised});
    CHECK(answer(forced(monopolist({pledged(24)}), 24, 1)).quote.amount == Money{150});
    CHECK(ignoring == std::vector{RefusalCode::mortgaged_street, RefusalCode::city_not_monopolised});
    CHECK(answer(forced(competitor({open(24)}), 24, 1)).quote.amount == Money{150});
    CHECK(ignoring.empty());

    CHECK(refusal(forced(monopolist({open(24)}), 24, 5)).code == RefusalCode::past_hotel);
    CHECK(refusal(forced(monopolist({}), 24, 1)).code == RefusalCode::not_owner);
    CHECK(refusal(forced(competitor({open(5)}), 5, 1)).code == RefusalCode::not_a_street);
    CHECK(refusal(forced(competitor({open(24)}), 24, 1, limited(), {0, 15})).code == RefusalCode::no_houses);
}

TEST_CASE("selling: half of the cost of the steps (ru 13), a hotel as the last step") {
    const DealCase cases[] = {
        {"one house", competitor({houses(34, 3)}), 34, 1, {100, 0, 0, 1, 0}},
        {"all houses", competitor({houses(34, 3)}), 34, 3, {300, 0, 0, 3, 0}},
        {"a hotel, down to four houses", competitor({hotel(34)}), 34, 1, {100, 4, 0, 0, 1}},
        {"a hotel and two houses", competitor({hotel(34)}), 34, 3, {300, 2, 0, 0, 1}},
        {"a competitor's hotel altogether", competitor({hotel(34)}), 34, 5, {500, 0, 0, 0, 1}},
        {"a monopolist's hotel, down to three houses", monopolist({open(31), hotel(34)}), 34, 1, {100, 3, 0, 0, 1}},
        {"a monopolist's hotel altogether", monopolist({open(31), hotel(34)}), 34, 4, {400, 0, 0, 0, 1}},
        {"houses forced into a city not monopolised", monopolist({houses(34, 2)}), 34, 2, {200, 0, 0, 2, 0}},
    };
    for (const DealCase& one : cases) {
        CAPTURE(one.says);
        check_deal(answer(quote_sell(us(), {}, one.estate, {one.street}, one.steps, full_box)), one.deal);
    }
    const auto sold = quote_sell(us(), {}, competitor({houses(34, 3)}), {34}, 2, full_box);
    const Working& working = answer(sold).quote.workings.front();
    CHECK(lines({working}) == Lines{{Step::building_refund, "200", "us 13"}});
    CHECK(working.count == 2);
    CHECK(working.percent == 50);
    CHECK(working.base == Money{400});
    const auto hotel_sold = quote_sell(us(), {}, competitor({hotel(34)}), {34}, 1, full_box);
    CHECK(lines(answer(hotel_sold).quote.workings) == Lines{{Step::building_refund, "100", "ruling hotel_counts_as"}});
}

TEST_CASE("a hotel that counts as its last step is sold outright, for half of its own price") {
    const Estate estate = competitor({hotel(34), houses(31, 4)});
    check_deal(answer(quote_sell(us(), last_step(), estate, {34}, 1, full_box)), {100, 0, 0, 0, 1});
    check_deal(answer(quote_sell(us(), last_step(), estate, {31}, 4, full_box)), {400, 0, 0, 4, 0});
    const auto two = quote_sell(us(), last_step(), estate, {34}, 2, full_box);
    CHECK(refusal(two).code == RefusalCode::too_many_steps);
}

TEST_CASE("obstacles to selling, the first reason first") {
    const BuildingRefusal cases[] = {
        {"a card space", monopolist({}), 2, 1, RefusalCode::no_deed_there},
        {"another player's street", monopolist({open(21)}), 24, 1, RefusalCode::not_owner},
        {"a transport", competitor({open(5)}), 5, 1, RefusalCode::not_a_street},
        {"an empty street", competitor({open(24)}), 24, 1, RefusalCode::nothing_built},
        {"more than stands there", competitor({houses(24, 2)}), 24, 3, RefusalCode::too_many_steps},
        {"more than a monopolist's hotel", monopolist({open(21), hotel(24)}), 24, 5, RefusalCode::too_many_steps},
    };
    for (const BuildingRefusal& one : cases) {
        CAPTURE(one.says);
        CHECK(refusal(quote_sell(us(), {}, one.estate, {one.street}, one.steps, full_box)).code == one.code);
    }
}

TEST_CASE("a hotel comes down to houses only while the box has them, if the table has ruled a limit") {
    const Estate estate = competitor({hotel(34)});
    const Refusal missing = refusal(quote_sell(us(), limited(), estate, {34}, 1, {3, 15}));
    CHECK(missing.code == RefusalCode::no_houses);
    CHECK(missing.line == "sell nob-hill 2");  // the number for which the box has houses
    CHECK(refusal(quote_sell(us(), limited(), estate, {34}, 1, {0, 15})).line == "sell nob-hill 5");
    check_deal(answer(quote_sell(us(), limited(), estate, {34}, 2, {3, 15})), {200, 3, 0, 0, 1});
    check_deal(answer(quote_sell(us(), limited(), estate, {34}, 5, {0, 15})), {500, 0, 0, 0, 1});
    check_deal(answer(quote_sell(us(), {}, estate, {34}, 1, {0, 15})), {100, 4, 0, 0, 1});
}

TEST_CASE("a refund between two notes is rounded as the table has ruled") {
    Edition edition = us();
    for (Deed& deed : edition.deeds) deed.street.competitor.house_price = Money{75};
    Rulings rulings;
    const Estate estate = competitor({houses(24, 3)});
    CHECK(answer(quote_sell(edition, rulings, estate, {24}, 1, full_box)).quote.amount == Money{38});
    CHECK(answer(quote_sell(edition, rulings, estate, {24}, 3, full_box)).quote.amount == Money{113});
    rulings.rounding = Rounding::down;
    const auto sold = quote_sell(edition, rulings, estate, {24}, 1, full_box);
    CHECK(answer(sold).quote.amount == Money{37});
    CHECK(lines(answer(sold).quote.workings) ==
          Lines{{Step::building_refund, "37.5", "us 13"}, {Step::rounded, "37", "ruling rounding"}});
}

TEST_CASE("everything on a holding, sold at once, and its cost") {
    const Estate estate = competitor({hotel(34), houses(24, 2), open(1), open(5)});
    const auto sell_all = [&](int space, const Rulings& rulings = {}) {
        return quote_sell_all(us(), rulings, estate, *estate.find({space}));
    };
    const auto cost = [&](int space, const Rulings& rulings = {}) {
        return building_cost(us(), rulings, estate, *estate.find({space}));
    };
    check_deal(sell_all(34), {500, 0, 0, 0, 1});
    check_deal(sell_all(34, last_step()), {100, 0, 0, 0, 1});
    check_deal(sell_all(24), {150, 0, 0, 2, 0});
    check_deal(sell_all(1), {0, 0, 0, 0, 0});
    check_deal(sell_all(5), {0, 0, 0, 0, 0});
    CHECK(sell_all(1).quote.workings.empty());
    CHECK(cost(34) == Money{1000});
    CHECK(cost(34, last_step()) == Money{200});
    CHECK(cost(24) == Money{300});
    CHECK(cost(1) == Money{});
    CHECK(cost(5) == Money{});
}

TEST_CASE("building step by step costs what building at once costs, and selling gives half of it back") {
    for (const Deed* deed : us().deeds_of(SpaceKind::street)) {
        Estate estate = competitor({open(deed->space.index)});
        Money paid;
        for (int steps = 1; steps <= most_steps(*deed, Role::competitor); ++steps) {
            paid += answer(quote_build(us(), {}, estate, deed->space, 1, full_box)).quote.amount;
            const auto at_once =
                quote_build(us(), {}, competitor({open(deed->space.index)}), deed->space, steps, full_box);
            CHECK(answer(at_once).quote.amount == paid);
            set_steps(*deed, Role::competitor, estate.deeds.front(), steps);
            const auto sold = quote_sell(us(), {}, estate, deed->space, steps, full_box);
            CHECK(answer(sold).quote.amount * 2 == paid);
        }
    }
}

TEST_CASE("the ruling about a competitor's city binds no one else") {
    Edition edition = us();
    edition.profile.building_needs_monopoly.monopolist.value = false;
    Rulings rulings = edition.rulings;
    rulings.competitor_needs_city = true;
    CHECK(answer(quote_build(edition, rulings, monopolist({open(1)}, 500), {1}, 1, full_box)).to_street.houses == 1);
    CHECK(refusal(quote_build(edition, rulings, competitor({open(1)}, 500), {1}, 1, full_box)).code ==
          RefusalCode::city_not_monopolised);
}

TEST_CASE("there is room for what the printed columns still take, on streets that are not mortgaged (ru 11, 12)") {
    using Room = std::pair<std::int64_t, std::int64_t>;  // for houses and for hotels
    const auto room = [](const Estate& estate) {
        const Pieces found = room_to_build(us(), us().rulings, estate);
        return Room{found.houses, found.hotels};
    };
    CHECK(room(competitor({open(1)})) == Room{4, 1});
    CHECK(room(monopolist({open(1), open(3)})) == Room{6, 2});
    CHECK(room(competitor({houses(1, 3), hotel(3)})) == Room{1, 1});
    CHECK(room(competitor({open(1), pledged(3)})) == Room{4, 1});
    CHECK(room(monopolist({open(1)})) == Room{0, 0});
    CHECK(room(competitor({open(5), open(12)})) == Room{0, 0});
}

TEST_CASE("less than one step is neither built nor sold") {
    const Estate estate = competitor({houses(34, 1)});
    CHECK_THROWS_AS(static_cast<void>(quote_build(us(), {}, estate, {34}, 0, full_box)), std::invalid_argument);
    CHECK_THROWS_AS(static_cast<void>(quote_sell(us(), {}, estate, {34}, 0, full_box)), std::invalid_argument);
}

TEST_CASE("a step above the hotel is written as one house more, with the prices of the box") {
    // The classic box with a tower for 400 above the hotel, whose rent is half as much again.
    Edition box = shipped("classic");
    box.profile.houses_before_hotel.player.value = 5;
    box.box.houses += box.box.hotels;
    for (Deed& deed : box.deeds) {
        if (deed.kind != SpaceKind::street) continue;
        StreetColumn& column = deed.street.player;
        column.built.emplace_back(column.built.back().units() * 3 / 2);
        column.house_prices.assign(5, column.house_price);
        column.hotel_price = column.house_price * 2;
    }
    CHECK(validate(box).empty());
    Estate anna{.role = Role::player, .cash = Money{9000}, .deeds = {houses(37, 5), houses(39, 5)}};
    const auto built = quote_build(box, box.rulings, anna, Space{39}, 1, full_box);
    check_deal(std::get<BuildingDeal>(built), {400, 0, 1, 5, 0});
    anna.deeds = {houses(37, 5), hotel(39)};
    const auto sold = quote_sell(box, box.rulings, anna, Space{39}, 1, full_box);
    check_deal(std::get<BuildingDeal>(sold), {200, 5, 0, 0, 1});
}
