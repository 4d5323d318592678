// The effect of a ruling on the result, shown before it is made: the dry run of a repair after the end, and of a total
// that a judge sets.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

/// A protest that changes the winner: Anna wins by 40 where Boris should.
std::string finished_game(const ScratchFolder& folder, const std::vector<std::string>& steps) {
    const std::string file = folder.file("final.tbl");
    REQUIRE(run({"new", file, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:monopolist",
                 "--player", "Clara:competitor", "--goal", "timed"})
                .code == 0);
    std::vector<std::string> lines{"do", file, "boris pay 100 to anna \"a wager\"", "clock call \"the hall closes\"",
                                   "closing"};
    lines.insert(lines.end(), steps.begin(), steps.end());
    REQUIRE(run(lines).code == 0);
    return file;
}

const std::string other_way = "amend #2 Anna pay 100 to Boris \"a wager\"";
const std::string ruled = "force \"protest\" " + other_way;

}  // namespace

TEST_CASE("the dry run of a repair after the end shows places and totals before and after, and no cash") {
    const ScratchFolder folder;
    const std::string game = finished_game(folder, {"keep", "walk", "finish"});
    const Ran told = run({"do", game, "--dry-run", ruled});
    CHECK(told.code == 0);
    CHECK(told.out.find("Player  place before  place after  total before  total after\n"
                        "Boris              2            1           280          320\n"
                        "Anna               1            2           320          280\n"
                        "Clara              3            3           150          150\n"
                        "First place: Boris, not Anna.\n") != std::string::npos);
    CHECK(told.out.find("Player  before  after") == std::string::npos);
    const Json json = Json::parse(run({"do", game, "--dry-run", "--json", ruled}).out);
    CHECK(json["standings"][0] == Json{{"name", "Boris"},
                                       {"place_before", 2},
                                       {"place_after", 1},
                                       {"total_before", "280"},
                                       {"total_after", "320"}});
    CHECK(json["standings"].size() == 3);
    CHECK(json["winners_before"] == Json{"Anna"});
    CHECK(json["winners_after"] == Json{"Boris"});
    CHECK(json["phase_after"] == "finished");
    CHECK_MESSAGE(json["players"].size() == 3, "the keys that were there stay");
    const Ran refused = run({"do", game, "--dry-run", other_way});
    CHECK_MESSAGE(refused.code == 1, "without a reason it is refused as ever, and shown all the same");
    CHECK(refused.out.find("First place: Boris, not Anna.\n") != std::string::npos);
}

TEST_CASE("during play and in the closing the dry run of a repair shows the cash; in the closing the standings too") {
    const ScratchFolder folder;
    const std::string game = finished_game(folder, {});
    const Ran closing = run({"do", game, "--dry-run", other_way});
    CHECK(closing.out.find("Player  before  after") != std::string::npos);
    CHECK(closing.out.find("First place: Boris, not Anna.") != std::string::npos);
    const std::string play = new_game(folder, "play.tbl");
    REQUIRE(run({"do", play, "anna pay 100 to boris \"a wager\""}).code == 0);
    const Ran during = run({"do", play, "--dry-run", "amend #2 Boris pay 100 to Anna \"a wager\""});
    CHECK(during.out.find("Player  before  after") != std::string::npos);
    CHECK(during.out.find("First place") == std::string::npos);
    CHECK_FALSE(
        Json::parse(run({"do", play, "--dry-run", "--json", "amend #2 note \"none\""}).out).contains("standings"));
}

TEST_CASE("the dry run of a total that the judge sets shows all places, and reports a tie") {
    const ScratchFolder folder;
    const std::string game = finished_game(folder, {"keep", "walk", "finish"});
    const Ran told = run({"do", game, "--dry-run", "boris adjust +40 \"the wager\"", "clara adjust 320.5 \"why\""});
    CHECK(told.code == 0);
    CHECK(told.out.find("First place: Anna and Boris, not Anna.\n") != std::string::npos);
    CHECK(told.out.find("Clara              3            1           150        320.5\n") != std::string::npos);
    CHECK(told.out.find("First place: Clara, not Anna and Boris.\n") != std::string::npos);
    const Json json = Json::parse(run({"do", game, "--dry-run", "--json", "clara adjust -0.5 \"a note less\""}).out);
    CHECK(json["standings"][2]["total_after"] == "149.5");
    CHECK(json["winners_after"] == json["winners_before"]);
    const Json other = Json::parse(run({"do", game, "--dry-run", "--json", "note \"nothing of the result\""}).out);
    CHECK_FALSE(other.contains("standings"));
}

TEST_CASE("on a certified sheet the dry run is refused as usual; in a correction it shows the standings") {
    const ScratchFolder folder;
    const std::string game = finished_game(folder, {"keep", "walk", "finish", "certify despite \"a test\" \"Vera\""});
    const Ran refused = run({"do", game, "--dry-run", "boris adjust +50 \"why\""});
    CHECK(refused.code == 1);
    CHECK(refused.out.find("First place") == std::string::npos);
    for (const char* number : {"1", "2"}) {
        CAPTURE(number);
        REQUIRE(run({"do", game, "correct \"why\""}).code == 0);
        CHECK(run({"do", game, "--dry-run", "boris adjust 321 \"why\""}).out.find("First place: Boris, not Anna.") !=
              std::string::npos);
        REQUIRE(run({"do", game, "certify despite \"a test\" \"Vera\""}).code == 0);
    }
}

}  // namespace tablebank::testing
