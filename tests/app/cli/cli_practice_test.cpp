// A practice game in the terminal: every view of it is marked as practice, and none of it counts.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/command_line.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/other_programs.h"
#include "tests/support/practice_game.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

/// Played to its end, by the hall's clock.
std::string finished_practice(const ScratchFolder& folder) {
    const std::string file = folder.file("Practice.tbl");
    {
        Session session = Session::create(file, practice_setup(), nullptr, counting_stamps());
        for (const char* line :
             {"12", "ok", "clock start", "clock call \"agreed\"", "closing", "keep", "walk", "finish"})
            REQUIRE(std::holds_alternative<Posted>(session.post(line)));
    }
    return file;
}

bool stands_in(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

TEST_CASE("show, as text and as JSON, states that a game is practice") {
    const ScratchFolder folder;
    const std::string game = finished_practice(folder);
    CHECK(stands_in(run({"show", game}).out, "\nA practice game: nothing of it counts.\n"));
    CHECK(Json::parse(run({"show", game, "--json"}).out).at("practice") == true);
    const std::string real = new_game(folder);
    CHECK_FALSE(stands_in(run({"show", real}).out, "practice"));
    CHECK_FALSE(Json::parse(run({"show", real, "--json"}).out).contains("practice"));
}

TEST_CASE("the score sheet of a practice game states it in every form, and has no place to sign") {
    const ScratchFolder folder;
    const std::string game = finished_practice(folder);
    const std::string text = run({"sheet", game}).out;
    CHECK(stands_in(text, "A PRACTICE GAME."));
    CHECK_FALSE(stands_in(text, "Signatures"));
    const Ran json = run({"sheet", game, "--json", "--csv", folder.file("sheet.csv")});
    REQUIRE(json.code == 0);
    CHECK(Json::parse(json.out).at("practice") == true);
    CHECK(stands_in(read_whole(folder.file("sheet.csv")), ",practice,yes"));
    CHECK(stands_in(run({"sheet", new_game(folder)}).out, "Signatures"));
}

TEST_CASE("an extract and an export of a practice game state it") {
    const ScratchFolder folder;
    const std::string game = finished_practice(folder);
    CHECK(stands_in(run({"extract", game, "3"}).out, "A practice game: nothing of it counts."));
    CHECK(Json::parse(run({"extract", game, "3", "--json"}).out).at("practice") == true);
    const Json exported = Json::parse(run({"export", game, "--to", "json"}).out);
    CHECK(exported.dump().find("\"practice\":true") != std::string::npos);
    CHECK_FALSE(stands_in(run({"extract", new_game(folder), "1", "--json"}).out, "practice"));
}

TEST_CASE("a practice game verifies as any other, and its mark goes with the record") {
    const ScratchFolder folder;
    const std::string game = finished_practice(folder);
    CHECK(run({"verify", game}).code == 0);
    const std::string record = folder.file("practice.tbr");
    REQUIRE(run({"export", game, "--to", "record", "-o", record}).code == 0);
    REQUIRE(run({"import", record, "-o", folder.file("again.tbl")}).code == 0);
    CHECK(stands_in(run({"show", folder.file("again.tbl")}).out, "A practice game"));
}

TEST_CASE("an event takes no result from a practice game, regardless of its players") {
    const ScratchFolder folder;
    const std::string game = finished_practice(folder);
    const std::string event = folder.file("club.tbe");
    REQUIRE(run({"event", "new", event, "--name", "Club", "--edition", "us", "--rounds", "1", "--by", "Vera"}).code ==
            0);
    REQUIRE(run({"event", "player", event, "Anna", "Boris", "Clara"}).code == 0);
    REQUIRE(run({"event", "seat", event}).code == 0);
    REQUIRE(run({"event", "round", event, "1", "--open"}).code == 0);
    const Ran taken = run({"event", "result", event, game});
    CHECK(taken.code == 1);
    CHECK(stands_in(taken.out + taken.err, "this is a practice game: nothing of it counts in an event"));
    const Ran collected = run({"event", "collect", event, folder.file("")});
    CHECK(stands_in(collected.out, "Practice.tbl: this is a practice game"));
}

}  // namespace
}  // namespace tablebank::testing
