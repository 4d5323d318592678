// `event`: an evening from the list of players to the standings, in the terminal.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/app/cli/event_commands.h"
#include "tests/support/command_line.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

using tablebank::testing::done_with_event;
using tablebank::testing::event_refused;
using tablebank::testing::event_scores;
using tablebank::testing::event_seats;
using tablebank::testing::event_tried;
using tablebank::testing::new_club_event;
using tablebank::testing::pdf_text;
using tablebank::testing::Ran;
using tablebank::testing::run;
using tablebank::testing::ScratchFolder;
using Json = nlohmann::json;

namespace {

std::string leader(const std::string& file) {
    return Json::parse(done_with_event({"standings", file, "--json"})).at("rows").at(0).at("name").get<std::string>();
}

}  // namespace

TEST_CASE("an evening: players, seating, the bell, results, standings") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    CHECK(done_with_event({"seat", file}).find("Round 2") != std::string::npos);
    CHECK(done_with_event({"show", file}) == "No result is missing.\n");
    done_with_event({"round", file, "1", "--open"});
    CHECK(done_with_event({"show", file}).find("Still missing: round 1, table 2: ") != std::string::npos);
    CHECK(Json::parse(done_with_event({"show", file, "--json"})).at("missing").size() == 2);
    done_with_event(event_scores(file, "result", 1, 1, {"400", "300.5", "100", "forfeit"}));
    done_with_event(event_scores(file, "result", 1, 2, {"300.0", "300,00", "100", "0"}));
    CHECK(done_with_event({"show", file}) == "No result is missing.\n");

    const Json standings = Json::parse(done_with_event({"standings", file, "--json"}));
    CHECK(standings.at("kind") == "standings");
    const Json& first = standings.at("rows").at(0);
    CHECK(first.at("name") == event_seats(file, 1, 1).at(0));
    CHECK(first.at("values").at("points") == "11");
    CHECK(first.at("rounds").at(0).at("table_share") == 4997);  // 400 of 800.5
    CHECK(standings.at("rows").at(1).at("values").at("points") == "9");
    CHECK(standings.at("rows").at(1).at("decided_by") == "points");
    const std::string text = done_with_event({"standings", file, "--workings"});
    CHECK(text.find("Round 1, table 1: forfeit, 0") != std::string::npos);
    CHECK(text.find("shared by 2") != std::string::npos);
}

TEST_CASE("a result is taken once, and a correction shows its effect before and after") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    done_with_event({"seat", file});
    done_with_event({"round", file, "1", "--open"});
    const auto first = event_scores(file, "result", 1, 1, {"400", "300", "200", "100"});
    done_with_event(first);
    CHECK(event_refused(first) == "nothing-changed");
    CHECK(event_refused(event_scores(file, "result", 1, 1, {"400", "300", "200", "101"})) == "result-is-there");
    const std::string winner = event_seats(file, 1, 1).at(0);
    CHECK(leader(file) == winner);

    auto right = event_scores(file, "correct", 1, 1, {"100", "300", "200", "400"});
    CHECK(event_refused(right) == "why-missing");
    right.insert(right.end(), {"--why", "typed wrong"});
    auto trial = right;
    trial.emplace_back("--dry-run");
    CHECK(done_with_event(trial).find(winner + ": rank 1 becomes ") != std::string::npos);
    trial.emplace_back("--json");
    CHECK(Json::parse(done_with_event(trial)).at("moved").size() > 1);
    CHECK(leader(file) == winner);
    CHECK(done_with_event(right).find("Correction 1: round 1, table 1: ") != std::string::npos);
    CHECK(leader(file) == event_seats(file, 1, 1).at(3));
    CHECK(done_with_event({"show", file, "log"}).find("\"typed wrong\"") != std::string::npos);

    done_with_event({"round", file, "2", "--open"});
    auto late = event_scores(file, "correct", 1, 1, {"100", "300", "200", "50"});
    late.insert(late.end(), {"--why", "an appeal"});
    CHECK(event_refused(late) == "round-locked");
    done_with_event({"round", file, "1", "--unlock", "--why", "an appeal"});
    done_with_event(late);
}

TEST_CASE("no one posts under the name of the hub, and an official whose name looks like another is asked about") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    for (const char* name : {"Hub", "\u04bbub"})  // with a Cyrillic letter
        CHECK(event_refused({"seat", file, "--by", name}) == "name-invalid");
    done_with_event({"official", file, "Vera", "--role", "director"});
    const std::string alike = "V\u0435ra";  // with a Cyrillic letter
    CHECK(event_refused({"official", file, alike, "--role", "judge", "--by", "Vera"}) == "name-alike");
    done_with_event({"official", file, alike, "--role", "judge", "--by", "Vera", "--alike"});
}

TEST_CASE("as it was after an entry") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    done_with_event({"seat", file});
    done_with_event({"round", file, "1", "--open"});
    done_with_event(event_scores(file, "result", 1, 1, {"400", "300", "200", "100"}));
    done_with_event({"penalty", file, event_seats(file, 1, 1).at(0), "5", "--why", "late"});
    CHECK(leader(file) == event_seats(file, 1, 1).at(1));
    const Json before = Json::parse(done_with_event({"standings", file, "--json", "--at", "12"}));
    CHECK(before.at("rows").at(0).at("name") == event_seats(file, 1, 1).at(0));
    CHECK(event_tried({"standings", file, "--at", "99"}).code == 2);
    done_with_event({"penalty", file, "--withdraw", "1", "--why", "proved"});
    CHECK(leader(file) == event_seats(file, 1, 1).at(0));
}

TEST_CASE("a drop-out, a late player, a substitute and two who swap change only later rounds") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder, "3");
    done_with_event({"seat", file});
    done_with_event({"round", file, "1", "--open"});
    const auto played = event_seats(file, 1, 1);
    done_with_event({"player", file, "Henri", "--leaves", "2"});
    done_with_event({"player", file, "Ivan"});
    done_with_event({"player", file, "Julia", "--substitute"});
    CHECK(event_refused({"seat", file}) == "why-missing");
    done_with_event({"seat", file, "--why", "Henri left"});
    CHECK(event_seats(file, 1, 1) == played);
    auto second = event_seats(file, 2, 1);
    const auto other = event_seats(file, 2, 2);
    CHECK(std::ranges::find(second, "Henri") == second.end());
    CHECK(std::ranges::find(other, "Henri") == other.end());
    done_with_event({"seat", file, "--round", "2", "--swap", second.at(0), other.at(0), "--why", "asked for"});
    CHECK(event_seats(file, 2, 1).at(0) == other.at(0));
    CHECK(event_seats(file, 2, 2).at(0) == second.at(0));
    CHECK(event_refused({"seat", file, "--round", "1", "--why", "again"}) == "round-has-begun");
    CHECK(event_refused({"seat", file, "--round", "4"}) == "no-such-round");
}

TEST_CASE("players come from a list, and its errors are named with their lines") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    done_with_event({"new", file, "--name", "Club evening", "--edition", "us", "--rounds", "2"});
    const std::string list = folder.write("names.csv", "name;family;table\nAnna;Ivanov;2\nBoris;Ivanov;\n<b>=1+1;;\n");
    done_with_event({"player", file, "--csv", list});
    const Json players = Json::parse(done_with_event({"show", file, "players", "--json"})).at("players");
    CHECK(players.size() == 3);
    CHECK(players.at(0).at("table") == 2);
    CHECK(players.at(2).at("name") == "<b>=1+1");
    CHECK(event_refused({"player", file, "--csv", list}) == "player-twice");

    const Ran twice = event_tried({"player", file, "--csv", folder.write("twice.csv", "Clara\nDmitri\nclara\n")});
    CHECK(twice.code == 3);
    CHECK(twice.err.find("twice.csv: line 3: \"clara\" is in line 1 already") != std::string::npos);
    CHECK(Json::parse(done_with_event({"show", file, "players", "--json"})).at("players").size() == 3);
}

TEST_CASE("a typing error is a usage error, and an unreadable file is not an event") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    done_with_event({"seat", file});
    CHECK(event_tried({}).code == 2);
    CHECK(event_tried({"fly", file}).code == 2);
    CHECK(event_tried({"new", file, "--name", "Again", "--edition", "us", "--rounds", "2"}).code == 2);  // it is there
    CHECK(event_tried({"new", folder.file("b.tbe"), "--name", "B", "--edition", "uss", "--rounds", "2"}).code == 2);
    CHECK(event_tried(
              {"new", folder.file("b.tbe"), "--name", "B", "--edition", "us", "--rounds", "2", "--scheme", "3-2-x"})
              .code == 2);
    CHECK(event_refused({"new", folder.file("b.tbe"), "--name", "B", "--edition", "us", "--rounds", "0"}) ==
          "rounds-range");
    CHECK(event_tried({"result", file, "--round", "1", "--table", "1", "Anna"}).code == 3);  // no such game
    CHECK(event_tried({"result", file, "Anna=1", "Boris=2"}).code == 2);
    CHECK(event_tried({"result", file, "--round", "1", "--table", "1", "Anna=x"}).code == 2);
    CHECK(event_tried({"result", file, "--round", "1", "--table", "1", "Zoe=1"}).code == 2);
    CHECK(event_tried({"penalty", file, "Anna", "x", "--why", "late"}).code == 2);
    CHECK(event_tried({"round", file, "1"}).code == 2);
    CHECK(event_tried({"show", file, "everything"}).code == 2);
    CHECK(event_tried({"standings", folder.write("text.tbe", "no event")}).code == 3);
    CHECK(event_tried({"standings", folder.file("none.tbe")}).code == 3);
    CHECK(run({"show", file}).code == 3);  // an event is not a game
    CHECK(event_tried({"standings", tablebank::testing::new_game(folder)}).code == 3);
}

TEST_CASE("an event is copied with its whole book to a new place") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    const std::string copy = folder.file("copy.tbe");
    CHECK(done_with_event({"copy", file, copy}) ==
          file + " is now in " + copy + " too, up to entry #9. Go on in one of them alone.\n");
    CHECK(done_with_event({"show", copy, "log", "--json"}) == done_with_event({"show", file, "log", "--json"}));
    const Json told = Json::parse(done_with_event({"copy", copy, folder.file("third.tbe"), "--json"}));
    CHECK(told.at("last") == 9);
    CHECK(told.at("head") == Json::parse(done_with_event({"show", file, "log", "--json"})).at("log").back().at("hash"));
    CHECK(event_tried({"copy", file, copy}).code == 2);  // it is there
    CHECK(event_tried({"copy", file, ""}).code == 2);
    CHECK(event_tried({"copy", file}).code == 2);
    CHECK(event_tried({"copy", folder.file("none.tbe"), folder.file("fourth.tbe")}).code == 3);
    CHECK(!std::filesystem::exists(folder.file("fourth.tbe")));
}

TEST_CASE("text that begins as an address is not a file, and its password is never printed") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    for (const std::string address :
         {"postgresql://vera:secret@localhost:1/club", "postgresql://vera:secret@localhost#c d",
          "postgres://vera:sec@ret@localhost/club#club"})
        for (const std::vector<std::string>& arguments :
             {std::vector<std::string>{"show", address}, {"player", address, "Anna"}, {"copy", file, address}}) {
            const Ran ran = event_tried(arguments);
            CHECK(ran.code == 3);
            CHECK((ran.out + ran.err).find("sec") == std::string::npos);
        }
    const Ran ran = event_tried({"show", "postgresql://vera:secret@localhost:1/club#club"});
    CHECK(ran.code == 4);
    CHECK(ran.err.find("postgresql://vera@localhost:1/club#club cannot be reached: the server does not answer (") !=
          std::string::npos);
    CHECK(ran.err.find("secret") == std::string::npos);
}

TEST_CASE("a game carries its own result: checked, taken once, and another history of it is kept") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    done_with_event({"new", file, "--name", "Two", "--edition", "us", "--rounds", "1", "--table-size", "3"});
    done_with_event({"player", file, "Anna", "Boris", "Clara"});
    done_with_event({"seat", file});
    const std::string game = folder.file("game.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--goal", "timed", "--player", "Anna:monopolist", "--player",
                 "Boris:competitor", "--player", "Clara:monopolist"})
                .code == 0);
    CHECK(event_refused({"result", file, game}) == "no-result");
    const std::string early = folder.file("early.record");
    REQUIRE(run({"do", game, "clock start", "clock call \"agreed\"", "closing", "keep", "walk", "finish"}).code == 0);
    REQUIRE(run({"export", game, "--to", "record", "-o", early}).code == 0);
    CHECK(event_tried({"result", file, early}).code == 2);  // no round has begun
    done_with_event({"round", file, "1", "--open"});
    const std::string taken = done_with_event({"result", file, early});
    CHECK(taken.find("Result of round 1, table 1: ") != std::string::npos);
    CHECK(taken.find("not signed by Anna, Boris and Clara") != std::string::npos);
    CHECK(event_refused({"result", file, game}) == "nothing-changed");

    // The game went on, to another result: the director decides about it, and about anything found since.
    REQUIRE(run({"do", game, "Boris adjust 900 \"a ruling\""}).code == 0);
    CHECK(event_refused({"result", file, game}) == "other-history");
    CHECK(done_with_event({"correct", file, game, "--why", "the judge ruled"}).find("Boris: rank ") !=
          std::string::npos);
    CHECK(leader(file) == "Boris");

    // Another player continues from the record as if nothing had been ruled.
    const std::string other = folder.file("other.tbl");
    REQUIRE(run({"import", early, "-o", other}).code == 0);
    REQUIRE(run({"do", other, "Anna adjust 950 \"another ruling\""}).code == 0);
    CHECK(event_refused({"result", file, other}) == "other-history");
    CHECK(done_with_event({"show", file, "log"}).find("another history of the game was kept") != std::string::npos);
    const std::string log = done_with_event({"show", file, "log"});
    CHECK(event_refused({"result", file, other}) == "other-history");
    CHECK(done_with_event({"show", file, "log"}) == log);
    CHECK(leader(file) == "Boris");
}

TEST_CASE("a banker begins their table's game with one line, or with a file that contains it") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    done_with_event({"seat", file});
    done_with_event({"round", file, "1", "--open"});
    const Json tables = Json::parse(done_with_event({"join", file, "--json"})).at("tables");
    REQUIRE(tables.size() == 2);
    const Json& second = tables.at(1);
    const std::string line = second.at("line").get<std::string>();
    const Ran made = run({"new", folder.file("table-2.tbl"), "--join", line, "--json"});
    REQUIRE(made.code == 0);
    const Json told = Json::parse(made.out);
    CHECK(told.at("game") == second.at("game"));
    CHECK(told.at("players") == second.at("players"));
    CHECK(told.at("goal") == "timed");

    done_with_event({"join", file, "--table", "1", "-o", folder.file("")});
    CHECK(run({"new", folder.file("table-1.tbl"), "--join", folder.file("round-1-table-1.tbj")}).code == 0);
    CHECK(event_tried({"join", file, "--table", "1", "-o", folder.file("")}).code == 2);  // it is there already
    CHECK(event_tried({"join", file, "--table", "9"}).code == 1);
    CHECK(event_tried({"join", file, "--round", "9"}).code == 1);

    const Ran damaged = run({"new", folder.file("other.tbl"), "--join", line.substr(0, line.size() - 1)});
    CHECK(damaged.code == 2);
    CHECK(damaged.err.find("a character of the line was lost") != std::string::npos);
    CHECK(run({"new", folder.file("other.tbl"), "--join", line, "--edition", "us"}).code == 2);
}

TEST_CASE("rulings that every table plays by travel with its line") {
    const ScratchFolder folder;
    const std::string file = folder.file("cup.tbe");
    done_with_event({"new", file, "--name", "Cup", "--edition", "us", "--rounds", "1", "--rule", "equal_turns=yes"});
    done_with_event({"player", file, "Anna", "Boris", "Clara", "Dmitri"});
    done_with_event({"seat", file});
    const Json tables = Json::parse(done_with_event({"join", file, "--json"})).at("tables");
    const std::string game = folder.file("one.tbl");
    REQUIRE(run({"new", game, "--join", tables.at(0).at("line").get<std::string>()}).code == 0);
    const Json rulings = Json::parse(run({"show", game, "rulings", "--json"}).out);
    CHECK(rulings.at("rulings").at("equal_turns") == "yes");
    CHECK(event_tried(
              {"new", folder.file("bad.tbe"), "--name", "Cup", "--edition", "us", "--rounds", "1", "--rule", "no=yes"})
              .code == 2);
}

TEST_CASE("results are collected once each from the games of a folder, and other files are named with the reason") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder, "1");
    done_with_event({"seat", file});
    done_with_event({"round", file, "1", "--open"});
    CHECK(done_with_event({"collect", file, folder.file("")}).empty());
    const Json tables = Json::parse(done_with_event({"join", file, "--json"})).at("tables");
    const std::string game = folder.file("table-1.tbl");
    REQUIRE(run({"new", game, "--join", tables.at(0).at("line").get<std::string>()}).code == 0);
    folder.write("table-2.tbl", "no game at all");
    const std::string first = done_with_event({"collect", file, folder.file("")});
    CHECK(first.find("table-1.tbl: ") != std::string::npos);  // it is still being played
    CHECK(first.find("table-2.tbl: ") != std::string::npos);
    for (const char* line : {"clock start", "clock call \"agreed\"", "closing", "keep", "walk", "finish"})
        static_cast<void>(run({"do", game, line}));
    for (int step = 0; step < 8; ++step) static_cast<void>(run({"do", game, "ok"}));
    const std::string phase = run({"show", game}).out;
    CAPTURE(phase);
    const std::string taken = done_with_event({"collect", file, folder.file("")});
    CHECK(taken.find("Result of round 1, table 1") != std::string::npos);
    CHECK(done_with_event({"collect", file, folder.file("")}).find("Result") == std::string::npos);
    CHECK(event_tried({"collect", file, folder.file("nowhere")}).code == 2);
}
