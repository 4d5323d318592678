#include <algorithm>
#include <functional>

#include "calculators/share.h"
#include "tests/calculators/shipped.h"

using namespace tablebank;
using testing::us;

namespace {

std::string told(const std::vector<EditionProblem>& problems) {
    std::string text;
    for (const EditionProblem& problem : problems)
        text += (problem.warning ? "warning " : "error ") + problem.path + ": " + problem.message.text() + "\n";
    return text;
}

/// Whether breaking the American edition in one place is found under that path, as an error or as a warning.
void check_found(const std::string& path, bool warning, const std::function<void(Edition&)>& spoil) {
    Edition edition = us();
    spoil(edition);
    const auto problems = validate(edition);
    CAPTURE(path);
    CAPTURE(told(problems));
    CHECK(std::ranges::any_of(problems, [&](const EditionProblem& problem) {
        return problem.path == path && problem.warning == warning && !problem.message.text().empty();
    }));
}

struct Spoiled {
    std::string path;
    std::function<void(Edition&)> spoil;
};

void check_errors(const std::vector<Spoiled>& cases) {
    for (const Spoiled& one : cases) check_found(one.path, false, one.spoil);
}

CardEffect card(std::string_view text) {
    return parse_card_effect(text).value();
}

}  // namespace

TEST_CASE("the shipped editions are sound, without a warning") {
    CHECK(told(validate(us())).empty());
    CHECK(told(validate(testing::ru())).empty());
}

TEST_CASE("the edition's name, its currency and its box") {
    check_errors({
        {"id", [](Edition& e) { e.id = "U S"; }},
        {"id", [](Edition& e) { e.id = ""; }},
        {"name", [](Edition& e) { e.name.clear(); }},
        {"language", [](Edition& e) { e.language = "English"; }},
        {"currency.symbol", [](Edition& e) { e.currency.symbol.clear(); }},
        {"currency.code", [](Edition& e) { e.currency.code = "usd"; }},
        {"currency.commodity", [](Edition& e) { e.currency.commodity = "U"; }},
        {"currency.commodity", [](Edition& e) { e.currency.commodity = "US1"; }},
        {"currency.smallest_note", [](Edition& e) { e.currency.smallest_note = Money{}; }},
        {"box.houses", [](Edition& e) { e.box.houses = -1; }},
        {"box.hotels", [](Edition& e) { e.box.hotels = -1; }},
        {"box.notes", [](Edition& e) { e.box.notes.clear(); }},
        {"box.notes[1].count", [](Edition& e) { e.box.notes[1].count = 0; }},
        {"box.notes[1].value", [](Edition& e) { e.box.notes[1].value = Money{}; }},
        {"box.notes[1].value", [](Edition& e) { e.box.notes[1].value = e.box.notes[0].value; }},
        {"box.notes[5].value", [](Edition& e) { e.currency.smallest_note = Money{5}; }},
        {"currency.smallest_note", [](Edition& e) { e.currency.smallest_note = Money{10}; }},
    });
}

TEST_CASE("rules need their paragraph, and figures that can be played") {
    check_errors({
        {"rules.salary.rule", [](Edition& e) { e.profile.salary.rule.clear(); }},
        {"rules.trade.rule", [](Edition& e) { e.profile.trade.rule.clear(); }},
        {"rules.jailed_collects.competitor.rule",
         [](Edition& e) { e.profile.jailed_collects.competitor.rule.clear(); }},
        {"rules.foundation_grant.rule", [](Edition& e) { e.profile.foundation_grant.rule.clear(); }},
        {"rules.fewest_players.count", [](Edition& e) { e.profile.fewest_players.value = 1; }},
        {"rules.most_players.count", [](Edition& e) { e.profile.fewest_players.value = 7; }},
        {"rules.role_difference.count", [](Edition& e) { e.profile.role_difference.value = -1; }},
        {"rules.start_cash.amount", [](Edition& e) { e.profile.start_cash.value = Money{}; }},
        {"rules.salary.amount", [](Edition& e) { e.profile.salary.value.passing = Money{-1}; }},
        {"rules.jail_tries.count", [](Edition& e) { e.profile.jail_tries.value = -1; }},
        {"rules.houses_before_hotel.monopolist.count",
         [](Edition& e) { e.profile.houses_before_hotel.monopolist.value = 0; }},
        {"rules.building_refund_percent.percent", [](Edition& e) { e.profile.building_refund_percent.value = 101; }},
        {"rules.kept_cash_percent.competitor.percent",
         [](Edition& e) { e.profile.kept_cash_percent.competitor.value = -1; }},
        {"rules.transport_by_count.amounts", [](Edition& e) { e.profile.transport_by_count.value.pop_back(); }},
        {"rules.transport_by_count.amounts", [](Edition& e) { e.profile.transport_by_count.value.clear(); }},
        {"rules.utility_by_count.amounts",
         [](Edition& e) {
             e.profile.utility_by_count = {{Money{10}, Money{20}, Money{30}}, "us 20"};
         }},
        {"rules.transport_by_count.amounts", [](Edition& e) { e.profile.transport_by_count.value.back() = Money{}; }},
        {"rules.utility_factor.competitor.times", [](Edition& e) { e.profile.utility_factor.competitor.value = {4}; }},
        {"rules.foundation_fee.monopolist.amount",
         [](Edition& e) { e.profile.foundation_fee.monopolist.value = Money{-1}; }},
        {"rules.foundation_grant.die.7", [](Edition& e) { e.profile.foundation_grant.value[7] = Money{5}; }},
        {"rules.foundation_grant.die.1", [](Edition& e) { e.profile.foundation_grant.value[1] = Money{}; }},
        {"rules.timed_minutes.minutes", [](Edition& e) { e.profile.timed_minutes.value = 0; }},
    });
    check_found("rules.transport_by_count.amounts", true, [](Edition& e) {
        e.profile.transport_by_count.value = {Money{40}, Money{80}, Money{60}, Money{320}};
    });
}

TEST_CASE("a board begins at its one start, has one jail, and a deed for each street and company") {
    check_errors({
        {"space", [](Edition& e) { e.board.clear(); }},
        {"space", [](Edition& e) { e.board.resize(11); }},
        {"space[2].kind", [](Edition& e) { e.board[2].kind = SpaceKind::start; }},
        {"space[20].kind", [](Edition& e) { e.board[20].kind = SpaceKind::jail; }},
        {"space", [](Edition& e) { std::swap(e.board[0], e.board[2]); }},
        {"space", [](Edition& e) { e.board[10].kind = SpaceKind::card; }},
        {"space[4].name", [](Edition& e) { e.board[4].name.clear(); }},
        {"space[4]", [](Edition& e) { e.board[4].kind = SpaceKind::street; }},
        {"space[39]", [](Edition& e) { e.deeds.pop_back(); }},
        {"space[5]", [](Edition& e) { std::erase_if(e.deeds, [](const Deed& d) { return d.space == Space{5}; }); }},
        {"space[12]", [](Edition& e) { std::erase_if(e.deeds, [](const Deed& d) { return d.space == Space{12}; }); }},
        {"space[39]", [](Edition& e) { e.deeds.push_back(e.deeds.back()); }},
    });
}

TEST_CASE("cities have two streets or more, a colour, and a slug of their own") {
    check_errors({
        {"city[1].slug", [](Edition& e) { e.cities[1].slug = "Los Angeles"; }},
        {"city[1].slug", [](Edition& e) { e.cities[1].slug = e.cities[0].slug; }},
        {"city[1].slug", [](Edition& e) { e.cities[1].slug = "los--angeles"; }},
        {"city[1].name", [](Edition& e) { e.cities[1].name.clear(); }},
        {"city[1].colour", [](Edition& e) { e.cities[1].colour = "blue"; }},
        {"city[1].colour", [](Edition& e) { e.cities[1].colour = "#12345g"; }},
        {"city[0]", [](Edition& e) { e.cities[0].streets.pop_back(); }},
        {"city[0]", [](Edition& e) { e.profile.streets_for_monopoly.value = 3; }},
    });
}

TEST_CASE("decks have cards that can be followed on this board") {
    check_errors({
        {"deck.monopolist", [](Edition& e) { testing::cards_of(e, "monopolist").clear(); }},
        {"deck.competitor[3]", [](Edition& e) { testing::cards_of(e, "competitor")[3] = card("goto @40"); }},
        {"deck.competitor[3]", [](Edition& e) { testing::cards_of(e, "competitor")[3] = card("dice 8 75 3 4"); }},
        {"deck.competitor[3]", [](Edition& e) { testing::cards_of(e, "competitor")[3].amount = Money{}; }},
        {"deck.competitor[8]", [](Edition& e) { testing::cards_of(e, "competitor")[8].threshold = 13; }},
        {"deck.monopolist[0]",
         [](Edition& e) { testing::cards_of(e, "monopolist")[0] = {.kind = CardEffectKind::keep}; }},
        {"deck",
         [](Edition& e) {
             testing::cards_of(e, "monopolist").resize(201, card("keep \"free ride\""));
             testing::cards_of(e, "competitor").resize(50, card("keep \"free ride\""));
             complete(e);
         }},
    });
}

TEST_CASE("a deed is on a space of its kind, in a city if it is a street, at sensible sums") {
    check_errors({
        {"deed[0].space", [](Edition& e) { e.deeds[0].space = {2}; }},
        {"deed[0].space", [](Edition& e) { e.deeds[0].space = {40}; }},
        {"deed[0].space", [](Edition& e) { e.deeds[0].space = {-1}; }},
        {"deed[0].city", [](Edition& e) { e.deeds[0].city = -1; }},
        {"deed[0].city", [](Edition& e) { e.deeds[0].city = 8; }},
        {"deed[2].city", [](Edition& e) { e.deeds[2].city = 0; }},
        {"deed[1].slug", [](Edition& e) { e.deeds[1].slug = e.deeds[0].slug; }},
        {"deed[1].slug", [](Edition& e) { e.deeds[1].slug = "-french"; }},
        {"deed[1].name", [](Edition& e) { e.deeds[1].name.clear(); }},
        {"deed[1].price", [](Edition& e) { e.deeds[1].price = Money{}; }},
        {"deed[1].mortgage", [](Edition& e) { e.deeds[1].mortgage = Money{}; }},
        {"deed[1].mortgage",
         [](Edition& e) {
             e.deeds[1].mortgage = Money{3000};
             e.deeds[1].redeem = Money{3300};
         }},
        {"deed[1].redeem", [](Edition& e) { e.deeds[1].redeem = Money{29}; }},
        {"deed[1].monopolist.single", [](Edition& e) { e.deeds[1].street.monopolist.single = Money{}; }},
        {"deed[1].monopolist.doubled", [](Edition& e) { e.deeds[1].street.monopolist.doubled = Money{5}; }},
        {"deed[1].competitor.doubled", [](Edition& e) { e.deeds[1].street.competitor.doubled = Money{12}; }},
        {"deed[1].monopolist.built", [](Edition& e) { e.deeds[1].street.monopolist.built.pop_back(); }},
        {"deed[1].competitor.built", [](Edition& e) { e.deeds[1].street.competitor.built.clear(); }},
        {"deed[1].competitor.built[2]", [](Edition& e) { e.deeds[1].street.competitor.built[2] = Money{}; }},
        {"deed[1].competitor.house_price", [](Edition& e) { e.deeds[1].street.competitor.house_price = Money{}; }},
        {"deed[1].monopolist.hotel_price", [](Edition& e) { e.deeds[1].street.monopolist.hotel_price = Money{}; }},
    });
}

TEST_CASE("a figure off the deed pattern is a warning: the printed figure wins") {
    const std::vector<Spoiled> cases{
        {"deed[1].mortgage", [](Edition& e) { e.deeds[1].mortgage = Money{31}; }},
        {"deed[1].redeem", [](Edition& e) { e.deeds[1].redeem = Money{34}; }},
        {"deed[2].redeem", [](Edition& e) { e.deeds[2].redeem = Money{111}; }},
        {"deed[1].monopolist.single", [](Edition& e) { e.deeds[1].street.monopolist.single = Money{7}; }},
        {"deed[1].monopolist.doubled", [](Edition& e) { e.deeds[1].street.monopolist.doubled = Money{13}; }},
        {"deed[1].monopolist.built[3]", [](Edition& e) { e.deeds[1].street.monopolist.built[3] = Money{25}; }},
        {"deed[1].competitor.built[0]", [](Edition& e) { e.deeds[1].street.competitor.built[0] = Money{12}; }},
    };
    for (const Spoiled& one : cases) {
        check_found(one.path, true, one.spoil);
        Edition edition = us();
        one.spoil(edition);
        const auto problems = validate(edition);
        CHECK_MESSAGE(problems.size() == 1, told(problems));
    }
}

TEST_CASE("slips of boxes without a pattern are warnings: a falling rent, a house unlike its group, a name twice") {
    const Edition sound = testing::shipped("football");
    REQUIRE(told(validate(sound)).empty());
    const auto street =
        static_cast<std::size_t>(std::ranges::find(sound.deeds, SpaceKind::street, &Deed::kind) - sound.deeds.begin());
    const Space last_of_city = sound.city_of(sound.deeds[street]).streets.back();
    const auto last_street =
        static_cast<std::size_t>(std::ranges::find(sound.deeds, last_of_city, &Deed::space) - sound.deeds.begin());
    const std::string path = "deed[" + std::to_string(street) + "].";
    const auto last = sound.deeds[street].street.player.built.size() - 1;
    const std::vector<Spoiled> cases{
        {path + "player.built[1]", [&](Edition& e) { e.deeds[street].street.player.built[1] = Money{1}; }},
        {path + "player.built[" + std::to_string(last) + "]",
         [&](Edition& e) { e.deeds[street].street.player.built[last] = Money{1}; }},
        {"deed[" + std::to_string(last_street) + "].player.house_price",
         [&](Edition& e) { e.deeds[last_street].street.player.house_price += Money{7}; }},
        {"deed[" + std::to_string(street + 1) + "].name",
         [&](Edition& e) { e.deeds[street + 1].name = e.deeds[street].name; }},
        {"rules.start_cash.amount", [](Edition& e) {
             e.profile.start_cash.value = Money{1};
             for (Note& note : e.box.notes) note.start = 0;
         }}};
    for (const Spoiled& one : cases) {
        Edition edition = sound;
        one.spoil(edition);
        CAPTURE(told(validate(edition)));
        CHECK(std::ranges::any_of(validate(edition), [&](const EditionProblem& problem) {
            return problem.path == one.path && problem.warning;
        }));
    }
}

TEST_CASE("if one figure makes its dependants look wrong, the warning is about that one") {
    const std::vector<Spoiled> cases{
        {"deed[1].price", [](Edition& e) { e.deeds[1].price = Money{66}; }},
        {"deed[1].price", [](Edition& e) { e.deeds[1].price = Money{600}; }},
        {"deed[20].price", [](Edition& e) { e.deeds[20].price += Money{7}; }},
        {"deed[2].price", [](Edition& e) { e.deeds[2].price = Money{250}; }},
        {"deed[1].monopolist.house_price", [](Edition& e) { e.deeds[1].street.monopolist.house_price += Money{50}; }},
        {"deed[1].competitor.house_price", [](Edition& e) { e.deeds[1].street.competitor.house_price += Money{50}; }},
    };
    for (const Spoiled& one : cases) {
        check_found(one.path, true, one.spoil);
        Edition edition = us();
        one.spoil(edition);
        const auto problems = validate(edition);
        CHECK_MESSAGE(problems.size() == 1, told(problems));
    }
    Edition edition = us();
    edition.deeds[1].price = Money{600};
    CHECK(told(validate(edition)) ==
          "warning deed[1].price: is 600 where the other figures of the deed fit 60: compare it with the card\n");
    edition.deeds[1].street.monopolist.single = Money{7};
    CHECK_MESSAGE(validate(edition).size() == 2, "the other mistake is told too: ", told(validate(edition)));
}

TEST_CASE("an edition of ten times the figures is as sound, with its notes of ten and more") {
    Edition edition = us();
    edition.currency.smallest_note = Money{10};
    for (Note& note : edition.box.notes) note.value *= 10;
    edition.profile.start_cash.value *= 10;
    const Money note{10};
    for (Deed& deed : edition.deeds) {
        deed.price *= 10;
        deed.mortgage *= 10;
        deed.redeem = Share::percent_of(deed.price, 55).rounded(Rounding::half_up, note);
        for (const Role role : all_roles) {
            StreetColumn& column = deed.street.of(role);
            for (Money* figure : {&column.single, &column.doubled, &column.house_price, &column.hotel_price})
                *figure *= 10;
            for (Money& rent : column.built) rent *= 10;
        }
    }
    Profile& rules = edition.profile;
    for (Money* sum : {&rules.property_tax.value, &rules.salary.value.passing, &rules.jail_fine.value,
                       &rules.income_tax_fixed.value, &rules.foundation_fee.monopolist.value})
        *sum *= 10;
    for (Money& fare : rules.transport_by_count.value) fare *= 10;
    for (const Role role : rules.played_roles())
        for (int& times : rules.utility_factor.of(role).value) times *= 10;
    for (auto& [die, grant] : edition.profile.foundation_grant.value) grant *= 10;
    for (Deck& deck : edition.decks)
        for (CardEffect& effect : deck.cards) effect.amount *= 10;
    CHECK(told(validate(edition)) == "");
    CHECK(edition.deed_at({12})->redeem == Money{830});
    CHECK(edition.deed_at({37})->redeem == Money{1930});
}

TEST_CASE("sums of another size than the prices of the deeds are doubtful") {
    const auto thousand_times = [](Edition& e) {
        for (Deed& deed : e.deeds) deed.price = deed.price * 1000;
    };
    check_found("rules.start_cash.amount", true, thousand_times);
    check_found("rules", true, thousand_times);  // all other sums, which are those of another box, in one
    check_found("rules.salary.amount", true, [](Edition& e) { e.profile.salary.value.passing = Money{1}; });
    check_found("rules.jail_fine.amount", true, [](Edition& e) { e.profile.jail_fine.value = Money{1'000'000}; });
    check_found("deck.competitor[0]", true, [](Edition& e) { e.decks[0].cards[0].amount = Money{1'000'000}; });
    check_found("space[4].amount", true, [](Edition& e) {
        e.board[4].kind = SpaceKind::penalty;
        e.board[4].amount = Money{1'000'000};
    });
}

TEST_CASE("factors without their thousands, sums that no notes make, and cards that only visit jail are doubtful") {
    check_found("rules.utility_factor.monopolist.times", true, [](Edition& e) {
        for (int& times : e.profile.utility_factor.monopolist.value) times *= 1000;
    });
    Edition in_tens = testing::shipped("it");
    in_tens.profile.jail_fine.value += Money{5};
    CHECK(told(validate(in_tens)).starts_with("warning rules.jail_fine.amount: "));
    check_found("currency.smallest_note", true, [](Edition& e) { e.currency.smallest_note = Money{5}; });
    check_found("deck.monopolist[3]", true, [](Edition& e) { e.decks[1].cards[3] = card("goto @10"); });
    check_found("deck.monopolist[3]", true, [](Edition& e) { e.decks[1].cards[3] = card("goto @30"); });
    check_found("city[2].name", true, [](Edition& e) { e.cities[2].name = e.cities[1].name; });
    check_found("rulings.taxes_go_to", true, [](Edition& e) { e.rulings.taxes_go_to = TaxesGoTo::middle; });
}

TEST_CASE("notes that are too few for the players, and two cities of one colour are doubtful") {
    check_found("box.notes[0].start", true, [](Edition& e) { e.box.notes[0].count = 11; });
    check_found("city[3].colour", true, [](Edition& e) { e.cities[3].colour = "#8B5A2B"; });
}

TEST_CASE("a street that is cheaper than the one before it in its city is doubtful") {
    check_found("deed[27].price", true, [](Edition& e) { std::swap(e.deeds[26].price, e.deeds[27].price); });
    Edition equals = us();
    equals.profile.roles.value = false;
    equals.profile.houses_before_hotel.player = {3, "us 11"};
    for (Deed& deed : equals.deeds) deed.street.player = deed.street.monopolist;
    std::swap(equals.deeds[26].street.player, equals.deeds[27].street.player);
    CHECK(told(validate(equals)).find("warning deed[27].player.single: ") != std::string::npos);
    equals.deeds[27].street.player.hotel_price = Money{7};
    CHECK(told(validate(equals)).find("warning deed[27].player.hotel_price: ") != std::string::npos);
}

TEST_CASE("if most deeds do not fit the pattern, that is one doubt") {
    Edition edition = us();
    edition.currency.smallest_note = Money{5};
    std::size_t doubts = 0;
    for (const EditionProblem& problem : validate(edition)) doubts += problem.warning ? 1 : 0;
    CHECK(doubts == 1);
    check_found("currency.smallest_note", true, [](Edition& e) { e.currency.smallest_note = Money{5}; });
}

TEST_CASE("a city of one street is a city") {
    Edition edition = us();
    const int gone = edition.cities[0].streets[1].index;
    std::erase_if(edition.deeds, [&](const Deed& deed) { return deed.space.index == gone; });
    edition.board[static_cast<std::size_t>(gone)] = {.kind = SpaceKind::rest, .name = "Park"};
    complete(edition);
    CHECK(told(validate(edition)).find("error city[0]: has fewer streets than a monopoly needs") != std::string::npos);
    edition.profile.streets_for_monopoly.value = 0;
    CHECK(told(validate(edition)).empty());
}
