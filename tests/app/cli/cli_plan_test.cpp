// The best closing from the command line: of a position, of a game, after a game, and where the table sees none.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

Json plan_of(const Ran& answered, const std::string& player) {
    CHECK(answered.code == 0);
    const Json settled = Json::parse(answered.out);
    for (const Json& one : settled["players"])
        if (one["name"] == player) return one["plan"];
    FAIL("no player of that name");
    return {};
}

TEST_CASE("the plan of a position has its lines, the gain of each, and the calculation") {
    const Json plan = plan_of(run({"settle", "-", "--plan", "--json"}, documented_position), "Anna");
    CHECK(plan["total"] == "600.2");
    CHECK(plan["gain"] == "27");
    CHECK(plan["steps"] == Json::array({"redeem @32"}));
    CHECK(plan["gains"] == Json::array({"27"}));
    CHECK(plan["workings"].back()["amount"] == "600.2");
    const Ran told = run({"settle", "-", "--plan"}, documented_position);
    CHECK(told.out.find("Anna: 600.2, 27 more than without any dealing") != std::string::npos);
    CHECK(told.out.find("1. redeem @32 (Union Square)") != std::string::npos);
}

TEST_CASE("a utility without a throw counts by its mean, and the answer states it") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    const Ran answered = run({"settle", game, "--plan", "--json"});
    CHECK(answered.code == 0);
    CHECK(Json::parse(answered.out)["expected"] == Json::array({"@12"}));
    CHECK(plan_of(answered, "Boris")["total"] == "148");
    CHECK(run({"settle", game, "--plan"}).out.find("mean of all throws") != std::string::npos);
    const Ran rolled = run({"settle", game, "--plan", "--dice", "@12=1,2", "--json"});
    CHECK_FALSE(Json::parse(rolled.out).contains("expected"));
    CHECK(plan_of(rolled, "Boris")["total"] == "132");
}

TEST_CASE("after a game it states what each player left on the table") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    REQUIRE(run({"do", game, "clock call \"agreed\"", "closing", "keep", "walk @12 3 4", "finish"}).code == 0);
    const Ran answered = run({"settle", game, "--plan", "--json"});
    CHECK(plan_of(answered, "Anna")["left"] == "27");
    CHECK(plan_of(answered, "Boris")["left"] == "0");
    CHECK(run({"settle", game, "--plan"}).out.find("left on the table: 27") != std::string::npos);
}

TEST_CASE("there is no plan if the table has ruled that no one sees one") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    REQUIRE(run({"do", game, "rule closing_plan off \"agreed\""}).code == 0);
    const Ran refused = run({"settle", game, "--plan", "--json"});
    CHECK(refused.code == 1);
    CHECK(Json::parse(refused.out)["refused"] == "not-in-this-edition");
    CHECK(Json::parse(refused.out)["rule"] == "ruling closing_plan");
    CHECK(run({"settle", game, "--plan"}).err.find("no one sees the best closing") != std::string::npos);
}

TEST_CASE("a table without closing transactions has plans without a line") {
    const ScratchFolder folder;
    std::string position = documented_position;
    position.replace(position.find("\"us\""), 4, "\"fr\"");
    const Ran answered = run({"settle", "-", "--plan", "--json"}, position);
    CHECK(plan_of(answered, "Anna")["steps"].empty());
    CHECK(run({"settle", "-", "--plan"}, position).out.find("no closing transactions") != std::string::npos);
}

TEST_CASE("a total that the judge set leaves what the plan says of the dealings") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    REQUIRE(run({"do", game, "clock call \"agreed\"", "closing", "keep", "walk @12 3 4", "finish",
                 "anna adjust -20 \"slow play\"", "boris adjust +50 \"x\""})
                .code == 0);
    const Ran answered = run({"settle", game, "--plan", "--json"});
    CHECK(plan_of(answered, "Anna")["left"] == "27");
    CHECK(plan_of(answered, "Boris")["left"] == "0");
}

}  // namespace
}  // namespace tablebank::testing
