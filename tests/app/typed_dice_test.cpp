// The roll for the order: whoever throws most begins, and those who tie throw again (ru 2).

#include <doctest/doctest.h>

#include "app/present/new_game_snapshot.h"
#include "app/present/typed_dice.h"

namespace tablebank {

TEST_CASE("dice are typed with or without a blank, and nothing else is dice") {
    CHECK(typed_dice("34") == Dice{3, 4});
    CHECK(typed_dice(" 6 1") == Dice{6, 1});
    for (const char* text : {"", "3", "07", "345", "3x", "77"}) CHECK_FALSE(typed_dice(text));
}

TEST_CASE("whoever throws most begins") {
    const OrderRoll roll = order_roll({"Anna", "Boris", "Clara"}, {"34", "65", "12"});
    CHECK(roll.who == 1);
    CHECK(roll.text == "Boris threw most, 11, and begins.");
}

TEST_CASE("those who tie throw again, and a throw that is missing is asked for") {
    const OrderRoll tied = order_roll({"Anna", "Boris", "Clara"}, {"34", "52", "12"});
    CHECK_FALSE(tied.who);
    CHECK(tied.text == "Anna and Boris threw 7 each and throw again: type it behind, as 34 56.");
    CHECK_FALSE(order_roll({"Anna", "Boris"}, {"34"}).who);
    CHECK_FALSE(order_roll({"Anna", "Boris"}, {"34", "70"}).who);
}

TEST_CASE("after a tie only those who tied are compared, by the throw typed behind the first") {
    const std::vector<std::string> players{"Anna", "Boris", "Clara"};
    // Clara's 11 is beaten by the first throw of both, however little they throw then.
    CHECK(order_roll(players, {"66 11", "66 12", "65"}).who == 1);
    CHECK(order_roll(players, {"66 1 1", "66 12", "65 66"}).text == "Boris threw most, 3, and begins.");
    CHECK_FALSE(order_roll(players, {"66 11", "66", "65"}).who);
    CHECK_FALSE(order_roll(players, {"66 12", "66 12", "65"}).who);
    CHECK(order_roll(players, {"66 12 34", "66 12 35", "65"}).who == 1);
    CHECK_FALSE(order_roll(players, {"66 1", "66 12", "65"}).who);
}

TEST_CASE("the others follow whoever begins in the order in which they sit") {
    NewGameDraft draft;
    draft.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};
    draft.rolls_for_order = true;
    draft.dice = {"34", "65", "12"};
    begin_with(draft, 1);
    CHECK(draft.players[0].name == "Boris");
    CHECK(draft.players[1].name == "Clara");
    CHECK(draft.players[2].name == "Anna");
    CHECK(draft.players[0].role == Role::competitor);
    CHECK_FALSE(draft.rolls_for_order);
    CHECK(draft.dice.empty());
}

}  // namespace tablebank
