// The roll for the order: the player who throws most begins, and those who tie throw again (ru 2).

#include <doctest/doctest.h>

#include <array>
#include <set>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/present/program/new_game_snapshot.h"
#include "app/present/typing/typed_dice.h"
#include "ledger/text/case_fold.h"
#include "source_dir.h"
#include "tests/support/languages.h"

namespace tablebank {

namespace {

LoadedEdition edition_of(const std::string& id) {
    return load_edition_file(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions" / (id + ".toml"));
}

}  // namespace

TEST_CASE("dice are typed with or without a space, and nothing else is dice") {
    CHECK(typed_dice("34") == Dice{3, 4});
    CHECK(typed_dice(" 6 1") == Dice{6, 1});
    for (const char* text : {"", "3", "07", "345", "3x", "77"}) CHECK_FALSE(typed_dice(text));
}

TEST_CASE("faces typed one after another fill the requested throws, and then begin again") {
    std::string one;
    std::string other = "x";
    const std::array throws{&one, &other};
    for (const char face : {'3', '4', '5', '6'}) add_die(throws, face);
    CHECK(one == "3 4");
    CHECK(other == "5 6");
    take_die_back(throws);
    CHECK(other == "5");
    add_die(throws, '1');
    CHECK(other == "5 1");
    add_die(throws, '2');
    CHECK(one == "2");
    for (int i = 0; i < 5; ++i) take_die_back(throws);
    CHECK(one.empty());
    CHECK(other.empty());
    add_die({}, '1');
}

TEST_CASE("the player who throws most begins") {
    const OrderRoll roll = order_roll(english, {"Anna", "Boris", "Clara"}, {"34", "65", "12"});
    CHECK(roll.who == 1);
    CHECK(roll.text == "Boris threw the most, 11, and begins.");
}

TEST_CASE("those who tie throw again against each other, and a throw that is missing is asked for") {
    const std::vector<std::string> players{"Anna", "Boris", "Clara"};
    const OrderRoll tied = order_roll(english, players, {"34", "52", "12"});
    CHECK_FALSE(tied.who);
    CHECK(tied.next == 0);
    CHECK(tied.text == "Anna and Boris threw 7 each and throw again: now Anna.");
    CHECK(order_roll(english, players, {"3411", "52", "12"}).next == 1);
    // Less than Clara's first throw, and more than Anna's second one.
    CHECK(order_roll(english, players, {"3411", "5212", "12"}).who == 1);
    CHECK(order_roll(english, players, {"3411", "5211", "12"}).next == 0);
    const OrderRoll missing = order_roll(english, {"Anna", "Boris"}, {"34"});
    CHECK(missing.next == 1);
    CHECK(missing.text == "Boris throws both dice.");
    CHECK(order_roll(english, {"Anna", "Boris"}, {"34", "7"}).next == 1);
}

TEST_CASE("after a tie only the tied players are compared, by the throw typed after the first") {
    const std::vector<std::string> players{"Anna", "Boris", "Clara"};
    // Clara's 11 is beaten by the first throw of both, however little they throw then.
    CHECK(order_roll(english, players, {"66 11", "66 12", "65"}).who == 1);
    CHECK(order_roll(english, players, {"66 1 1", "66 12", "65 66"}).text ==
          "Boris threw the most, 12, then 3, and begins.");
    CHECK_FALSE(order_roll(english, players, {"66 11", "66", "65"}).who);
    CHECK_FALSE(order_roll(english, players, {"66 12", "66 12", "65"}).who);
    CHECK(order_roll(english, players, {"66 12 34", "66 12 35", "65"}).who == 1);
    CHECK_FALSE(order_roll(english, players, {"66 1", "66 12", "65"}).who);
}

TEST_CASE("each player's throws stay in sight, a tie's with the one after it") {
    const OrderRoll roll = order_roll(english, {"Anna", "Boris", "Clara"}, {"6662", "6635", ""});
    CHECK(roll.thrown == std::vector<std::string>{"12, then 8", "12, then 8", ""});
}

TEST_CASE("the others follow the first player in the order in which they sit, without the empty rows") {
    NewGameDraft draft;
    draft.players = {
        {"Anna", Role::monopolist}, {"", Role::competitor}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};
    draft.rolls_for_order = true;
    draft.dice = {"34", "", "65", "12"};
    begin_with(draft, 2, Sides::stay);
    REQUIRE(draft.players.size() == 3);
    CHECK(draft.players[0].name == "Boris");
    CHECK(draft.players[1].name == "Clara");
    CHECK(draft.players[2].name == "Anna");
    CHECK(draft.players[0].role == Role::competitor);
    CHECK_FALSE(draft.rolls_for_order);
    CHECK(draft.dice.empty());
}

TEST_CASE("a row without a name is not a player") {
    const std::vector<LoadedEdition> shelf{edition_of("us")};
    NewGameDraft draft;
    draft.players = {{" ", Role::monopolist}, {"Anna", Role::competitor}, {"", {}}, {"Boris ", Role::monopolist}};
    const Setup setup = make_setup(english, shelf, draft, std::string(32, '0'));
    REQUIRE(setup.players.size() == 2);
    CHECK(setup.players[0].name == "Anna");
    CHECK(setup.players[1].name == "Boris");
    const NewGameSnapshot shown = make_new_game_snapshot(english, shelf, draft, "/nowhere");
    CHECK(shown.problems.empty());
    CHECK(shown.balance == "1 monopolist, 1 competitor");
    CHECK_FALSE(shown.side);
    CHECK(shown.marks[0].shade == PlayerMark::no_shade);
    draft.players.resize(2);
    CHECK(make_new_game_snapshot(english, shelf, draft, "/nowhere").problems.front() ==
          "Type the names of 2 players at least.");
}

TEST_CASE("a letter that belongs to no row begins the first empty one, or a new one as far as the box allows") {
    const std::vector<LoadedEdition> shelf{edition_of("us")};
    NewGameDraft draft;
    draft.players = {{"Anna", Role::monopolist}, {"", Role::competitor}};
    const auto look = [&] { return make_new_game_snapshot(english, shelf, draft, "/nowhere"); };
    CHECK(open_row(draft, look()) == 1);
    draft.players[1].name = "Boris";
    for (std::size_t row = 2; row < look().most_players; ++row) {
        CHECK(open_row(draft, look()) == row);
        draft.players[row].name = std::string(1, static_cast<char>('A' + row)) + "x";
    }
    CHECK_FALSE(open_row(draft, look()));
    CHECK(look().balance == "3 monopolists, 3 competitors");
}

TEST_CASE("sides are chosen in the order of play, and none becomes larger than the book allows (ru 4)") {
    const std::vector<LoadedEdition> shelf{edition_of("ru")};
    NewGameDraft draft;
    draft.players = {{"Anna", {}}, {"Boris", {}}, {"Clara", {}}, {"Dmitri", {}}};
    begin_with(draft, 2, Sides::chosen_in_order);
    const auto look = [&] { return make_new_game_snapshot(english, shelf, draft, "/nowhere"); };
    NewGameSnapshot shown = look();
    REQUIRE(shown.side);
    CHECK(shown.side->player == 0);
    CHECK(shown.side->open.size() == 2);
    CHECK(shown.step == "Clara chooses a side, then Dmitri, Anna and Boris.");
    CHECK(shown.problems.empty());
    CHECK_FALSE(shown.ready());
    draft.players[0].role = Role::monopolist;
    draft.players[1].role = Role::monopolist;
    shown = look();
    REQUIRE(shown.side);
    CHECK(shown.side->player == 2);
    CHECK(shown.side->open == std::vector{Role::competitor});
    CHECK(shown.balance == "2 monopolists, 0 competitors, 2 still to choose");
    draft.players[2].role = Role::competitor;
    draft.players[3].role = Role::competitor;
    shown = look();
    CHECK_FALSE(shown.side);
    CHECK(shown.ready());
    CHECK(shown.summary == "Clara goes first, then Dmitri, Anna and Boris.");
}

TEST_CASE("a ruling with another value in the edition gives no reason for the general value") {
    const std::vector<LoadedEdition> shelf{edition_of("fr")};
    NewGameDraft draft;
    draft.goal = Goal::timed;
    const NewGameSnapshot shown = make_new_game_snapshot(english, shelf, draft, "/nowhere");
    const auto reason_of = [&](const std::string& key) {
        const auto found = std::ranges::find(shown.rulings, key, &RulingChoice::key);
        REQUIRE(found != shown.rulings.end());
        return found->reason;
    };
    CHECK(reason_of("closing") == "This edition has it so from the beginning.");
    CHECK(reason_of("rounding").find("Rounded once") == 0);
}

TEST_CASE("while they roll for the order the game cannot begin") {
    const std::vector<LoadedEdition> shelf{edition_of("football")};
    NewGameDraft draft;
    draft.goal = shelf.front().edition.profile.goals.value.front();
    draft.rolls_for_order = true;
    draft.players = {{"Anna", {}}, {"Boris", {}}, {"Clara", {}}};
    CHECK(make_new_game_snapshot(english, shelf, draft, "/nowhere").step == "Anna throws both dice.");
    draft.dice = {"12", "34", "66"};
    const NewGameSnapshot decided = make_new_game_snapshot(english, shelf, draft, "/nowhere");
    CHECK(decided.order.who == 2);
    CHECK_FALSE(decided.ready());
    begin_with(draft, 2, Sides::stay);
    CHECK(make_new_game_snapshot(english, shelf, draft, "/nowhere").ready());
}

}  // namespace tablebank
