// Boxes in which a street takes further steps after its first hotel.

#include "calculators/building.h"
#include "calculators/closing_deal.h"
#include "calculators/income_tax.h"
#include "calculators/paper_game.h"
#include "calculators/position.h"
#include "calculators/rent.h"
#include "calculators/special_space.h"
#include "calculators/total_worth.h"
#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

constexpr Pieces whole_box{32, 20};

/// The classic box with a second hotel on each street, for twice the price of the first, whose rent is half as much
/// again.
Edition two_hotels() {
    Edition box = shipped("classic");
    box.profile.hotels_per_street = {2, "classic 13"};
    box.box.hotels = static_cast<int>(whole_box.hotels);
    for (Deed& deed : box.deeds) {
        if (deed.kind != SpaceKind::street) continue;
        StreetColumn& column = deed.street.player;
        column.built.emplace_back(column.built.back().units() * 3 / 2);
        column.hotel_prices = {column.hotel_price, column.hotel_price * 2};
    }
    complete(box);
    return box;
}

Holding hotels(int space, int count) {
    return {.deed = {space}, .hotels = count};
}

Estate of_two(Holding one, Holding other) {
    return {.role = Role::player, .cash = Money{9000}, .deeds = {one, other}};
}

/// The sum; then houses and hotels to the street, less those to the bank.
std::string deal_of(const std::variant<BuildingDeal, Refusal>& answer) {
    if (const auto* refusal = std::get_if<Refusal>(&answer)) return std::string{to_string(refusal->code)};
    const auto& deal = std::get<BuildingDeal>(answer);
    return deal.quote.amount.to_string() + ' ' + std::to_string(deal.to_street.houses - deal.to_bank.houses) + ' ' +
           std::to_string(deal.to_street.hotels - deal.to_bank.hotels);
}

std::string built_by(const Edition& box, const Estate& anna, int steps, Pieces bank = whole_box) {
    Rulings rulings = box.rulings;
    rulings.pieces_run_out = PiecesRunOut::limited;
    return deal_of(quote_build(box, rulings, anna, Space{39}, steps, bank));
}

std::string sold_by(const Edition& box, const Estate& anna, int steps, Pieces bank = whole_box,
                    HotelCountsAs counts = HotelCountsAs::all_steps) {
    Rulings rulings = box.rulings;
    rulings.pieces_run_out = PiecesRunOut::limited;
    rulings.hotel_counts_as = counts;
    return deal_of(quote_sell(box, rulings, anna, Space{39}, steps, bank));
}

/// The one finding about the file, or how many there are.
std::string odd_in(const Edition& box) {
    const std::vector<EditionProblem> problems = validate(box);
    return problems.size() == 1 ? problems.front().path + (problems.front().warning ? " warning" : "")
                                : std::to_string(problems.size());
}

}  // namespace

TEST_CASE("a second hotel joins the first, for its own price, and houses go back only at the first") {
    const Edition box = two_hotels();
    CHECK(validate(box).empty());
    CHECK(built_by(box, of_two(houses(37, 4), houses(39, 4)), 1) == "200 -4 1");
    CHECK(built_by(box, of_two(hotels(37, 1), hotels(39, 1)), 1) == "400 0 1");
    CHECK(built_by(box, of_two(hotels(37, 1), houses(39, 4)), 2) == "600 -4 2");
    CHECK(built_by(box, of_two(hotels(37, 2), hotels(39, 2)), 1) == "past-hotel");
    CHECK(built_by(box, of_two(houses(37, 4), hotels(39, 1)), 1) == "uneven-building");
    CHECK(built_by(box, of_two(hotels(37, 1), houses(39, 4)), 2, {0, 1}) == "no-hotels");
    CHECK(built_by(box, of_two(hotels(37, 1), hotels(39, 1)), 1, {0, 1}) == "400 0 1");
    CHECK(built_by(box, of_two(hotels(37, 1), hotels(39, 1)), 1, {32, 0}) == "no-hotels");
}

TEST_CASE("without a list of prices each hotel costs the same") {
    Edition box = two_hotels();
    for (Deed& deed : box.deeds) deed.street.player.hotel_prices.clear();
    CHECK(validate(box).empty());
    CHECK(built_by(box, of_two(hotels(37, 1), houses(39, 4)), 2) == "400 -4 2");
}

TEST_CASE("hotels are sold one by one, and houses come out of the box when the first one goes") {
    const Edition box = two_hotels();
    CHECK(sold_by(box, of_two(hotels(37, 1), hotels(39, 2)), 1) == "200 0 -1");
    CHECK(sold_by(box, of_two(hotels(37, 1), hotels(39, 2)), 2) == "300 4 -2");
    CHECK(sold_by(box, of_two(hotels(37, 1), hotels(39, 2)), 1, {0, 0}) == "200 0 -1");
    CHECK(sold_by(box, of_two(hotels(37, 1), hotels(39, 2)), 2, {3, 0}) == "no-houses");
    CHECK(sold_by(box, of_two(houses(37, 4), hotels(39, 1)), 1) == "100 4 -1");
    CHECK(sold_by(box, of_two(hotels(37, 2), hotels(39, 2)), 2) == "uneven-building");
    CHECK(sold_by(box, of_two(houses(37, 1), hotels(39, 2)), 6) == "700 0 -2");
    CHECK(sold_by(box, of_two(houses(37, 1), hotels(39, 2)), 7) == "too-many-steps");
}

TEST_CASE("hotels that count as their last steps bring half of their own prices, and take no houses out") {
    const Edition box = two_hotels();
    constexpr HotelCountsAs alone = HotelCountsAs::last_step;
    CHECK(sold_by(box, of_two(hotels(37, 1), hotels(39, 2)), 1, {0, 0}, alone) == "200 0 -1");
    CHECK(sold_by(box, of_two(houses(37, 1), hotels(39, 2)), 2, {0, 0}, alone) == "300 0 -2");
    CHECK(sold_by(box, of_two(houses(37, 1), hotels(39, 1)), 1, {0, 0}, alone) == "100 0 -1");
    CHECK(sold_by(box, of_two(hotels(37, 1), hotels(39, 2)), 3, {0, 0}, alone) == "too-many-steps");
}

TEST_CASE("sold only by steps, two hotels become nothing with the whole city") {
    Edition box = two_hotels();
    box.profile.hotel_sale.value = HotelSale::by_steps;
    CHECK(sold_by(box, of_two(hotels(37, 2), hotels(39, 2)), 6) == "uneven-building");
    CHECK(sold_by(box, of_two(hotels(37, 1), hotels(39, 2)), 1) == "200 0 -1");
}

TEST_CASE("rent, repairs, tax and worth count each hotel") {
    const Edition box = two_hotels();
    const Estate anna = of_two(hotels(37, 1), hotels(39, 2));
    CHECK(quote_rent(box, box.rulings, anna, {39}, std::nullopt).quote.amount == Money{3000});
    CHECK(quote_rent(box, box.rulings, anna, {37}, std::nullopt).quote.amount == Money{1500});
    const CardEffect card{.kind = CardEffectKind::repairs, .amount = Money{25}, .hotel_amount = Money{100}};
    CHECK(quote_repairs(box, anna, card).amount == Money{300});
    Rulings rulings = box.rulings;
    rulings.hotel_counts_as = HotelCountsAs::all_steps;
    CHECK(building_cost(box, rulings, anna, anna.deeds[1]) == Money{1400});
    CHECK(quote_deed_worth(box, rulings, anna, anna.deeds[1]).amount == Money{1800});
    rulings.hotel_counts_as = HotelCountsAs::last_step;
    CHECK(building_cost(box, rulings, anna, anna.deeds[1]) == Money{600});
    CHECK(room_to_build(box, rulings, anna).hotels == 1);
    CHECK(room_to_build(box, rulings, of_two(houses(37, 3), hotels(39, 2))).houses == 1);
}

TEST_CASE("a table with more hotels than a street takes is counted with as many as it does") {
    const Edition box = two_hotels();
    Position position;
    position.players.push_back({"Anna", of_two(hotels(37, 1), hotels(39, 3)), false, {}});
    const auto problems = validate(box, box.rulings, position);
    REQUIRE(problems.size() == 1);
    CHECK(problems.front().path == "players[0].deeds[1].hotels");
    CHECK(problems.front().message == "a street takes at most 2 hotels");
    const std::vector<Finding> found = findings_of(box, box.rulings, {.position = position});
    const auto hotel = std::ranges::find(found, FindingCode::too_many_hotels, &Finding::code);
    REQUIRE(hotel != found.end());
    CHECK(hotel->count == 3);
    CHECK(hotel->limit == 2);
    CHECK(counted_as_found(box, position).players[0].estate.deeds[1].hotels == 2);
    CHECK(counted_as_found(shipped("classic"), position).players[0].estate.deeds[1].hotels == 1);
}

TEST_CASE("figures of further hotels are complete, and rise") {
    Edition box = two_hotels();
    box.profile.hotels_per_street.value = 4;
    complete(box);
    CHECK(validate(box).front().path == "rules.hotels_per_street.count");
    box = two_hotels();
    const auto street = std::ranges::find(box.deeds, Space{39}, &Deed::space);
    const std::string path = "deed[" + std::to_string(street - box.deeds.begin()) + "].player.";
    StreetColumn& column = street->street.player;
    column.built.back() = Money{300};
    CHECK(odd_in(box) == path + "built[5] warning");
    column.built.back() = Money{3000};
    column.hotel_prices[1] = Money{40};
    CHECK(odd_in(box) == path + "hotel_price[1] warning");
    column.hotel_prices.pop_back();
    CHECK(validate(box).front().path == path + "hotel_price");
    column.hotel_prices.clear();
    column.built.pop_back();
    CHECK(validate(box).front().path == path + "built");
}
