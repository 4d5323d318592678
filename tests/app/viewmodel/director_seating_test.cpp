// Seats as the director gives them in the window: all of them, two exchanged, a final.

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/app/viewmodel/directed.h"

namespace tablebank::testing {

TEST_CASE("a first seating is done at once; another one shows what it changes, and needs a reason") {
    Directed desk;
    desk.act(DirectorAction::open_round);
    CHECK(desk.said() == "round 1 was not seated yet");
    desk.act(DirectorAction::seat);
    CHECK(desk.said() == "Seated: round 1, 2 and 3");
    CHECK(desk.shown().round.tables.size() == 2);
    CHECK(desk.shown().round.says == "seated; the bell has not rung yet");
    CHECK(desk.shown().quality.size() == 4);
    desk.state().name = "Ivan";
    desk.act(DirectorAction::add_player);
    const std::int64_t last = desk.event().last;
    desk.act(DirectorAction::seat);
    REQUIRE(desk.shown().proposal);
    CHECK(desk.event().last == last);
    CHECK(desk.shown().proposal->says.back().starts_with("After: Repeats: "));
    CHECK(desk.shown().proposal->ranks == "no rank changes");
    desk.act(DirectorAction::agree);
    CHECK(desk.refused());  // no reason
    CHECK(desk.event().last == last);
    desk.agree("Ivan came");
    CHECK(desk.event().last == last + 1);
    CHECK_FALSE(desk.shown().proposal);
    CHECK(desk.shown().log.front().why == "Ivan came");
}

TEST_CASE("two players exchange their seats before the bell, with a reason, and the roles stay with the seats") {
    Directed desk;
    desk.state().exchanged = desk.state().with = "Anna";
    desk.act(DirectorAction::exchange_seats);
    CHECK(desk.said() == "round 1 was not seated yet");
    desk.act(DirectorAction::seat);
    const auto seats = desk.event().table(1, 1)->seating.seats;
    const auto others = desk.event().table(1, 2)->seating.seats;
    const auto name = [&](int player) { return desk.event().players.at(player).name; };
    desk.state().exchanged = "Nobody";
    desk.state().with = name(others.front().player);
    desk.act(DirectorAction::exchange_seats);
    CHECK(desk.said() == "no one is called \"Nobody\" here");
    desk.state().exchanged = name(seats.front().player);
    desk.act(DirectorAction::exchange_seats);
    REQUIRE(desk.shown().proposal);
    desk.agree("asked for");
    CHECK(desk.event().table(1, 1)->seating.seats.front().player == others.front().player);
    CHECK(desk.event().table(1, 1)->seating.seats.front().role == seats.front().role);
    CHECK(desk.event().table(1, 2)->seating.seats.front().player == seats.front().player);
}

TEST_CASE("a final seats as many leaders alone") {
    Directed desk;
    desk.state().finalists = "four";
    desk.act(DirectorAction::seat_final);
    CHECK(desk.said() == "\"four\" is not a number");
    desk.state().finalists = "4";
    desk.act(DirectorAction::seat_final);
    CHECK(desk.said() == "Seated: round 1");
    CHECK(desk.event().rounds.at(1).tables.size() == 1);
    CHECK(desk.event().rounds.at(1).tables.front().seating.seats.size() == 4);
}

TEST_CASE("the number of tables, their sizes and full tables are typed, and the rest sits out") {
    Directed desk({"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri", "Ivan"});
    const auto sizes = [&] {
        std::vector<std::size_t> seats;
        for (const DeskTable& table : desk.shown().round.tables) seats.push_back(table.seats.size());
        return seats;
    };
    desk.state().sizes = "5,x";
    desk.act(DirectorAction::seat);
    CHECK(desk.said() == "\"x\" is not a number");
    desk.state().sizes = "5,4";
    desk.act(DirectorAction::seat);
    CHECK(sizes() == std::vector<std::size_t>{5, 4});
    desk.state().sizes.clear();
    desk.state().full_tables = true;
    desk.act(DirectorAction::seat);
    desk.agree("four boxes of four");
    CHECK(sizes() == std::vector<std::size_t>{4, 4});
    CHECK_FALSE(desk.shown().round.byes.empty());
    desk.state().full_tables = false;
    desk.state().tables = "3";
    desk.act(DirectorAction::seat);
    desk.agree("another box");
    CHECK(sizes() == std::vector<std::size_t>{3, 3, 3});
}

TEST_CASE("a family that is too large for the tables may meet if the director allows it") {
    Directed desk(std::vector<std::string>{});
    desk.state().family = "Smith";
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid"}) {
        desk.state().name = name;
        desk.act(DirectorAction::add_player);
    }
    desk.act(DirectorAction::seat);
    CHECK(desk.refused());
    desk.state().families_may_meet = true;
    desk.act(DirectorAction::seat);
    CHECK_FALSE(desk.refused());
    CHECK(desk.shown().round.seated);
}

TEST_CASE("who sits with whom is wished at the desk in two strengths, and a wish that cannot be met is named") {
    Directed desk;
    const auto wish = [&](const char* one, const char* other, bool together, bool must) {
        desk.state().wished = one;
        desk.state().wished_other = other;
        desk.state().wish_together = together;
        desk.state().wish_must = must;
        desk.act(DirectorAction::add_wish);
    };
    const auto meet = [&](int round, const std::string& one, const std::string& other) {
        for (const EventTable& table : desk.event().rounds.at(round).tables) {
            int found = 0;
            for (const SeatedPlayer& seat : table.seating.seats) {
                const std::string& name = desk.event().players.at(seat.player).name;
                found += name == one || name == other ? 1 : 0;
            }
            if (found == 2) return true;
        }
        return false;
    };
    wish("Anna", "Nobody", false, true);
    CHECK(desk.refused());
    wish("anna", "Anna", false, true);
    CHECK(desk.said() == "a wish is of two different players");
    CHECK(desk.shown().wishes.empty());
    wish("anna", "boris", false, true);
    desk.state().round = 2;
    wish("Clara", "Dmitri", true, true);
    desk.state().round = 1;
    wish("Anna", "Boris", true, false);
    CHECK(desk.shown().wishes == std::vector<std::string>{"Anna and Boris: never at one table",
                                                          "Clara and Dmitri: at one table in round 2",
                                                          "Anna and Boris: at one table in round 1, if possible"});
    CHECK(desk.state().wished.empty());
    desk.act(DirectorAction::seat);
    REQUIRE_FALSE(desk.refused());
    CHECK(desk.said().ends_with("Not met: Anna and Boris: at one table in round 1, if possible"));
    for (int round = 1; round <= 3; ++round) CHECK_FALSE(meet(round, "Anna", "Boris"));
    CHECK(meet(2, "Clara", "Dmitri"));

    // Without the first wish the last one is met; two musts against each other are refused by name.
    desk.act(DirectorAction::remove_wish, 0);
    desk.act(DirectorAction::seat);
    REQUIRE(desk.shown().proposal);
    desk.agree("they made it up");
    CHECK(meet(1, "Anna", "Boris"));
    wish("Anna", "Boris", true, true);
    wish("Anna", "Boris", false, true);
    desk.act(DirectorAction::seat);
    CHECK(desk.refused());
    CHECK(desk.said().find("Anna and Boris") != std::string::npos);
    while (!desk.state().wishes.empty()) desk.act(DirectorAction::remove_wish, 0);
    desk.act(DirectorAction::remove_wish, 0);
    CHECK(desk.shown().wishes.empty());
    CHECK_FALSE(desk.refused());
}

TEST_CASE("a wish that two meet as seldom as can be prevents no seating") {
    Directed desk({"Anna", "Boris", "Clara", "Dmitri"});
    desk.state().wished = "Anna";
    desk.state().wished_other = "Boris";
    desk.state().wish_must = false;
    desk.act(DirectorAction::add_wish);
    desk.act(DirectorAction::seat);
    CHECK_FALSE(desk.refused());
    CHECK(desk.said().ends_with("Not met: Anna and Boris: at one table as seldom as can be"));
}

TEST_CASE("a seating is typed, or read from a list, and a name that is not there is named") {
    Directed desk;
    desk.state().seats = "1=Anna,Boris,Clara,Nobody; 2=Elena,Farid,Galina,Henri";
    desk.act(DirectorAction::take_seats);
    CHECK(desk.said().find("Nobody") != std::string::npos);
    desk.state().seats = "1=anna,boris,clara,dmitri; 2=Elena,Farid,Galina; bye=Henri";
    desk.act(DirectorAction::take_seats);
    CHECK_FALSE(desk.refused());
    REQUIRE(desk.shown().round.tables.size() == 2);
    CHECK(desk.table(1).seats.front().name == "Anna");
    CHECK(desk.shown().round.byes == "Sits out: Henri");
    CHECK(desk.state().seats.empty());
    desk.state().seating_list = (desk.folder() / "seats.csv").string();
    std::ofstream(desk.state().seating_list) << "round;table;1;2;3;4\n2;1;Henri;Galina;Farid;Elena\n"
                                                "2;2;Dmitri;Clara;Boris;Anna\n";
    desk.act(DirectorAction::read_seats);
    CHECK_FALSE(desk.refused());
    desk.state().round = 2;
    desk.desk().refresh();
    CHECK(desk.table(1).seats.front().name == "Henri");
}

TEST_CASE("a table is found by its number, and the tables without a result alone are shown") {
    Directed desk;
    desk.state().sought_table = "1";
    desk.act(DirectorAction::find_table);
    CHECK(desk.refused());  // no round is seated
    desk.open_first_round();
    desk.take(1, {"1", "2", "3", "4"});
    desk.state().only_missing = true;
    desk.desk().refresh();
    REQUIRE(desk.shown().round.tables.size() == 1);
    CHECK(desk.shown().round.tables.front().number == 2);
    desk.state().sought_table = "9";
    desk.act(DirectorAction::find_table);
    CHECK(desk.refused());
    desk.state().sought_table = "1";
    desk.act(DirectorAction::find_table);
    CHECK(desk.state().at_table == 1);
    CHECK(desk.shown().round.tables.size() == 2);  // it has a result, so all are shown
    CHECK(desk.state().focus.key.starts_with("event.total."));
}

}  // namespace tablebank::testing
