// The timed ending from the command line: the contract's example to the letter, positions and games alike.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

constexpr const char* documented_answer =
    R"({"kind":"settlement","players":[)"
    R"({"name":"Anna","cash":"846","kept":"169.2","walk":[{"deed":"@31","amount":"220"},{"deed":"@34","amount":"184"}],)"
    R"("total":"573.2","place":1},)"
    R"({"name":"Boris","cash":"1200","kept":"120","walk":[{"deed":"@12","amount":"28"}],"total":"148","place":2}],)"
    R"("winners":["Anna"]})"
    "\n";

TEST_CASE("the documented position settles as documented") {
    const Ran settled = run({"settle", "-", "--json"}, documented_position);
    CHECK(settled.code == 0);
    CHECK(settled.out == documented_answer);
    CHECK(settled.err.empty());
}

TEST_CASE("a game that begins from a position settles as the position") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    CHECK(run({"settle", game, "--dice", "@12=3,4", "--json"}).out == documented_answer);
    const Ran shown = run({"show", game, "players", "--json"});
    CHECK(run({"settle", "-", "--dice", "@12=3,4", "--json"}, shown.out).out == documented_answer);
}

TEST_CASE("missing dice name the utility") {
    const ScratchFolder folder;
    const Ran settled = run({"settle", documented_game(folder), "--json"});
    CHECK(settled.code == 1);
    const auto refusal = nlohmann::json::parse(settled.out);
    CHECK(refusal["refused"] == "dice-missing");
    CHECK(refusal["space"] == "@12");
    CHECK(refusal["owner"] == "Boris");
    CHECK(refusal["wanted"] == "--dice @12=D1,D2");
    CHECK(run({"settle", folder.file("game.tbl")}).err.find("U.S. Electric Company") != std::string::npos);
}

TEST_CASE("the score sheet ends with the standings and shows every figure") {
    const Ran sheet = run({"settle", "-"}, documented_position);
    CHECK(sheet.code == 0);
    CHECK(sheet.out.ends_with("1. Anna 573.2\n2. Boris 148\n"));
    for (const char* figure : {"846", "169.2", "220", "184", "us 9", "us 20", "us timed 2"}) {
        CAPTURE(figure);
        CHECK(sheet.out.find(figure) != std::string::npos);
    }
}

TEST_CASE("a ruling changed during the game is on the score sheet with its entry and its reason") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    REQUIRE(run({"do", game, "rule rounding up \"no coins in this box\"", "rule ties more_deeds \"a slip\"", "undo"})
                .code == 0);
    const Ran sheet = run({"settle", game, "--dice", "@12=3,4"});
    CHECK(sheet.code == 0);
    CHECK(sheet.out.find("since #2 always up: no coins in this box\n") != std::string::npos);
    CHECK(sheet.out.find("a slip") == std::string::npos);
}

TEST_CASE("--csv writes a new file and touches no other") {
    const ScratchFolder folder;
    const std::string csv = folder.file("sheet.csv");
    CHECK(run({"settle", "-", "--csv", csv}, documented_position).code == 0);
    const std::string written = read_whole(csv);
    CHECK(written.starts_with("\xEF\xBB\xBFplace,player,role,what,space,deed,amount\r\n"));
    CHECK(written.find("1,Anna,monopolist,total,,,573.2\r\n") != std::string::npos);
    CHECK(run({"settle", "-", "--csv", csv}, documented_position).code == 2);
    CHECK(read_whole(csv) == written);
}

TEST_CASE("a finished game settles to its recorded result") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    const auto step = [&](const std::vector<std::string>& lines) {
        std::vector<std::string> arguments{"do", game};
        arguments.insert(arguments.end(), lines.begin(), lines.end());
        const Ran posted = run(arguments);
        CAPTURE(posted.err);
        REQUIRE(posted.code == 0);
    };
    step({"clock call \"the bell\"", "closing", "keep"});
    CHECK(run({"settle", game, "--dice", "@12=3,4", "--json"}).out == documented_answer);
    step({"walk @12 3 4"});
    CHECK(run({"settle", game, "--json"}).out == documented_answer);
    step({"finish"});
    CHECK(run({"settle", game, "--json"}).out == documented_answer);
    CHECK(run({"settle", game, "--dice", "@12=6,6", "--json"}).out == documented_answer);
    CHECK(run({"verify", game, "--strict"}).code == 0);
}

TEST_CASE("a total that a judge set is next to the computed one, in the same words as on the sheet") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    REQUIRE(run({"do", game, "clock call \"the bell\"", "closing", "keep", "walk @12 3 4", "finish",
                 "boris adjust 600 \"a deed was left out\""})
                .code == 0);
    const auto settled = nlohmann::json::parse(run({"settle", game, "--json"}).out);
    const auto planned = nlohmann::json::parse(run({"settle", game, "--plan", "--json"}).out);
    const auto sheet = nlohmann::json::parse(run({"sheet", game, "--json"}).out);
    CHECK(settled["winners"] == nlohmann::json{"Boris"});
    const auto& boris = settled["players"][0];
    CHECK(boris["computed"] == "148");
    CHECK(boris["total"] == "600");
    CHECK(boris["adjusted"]["why"] == "a deed was left out");
    CHECK_FALSE(settled["players"][1].contains("computed"));
    CHECK_FALSE(settled["players"][1].contains("adjusted"));
    for (const auto& told : {planned["players"][0], sheet["players"][0]})
        for (const char* key : {"computed", "adjusted", "total", "place"}) CHECK(told[key] == boris[key]);
}

TEST_CASE("a bankrupt player is left out of every sum") {
    const Ran settled = run({"settle", "-", "--json"}, R"({"edition":"us","players":[
        {"name":"Anna","role":"monopolist","bankrupt":true},
        {"name":"Boris","role":"competitor","cash":10,"deeds":[]}]})");
    CHECK(settled.out ==
          R"({"kind":"settlement","players":[{"name":"Boris","cash":"10","kept":"1","walk":[],"total":"1",)"
          R"("place":1}],"winners":["Boris"]})"
          "\n");
}

TEST_CASE("an impossible position is refused with the path") {
    const Ran settled = run({"settle", "-"}, R"({"edition":"us","players":[{"name":"Anna","role":"competitor","cash":1,
        "deeds":[{"deed":"@34","houses":9}]}]})");
    CHECK(settled.code == 3);
    CHECK(settled.err.find("players[0].deeds[0].houses") != std::string::npos);
    CHECK(settled.out.empty());
    CHECK(run({"settle", "-"}, R"({"edition":"nowhere","players":[]})").code == 3);
}

TEST_CASE("a last player who was not counted has one total, whatever dice are given, and so has the position") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    REQUIRE(run({"do", game, "clock call \"agreed\"", "anna leaves \"home\""}).code == 0);
    const Ran settled = run({"settle", game, "--json"});
    CHECK(run({"settle", game, "--dice", "@12=6,6", "--json"}).out == settled.out);
    const auto position = nlohmann::json::parse(run({"show", game, "players", "--json"}).out);
    CHECK(position["dice"] == nlohmann::json{{"@12", {1, 1}}});
    const auto again = nlohmann::json::parse(run({"settle", "-", "--json"}, position.dump()).out);
    CHECK(again["players"] == nlohmann::json::parse(settled.out)["players"]);
}

TEST_CASE("the position of a game of an own box names the game if the box of that id is played otherwise") {
    const ScratchFolder folder;
    const std::string box = folder.file("mine.toml");
    REQUIRE(run({"editions", "copy", "us-dice", box}).code == 0);
    const auto pinned_in = [&](const std::string& name) {
        const std::string game = folder.file(name);
        REQUIRE(run({"new", game, "--edition", box, "--goal", "timed", "--player", "Anna:monopolist", "--player",
                     "Boris:competitor"})
                    .code == 0);
        return nlohmann::json::parse(run({"show", game, "players", "--json"}).out).value("pinned_in", "");
    };
    CHECK(pinned_in("alike.tbl").empty());
    std::string text = read_whole(box);
    const auto at = text.find("percent = 20");
    REQUIRE(at != std::string::npos);
    text.replace(at, 12, "percent = 33");
    folder.write("mine.toml", text);
    CHECK(pinned_in("other.tbl") == folder.file("other.tbl"));
}

}  // namespace
}  // namespace tablebank::testing
