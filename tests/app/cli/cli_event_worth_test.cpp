// An event of a box whose timed game is decided by total worth.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/app/cli/event_commands.h"
#include "tests/support/command_line.h"
#include "tests/support/scratch_folder.h"

using tablebank::testing::done_with_event;
using tablebank::testing::event_refused;
using tablebank::testing::run;
using tablebank::testing::ScratchFolder;
using WorthJson = nlohmann::json;

TEST_CASE("an event of a box with total worth takes the totals of its games, and corrects them") {
    const ScratchFolder folder;
    const std::string file = folder.file("classic.tbe");
    done_with_event({"new", file, "--name", "Classic", "--edition", "classic", "--rounds", "1", "--table-size", "3"});
    done_with_event({"player", file, "Anna", "Boris", "Clara"});
    done_with_event({"seat", file});
    done_with_event({"round", file, "1", "--open"});
    const WorthJson table = WorthJson::parse(done_with_event({"join", file, "--json"})).at("tables").at(0);
    const std::string game = folder.file("one.tbl");
    REQUIRE(run({"new", game, "--join", table.at("line").get<std::string>()}).code == 0);
    std::vector<std::string> players;
    for (const WorthJson& player : table.at("players")) players.push_back(player.at("name").get<std::string>());
    const std::string& first = players.at(0);
    // The first buys both streets of the dearest city, builds twice, and mortgages a street of another.
    for (const auto& line :
         std::vector<std::string>{"roll 6 4", "force \"a test\" " + first + " buy @39 for 400",
                                  "force \"a test\" " + first + " buy @37 for 350", "build @39", "build @37",
                                  "force \"a test\" " + first + " buy @6 for 100", "mortgage @6",
                                  "clock call \"agreed\"", "closing", "keep", "walk", "finish"}) {
        CAPTURE(line);
        const auto ran = run({"do", game, line});
        CAPTURE(ran.err);
        CAPTURE(ran.out);
        REQUIRE(ran.code == 0);
    }
    // 1500 - 400 - 350 - 2 * 200 - 100 + 50 in cash, 750 + 400 in the city, 50 for the mortgaged street.
    const WorthJson sheet = WorthJson::parse(run({"sheet", game, "--json"}).out);
    CHECK(sheet.at("players").at(0).at("total") == "1500");
    const std::string taken = done_with_event({"result", file, game});
    CHECK(taken.find(first + " 1,500") != std::string::npos);
    const WorthJson standings = WorthJson::parse(done_with_event({"standings", file, "--json"}));
    CHECK(standings.at("rows").size() == 3);
    CHECK(standings.at("rows").at(0).at("rounds").at(0).at("table_share") ==
          3333);  // all are worth what they began with
    const std::string record = folder.file("one.record");
    REQUIRE(run({"export", game, "--to", "record", "-o", record}).code == 0);
    CHECK(event_refused({"result", file, record}) == "nothing-changed");
    REQUIRE(run({"do", game, players.at(1) + " adjust 1600 \"a ruling\""}).code == 0);
    CHECK(event_refused({"result", file, game}) == "other-history");
    done_with_event({"correct", file, game, "--why", "the judge ruled"});
    const WorthJson corrected = WorthJson::parse(done_with_event({"standings", file, "--json"}));
    CHECK(corrected.at("rows").at(0).at("name") == players.at(1));
}
