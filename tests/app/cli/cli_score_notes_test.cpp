// Notes that were counted by value of a table that was played with paper only: from the line to the boxes of the sheet,
// its figures, and the position that is kept.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <fstream>
#include <string>

#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

constexpr const char* lines = "Anna m 1x500 3x100 4x10 6x1 34+3 32- 31h\nBoris c 1200\nClara c bankrupt\n";

std::string text_of(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST_CASE("the notes of a line reach the score, the position, the boxes of the sheet and its figures") {
    const ScratchFolder folder;
    const std::string file = folder.file("table.json");
    const Ran ran = run({"score", "--edition", "us", "--json", "-o", file}, lines);
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    const Json notes = Json::parse(R"([{"value":"500","count":1},{"value":"100","count":3},)"
                                   R"({"value":"10","count":4},{"value":"1","count":6}])");
    const Json counted = Json::array({{{"player", "Anna"}, {"counted", "846"}, {"notes", notes}}});
    CHECK(Json::parse(ran.out)["counted"] == counted);
    CHECK(Json::parse(text_of(file))["players"][0]["notes"] == notes);
    CHECK_FALSE(Json::parse(text_of(file))["players"][1].contains("notes"));

    const Json facts = Json::parse(run({"sheet", file, "--json"}).out);
    CHECK(facts["counted"] == counted);
    const std::string sheet = run({"sheet", file}).out;
    const std::string boxes = sheet.substr(sheet.find("Cash counted"));
    const std::string row = boxes.substr(boxes.find("Anna"), boxes.find('\n', boxes.find("Anna")) - boxes.find("Anna"));
    std::string figures;
    for (const char sign : row) figures += sign == ' ' && figures.ends_with(' ') ? "" : std::string(1, sign);
    CHECK_MESSAGE(figures.find(" 1 3 0 4 0 6 846 846") != std::string::npos, row);

    REQUIRE(run({"sheet", file, "--csv", folder.file("facts.csv")}).code == 0);
    const std::string rows = text_of(folder.file("facts.csv"));
    CHECK(rows.find("counted,Anna,counted,846,") != std::string::npos);
    CHECK(rows.find("counted,Anna,100,3,") != std::string::npos);
    CHECK(rows.find("counted,Boris") == std::string::npos);
}

TEST_CASE("a game that begins with such a position has the notes as counts") {
    const ScratchFolder folder;
    const std::string file = folder.file("table.json");
    REQUIRE(run({"score", "--edition", "us", "-o", file}, "\"Anna Maria\" m 2x500 4x100 4x10 14\nBoris c 1160 6 11\n")
                .code == 0);
    for (const char* goal : {"timed", "a"}) {
        CAPTURE(goal);
        const std::string game = folder.file(std::string(goal) + ".tbl");
        const Ran made = run({"new", game, "--from", file, "--goal", goal, "--json"});
        REQUIRE_MESSAGE(made.code == 0, made.err);
        CHECK(made.err.empty());
        CHECK(Json::parse(made.out)["seq"] == 2);
        const Json judge = Json::parse(run({"show", game, "judge", "--json"}).out);
        REQUIRE(judge["counted"].size() == 1);
        CHECK(judge["counted"][0]["player"] == "Anna Maria");
        CHECK(judge["counted"][0]["notes"].size() == 3);
        CHECK(judge["counted"][0]["booked"] == "1440");
        CHECK(run({"sheet", game}).out.find("Anna Maria #2") != std::string::npos);
        CHECK(run({"verify", game}).code == 0);
    }
}

TEST_CASE("more notes than the box has are found in a position as they are in a line") {
    const ScratchFolder folder;
    const std::string file = folder.file("table.json");
    const std::string many = "Anna m 99x500\nBoris c 50\n";
    const Ran ran = run({"score", "--edition", "us", "--json", "--why", "two boxes", "-o", file}, many);
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    const auto has = [](const Json& findings, const char* code) {
        return std::ranges::any_of(findings, [&](const Json& found) { return found["code"] == code; });
    };
    CHECK(has(Json::parse(ran.out)["findings"], "more-notes-than-box"));
    for (const char* command : {"score", "settle", "sheet"})
        CHECK(has(Json::parse(run({command, file, "--json"}).out)["findings"], "more-notes-than-box"));
    CHECK(run({"score", file, "--json"}).out == ran.out);
}

}  // namespace
}  // namespace tablebank::testing
