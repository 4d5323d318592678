// The players of an event at the director's desk: searched, filtered, checked in together, pasted, corrected.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/app/viewmodel/directed.h"

namespace tablebank::testing {
namespace {

std::vector<std::string> names_shown(Directed& desk) {
    desk.desk().refresh();
    std::vector<std::string> names;
    for (const DeskPlayer& row : desk.shown().players.rows) names.push_back(row.name);
    return names;
}

}  // namespace

TEST_CASE("the search of the desk folds accents and needs no apostrophes, and looks at families and clubs") {
    Directed desk({"Élodie", "Maja O’Brien", "Šárka", "Ivan"});
    desk.state().name = "Karl";
    desk.state().club = "SC Nord";
    desk.act(DirectorAction::add_player);
    const auto found = [&](const std::string& text) {
        desk.state().listed.search = text;
        return names_shown(desk);
    };
    CHECK(found("elodie") == std::vector<std::string>{"Élodie"});
    CHECK(found("obrien") == std::vector<std::string>{"Maja O’Brien"});
    CHECK(found("SARKA") == std::vector<std::string>{"Šárka"});
    CHECK(found("nord") == std::vector<std::string>{"Karl"});
    CHECK(found("4") == std::vector<std::string>{"Ivan"});
    CHECK(found("nobody").empty());
    CHECK(desk.shown().players.count == "Players: 5, have come: 0, shown: 0");
    CHECK(found("").size() == 5);
}

TEST_CASE("all who are shown are checked in after a question, and that is undone with a reason") {
    Directed desk;
    desk.act(DirectorAction::check_in, 1);
    const std::int64_t last = desk.event().last;
    desk.act(DirectorAction::check_in_all);
    REQUIRE(desk.shown().proposal);
    CHECK_FALSE(desk.shown().proposal->needs_why);
    CHECK(desk.shown().proposal->what.find("6 more") != std::string::npos);
    CHECK(desk.event().last == last);
    desk.act(DirectorAction::agree);
    CHECK(desk.shown().players.count == "Players: 8, have come: 8");
    CHECK(desk.event().last == last + 7);
    desk.act(DirectorAction::check_in_all);
    CHECK(desk.refused());
    desk.act(DirectorAction::undo_check_ins);
    REQUIRE(desk.shown().proposal);
    CHECK(desk.shown().proposal->needs_why);
    desk.agree("the wrong list");
    CHECK(desk.shown().players.count == "Players: 8, have come: 0");
    desk.act(DirectorAction::undo_check_ins);
    CHECK(desk.refused());
}

TEST_CASE("check-in of all counts for those who are shown, and not for those who left") {
    Directed desk;
    desk.state().from = "1";
    desk.act(DirectorAction::leaves, 2);
    desk.state().listed.search = "a";
    desk.desk().refresh();
    desk.act(DirectorAction::check_in_all);
    desk.act(DirectorAction::agree);
    for (const auto& [number, player] : desk.event().players)
        CHECK(player.checked_in == (number != 2 && player.name.find_first_of("Aa") != std::string::npos));
}

TEST_CASE("one check-in is undone, and the player can be checked in again") {
    Directed desk;
    desk.act(DirectorAction::check_in, 3);
    desk.act(DirectorAction::undo_check_in, 3);
    desk.agree("the wrong box");
    CHECK_FALSE(desk.event().players.at(3).checked_in);
    desk.act(DirectorAction::check_in, 3);
    CHECK(desk.event().players.at(3).checked_in);
}

TEST_CASE("a filter shows who is still to come, who left, and the substitutes") {
    Directed desk;
    desk.act(DirectorAction::check_in, 1);
    desk.state().from = "2";
    desk.act(DirectorAction::leaves, 2);
    desk.state().name = "Ersatz";
    desk.state().substitute = true;
    desk.act(DirectorAction::add_player);
    desk.state().listed.who = DeskPlayersShown::Who::to_come;
    CHECK(names_shown(desk) ==
          std::vector<std::string>{"Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri", "Ersatz"});
    desk.state().listed.who = DeskPlayersShown::Who::left;
    CHECK(names_shown(desk) == std::vector<std::string>{"Boris"});
    desk.state().listed.who = DeskPlayersShown::Who::substitutes;
    CHECK(names_shown(desk) == std::vector<std::string>{"Ersatz"});
}

TEST_CASE("a pasted list is shown with what was taken for what, and added only then") {
    Directed desk(std::vector<std::string>{});
    desk.state().pasted = "Anmeldungen;\nname;club\nMia;SC Nord\nTom;\n";
    desk.desk().refresh();
    CHECK(desk.event().players.empty());
    REQUIRE(desk.shown().pasted.size() == 2);
    CHECK(desk.shown().pasted.front() == "2 players: Mia and Tom");
    CHECK(desk.shown().pasted.back().find("Anmeldungen") != std::string::npos);
    desk.act(DirectorAction::add_pasted);
    CHECK(desk.event().players.size() == 2);
    CHECK(desk.event().players.at(1).club == "SC Nord");
    CHECK(desk.shown().pasted.empty());
    desk.state().pasted = "Ivan\nIvan\n";
    desk.desk().refresh();
    CHECK_FALSE(desk.shown().pasted_ready);
    CHECK(desk.shown().pasted.front().find("line 2") != std::string::npos);
    desk.act(DirectorAction::leave_pasted);
    CHECK(desk.shown().pasted.empty());
    CHECK(desk.event().players.size() == 2);
}

TEST_CASE("an amended name that looks like another player's is asked about once, as a new one is") {
    Directed desk;
    desk.state().amended_name = "Аnna";  // with a Cyrillic letter
    desk.act(DirectorAction::amend_player, 2);
    CHECK(desk.refused());
    CHECK(desk.said().find("looks like \"Anna\"") != std::string::npos);
    CHECK_FALSE(desk.shown().proposal);
    desk.act(DirectorAction::amend_player, 2);
    REQUIRE(desk.shown().proposal);
    desk.agree("she writes it so");
    CHECK(desk.event().players.at(2).name == "Аnna");
    desk.state().amended_name = "BORIS";
    desk.act(DirectorAction::amend_player, 2);  // no one is called so any more
    CHECK(desk.shown().proposal);
}

TEST_CASE("a club is typed with a new player, and corrected") {
    Directed desk;
    desk.state().name = "Ivan";
    desk.state().club = "SC Nord";
    desk.act(DirectorAction::add_player);
    CHECK(desk.event().players.at(9).club == "SC Nord");
    desk.state().amended_club = "-";
    desk.act(DirectorAction::amend_player, 9);
    desk.agree("he left it");
    CHECK(desk.event().players.at(9).club.empty());
}

}  // namespace tablebank::testing
