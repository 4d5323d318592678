// Mistakes of a director that stopped an event, each corrected in the terminal with a reason.

#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/app/cli/event_commands.h"
#include "tests/support/command_line.h"
#include "tests/support/scratch_folder.h"

using tablebank::testing::done_with_event;
using tablebank::testing::event_refused;
using tablebank::testing::event_scores;
using tablebank::testing::event_seats;
using tablebank::testing::event_tried;
using tablebank::testing::new_club_event;
using tablebank::testing::Ran;
using tablebank::testing::ScratchFolder;
using Json = nlohmann::json;

namespace {

std::string seated_club(const ScratchFolder& folder, const std::string& rounds = "3") {
    std::string file = new_club_event(folder, rounds);
    done_with_event({"seat", file});
    return file;
}

/// The number of the last act in the log.
std::string last_entry(const std::string& file) {
    return std::to_string(Json::parse(done_with_event({"show", file, "log", "--json"})).at("log").size());
}

Json missing(const std::string& file) {
    return Json::parse(done_with_event({"show", file, "--json"}));
}

}  // namespace

TEST_CASE("one result in a round that has not begun freezes nothing, and is undone") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder);
    done_with_event({"round", file, "1", "--open"});
    const std::string told = done_with_event(event_scores(file, "result", 3, 1, {"300", "200", "150", "120"}));
    CHECK(told.find("the bell of round 3 has not rung: the result is set aside") != std::string::npos);
    CHECK(done_with_event({"show", file}).find("came before the bell of its round") != std::string::npos);
    CHECK(missing(file).at("undecided").at(0).at("early") == true);
    // Players still come and go, and the rounds are seated and rung.
    done_with_event({"player", file, "Henri", "--leaves", "2"});
    done_with_event({"player", file, "Lea"});
    done_with_event({"seat", file, "--why", "one left, one came"});
    done_with_event({"round", file, "2", "--open"});
    const std::string early = std::to_string(missing(file).at("undecided").at(0).at("entry").get<int>());
    SUBCASE("dismissed") {
        done_with_event({"history", file, early, "--dismiss", "--reason", "wrong round"});
    }
    SUBCASE("undone") {
        done_with_event({"undo", file, "#" + early, "--reason", "wrong round"});
    }
    CHECK(missing(file).at("undecided").empty());
    CHECK(Json::parse(done_with_event({"standings", file, "--json"})).at("results").empty());
}

TEST_CASE("an early result counts once the bell has rung and the director takes it") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder);
    done_with_event(event_scores(file, "result", 1, 1, {"300", "200", "150", "120"}));
    const std::string early = last_entry(file);
    CHECK(event_refused({"history", file, early, "--take"}) == "why-missing");
    CHECK(Json::parse(done_with_event({"history", file, early, "--json"})).at("seats").size() == 4);
    done_with_event({"round", file, "1", "--open"});
    done_with_event({"history", file, early, "--take", "--why", "typed a minute early"});
    CHECK(Json::parse(done_with_event({"standings", file, "--json"})).at("results").size() == 1);
    CHECK(done_with_event({"show", file, "histories"}) == "Nothing waits for a decision.\n");
    CHECK(event_refused({"history", file, early, "--dismiss", "--why", "x"}) == "not-undecided");
}

TEST_CASE("a wrong bell is undone, after it was shown what that changes") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder);
    done_with_event({"round", file, "2", "--open", "--why", "looked at the next pairings"});
    const std::string bell = last_entry(file);
    CHECK(event_refused({"undo", file, bell, "--why", "wrong key"}) == "needs-yes");
    CHECK(event_refused({"undo", file, bell}) == "why-missing");
    const Json plan = Json::parse(done_with_event({"undo", file, bell, "--why", "wrong key", "--plan", "--json"}));
    CHECK(plan.at("asks") == true);
    CHECK(last_entry(file) == bell);
    done_with_event({"undo", file, bell, "--why", "wrong key", "--yes"});
    done_with_event({"round", file, "1", "--open"});
    const Json log = Json::parse(done_with_event({"show", file, "log", "--json"})).at("log");
    CHECK(log.at(std::stoul(bell) - 1).at("undone_by") == std::stoi(bell) + 1);
    CHECK(done_with_event({"show", file, "log"}).find("(undone by #" + std::to_string(std::stoi(bell) + 1) + ")") !=
          std::string::npos);
}

TEST_CASE("a bell by a wrong clock gets the time at which it rang") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder);
    done_with_event({"round", file, "1", "--open"});
    const std::string bell = last_entry(file);
    CHECK(event_tried({"amend", file, bell, "--rang", "7 pm", "--why", "wrong clock", "--yes"}).code == 2);
    CHECK(event_tried({"amend", file, bell, "--points", "3", "--why", "wrong clock", "--yes"}).code == 2);
    done_with_event({"amend", file, bell, "--rang", "00:05", "--why", "wrong clock", "--yes"});
    CHECK(done_with_event({"show", file, "log"}).find("(amended by #") != std::string::npos);
}

TEST_CASE("a player who did not come is found after the bell: a substitute sits in, and the player leaves") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder);
    done_with_event({"player", file, "Ersatz", "--substitute"});
    done_with_event({"round", file, "1", "--open"});
    const std::string gone = event_seats(file, 1, 1).at(0);
    CHECK(event_refused({"seat", file, "--round", "1", "--substitute", gone, "Ersatz"}) == "why-missing");
    done_with_event({"seat", file, "--round", "1", "--substitute", gone, "Ersatz", "--why", "did not come"});
    CHECK(event_seats(file, 1, 1).at(0) == "Ersatz");
    done_with_event({"player", file, gone, "--leaves", "1", "--why", "did not come"});
    done_with_event(event_scores(file, "result", 1, 1, {"300", "200", "150", "120"}));
}

TEST_CASE("two players at each other's tables are recorded as they played") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder);
    done_with_event({"round", file, "1", "--open"});
    const std::string one = event_seats(file, 1, 1).at(0);
    const std::string other = event_seats(file, 1, 2).at(0);
    done_with_event(event_scores(file, "result", 1, 1, {"300", "200", "150", "120"}));
    done_with_event({"seat", file, "--round", "1", "--swap", one, other, "--why", "seen on the sheet"});
    CHECK(event_seats(file, 1, 1).at(0) == other);
    const Json results = Json::parse(done_with_event({"standings", file, "--json"})).at("results");
    CHECK(results.at(0).at("seats").at(0).at("total") == "300");
    done_with_event(event_scores(file, "result", 1, 2, {"300", "200", "150", "120"}));
}

TEST_CASE("renaming, another family, no check-in any more, and a player entered twice") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    done_with_event(
        {"amend", file, "2", "--name", "Anne", "--family", "Dupont", "--table", "2", "--why", "typed wrong"});
    CHECK(Json::parse(done_with_event({"show", file, "players", "--json"})).at("players").at(0).at("family") ==
          "Dupont");
    CHECK(event_refused({"amend", file, "2", "--name", "Boris", "--why", "x"}) == "player-twice");
    done_with_event({"player", file, "Boris", "--check-in"});
    done_with_event({"undo", file, last_entry(file), "--why", "wrong box"});
    CHECK(Json::parse(done_with_event({"show", file, "players", "--json"})).at("players").at(1).at("checked_in") ==
          false);
    done_with_event({"player", file, "Anna twice"});
    done_with_event({"undo", file, last_entry(file), "--why", "entered twice"});
    CHECK(Json::parse(done_with_event({"standings", file, "--json"})).at("rows").size() == 8);
    done_with_event({"seat", file});
}

TEST_CASE("a result that was typed for another table goes to its own table") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder);
    done_with_event({"round", file, "1", "--open"});
    done_with_event(event_scores(file, "result", 1, 1, {"300", "200", "150", "120"}));
    auto amend = event_scores(file, "amend", 1, 2, {"300", "200", "150", "120"});
    amend.insert(amend.begin() + 2, last_entry(file));
    amend.insert(amend.end(), {"--why", "the other sheet"});
    done_with_event(amend);
    CHECK(missing(file).at("missing").at(0).at("table") == 1);
    CHECK(event_refused({"undo", file, "99", "--why", "x"}) == "no-such-entry");
    CHECK(event_refused({"undo", file, "1", "--why", "x"}) == "not-undoable");
    CHECK(event_tried({"undo", file, "zwei", "--why", "x"}).code == 2);
}

TEST_CASE("standings say what they lack, and seating by them asks") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder, "3");
    done_with_event({"round", file, "1", "--open"});
    for (const int table : {1, 2})
        done_with_event(event_scores(file, "result", 1, table, {"400", "300", "200", "100"}));
    CHECK_FALSE(Json::parse(done_with_event({"standings", file, "--json"})).contains("lacks"));
    done_with_event({"round", file, "2", "--open"});
    CHECK(done_with_event({"standings", file}).starts_with("After round 1; 2 results of round 2 are missing\n"));
    const Json json = Json::parse(done_with_event({"standings", file, "--json"}));
    CHECK(json.at("after_round") == 1);
    CHECK(json.at("lacks").at(0).at("results") == 2);
    CHECK(event_refused({"seat", file, "--round", "3", "--by-standing", "--why", "leaders"}) == "needs-yes");
    done_with_event({"seat", file, "--round", "3", "--by-standing", "--why", "leaders", "--yes"});
    done_with_event({"publish", file, folder.file("pages")});
}

TEST_CASE("the bell says who is not checked in, and which results are missing") {
    const ScratchFolder folder;
    const std::string file = seated_club(folder);
    done_with_event({"player", file, "Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "--check-in"});
    CHECK(done_with_event({"round", file, "1", "--open", "--plan"}).find("Not checked in: Henri") != std::string::npos);
    CHECK(done_with_event({"round", file, "1", "--open"}).find("Remark: Not checked in: Henri") != std::string::npos);
    CHECK(done_with_event({"round", file, "2", "--open"}).find("2 results of round 1 are missing") !=
          std::string::npos);
}
