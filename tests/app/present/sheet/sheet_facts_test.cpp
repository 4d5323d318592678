// The facts of a score sheet, as figures: places, shares and totals of every goal, who is out, which rulings differ.

#include "app/present/sheet/sheet_facts.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/timed_game.h"

namespace tablebank::testing {
namespace {

SheetFacts facts_of(const Table& table, const UtilityDice& dice = {}) {
    auto facts = sheet_facts(table, "head", dice);
    REQUIRE(std::holds_alternative<SheetFacts>(facts));
    return std::get<SheetFacts>(std::move(facts));
}

std::vector<std::string> names_by_place(const SheetFacts& facts) {
    std::vector<std::string> names;
    for (const ScoredPlayer& player : facts.players) names.push_back(player.name);
    return names;
}

const ScoredPlayer& player_of(const SheetFacts& facts, const std::string& name) {
    const auto found = std::ranges::find(facts.players, name, &ScoredPlayer::name);
    REQUIRE(found != facts.players.end());
    return *found;
}

using Names = std::vector<std::string>;

/// Anna has 1,390 and a street with a house, which the walk pays 22 for; the others have their 1,500.
const std::vector<std::string> one_street{"roll 1 2", "ok", "force \"agreed\" Anna build @3"};

}  // namespace

TEST_CASE(
    "the timed ending adds the share of the cash that a role keeps to what the walk pays, and places the totals") {
    TimedGame game;
    game.post(one_street);
    game.post({"Clara get 10 \"a gift\""});
    const SheetFacts facts = facts_of(game.table());
    CHECK(facts.measure == Measure::settlement);
    CHECK(names_by_place(facts) == Names{"Clara", "Anna", "Boris"});
    const ScoredPlayer& anna = player_of(facts, "Anna");
    CHECK(anna.place == 2);
    CHECK(anna.cash == Money{1390});
    CHECK(anna.kept == Share{Money{278}});  // a monopolist keeps 20 %
    CHECK(anna.deeds == Money{22});
    CHECK(anna.total == Share{Money{300}});
    REQUIRE(anna.walk.size() == 1);
    CHECK(anna.walk.front().deed == Space{3});
    CHECK_FALSE(anna.workings.empty());
    CHECK(player_of(facts, "Boris").kept == Share{Money{150}});  // a competitor 10 %
}

TEST_CASE("players whose totals are equal share the place, and both have won if it is the first") {
    TimedGame game;
    const SheetFacts facts = facts_of(game.table());
    CHECK(player_of(facts, "Anna").place == 1);
    CHECK(player_of(facts, "Clara").place == 1);
    CHECK(player_of(facts, "Clara").winner);
    CHECK(player_of(facts, "Boris").place == 3);
    CHECK_FALSE(player_of(facts, "Boris").winner);
}

TEST_CASE("a sheet states its game, how far it had come, and whether the figures are final") {
    TimedGame game;
    const std::int64_t began = game.now_ms();
    game.wait(7);
    game.post(one_street);
    SheetFacts facts = facts_of(game.table());
    CHECK(facts.of_game);
    CHECK_FALSE(facts.final);
    CHECK_FALSE(facts.recorded);
    CHECK_FALSE(facts.practice);
    CHECK(facts.game_id == game.table().game.setup->game_id);
    CHECK(facts.head == "head");
    CHECK(facts.entries == 4);
    CHECK(facts.began_ms == began);
    CHECK(facts.last_ms == began + 7 * 60'000);
    CHECK(facts.minutes == 90);
    game.post({"clock call \"the hall closes\"", "closing", "keep", "walk", "finish"});
    facts = facts_of(game.table());
    CHECK(facts.final);
    CHECK(facts.recorded);
    CHECK(facts.phase == Phase::finished);
}

TEST_CASE("once the cash is handed in, the sheet has what each had before") {
    TimedGame game;
    game.post(one_street);
    const SheetFacts before = facts_of(game.table());
    game.post({"clock call \"the hall closes\"", "closing", "keep"});
    const SheetFacts after = facts_of(game.table());
    CHECK(after.recorded);
    CHECK(player_of(after, "Anna").cash == Money{1390});
    for (const ScoredPlayer& player : before.players) {
        CHECK(player_of(after, player.name).cash == player.cash);
        CHECK(player_of(after, player.name).total == player.total);
    }
}

TEST_CASE("players who left are last without figures, the last to leave first, and so are bankrupt ones") {
    PlayedTable table("us", 4, Goal::timed);
    table.post_all(english, {"Dmitri leaves \"late train\"", "roll 1 2", "buy", "next", "Boris pay 1495 \"lost\""});
    table.post_all(english, {"roll 1 2", "Boris bankrupt"});
    const SheetFacts facts = facts_of(table.table());
    CHECK(names_by_place(facts) == Names{"Clara", "Anna", "Boris", "Dmitri"});
    const ScoredPlayer& boris = facts.players.at(2);
    CHECK(boris.out);
    CHECK(boris.bankrupt);
    CHECK(boris.place == 0);
    CHECK_FALSE(boris.total);
    CHECK(facts.players.at(3).out);
    CHECK_FALSE(facts.players.at(3).bankrupt);
}

TEST_CASE("a bankruptcy that was undone leaves a player with figures") {
    PlayedTable table("us", 3, Goal::timed);
    table.post_all(english,
                   {"roll 1 2", "buy", "next", "Boris pay 1495 \"lost\"", "roll 1 2", "Boris bankrupt", "undo"});
    const SheetFacts facts = facts_of(table.table());
    CHECK_FALSE(player_of(facts, "Boris").out);
    CHECK(player_of(facts, "Boris").place == 3);
}

TEST_CASE("a utility earns by dice: without them there is no sheet, and given dice count") {
    TimedGame game;
    game.post({"force \"agreed\" Anna buy @12"});
    const auto missing = sheet_facts(game.table(), "head", {});
    REQUIRE(std::holds_alternative<Refusal>(missing));
    CHECK(std::get<Refusal>(missing).code == RefusalCode::dice_missing);
    const SheetFacts facts = facts_of(game.table(), {{Space{12}, Dice{3, 4}}});
    CHECK(player_of(facts, "Anna").deeds == Money{28});  // 4 for each spot
    CHECK(facts.dice.size() == 1);
}

TEST_CASE("if the last player wins, no one has a place before the end, only the funds they could raise") {
    PlayedTable table("us", 2, Goal::a);
    table.post_all(english, {"roll 1 2", "buy"});
    const SheetFacts facts = facts_of(table.table());
    CHECK(facts.measure == Measure::last_left);
    CHECK(names_by_place(facts) == Names{"Anna", "Boris"});
    for (const ScoredPlayer& player : facts.players) {
        CHECK(player.place == 0);
        CHECK_FALSE(player.winner);
        CHECK_FALSE(player.kept);
    }
    CHECK(facts.players.front().cash == Money{1440});
    CHECK(facts.players.front().total == Share{Money{1470}});  // with half the price of the street
}

TEST_CASE("the last one at the table has the first place once the others have left") {
    PlayedTable table("us", 2, Goal::a);
    table.post("Boris leaves \"late train\"");
    const SheetFacts facts = facts_of(table.table());
    CHECK(facts.final);
    CHECK(names_by_place(facts) == Names{"Anna", "Boris"});
    CHECK(facts.players.front().winner);
    CHECK(facts.players.front().place == 1);
}

TEST_CASE("for the richest of a side each side has its own places during play, and no winner") {
    PlayedTable table("us", 4, Goal::b);
    table.post_all(english, {"Anna pay 100 \"a bet\"", "Boris get 100 \"a bet\""});
    const SheetFacts facts = facts_of(table.table());
    CHECK(facts.measure == Measure::richest);
    CHECK(names_by_place(facts) == Names{"Clara", "Anna", "Boris", "Dmitri"});
    CHECK(facts.players.at(0).side == Role::monopolist);
    CHECK(facts.players.at(0).place == 1);
    CHECK(facts.players.at(1).place == 2);
    CHECK(facts.players.at(2).side == Role::competitor);
    CHECK(facts.players.at(2).place == 1);
    for (const ScoredPlayer& player : facts.players) CHECK_FALSE(player.winner);
}

TEST_CASE("rulings are listed if they differ from the edition's, with their changes; those without effect are not") {
    Setup setup = timed_setup();
    setup.rulings.rounding = Rounding::up;
    setup.rulings.jailed_in_richest = Collects::nothing;  // of another goal
    TimedGame game(std::move(setup));
    SheetFacts facts = facts_of(game.table());
    REQUIRE(facts.differing.size() == 1);
    CHECK(facts.differing.front().key == "rounding");
    CHECK(facts.differing.front().value == "up");
    CHECK(facts.differing.front().usual == "half_up");
    CHECK(facts.differing.front().changes.empty());

    game.post({"rule rounding half_up \"as the book has it\""});
    facts = facts_of(game.table());
    REQUIRE(facts.differing.size() == 1);  // it was otherwise for a while
    CHECK(facts.differing.front().agreed == "up");
    CHECK(facts.differing.front().value == "half_up");
    REQUIRE(facts.differing.front().changes.size() == 1);
    CHECK(facts.differing.front().changes.front().entry == 2);
    CHECK(facts.differing.front().changes.front().why == "as the book has it");
}

TEST_CASE("a practice game states that it is one") {
    Setup setup = timed_setup();
    setup.game_id = practice_id(setup.game_id);
    CHECK(facts_of(TimedGame(std::move(setup)).table()).practice);
}

TEST_CASE("a position is scored as the timed ending of a table without a game") {
    const auto edition = shipped_edition("us");
    Position position;
    position.players.push_back(
        {.name = "Anna", .estate = {.role = Role::monopolist, .cash = Money{1000}, .deeds = {}}});
    position.players.push_back(
        {.name = "Boris", .estate = {.role = Role::competitor, .cash = Money{620}, .deeds = {}}});
    position.players.push_back(
        {.name = "Clara", .estate = {.role = Role::monopolist, .cash = {}, .deeds = {}}, .bankrupt = true});
    const std::vector<Notes> notes{{}, {{Money{500}, 1}, {Money{50}, 2}, {Money{10}, 2}}};
    const auto made = sheet_facts(edition, edition->rulings, position, {}, notes);
    REQUIRE(std::holds_alternative<SheetFacts>(made));
    const SheetFacts& facts = std::get<SheetFacts>(made);
    CHECK_FALSE(facts.of_game);
    CHECK(facts.game_id.empty());
    CHECK(names_by_place(facts) == Names{"Anna", "Boris", "Clara"});
    CHECK(facts.players.at(0).total == Share{Money{200}});
    CHECK(facts.players.at(1).total == Share{Money{62}});
    CHECK(facts.players.at(2).bankrupt);
    REQUIRE(facts.road.hands.size() == 1);  // who counted by value
    CHECK(facts.road.hands.front().seat == 2);
    CHECK(facts.road.hands.front().counted == Money{620});
}

TEST_CASE("a house rule in force is on the sheet, also if the box itself has it") {
    const auto differing = [](Edition edition, const Rulings& rulings) {
        Position position;
        position.players.push_back({.name = "Anna", .estate = {.role = Role::player, .cash = Money{900}, .deeds = {}}});
        position.players.push_back(
            {.name = "Boris", .estate = {.role = Role::player, .cash = Money{620}, .deeds = {}}});
        auto made = sheet_facts(std::make_shared<const Edition>(std::move(edition)), rulings, position, {});
        REQUIRE(std::holds_alternative<SheetFacts>(made));
        std::string keys;
        for (const DifferingRuling& ruling : std::get<SheetFacts>(made).differing)
            keys += ruling.key + (ruling.of_house ? " of house\n" : "\n");
        return keys;
    };
    Edition box = *shipped_edition("classic");
    CHECK(differing(box, box.rulings).empty());
    Rulings chosen = box.rulings;
    chosen.taxes_go_to = TaxesGoTo::middle;
    CHECK(differing(box, chosen) == "taxes_go_to of house\n");
    box.rulings.start_landing = StartLanding::doubled;
    CHECK(differing(box, box.rulings) == "start_landing of house\n");
    box.rulings.start_landing = StartLanding::printed;
    box.answers.push_back({.key = "taxes_go_to", .value = "middle", .rule = "ours 1"});
    CHECK(differing(box, box.rulings) == "taxes_go_to of house\n");
    const Edition us = *shipped_edition("us");
    CHECK(differing(us, us.rulings).empty());
}

}  // namespace tablebank::testing
