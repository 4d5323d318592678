// Two copies of an event that went on apart: compared, and acts of one taken over into the other.

#include <doctest/doctest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/app/cli/event_commands.h"
#include "tests/support/command_line.h"
#include "tests/support/scratch_folder.h"

using tablebank::testing::done_with_event;
using tablebank::testing::event_refused;
using tablebank::testing::event_scores;
using tablebank::testing::event_tried;
using tablebank::testing::new_club_event;
using tablebank::testing::Ran;
using tablebank::testing::ScratchFolder;
using Json = nlohmann::json;

namespace {

/// The event of the desk, and its copy on a laptop.
struct TwoCopies {
    TwoCopies() : desk(new_club_event(folder, "3")), laptop(folder.file("laptop.tbe")) {
        done_with_event({"seat", desk});
        common = Json::parse(done_with_event({"show", desk, "log", "--json"})).at("log").size();
        std::filesystem::copy_file(desk, laptop);
    }
    [[nodiscard]] Json compared() const { return Json::parse(done_with_event({"compare", desk, laptop, "--json"})); }
    Json taken(std::vector<std::string> more = {}) const {
        std::vector<std::string> words{"take", desk, laptop, "--why", "the laptop is back", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return Json::parse(done_with_event(std::move(words)));
    }
    [[nodiscard]] Json plan() const {
        return Json::parse(done_with_event({"take", desk, laptop, "--plan", "--json"})).at("acts");
    }
    [[nodiscard]] Json log() const { return Json::parse(done_with_event({"show", desk, "log", "--json"})).at("log"); }

    ScratchFolder folder;
    std::string desk;
    std::string laptop;
    std::size_t common = 0;
};

Json standings(const std::string& file) {
    Json json = Json::parse(done_with_event({"standings", file, "--json"}));
    json.erase("entry");
    return json;
}

}  // namespace

TEST_CASE("two copies are compared from the last entry that both have") {
    const TwoCopies copies;
    CHECK(copies.compared().at("common") == copies.common);
    CHECK(copies.compared().at("here").empty());
    done_with_event({"player", copies.laptop, "Max"});
    done_with_event({"penalty", copies.laptop, "Max", "2", "--why", "late"});
    done_with_event({"player", copies.desk, "Lea"});
    const Json compared = copies.compared();
    CHECK(compared.at("common") == copies.common);
    REQUIRE(compared.at("here").size() == 1);
    CHECK(compared.at("here").at(0).at("act").at("name") == "Lea");
    REQUIRE(compared.at("there").size() == 2);
    CHECK(compared.at("there").at(1).at("act").at("did") == "penalty");
    const std::string told = done_with_event({"compare", copies.desk, copies.laptop});
    CHECK(told.find("Both have the same acts up to entry #" + std::to_string(copies.common)) != std::string::npos);
    CHECK(told.find("Player 9: Max") != std::string::npos);
}

TEST_CASE("a copy of another event is refused") {
    const TwoCopies copies;
    const std::string other = copies.folder.file("other.tbe");
    done_with_event({"new", other, "--name", "Other", "--edition", "us", "--rounds", "1", "--by", "Vera"});
    CHECK(event_refused({"compare", copies.desk, other}) == "other-event");
    CHECK(event_refused({"take", copies.desk, other, "--why", "x"}) == "other-event");
}

TEST_CASE("acts that are taken over name the players and penalties of this copy") {
    const TwoCopies copies;
    done_with_event({"player", copies.desk, "Lea"});  // number 9 here
    done_with_event({"penalty", copies.desk, "Anna", "1", "--why", "talking"});
    done_with_event({"player", copies.laptop, "Max"});  // number 9 there
    done_with_event({"penalty", copies.laptop, "Max", "2", "--why", "late"});
    done_with_event({"penalty", copies.laptop, "Boris", "3", "--why", "noise"});
    done_with_event({"penalty", copies.laptop, "--withdraw", "2", "--why", "it was Farid"});
    done_with_event({"player", copies.laptop, "Max", "--sits-out", "2"});
    CHECK(copies.plan().size() == copies.compared().at("there").size());
    CHECK(copies.log().size() == copies.common + 2);
    copies.taken();
    const Json players = Json::parse(done_with_event({"show", copies.desk, "players", "--json"})).at("players");
    CHECK(players.size() == 10);
    const Json penalties = standings(copies.desk).at("penalties");
    std::map<int, std::string> points;  // by player
    for (const Json& one : penalties)
        if (!one.value("withdrawn", false)) points[one.at("player").get<int>()] = one.at("points").get<std::string>();
    CHECK(points == std::map<int, std::string>{{1, "1"}, {10, "2"}});
}

TEST_CASE("nothing is taken over twice, in whatever direction") {
    const TwoCopies copies;
    done_with_event({"penalty", copies.laptop, "Anna", "2", "--why", "late"});
    const Json taken = copies.taken();
    REQUIRE(taken.at("posted").size() == 1);
    CHECK(taken.at("posted").at(0).at("why").get<std::string>().starts_with("the laptop is back [copy #"));
    CHECK(event_refused({"take", copies.desk, copies.laptop, "--why", "again"}) == "nothing-changed");
    CHECK(event_refused({"take", copies.laptop, copies.desk, "--why", "and back"}) == "nothing-changed");
    CHECK(copies.plan().at(0).at("outcome") == "here");
    CHECK(copies.log().size() == copies.common + 1);
}

TEST_CASE("results, bells and corrections of a dead laptop are at the desk what they were there") {
    const TwoCopies copies;
    done_with_event({"round", copies.laptop, "1", "--open"});
    done_with_event(event_scores(copies.laptop, "result", 1, 1, {"300", "200", "150", "120"}));
    done_with_event(event_scores(copies.laptop, "result", 1, 2, {"300", "200", "150", "120"}));
    auto corrected = event_scores(copies.laptop, "correct", 1, 2, {"310", "200", "150", "120"});
    corrected.insert(corrected.end(), {"--why", "misread"});
    done_with_event(corrected);
    done_with_event({"player", copies.desk, "Anna", "--check-in"});
    copies.taken();
    CHECK(standings(copies.desk) == standings(copies.laptop));
    // The bell rang when it rang.
    const Json rang = copies.compared().at("there").at(0).at("at_ms");
    bool is_found = false;
    for (const Json& row : copies.log())
        if (row.at("act").at("did") == "amended") is_found = row.at("act").at("act").at("at") == rang;
    CHECK(is_found);
}

TEST_CASE("an act that conflicts is named with its reason, and nothing is posted before it is left out") {
    const TwoCopies copies;
    for (const std::string& file : {copies.desk, copies.laptop}) done_with_event({"round", file, "1", "--open"});
    done_with_event(event_scores(copies.desk, "result", 1, 1, {"300", "200", "150", "120"}));
    done_with_event(event_scores(copies.laptop, "result", 1, 1, {"100", "200", "150", "120"}));
    done_with_event(event_scores(copies.laptop, "result", 1, 2, {"300", "200", "150", "120"}));
    const Json plan = copies.plan();
    REQUIRE(plan.size() == 3);
    CHECK(plan.at(1).at("outcome") == "refused");
    CHECK(plan.at(1).at("refused") == "result-is-there");
    CHECK(plan.at(2).at("outcome") == "fits");
    const std::size_t before = copies.log().size();
    CHECK(event_refused({"take", copies.desk, copies.laptop, "--why", "x"}) == "needs-yes");
    const std::string conflicting = std::to_string(plan.at(1).at("entry").get<int>());
    CHECK(event_refused({"take", copies.desk, copies.laptop, conflicting, "--why", "x"}) == "does-not-fit");
    CHECK(event_refused({"take", copies.desk, copies.laptop, "999", "--why", "x"}) == "does-not-fit");
    CHECK(event_tried({"take", copies.desk, copies.laptop, "x", "--why", "x"}).code == 2);
    CHECK(event_refused({"take", copies.desk, copies.laptop}) == "why-missing");
    CHECK(copies.log().size() == before);
    CHECK(copies.taken({"--yes"}).at("posted").size() == 1);
    CHECK(standings(copies.desk).at("results").size() == 2);
}

TEST_CASE("only the chosen acts are taken over, and what was undone there stays there") {
    const TwoCopies copies;
    done_with_event({"penalty", copies.laptop, "Anna", "2", "--why", "late"});
    done_with_event({"penalty", copies.laptop, "Boris", "3", "--why", "noise"});
    done_with_event({"penalty", copies.laptop, "Clara", "4", "--why", "phone"});
    const std::string first = std::to_string(copies.common + 1);
    done_with_event({"undo", copies.laptop, first, "--why", "wrong person"});
    CHECK(copies.plan().at(0).at("outcome") == "not-in-force");
    CHECK(copies.taken({"#" + std::to_string(copies.common + 3)}).at("posted").size() == 1);
    CHECK(copies.taken().at("posted").size() == 1);
    CHECK(standings(copies.desk).at("penalties").size() == 2);
}

TEST_CASE("an act that was undone in the copy after it was taken over is undone here too") {
    const TwoCopies copies;
    done_with_event({"penalty", copies.laptop, "Anna", "2", "--why", "late"});
    copies.taken();
    done_with_event({"undo", copies.laptop, std::to_string(copies.common + 1), "--why", "wrong person"});
    copies.taken();
    CHECK(standings(copies.desk).at("penalties").empty());
}

TEST_CASE("an act about a player who is not here is refused, with the number there") {
    const TwoCopies copies;
    done_with_event({"player", copies.laptop, "Max"});
    done_with_event({"penalty", copies.laptop, "Max", "2", "--why", "late"});
    const std::string penalty = std::to_string(copies.common + 2);
    const Ran ran = event_tried({"take", copies.desk, copies.laptop, penalty, "--why", "x", "--json"});
    CHECK(ran.code == 1);
    CHECK(Json::parse(ran.out).at("acts").at(0).at("refused") == "no-such-player");
}

TEST_CASE("officials of an event keep their rights over acts of a copy") {
    const TwoCopies copies;
    done_with_event({"official", copies.desk, "Vera", "--role", "director", "--by", "Vera"});
    done_with_event({"official", copies.desk, "Bea", "--role", "banker", "--table", "1", "--by", "Vera"});
    done_with_event({"penalty", copies.laptop, "Anna", "2", "--why", "late"});
    const std::string one = std::to_string(copies.common + 1);
    const Ran ran = event_tried({"take", copies.desk, copies.laptop, one, "--why", "x", "--by", "Bea", "--json"});
    CHECK(ran.code == 1);
    CHECK(Json::parse(ran.out).at("acts").at(0).at("refused") == "not-allowed");
    done_with_event({"take", copies.desk, copies.laptop, one, "--why", "x", "--by", "Vera"});
}

TEST_CASE("a game of a copy brings its record, and is remarked on as it is here") {
    const TwoCopies copies;
    for (const std::string& file : {copies.desk, copies.laptop}) done_with_event({"round", file, "1", "--open"});
    const std::string game = copies.folder.file("one.tbl");
    const Json tables =
        Json::parse(done_with_event({"join", copies.laptop, "--round", "1", "--table", "1", "--json"})).at("tables");
    REQUIRE(tablebank::testing::run({"new", game, "--join", tables.at(0).at("line").get<std::string>()}).code == 0);
    REQUIRE(tablebank::testing::run({"do", game, "clock start", "roll 1 2", "ok", "next", "1 get 400 \"x\"", "2 leaves",
                                     "3 leaves", "4 leaves"})
                .code == 0);
    done_with_event({"result", copies.laptop, game});
    const auto remarks = [](const std::string& file) {
        Json list = Json::parse(done_with_event({"show", file, "--json"})).at("remarks");
        REQUIRE(list.size() == 1);
        return list.at(0).at("found").get<std::string>();
    };
    const Json plan = copies.plan();
    CHECK(plan.back().at("found") == remarks(copies.laptop));
    copies.taken({"#" + std::to_string(copies.common + 2), "--yes"});
    CHECK(remarks(copies.desk) == remarks(copies.laptop));
    const std::string why = copies.log().back().at("why").get<std::string>();
    CHECK(why.find("verify: ") == why.rfind("verify: "));
    CHECK(standings(copies.desk) == standings(copies.laptop));
    CHECK(event_refused({"result", copies.desk, game}) == "nothing-changed");
}
