// The effect of one typing error of a banker: one doubt, about the figure that is wrong, and none about its sound
// neighbours.

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "tests/calculators/shipped.h"

using namespace tablebank;

namespace {

using Change = std::function<void(Edition&)>;

/// The doubts and errors of a shipped edition with one change: paths with their sentences, one per line.
std::string told(const std::string& id, const Change& spoil) {
    Edition edition = testing::shipped(id);
    spoil(edition);
    std::string text;
    for (const EditionProblem& problem : validate(edition)) text += problem.path + ": " + problem.message.text() + '\n';
    return text;
}

/// The paths alone.
std::string paths(const std::string& id, const Change& spoil) {
    Edition edition = testing::shipped(id);
    spoil(edition);
    std::string text;
    for (const EditionProblem& problem : validate(edition)) text += problem.path + '\n';
    return text;
}

Deed& at(Edition& edition, int space) {
    const auto deed = std::ranges::find(edition.deeds, Space{space}, &Deed::space);
    REQUIRE(deed != edition.deeds.end());
    return *deed;
}

std::string path_of(const std::string& id, int space, const std::string& key) {
    const Edition& edition = testing::shipped(id);
    const auto deed = std::ranges::find(edition.deeds, Space{space}, &Deed::space);
    return "deed[" + std::to_string(deed - edition.deeds.begin()) + "]." + key;
}

void set_price(Edition& edition, int space, std::int64_t price) {
    at(edition, space).price = Money{price};
    at(edition, space).mortgage = Money{price / 2};
}

}  // namespace

TEST_CASE("a price that is too low in a city of three accuses no sound street") {
    for (const int space : {21, 23, 24}) {
        CAPTURE(space);
        CHECK(paths("classic", [&](Edition& e) { set_price(e, space, at(e, space).price.units() / 10); }) ==
              path_of("classic", space, "price") + "\n");
    }
}

TEST_CASE("if two streets of a city differ, the streets around them show which is wrong") {
    CHECK(paths("classic", [](Edition& e) { set_price(e, 37, 34); }) == path_of("classic", 37, "price") + "\n");
    CHECK(paths("classic", [](Edition& e) { set_price(e, 39, 40); }) == path_of("classic", 39, "price") + "\n");
    CHECK(paths("classic", [](Edition& e) { at(e, 37).street.player.house_price = Money{20}; }) ==
          path_of("classic", 37, "player.house_price") + "\n");
    CHECK(paths("classic", [](Edition& e) { at(e, 39).street.player.house_price = Money{2000}; }) ==
          path_of("classic", 39, "player.house_price") + "\n");
}

TEST_CASE("two prices of a house that differ a little, in a city of two, are named both") {
    const std::string doubt = told("classic", [](Edition& e) { at(e, 39).street.player.house_price = Money{210}; });
    CHECK(doubt.starts_with(path_of("classic", 39, "player.house_price") + ": is 210, and "));
    CHECK(doubt.find("compare both") != std::string::npos);
}

TEST_CASE("a rent that is too high or too low does not make those after it doubtful") {
    const auto rents = [](Edition& e) -> std::vector<Money>& { return at(e, 31).street.player.built; };
    const auto one = [](int built) {
        return path_of("classic", 31, "player.built[" + std::to_string(built) + "]") + "\n";
    };
    CHECK(paths("classic", [&](Edition& e) { rents(e)[2] *= 10; }) == one(2));
    CHECK(paths("classic", [&](Edition& e) { rents(e)[0] = Money{13}; }) == one(0));
    CHECK(paths("classic", [&](Edition& e) { rents(e)[4] = Money{127}; }) == one(4));
    CHECK(paths("classic", [&](Edition& e) { std::swap(rents(e)[1], rents(e)[2]); }) == one(2));
}

TEST_CASE("each price of a list of house prices is compared with the city") {
    const auto listed = [](Edition& e) {
        for (Deed& deed : e.deeds)
            if (deed.kind == SpaceKind::street)
                deed.street.player.house_prices.assign(4, deed.street.player.house_price);
    };
    CHECK(paths("classic", listed) == "");
    CHECK(paths("classic", [&](Edition& e) {
              listed(e);
              at(e, 31).street.player.house_prices[2] = Money{20};
          }) == path_of("classic", 31, "player.house_price[2]") + "\n");
}

TEST_CASE("a hotel's price unlike its city is named, and not the rents that are right") {
    CHECK(
        paths("us", [](Edition& e) {
            for (const Role role : e.profile.played_roles()) at(e, 21).street.of(role).hotel_price += Money{10};
        }) == path_of("us", 21, "monopolist.hotel_price") + "\n" + path_of("us", 21, "competitor.hotel_price") + "\n");
}

TEST_CASE("rows without the thousands of the others are one doubt") {
    const auto thousands = [](Edition& e, const std::vector<int>& but) {
        e.currency.smallest_note = Money{1000};
        for (Note& note : e.box.notes) note.value *= 1000;
        e.profile.start_cash.value *= 1000;
        for (Deed& deed : e.deeds) {
            if (std::ranges::find(but, deed.space.index) != but.end()) continue;
            for (Money* sum : {&deed.price, &deed.mortgage, &deed.redeem}) *sum *= 1000;
            for (const Role role : e.profile.played_roles()) {
                StreetColumn& column = deed.street.of(role);
                for (Money* sum : {&column.single, &column.doubled, &column.house_price, &column.hotel_price})
                    *sum *= 1000;
                for (Money& rent : column.built) rent *= 1000;
            }
        }
    };
    const std::string doubts = told("us", [&](Edition& e) { thousands(e, {21, 23, 24}); });
    CHECK_MESSAGE(std::ranges::count(doubts, '\n') == 2, doubts);
    CHECK(doubts.find(path_of("us", 21, "price") + ": is 220, and most deeds cost about") != std::string::npos);
    CHECK(doubts.find("\nrules: ") != std::string::npos);  // whose sums are those of the box in units
}

TEST_CASE("a sum of the rules with a zero too many or too few is one doubt, with the usual value") {
    const auto one = [](const std::string& id, const char* path, const Change& spoil) {
        CAPTURE(path);
        const std::string doubts = told(id, spoil);
        CHECK(std::ranges::count(doubts, '\n') == 1);
        CHECK_MESSAGE(doubts.starts_with(std::string{path} + ": "), doubts);
    };
    one("us", "rules.salary.amount", [](Edition& e) { e.profile.salary.value.passing = Money{1000}; });
    one("us", "rules.jail_fine.amount", [](Edition& e) { e.profile.jail_fine.value = Money{500}; });
    one("us", "rules.jail_fine.amount", [](Edition& e) { e.profile.jail_fine.value = Money{5}; });
    one("us", "rules.property_tax.amount", [](Edition& e) { e.profile.property_tax.value = Money{750}; });
    one("us", "rules.property_tax.amount", [](Edition& e) { e.profile.property_tax.value = Money{7}; });
    one("us", "rules.income_tax_fixed.amount", [](Edition& e) { e.profile.income_tax_fixed.value = Money{20}; });
    one("us", "rules.foundation_fee.monopolist.amount",
        [](Edition& e) { e.profile.foundation_fee.monopolist.value = Money{16}; });
    one("classic", "rules.transport_by_count.amounts", [](Edition& e) {
        e.profile.transport_by_count.value = {Money{2}, Money{5}, Money{10}, Money{20}};
    });
    one("classic", "rules.transport_by_count.amounts",
        [](Edition& e) { e.profile.transport_by_count.value.back() = Money{2000}; });
    one("classic", "rules.utility_factor.player.times", [](Edition& e) {
        e.profile.utility_factor.player.value = {40, 100};
    });
    one("classic", "box.houses", [](Edition& e) { e.box.houses = 2; });
    one("classic", "box.hotels", [](Edition& e) { e.box.hotels = 0; });
    CHECK(told("us", [](Edition& e) { e.profile.jail_fine.value = Money{500}; }).find("24 to 50 where") !=
          std::string::npos);
}

TEST_CASE("a card with a zero too many is doubtful next to the other cards") {
    CHECK(paths("us", [](Edition& e) { testing::cards_of(e, "monopolist")[2].amount = Money{750}; }) ==
          "deck.monopolist[2]\n");
}

TEST_CASE("one company with another price than the others of its kind is doubtful") {
    CHECK(paths("classic", [](Edition& e) { set_price(e, 15, 250); }) == path_of("classic", 15, "price") + "\n");
}

TEST_CASE("a rent unlike that of the street with the same city and price is doubtful") {
    CHECK(paths("classic", [](Edition& e) { at(e, 32).street.player.built[2] = Money{800}; }) ==
          path_of("classic", 32, "player.built[2]") + "\n");
}

TEST_CASE("the rents of a whole city with a nought too few are one doubt") {
    CHECK(paths("classic", [](Edition& e) {
              for (const int space : {31, 32, 34}) {
                  StreetColumn& column = at(e, space).street.player;
                  for (Money* rent : {&column.single, &column.doubled}) *rent = Money{rent->units() / 10};
                  column.doubled = column.single * 2;
                  for (Money& rent : column.built) rent = Money{rent.units() / 10};
              }
          }) == path_of("classic", 31, "player.single") + "\n");
}

TEST_CASE("figures of deeds that no note makes are doubtful, and many of them are one doubt") {
    const auto tens = [](Edition& e) {
        e.currency.smallest_note = Money{10};
        std::erase_if(e.box.notes, [](const Note& note) { return note.value < Money{10}; });
        e.profile.start_cash.value = Money{};
        for (const Note& note : e.box.notes) e.profile.start_cash.value += note.value * note.start;
    };
    const std::string doubts = told("classic", tens);
    CHECK(doubts.find("currency.smallest_note: is 10, and ") != std::string::npos);
}

TEST_CASE("a sum next to cash that is wrong itself is not compared with that cash") {
    const std::string doubts = told("classic", [](Edition& e) {
        e.profile.start_cash.value = Money{150};
        for (Note& note : e.box.notes) note.start = 0;
        e.board[4].kind = SpaceKind::penalty;
        e.board[4].amount = Money{180};
    });
    CHECK(doubts.find("everyone begins with") == std::string::npos);
    CHECK(doubts.find("rules.start_cash.amount") != std::string::npos);
}

TEST_CASE("a salary or a fine of nothing is doubted, for every known box has one") {
    CHECK(told("us", [](Edition& e) {
              e.profile.salary.value.passing = Money{};
          }).starts_with("rules.salary.amount: is 0; in known boxes it is 100 to 200 "));
    CHECK(paths("classic", [](Edition& e) { e.profile.jail_fine.value = Money{}; }) == "rules.jail_fine.amount\n");
}

TEST_CASE("percentages, tries and minutes of no known box are doubted") {
    CHECK(told("classic", [](Edition& e) { e.profile.mortgage_interest.value = 100; }) ==
          "rules.mortgage_interest.percent: is 100; in known boxes it is 10: compare it with the box\n");
    CHECK(told("classic", [](Edition& e) { e.profile.building_refund_percent.value = 5; }) ==
          "rules.building_refund_percent.percent: is 5; in known boxes it is 40 to 50: compare it with the box\n");
    CHECK(paths("classic", [](Edition& e) { e.profile.jail_tries.value = 30; }) == "rules.jail_tries.count\n");
    CHECK(paths("classic", [](Edition& e) { e.profile.timed_minutes.value = 9; }) == "rules.timed_minutes.minutes\n");
    CHECK(paths("classic", [](Edition& e) { e.profile.mortgage_interest.value = 20; }) == "");
}

TEST_CASE("percentages of the two roles that are exchanged are one doubt") {
    CHECK(paths("us", [](Edition& e) {
              std::swap(e.profile.income_tax_cash_percent.monopolist.value,
                        e.profile.income_tax_cash_percent.competitor.value);
          }) == "rules.income_tax_cash_percent.monopolist.percent\n");
}

TEST_CASE("a board that sends no one to jail, and one with two income taxes, lack a kind of space") {
    const auto become = [](Edition& e, SpaceKind from, SpaceKind to) {
        std::ranges::find(e.board, from, &BoardSpace::kind)->kind = to;
    };
    CHECK(told("us", [&](Edition& e) { become(e, SpaceKind::go_to_jail, SpaceKind::rest); }) ==
          "space[30].kind: is \"rest\", and no space is \"go_to_jail\": compare it with the board\n");
    CHECK(paths("football", [&](Edition& e) { become(e, SpaceKind::go_to_jail, SpaceKind::rest); }) ==
          "space[30].kind\n");
    CHECK(paths("example-small", [&](Edition& e) { become(e, SpaceKind::go_to_jail, SpaceKind::rest); }) == "space\n");
    CHECK(told("us", [&](Edition& e) { become(e, SpaceKind::property_tax, SpaceKind::income_tax); }) ==
          "space[38].kind: is \"income_tax\", and no space is \"property_tax\": compare it with the board\n");
}

TEST_CASE("deeds whose names differ only in capitals, blanks or apostrophes have the same name") {
    for (const char* name : {"BREWERY LANE", "Brewery  Lane", "brewery lane "}) {
        CAPTURE(name);
        const auto copied = [&](Edition& e) {
            e.deeds[2].name = "Brewery Lane";
            e.deeds[4].name = name;
        };
        CHECK(paths("us", copied) == "deed[4].name\n");
    }
    const auto named = [](const std::string& one, const std::string& other) {
        return paths("us", [&](Edition& e) {
            e.deeds[2].name = one;
            e.deeds[4].name = other;
        });
    };
    CHECK(named("Ливерпуль", "ливерпУЛЬ") == "deed[4].name\n");
    CHECK(named("Ёлки", "ёлки") == "deed[4].name\n");
    CHECK(named("Place d'Étoile", "place d\u2019étoile") == "deed[4].name\n");
    CHECK(named("Łódź", "ŁÓDŹ") == "deed[4].name\n");
    CHECK(named("Ruelle", "Ruellé") == "");
}

TEST_CASE("a card with a nought too many beyond the dearest deed, or one too few below all others, is doubted") {
    const auto spoil = [](const std::string& id, std::int64_t from, std::int64_t to) {
        std::string at;
        const std::string found = paths(id, [&](Edition& e) {
            for (Deck& deck : e.decks)
                for (CardEffect& card : deck.cards)
                    if (at.empty() && card.amount == Money{from} &&
                        (card.kind == CardEffectKind::receive || card.kind == CardEffectKind::pay)) {
                        card.amount = Money{to};
                        at = "deck." + deck.key + '[' + std::to_string(&card - deck.cards.data()) + "]\n";
                    }
        });
        CAPTURE(id);
        CHECK(found == at);
    };
    spoil("classic", 50, 500);
    spoil("football", 50, 500);
    spoil("football", 50, 5);
}

TEST_CASE("a price, a first rent and a row without thousands are one doubt each, and not also what follows from them") {
    CHECK(paths("classic", [](Edition& e) { at(e, 13).price *= 10; }) == path_of("classic", 13, "price") + "\n");
    CHECK(paths("classic", [](Edition& e) { at(e, 37).street.player.single = Money{3}; }) ==
          path_of("classic", 37, "player.single") + "\n");
    CHECK(paths("classic", [](Edition& e) { at(e, 6).street.player.single += Money{2}; }) ==
          path_of("classic", 6, "player.doubled") + "\n");
}
