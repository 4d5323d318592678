// At the desk: acts that are undone or amended, who really sat where, what the bell asks, and what waits for a
// decision.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "tests/app/viewmodel/directed.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

const DeskLogRow& log_row(Directed& desk, std::int64_t entry) {
    const auto& log = desk.shown().log;
    const auto found = std::ranges::find(log, entry, &DeskLogRow::number);
    REQUIRE(found != log.end());
    return *found;
}

}  // namespace

TEST_CASE("a bell is undone in the log: its plan first, then with a reason") {
    Directed desk;
    desk.open_first_round();
    const std::int64_t bell = desk.event().last;
    desk.take(1, {"304.2", "140", "96", "20"});
    REQUIRE(log_row(desk, bell).undoable);
    CHECK_FALSE(log_row(desk, 1).undoable);
    desk.act(DirectorAction::undo_act, static_cast<int>(bell));
    REQUIRE(desk.shown().proposal);
    REQUIRE(desk.shown().proposal->says.size() == 1);
    CHECK(desk.shown().proposal->says.front().starts_with("No longer in force: #"));
    CHECK(desk.shown().proposal->needs_why);
    desk.act(DirectorAction::agree);
    CHECK(desk.refused());
    desk.agree("nobody was at the tables");
    CHECK_FALSE(desk.shown().round.begun);
    CHECK(log_row(desk, bell).fate == "undone by #" + std::to_string(desk.event().last));
    CHECK_FALSE(log_row(desk, bell).undoable);
    REQUIRE(desk.table(1).histories.size() == 1);

    desk.act(DirectorAction::undo_act, static_cast<int>(desk.event().last));
    desk.agree("it was right");
    CHECK(desk.shown().round.opened);
    CHECK(desk.table(1).has_result());
}

TEST_CASE("name, family and table of a player are corrected next to the list") {
    Directed desk;
    desk.state().amended_name = "Anna Maria";
    desk.state().amended_family = "Berg";
    desk.state().amended_table = "2";
    desk.act(DirectorAction::amend_player, 1);
    REQUIRE(desk.shown().proposal);
    desk.agree("typed wrong");
    CHECK(desk.event().players.at(1).name == "Anna Maria");
    CHECK(desk.event().players.at(1).family == "Berg");
    CHECK(desk.event().players.at(1).table == 2);
    CHECK(desk.state().amended_name.empty());
    desk.state().amended_family = "-";
    desk.act(DirectorAction::amend_player, 1);
    desk.agree("another family");
    CHECK(desk.event().players.at(1).family.empty());
    CHECK(desk.event().players.at(1).name == "Anna Maria");
    desk.state().amended_table = "two";
    desk.act(DirectorAction::amend_player, 1);
    CHECK(desk.said() == "\"two\" is not a number");
}

TEST_CASE("after the bell the two names are those who really sat there, and one name alone is an empty seat") {
    Directed desk;
    desk.open_first_round();
    const std::string one = desk.table(1).seats.at(0).name;
    const std::string other = desk.table(2).seats.at(0).name;
    desk.state().exchanged = one;
    desk.state().with = other;
    desk.act(DirectorAction::exchange_seats);
    REQUIRE(desk.shown().proposal);
    desk.agree("seen on the sheet");
    CHECK(desk.table(1).seats.at(0).name == other);
    CHECK(desk.state().exchanged.empty());
    desk.state().exchanged = other;
    desk.state().with = "";
    desk.act(DirectorAction::exchange_seats);
    desk.agree("did not come");
    CHECK(desk.table(1).seats.size() == 3);
}

TEST_CASE("the bell asks if a player is not checked in, and needs no reason then") {
    Directed desk;
    desk.act(DirectorAction::seat);
    desk.act(DirectorAction::check_in, 1);
    desk.act(DirectorAction::open_round);
    REQUIRE(desk.shown().proposal);
    CHECK_FALSE(desk.shown().round.opened);
    CHECK(desk.shown().proposal->says.at(0).starts_with("Not checked in: "));
    CHECK(desk.shown().proposal->says.back().starts_with("By the clock of this computer it is "));
    CHECK_FALSE(desk.shown().proposal->needs_why);
    desk.act(DirectorAction::agree);
    CHECK(desk.shown().round.opened);
}

TEST_CASE("a result of a round that no one rang is listed at its table, and dismissed or counted") {
    Directed desk;
    desk.open_first_round();
    desk.state().round = 2;
    desk.desk().refresh();
    desk.take(1, {"304.2", "140", "96", "20"});
    CHECK_FALSE(desk.refused());
    CHECK_FALSE(desk.table(1).has_result());
    REQUIRE(desk.table(1).histories.size() == 1);
    const int early = static_cast<int>(desk.table(1).histories.front().entry);
    SUBCASE("dismissed") {
        desk.act(DirectorAction::dismiss, early);
        desk.agree("the wrong round");
    }
    SUBCASE("counted after the bell") {
        desk.act(DirectorAction::open_round);
        CHECK(desk.shown().proposal->says.at(0) == "2 results of round 1 are missing");
        desk.act(DirectorAction::agree);
        desk.act(DirectorAction::take_history, early);
        desk.agree("typed early");
        CHECK(desk.table(1).has_result());
        CHECK(desk.shown().standings.lacking.starts_with("Not final: "));
    }
    CHECK(desk.table(1).histories.empty());
}
