// `tablebank seating`: text and JSON, lists of players from files, pairing requests, and refusals.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <fstream>
#include <set>
#include <string>

#include "tests/support/command_line.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::string list(const ScratchFolder& folder, const std::string& text, const std::string& name = "players.csv") {
    const std::string file = folder.file(name);
    std::ofstream(file, std::ios::binary) << text;
    return file;
}

TEST_CASE("a seating as JSON has all rounds, roles, repeats and their bound") {
    const Ran ran = run({"seating", "--players", "16", "--rounds", "5", "--json"});
    REQUIRE(ran.code == 0);
    CHECK(ran.out.starts_with(R"({"kind":"seating","rounds":[[["P)"));
    const OrderedJson json = OrderedJson::parse(ran.out);
    REQUIRE(json["rounds"].size() == 5);
    for (const OrderedJson& round : json["rounds"]) {
        std::set<std::string> names;
        REQUIRE(round.size() == 4);
        for (const OrderedJson& table : round)
            for (const OrderedJson& name : table) names.insert(name);
        CHECK(names.size() == 16);
    }
    CHECK(json["repeats"] == 0);
    CHECK(json["bound"] == 0);
    REQUIRE(json["roles"]["monopolists"].size() == 5);
    CHECK(json["roles"]["monopolists"][0].size() == 8);
    CHECK(json["pairs"]["met"] == 120);
    CHECK(json["seed"] == 1);
    CHECK(run({"seating", "--players", "16", "--rounds", "5", "--json"}).out == ran.out);
    CHECK(run({"seating", "--players", "16", "--rounds", "5", "--seed", "2", "--json"}).out != ran.out);
}

TEST_CASE("a seating as text has a row per table, with roles, and its quality") {
    const Ran ran = run({"seating", "--players", "7", "--rounds", "2"});
    REQUIRE(ran.code == 0);
    CHECK(ran.out.starts_with("Round 1\nTable  Seat 1"));
    CHECK(ran.out.find("(monopolist)") != std::string::npos);
    CHECK(ran.out.find("Repeats: ") != std::string::npos);
    const Ran football = run({"seating", "--players", "7", "--rounds", "1", "--edition", "football"});
    CHECK(football.out.find("(monopolist)") == std::string::npos);
    CHECK(OrderedJson::parse(
              run({"seating", "--players", "7", "--rounds", "1", "--edition", "football", "--json"}).out)["roles"]
              .empty());
}

TEST_CASE("full tables leave players out, and name them") {
    const Ran ran = run({"seating", "--players", "10", "--rounds", "1", "--table-size", "3", "--full"});
    CHECK(ran.code == 0);
    CHECK(ran.out.find("Sits out: P") != std::string::npos);
    CHECK(run({"seating", "--players", "10", "--rounds", "1", "--tables", "2"}).out.find("Sits out") ==
          std::string::npos);
}

TEST_CASE("players come from a list, or from the first column of a table with a head") {
    const ScratchFolder folder;
    const auto first_round = [](const std::string& file) {
        const Ran ran = run({"seating", "--players", file, "--rounds", "1", "--json"});
        REQUIRE(ran.code == 0);
        std::set<std::string> names;
        const OrderedJson rounds = OrderedJson::parse(ran.out)["rounds"];
        for (const OrderedJson& table : rounds[0])
            for (const OrderedJson& name : table) names.insert(name);
        return names;
    };
    const std::set<std::string> names{"Anna", "Boris", "Clara", "Дмитрий"};
    CHECK(first_round(list(folder, "Anna\nBoris\n\nClara\nДмитрий", "a")) == names);
    CHECK(first_round(list(folder, "\xEF\xBB\xBFName\r\nAnna\r\nBoris\r\nClara\r\nДмитрий\r\n", "b")) == names);
    CHECK(first_round(list(folder, "name;club\nAnna;\"North; East\"\n\"Boris\";\"two\nlines\"\nClara;\nДмитрий;x\n",
                           "c")) == names);
    CHECK(first_round(list(folder, "name,club\n Anna ,1\nBoris,2\nClara,3\nДмитрий,4\n", "d")) == names);
}

TEST_CASE("a list with a name twice, or with an invalid name, is refused with its line") {
    const ScratchFolder folder;
    const auto refused = [&](const std::string& text, const std::string& said) {
        CAPTURE(text);
        const Ran ran = run({"seating", "--players", list(folder, text), "--rounds", "1"});
        CHECK(ran.code == 3);
        CHECK(ran.err.find(said) != std::string::npos);
        CHECK(ran.out.empty());
    };
    refused("Anna\nBoris\nClara\nANNA\n", "line 4: \"ANNA\" is in line 1 already");
    refused("name;club\nAnna;\"a\nb\"\nanna;c\n", "line 4: \"anna\" is in line 2 already");
    CHECK(run({"seating", "--players", list(folder, "Anna\n=1+1\n<script>\n", "data"), "--rounds", "1"}).code == 0);
    refused("Anna\n" + std::string(500, 'x') + "\n", "line 2: ");
    refused("Anna\n\x1b[31mBoris\n", "line 2: ");
    refused(std::string(300'000, '\n'), "the list is longer than an event has players");
    std::string crowd;
    for (int player = 0; player < 1001; ++player) crowd += "Player " + std::to_string(player) + "\n";
    refused(crowd, "line 1001: the list is longer");
    CHECK(run({"seating", "--players", folder.file("none.csv"), "--rounds", "1"}).code == 3);
    CHECK(run({"seating", "--players", list(folder, "Anna\nBoris\n"), "--rounds", "1"}).code == 2);
}

TEST_CASE("pairing requests are met, or the one that cannot be met is named") {
    const std::vector<std::string> event{"seating", "--players", "12", "--rounds", "3", "--json"};
    const auto with = [&](std::vector<std::string> wishes) {
        std::vector<std::string> arguments = event;
        arguments.insert(arguments.end(), wishes.begin(), wishes.end());
        return run(arguments);
    };
    const Ran kept = with({"--apart", "P1,P2", "--table", "p3=2", "--together", "P3,P4=2"});
    REQUIRE(kept.code == 0);
    const OrderedJson rounds = OrderedJson::parse(kept.out)["rounds"];
    for (const OrderedJson& round : rounds) {
        const std::string second = round[1].dump();
        CHECK(second.find("\"P3\"") != std::string::npos);
        for (const OrderedJson& table : round)
            CHECK_FALSE(
                (table.dump().find("\"P1\"") != std::string::npos && table.dump().find("\"P2\"") != std::string::npos));
    }
    CHECK(rounds[1][1].dump().find("\"P4\"") != std::string::npos);

    const Ran clash = with({"--apart", "P1,P2", "--together", "P1,P2=3"});
    CHECK(clash.code == 1);
    const OrderedJson json = OrderedJson::parse(clash.out);
    CHECK(json["refused"] == "wishes-clash");
    CHECK(json["round"] == 3);
    CHECK(json["wish"] == "--apart P1,P2");
    CHECK(json["other"] == "--together P1,P2=3");
    CHECK(with({"--apart", "P1,P2", "--try-together", "P1,P2=3"}).code == 0);
    CHECK(with({"--try-together", "P1,P2=9"}).code == 2);
    CHECK(OrderedJson::parse(with({"--table", "P1=9"}).out)["refused"] == "no-such-table");
    CHECK(OrderedJson::parse(
              with({"--table", "P1=1", "--table", "P2=1", "--table", "P3=1", "--table", "P4=1", "--table", "P5=1"})
                  .out)["refused"] == "wish-not-met");
}

TEST_CASE("a seating that is asked for wrongly is wrong usage, and one that cannot be is refused") {
    const auto code = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "seating");
        return run(arguments).code;
    };
    CHECK(code({"--players", "12"}) == 2);
    CHECK(code({"--rounds", "3"}) == 2);
    CHECK(code({"--players", "2", "--rounds", "3"}) == 2);
    CHECK(code({"--players", "1001", "--rounds", "3"}) == 2);
    CHECK(code({"--players", "99999999999999999999", "--rounds", "3"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "0"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "101"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "3", "--tables", "3", "--table-size", "4"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "3", "--apart", "P1"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "3", "--apart", "P1,P1"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "3", "--apart", "P1,P13"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "3", "--table", "P1=x"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "3", "--together", "P1,P2=4"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "3", "--edition", "nowhere"}) == 2);
    CHECK(code({"--players", "12", "--rounds", "3", "--table-size", "7"}) == 1);
    CHECK(code({"--players", "12", "--rounds", "3", "--tables", "5"}) == 1);
    CHECK(run({"seating", "--help"}).out.find("Example: tablebank seating") != std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing
