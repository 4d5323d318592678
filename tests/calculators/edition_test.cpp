// The shipped deeds against the table of the box, typed here a second time.

#include "calculators/edition.h"

#include <algorithm>
#include <array>

#include "tests/calculators/shipped.h"

using namespace tablebank;
using testing::ru;
using testing::us;

namespace {

struct StreetRow {
    int space, city;
    std::int64_t price, step;
    std::array<std::int64_t, 6> competitor;  ///< unbuilt, 1-4 houses, hotel
    std::int64_t single, doubled;
    std::array<std::int64_t, 4> monopolist;  ///< 1-3 houses, hotel
    std::int64_t mortgage, redeem;
};

constexpr std::array<StreetRow, 22> streets{{
    {1, 0, 60, 50, {6, 11, 16, 21, 26, 31}, 6, 12, {22, 32, 42, 52}, 30, 33},
    {3, 0, 60, 50, {6, 11, 16, 21, 26, 31}, 6, 12, {22, 32, 42, 52}, 30, 33},
    {6, 1, 100, 50, {10, 15, 20, 25, 30, 35}, 10, 20, {30, 40, 50, 60}, 50, 55},
    {8, 1, 100, 50, {10, 15, 20, 25, 30, 35}, 10, 20, {30, 40, 50, 60}, 50, 55},
    {9, 1, 120, 50, {12, 17, 22, 27, 32, 37}, 12, 24, {34, 44, 54, 64}, 60, 66},
    {11, 2, 140, 100, {14, 24, 34, 44, 54, 64}, 14, 28, {48, 68, 88, 108}, 70, 77},
    {13, 2, 140, 100, {14, 24, 34, 44, 54, 64}, 14, 28, {48, 68, 88, 108}, 70, 77},
    {14, 2, 160, 100, {16, 26, 36, 46, 56, 66}, 16, 32, {52, 72, 92, 112}, 80, 88},
    {16, 3, 180, 100, {18, 28, 38, 48, 58, 68}, 18, 36, {56, 76, 96, 116}, 90, 99},
    {18, 3, 180, 100, {18, 28, 38, 48, 58, 68}, 18, 36, {56, 76, 96, 116}, 90, 99},
    {19, 3, 200, 100, {20, 30, 40, 50, 60, 70}, 20, 40, {60, 80, 100, 120}, 100, 110},
    {21, 4, 220, 150, {22, 37, 52, 67, 82, 97}, 22, 44, {74, 104, 134, 164}, 110, 121},
    {23, 4, 220, 150, {22, 37, 52, 67, 82, 97}, 22, 44, {74, 104, 134, 164}, 110, 121},
    {24, 4, 240, 150, {24, 39, 54, 69, 84, 99}, 24, 48, {78, 108, 138, 168}, 120, 132},
    {26, 5, 260, 150, {26, 41, 56, 71, 86, 101}, 26, 52, {82, 112, 142, 172}, 130, 143},
    {27, 5, 260, 150, {26, 41, 56, 71, 86, 101}, 26, 52, {82, 112, 142, 172}, 130, 143},
    {29, 5, 280, 150, {28, 43, 58, 73, 88, 103}, 28, 56, {86, 116, 146, 176}, 140, 154},
    {31, 6, 300, 200, {30, 50, 70, 90, 110, 130}, 30, 60, {100, 140, 180, 220}, 150, 165},
    {32, 6, 300, 200, {30, 50, 70, 90, 110, 130}, 30, 60, {100, 140, 180, 220}, 150, 165},
    {34, 6, 320, 200, {32, 52, 72, 92, 112, 132}, 32, 64, {104, 144, 184, 224}, 160, 176},
    {37, 7, 350, 200, {35, 55, 75, 95, 115, 135}, 35, 70, {110, 150, 190, 230}, 175, 193},
    {39, 7, 400, 200, {40, 60, 80, 100, 120, 140}, 40, 80, {120, 160, 200, 240}, 200, 220},
}};

void check_street(const Edition& edition, const StreetRow& row) {
    CAPTURE(row.space);
    const Deed* deed = edition.deed_at({row.space});
    REQUIRE(deed != nullptr);
    CHECK(deed->kind == SpaceKind::street);
    CHECK(deed->city == row.city);
    CHECK(deed->price == Money{row.price});
    CHECK(deed->mortgage == Money{row.mortgage});
    CHECK(deed->redeem == Money{row.redeem});
    for (const Role role : edition.profile.played_roles()) {
        CHECK(deed->street.of(role).house_price == Money{row.step});
        CHECK(deed->street.of(role).hotel_price == Money{row.step});
    }
    const StreetColumn& competitor = deed->street.competitor;
    CHECK(competitor.single == Money{row.competitor[0]});
    CHECK(competitor.doubled == competitor.single);
    REQUIRE(competitor.built.size() == 5);
    for (std::size_t step = 0; step < 5; ++step) CHECK(competitor.built[step] == Money{row.competitor[step + 1]});
    const StreetColumn& monopolist = deed->street.monopolist;
    CHECK(monopolist.single == Money{row.single});
    CHECK(monopolist.doubled == Money{row.doubled});
    REQUIRE(monopolist.built.size() == 4);
    for (std::size_t step = 0; step < 4; ++step) CHECK(monopolist.built[step] == Money{row.monopolist[step]});
}

constexpr std::string_view board_kinds =
    "start street card street income_tax transport street card street street "
    "jail street utility street street transport street card street street "
    "foundation street card street street transport street street utility street "
    "go_to_jail street street card street transport card street property_tax street ";

}  // namespace

TEST_CASE("the 22 streets of us and ru carry the figures of the box") {
    for (const Edition* edition : {&us(), &ru()})
        for (const StreetRow& row : streets) check_street(*edition, row);
}

TEST_CASE("four transports at 200 and two utilities at 150") {
    for (const Edition* edition : {&us(), &ru()}) {
        CHECK(edition->deeds.size() == 28);
        const auto transports = edition->deeds_of(SpaceKind::transport);
        REQUIRE(transports.size() == 4);
        for (std::size_t index = 0; index < 4; ++index) {
            CHECK(transports[index]->space == Space{5 + 10 * static_cast<int>(index)});
            CHECK(transports[index]->price == Money{200});
            CHECK(transports[index]->mortgage == Money{100});
            CHECK(transports[index]->redeem == Money{110});
        }
        const auto utilities = edition->deeds_of(SpaceKind::utility);
        REQUIRE(utilities.size() == 2);
        CHECK(utilities[0]->space == Space{12});
        CHECK(utilities[1]->space == Space{28});
        for (const Deed* utility : utilities) {
            CHECK(utility->price == Money{150});
            CHECK(utility->mortgage == Money{75});
            CHECK(utility->redeem == Money{83});
        }
    }
}

TEST_CASE("the 40 spaces have the kinds of every board seen") {
    for (const Edition* edition : {&us(), &ru()}) {
        std::string kinds;
        for (const BoardSpace& space : edition->board) kinds += std::string{to_string(space.kind)} + ' ';
        CHECK(kinds == board_kinds);
        CHECK(edition->start() == Space{0});
        CHECK(edition->jail() == Space{10});
        CHECK(edition->deed_at({0}) == nullptr);
        CHECK(edition->deed_at({40}) == nullptr);
    }
}

TEST_CASE("eight cities of two or three streets, in board order") {
    const std::vector<std::size_t> sizes{2, 3, 3, 3, 3, 3, 3, 2};
    for (const Edition* edition : {&us(), &ru()}) {
        REQUIRE(edition->cities.size() == sizes.size());
        for (std::size_t city = 0; city < sizes.size(); ++city) {
            CHECK(edition->cities[city].streets.size() == sizes[city]);
            CHECK(std::ranges::is_sorted(edition->cities[city].streets));
        }
        CHECK(edition->city_of(*edition->deed_at({24})).streets == std::vector<Space>{{21}, {23}, {24}});
    }
}

TEST_CASE("the box holds 18250 in notes, 35 houses and 15 hotels (ru, contents)") {
    for (const Edition* edition : {&us(), &ru()}) {
        CHECK(edition->box.cash() == Money{18250});
        CHECK(edition->box.houses == 35);
        CHECK(edition->box.hotels == 15);
    }
}

TEST_CASE("the rules of setting up and moving, with their paragraphs") {
    const Profile& ru_rules = ru().profile;
    CHECK(ru_rules.start_cash.value == Money{1500});
    CHECK(ru_rules.start_cash.rule == "ru 5");
    CHECK(ru_rules.role_difference.value == 1);
    CHECK(ru_rules.role_difference.rule == "ru 4");
    CHECK(ru_rules.extra_rolls.value == 1);
    CHECK(ru_rules.extra_rolls.rule == "ru 8");
    CHECK(ru_rules.jail_tries.value == 2);
    CHECK(ru_rules.jail_tries.rule == "ru 15");
    CHECK(us().profile.start_cash.rule == "us 5");
}

TEST_CASE("completing an edition sorts the deeds, fills the cities and collects the cards that are kept") {
    Edition edition = us();
    std::ranges::reverse(edition.deeds);
    for (City& city : edition.cities) city.streets = {{99}};
    const CardEffect kept{.kind = CardEffectKind::keep, .name = "Free ride"};
    testing::cards_of(edition, "monopolist").push_back(kept);
    testing::cards_of(edition, "competitor").push_back(kept);
    complete(edition);
    CHECK(std::ranges::is_sorted(edition.deeds, {}, &Deed::space));
    CHECK(edition.cities[4].streets == std::vector<Space>{{21}, {23}, {24}});
    CHECK(edition.kept_cards == std::vector<KeptCard>{{"Free ride", 1, 25}, {"Free ride", 0, 25}});
    CHECK(us().kept_cards.empty());
}

TEST_CASE("a deed of a missing city is in no city, and breaks nothing") {
    Edition edition = us();
    for (const int city : {-1, 8, 1'000'000}) {
        edition.deeds[0].city = city;
        complete(edition);
        CHECK(edition.cities[0].streets == std::vector<Space>{{3}});
    }
}

TEST_CASE("cards that are kept count one by one: the roles' decks first, then the others, then the hidden ones") {
    Edition edition = testing::shipped("example-small");
    const CardEffect kept{.kind = CardEffectKind::keep, .name = "free passage"};
    edition.decks.insert(edition.decks.begin(), Deck{"barges", 0, {kept, kept}});
    complete(edition);
    const KeptCard monopolists{"free passage", 2, 7};
    const KeptCard competitors{"free passage", 1, 7};
    CHECK(edition.kept_cards ==
          std::vector<KeptCard>{monopolists, competitors, {"free passage", 0, 0}, {"free passage", 0, 1}});
    const Edition& football = testing::shipped("football");
    CHECK(football.kept_cards ==
          std::vector<KeptCard>{{"выход со скамейки", 0, 4, "free"}, {"отмена наказания", 1, 4}});
    CHECK(football.hand_cards() == 2 + 6);
}

TEST_CASE("the kinds of spaces have names that are read back") {
    for (const SpaceKind kind : {SpaceKind::start, SpaceKind::street, SpaceKind::transport, SpaceKind::utility,
                                 SpaceKind::card, SpaceKind::income_tax, SpaceKind::property_tax, SpaceKind::foundation,
                                 SpaceKind::jail, SpaceKind::go_to_jail})
        CHECK(parse_space_kind(to_string(kind)) == kind);
    CHECK(!parse_space_kind("garden"));
}

TEST_CASE("a board without a start is a programming error, found before it is used") {
    CHECK_THROWS_AS(static_cast<void>(Edition{}.start()), std::logic_error);
}

TEST_CASE("the x10 edition takes every figure ten times, and redeems to its smallest note") {
    const Edition& it = testing::shipped("it");
    REQUIRE(it.deeds.size() == ru().deeds.size());
    for (std::size_t place = 0; place < it.deeds.size(); ++place) {
        const Deed& dear = it.deeds[place];
        const Deed& usual = ru().deeds[place];
        CAPTURE(dear.space.index);
        CHECK(dear.price == usual.price * 10);
        CHECK(dear.mortgage == usual.mortgage * 10);
        CHECK(dear.redeem == usual.redeem * 10);
        CHECK(dear.redeem.units() % it.currency.smallest_note.units() == 0);
        for (const Role role : ru().profile.played_roles()) {
            const StreetColumn& column = dear.street.of(role);
            const StreetColumn& other = usual.street.of(role);
            CHECK(column.single == other.single * 10);
            CHECK(column.doubled == other.doubled * 10);
            CHECK(column.house_price == other.house_price * 10);
            CHECK(column.hotel_price == other.hotel_price * 10);
            REQUIRE(column.built.size() == other.built.size());
            for (std::size_t step = 0; step < column.built.size(); ++step)
                CHECK(column.built[step] == other.built[step] * 10);
        }
    }
    CHECK(it.box.cash() == ru().box.cash() * 10);
    CHECK(it.profile.start_cash.value == Money{15000});
    CHECK(it.deed_at({12})->redeem == Money{830});
    CHECK(it.deed_at({37})->redeem == Money{1930});
}

TEST_CASE("a rule that is left out has its first value, and the paragraph of the rule it belongs to") {
    const Profile& small = testing::shipped("example-small").profile;
    CHECK(small.double_that_frees.value == DoubleThatFrees::moves_and_rolls_again);
    CHECK(small.double_that_frees.rule == "example 3");
    CHECK(small.mortgage_clears.rule == small.mortgage.rule);
    CHECK(small.mortgaged_rent.rule == small.mortgage.rule);
    CHECK(small.goals.value == std::vector{Goal::a, Goal::b, Goal::timed});
    CHECK(small.jailed_may_buy.competitor.value);
}

TEST_CASE("a card space draws from its own deck, or from that of the player's role") {
    const Edition& football = testing::shipped("football");
    CHECK(football.deck_at(Space{2}, Role::player)->key == "offside");
    CHECK(football.deck_at(Space{7}, Role::player)->key == "goal");
    CHECK(us().deck_at(Space{2}, Role::competitor)->key == "competitor");
    CHECK(us().deck_at(std::nullopt, Role::monopolist)->key == "monopolist");
    const Deck& dice = *testing::shipped("us-dice").deck_at(Space{2}, Role::monopolist);
    CHECK(to_string(*dice.find(2)) == "goto @0");
    CHECK(to_string(*dice.find(12)) == "-25");
    CHECK(dice.find(1) == nullptr);
    CHECK(dice.find(13) == nullptr);
}

TEST_CASE("the figures of the classic deeds") {
    struct ClassicRow {
        int space;
        std::int64_t price, house;
        std::array<std::int64_t, 6> rent;  ///< unbuilt, 1-4 houses, hotel
    };
    constexpr std::array<ClassicRow, 22> rows{{
        {1, 60, 50, {2, 10, 30, 90, 160, 250}},           {3, 60, 50, {4, 20, 60, 180, 320, 450}},
        {6, 100, 50, {6, 30, 90, 270, 400, 550}},         {8, 100, 50, {6, 30, 90, 270, 400, 550}},
        {9, 120, 50, {8, 40, 100, 300, 450, 600}},        {11, 140, 100, {10, 50, 150, 450, 625, 750}},
        {13, 140, 100, {10, 50, 150, 450, 625, 750}},     {14, 160, 100, {12, 60, 180, 500, 700, 900}},
        {16, 180, 100, {14, 70, 200, 550, 750, 950}},     {18, 180, 100, {14, 70, 200, 550, 750, 950}},
        {19, 200, 100, {16, 80, 220, 600, 800, 1000}},    {21, 220, 150, {18, 90, 250, 700, 875, 1050}},
        {23, 220, 150, {18, 90, 250, 700, 875, 1050}},    {24, 240, 150, {20, 100, 300, 750, 925, 1100}},
        {26, 260, 150, {22, 110, 330, 800, 975, 1150}},   {27, 260, 150, {22, 110, 330, 800, 975, 1150}},
        {29, 280, 150, {24, 120, 360, 850, 1025, 1200}},  {31, 300, 200, {26, 130, 390, 900, 1100, 1275}},
        {32, 300, 200, {26, 130, 390, 900, 1100, 1275}},  {34, 320, 200, {28, 150, 450, 1000, 1200, 1400}},
        {37, 350, 200, {35, 175, 500, 1100, 1300, 1500}}, {39, 400, 200, {50, 200, 600, 1400, 1700, 2000}},
    }};
    const Edition& classic = testing::shipped("classic");
    CHECK(classic.deeds.size() == 28);
    for (const ClassicRow& row : rows) {
        CAPTURE(row.space);
        const Deed& deed = *classic.deed_at({row.space});
        CHECK(deed.price == Money{row.price});
        CHECK(deed.mortgage == Money{row.price / 2});
        CHECK(deed.street.player.house_price == Money{row.house});
        CHECK(deed.street.player.hotel_price == Money{row.house});
        CHECK(deed.street.player.single == Money{row.rent[0]});
        CHECK(deed.street.player.doubled == Money{2 * row.rent[0]});
        for (std::size_t step = 0; step < 5; ++step)
            CHECK(deed.street.player.built.at(step) == Money{row.rent.at(step + 1)});
    }
    for (const int space : {5, 15, 25, 35}) CHECK(classic.deed_at({space})->price == Money{200});
    for (const int space : {12, 28}) CHECK(classic.deed_at({space})->price == Money{150});
    CHECK(classic.box.cash() == Money{15'140});
    CHECK(classic.box.houses == 32);
    CHECK(classic.box.hotels == 12);
    for (const char* deck : {"luck", "fund"}) CHECK(classic.find_deck(deck)->cards.size() == 16);
}

TEST_CASE("each house may have its own price") {
    StreetColumn column;
    column.house_price = Money{50};
    CHECK(column.price_of_houses(1, 3) == Money{150});
    column.house_prices = {Money{50}, Money{70}, Money{90}, Money{110}};
    CHECK(column.price_of_house(1) == Money{50});
    CHECK(column.price_of_house(4) == Money{110});
    CHECK(column.price_of_houses(0, 4) == Money{320});
    CHECK(column.price_of_houses(2, 1) == Money{90});
}
