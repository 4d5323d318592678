// A table that was played with paper only, from the command line: typed, replaced, undone, decided, scored as found.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

#include "calculators/paper_game.h"
#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

/// The table of the documented position, as lines.
constexpr const char* documented_lines = "Anna m 846 34+3 32- 31h\nBoris c 1200 12=3,4\n";

Json scored(const std::string& lines, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"score", "--edition", "us", "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran ran = run(arguments, lines);
    CHECK_MESSAGE(ran.code == 0, ran.err, ran.out);
    return ran.code == 0 ? Json::parse(ran.out) : Json::object();
}

std::vector<std::string> codes(const Json& answer) {
    std::vector<std::string> found;
    for (const Json& finding : answer.at("findings"))
        if (finding.at("code") != "deed-of-nobody") found.push_back(finding.at("code"));
    return found;
}
using Codes = std::vector<std::string>;

TEST_CASE("typed lines settle as the position that they spell") {
    const Json answer = scored(documented_lines);
    Json settled = Json::parse(run({"settle", "-", "--json"}, documented_position).out);
    for (const char* key : {"kind", "players", "winners"}) CHECK(answer.at(key) == settled.at(key));
    CHECK(codes(answer).empty());
    CHECK_FALSE(answer.contains("reason"));
    const Ran text = run({"score", "--edition", "us"}, documented_lines);
    CHECK(text.out.ends_with("1. Anna 573.2\n2. Boris 148\n"));
    CHECK(text.err.empty());
}

TEST_CASE("the conversation: edition, lines, an empty line, dice, a reason") {
    const Ran ran =
        run({"score", "--json"}, "us\n# table 7\nAnna m 846 34+4\nBoris c 1200 12\n\n3 4\nthe judge says so\n");
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    const Json answer = Json::parse(ran.out);
    CHECK(answer["players"][0]["walk"][0]["amount"] == "184");
    CHECK(answer["players"][1]["walk"][0]["amount"] == "28");
    CHECK(answer["reason"] == "the judge says so");
    CHECK(codes(answer) == Codes{"too-many-houses"});
    CHECK(answer["findings"][0]["weight"] == "as-found");
}

TEST_CASE("a later line with the same name replaces the earlier one, undo removes it, show shows it, done ends") {
    CHECK(scored("Anna m 846\nBoris c 0\nANNA m 100\ndone\n")["players"][0]["cash"] == "100");
    CHECK(scored("Anna m 846\nBoris c 0\nanna m 100\nundo\n")["players"][0]["cash"] == "846");
    const Ran shown =
        run({"score", "--edition", "us", "--json"}, "Anna monop 846 nob+3\nshow\nundo\nundo\nBoris c 50\n");
    CHECK(shown.code == 0);
    CHECK(shown.err == "Anna m 846 34+3\nUndone: Anna monop 846 nob+3\nThere is nothing to undo.\n");
    const Ran again = run({"score", "--edition", "us"}, "Anna m 846\nANNA m 100\nundo\nundo\nClara c 50\n");
    CHECK(again.err == "Undone: ANNA m 100\nIn force again: Anna m 846\nUndone: Anna m 846\n");
    CHECK(Json::parse(shown.out)["players"].size() == 1);
}

TEST_CASE("a number in place of the cash that is an unowned deed has no score until its meaning is given") {
    const Ran ran = run({"score", "--edition", "us", "--json"}, "Anna m 31 34\nBoris c 1200 39\n");
    CHECK(ran.code == 1);
    const Json refused = Json::parse(ran.out);
    CHECK(refused["refused"] == "cash-or-deed");
    CHECK(refused["lines"][0] == Json{{"line", 1}, {"text", "Anna m 31 34"}});
    CHECK(refused["findings"][0]["deeds"] == Json{"@31"});
    CHECK(refused["findings"][0]["has"] == "31");
    CHECK_MESSAGE(scored("Anna m =31 34\nBoris c 1200 39\n")["players"][1]["cash"] == "31", "it is the cash");
    CHECK_MESSAGE(scored("Anna m 0 31 34\nBoris c 31 39\n")["players"][1]["cash"] == "31", "somebody has the deed");
    CHECK_MESSAGE(scored("Anna m 20\nBoris c 1200 39\n")["players"][1]["cash"] == "20", "no deed has the number");
    CHECK(scored("Anna m 31 34\nBoris c 1200\nAnna m 846 31 34\n")["players"][0]["cash"] == "846");
    const Ran left_out = run({"score", "--edition", "us"}, "Anna m 31+3 34\n");
    CHECK(left_out.code == 2);
    CHECK(left_out.err.find("line 1, column 8: expected the cash") != std::string::npos);
}

TEST_CASE("cash that no notes of the box make is reported: in a line, in a position, and when a game begins with it") {
    const ScratchFolder folder;
    const std::string file = folder.file("table.json");
    const Ran ran = run({"score", "--edition", "it", "--json", "-o", file}, "Anna m =15\nBoris c 55\nClara m 60\n");
    REQUIRE_MESSAGE(ran.code == 0, ran.err, ran.out);
    CHECK(codes(Json::parse(ran.out)) == Codes{"cash-without-notes", "cash-without-notes"});
    CHECK(Json::parse(ran.out)["findings"][1]["player"] == "Boris");
    CHECK(codes(Json::parse(run({"score", file, "--json"}).out)).size() == 2);
    const Ran made = run({"new", folder.file("game.tbl"), "--from", file, "--goal", "timed"});
    CHECK(made.code == 0);
    CHECK(made.err.find("no notes of the box make this sum") != std::string::npos);
    CHECK_MESSAGE(codes(scored("Anna m 55\nBoris c 8249\n")).empty(), "ones are among the notes");
}

TEST_CASE("a deed that was typed for two has no score, and both lines are named") {
    const Ran ran = run({"score", "--edition", "us", "--json"}, "Anna m 846 34\n# a remark\nBoris c 1200 nob\n");
    CHECK(ran.code == 1);
    const Json refused = Json::parse(ran.out);
    CHECK(refused["refused"] == "deed-twice");
    CHECK(refused["lines"][0] == Json{{"line", 1}, {"text", "Anna m 846 34"}});
    CHECK(refused["lines"][1] == Json{{"line", 3}, {"text", "Boris c 1200 nob"}});
    const Ran text = run({"score", "--edition", "us", "--why", "x"}, "Anna m 846 34 34\n");
    CHECK(text.code == 1);
    CHECK(text.err.find("line 1: Anna m 846 34 34") != std::string::npos);
    CHECK_MESSAGE(text.err.find("line 1") == text.err.rfind("line 1"), "one line is named once");
    CHECK_MESSAGE(scored("Anna m 846 34\nBoris c 1200 34\nAnna m 846\n")["players"].size() == 2, "put right in time");
}

TEST_CASE("a position against the rules needs a reason, and is never refused with one") {
    const std::string lines = "Anna m 20000 34+4 5+2\nBoris m 20000 1+1 3-\nClara m 5 37-\n";
    const Ran ran = run({"score", "--edition", "us", "--json"}, lines);
    CHECK(ran.code == 1);
    CHECK(Json::parse(ran.out)["refused"] == "reason-missing");
    CHECK(Json::parse(ran.out)["findings"].size() == 6);
    const Json answer = scored(lines, {"--why", "two boxes were mixed"});
    CHECK(answer["reason"] == "two boxes were mixed");
    CHECK(codes(answer) == Codes{"more-cash-than-box", "company-built", "too-many-houses", "built-without-monopoly",
                                 "roles-unbalanced"});
    CHECK(run({"score", "--edition", "us", "--why", std::string(501, 'x')}, lines).code == 2);
    CHECK(run({"score", "--edition", "us", "--why", "a\nb"}, lines).code == 2);
    CHECK_MESSAGE(!scored(documented_lines, {"--why", "not needed"}).contains("reason"), "nothing is scored as found");
}

TEST_CASE("the reason goes with the position, its sheet and its figures") {
    const ScratchFolder folder;
    const std::string file = folder.file("table.json");
    const std::string pdf = folder.file("sheet.pdf");
    const Json answer = scored("Anna m 846 34+4\nBoris c 1200\n",
                               {"--why", "the table agreed", "-o", file, "--pdf", pdf, "--csv", folder.file("a.csv")});
    CHECK(std::filesystem::file_size(pdf) > 1000);
    CHECK(run({"settle", file, "--json"}).out == run({"score", file, "--json"}).out);
    CHECK(Json::parse(run({"settle", file, "--json"}).out) == answer);
    const Ran sheet = run({"sheet", file});
    CHECK(sheet.out.find("Scored as found: the table agreed\nNob Hill of Anna has 4 houses") != std::string::npos);
    const Json facts = Json::parse(run({"sheet", file, "--json"}).out);
    CHECK(facts["reason"] == "the table agreed");
    CHECK(facts["findings"][0]["player"] == "Anna");
    CHECK(run({"sheet", file, "--csv", folder.file("facts.csv")}).code == 0);
    std::ifstream csv(folder.file("facts.csv"));
    const std::string rows(std::istreambuf_iterator<char>(csv), {});
    CHECK(rows.find("finding,Anna,too-many-houses,@34,the table agreed") != std::string::npos);

    // No game begins with it, no plan is drawn up for it, and no file is written over.
    CHECK(run({"new", folder.file("game.tbl"), "--from", file}).code == 3);
    CHECK(run({"settle", file, "--plan"}).code == 3);
    CHECK(run({"score", "--edition", "us", "-o", file}, documented_lines).code == 2);
    CHECK(run({"score", file, "--edition", "us"}).code == 2);
}

TEST_CASE("a position is judged as lines are") {
    const std::string impossible =
        R"({"edition":"us","players":[{"name":"Anna","role":"monopolist","cash":5,"deeds":[{"deed":"@34","houses":4}]}]})";
    CHECK(run({"score", "-"}, impossible).code == 1);
    CHECK(run({"score", "-", "--why", "so it lay"}, impossible).code == 0);
    CHECK(run({"settle", "-"}, impossible).code == 3);
    CHECK(run({"score", "-", "--json"}, documented_position).code == 0);
    const std::string twice = R"({"edition":"us","as_found":"x","players":[)"
                              R"({"name":"Anna","role":"monopolist","cash":5,"deeds":[{"deed":"@34"}]},)"
                              R"({"name":"Boris","role":"competitor","cash":5,"deeds":[{"deed":"@34"}]}]})";
    CHECK(run({"score", "-"}, twice).code == 1);
    CHECK_MESSAGE(run({"settle", "-"}, twice).code == 3, "no reason decides whose a deed is");
    const std::string nowhere =
        R"({"edition":"us","players":[{"name":"Anna","role":"monopolist","cash":5,"deeds":[{"deed":"@0"}]}]})";
    CHECK(run({"score", "-", "--why", "x"}, nowhere).code == 3);
}

TEST_CASE("dice: asked after the lines, given by the option, missing") {
    const std::string lines = "Anna m 846 12\n";
    CHECK(scored(lines, {"--dice", "@12=6,6"})["players"][0]["walk"][0]["amount"] == "48");
    CHECK(scored(lines + "\n66\n")["players"][0]["walk"][0]["amount"] == "48");
    const Ran missing = run({"score", "--edition", "us", "--json"}, lines);
    CHECK(missing.code == 1);
    CHECK(Json::parse(missing.out)["refused"] == "dice-missing");
    const Ran wrong = run({"score", "--edition", "us"}, lines + "\n7 1\n");
    CHECK(wrong.code == 2);
    CHECK(wrong.err.find("line 3, column 1") != std::string::npos);
}

TEST_CASE("an edition without a timed game refuses at once, whatever is typed") {
    const Ran ran = run({"score", "--edition", "football", "--json"}, "Anna m 5 zz\n");
    CHECK(ran.code == 1);
    CHECK(Json::parse(ran.out)["refused"] == "not-in-this-edition");
}

TEST_CASE("unreadable text is reported with line and column") {
    const Ran ran = run({"score", "--edition", "us"}, "Anna m 846\nBoris c 12 zz\n");
    CHECK(ran.code == 2);
    CHECK(ran.err.find("line 2, column 12: no deed \"zz\"\n  Boris c 12 zz\n             ^") != std::string::npos);
    CHECK(run({"score"}, "").code == 2);
    CHECK(run({"score"}, "nowhere\n").code == 2);
    CHECK(run({"score", "--edition", "us", "--rule", "x"}, documented_lines).code == 2);
    CHECK(run({"score", "no-such-file.json"}).code == 3);
    const Ran nobody = run({"score", "--edition", "us", "--json"}, "");
    CHECK(nobody.code == 1);
    CHECK(Json::parse(nobody.out)["refused"] == "no-players");
    std::string crowd;
    for (int player = 0; player < 60; ++player) crowd += "P" + std::to_string(player) + " m 1\n";
    CHECK(run({"score", "--edition", "us", "--why", "x"}, crowd).code == 2);
}

TEST_CASE("rulings of the table change the score as they do everywhere") {
    const std::string lines = "Anna m 0 12=3,4 jail\n";
    CHECK(scored(lines)["players"][0]["total"] == "0");
    CHECK(scored(lines, {"--rule", "jailed_in_walk=collects"})["players"][0]["total"] == "28");
}

TEST_CASE("six players with every deed, in every edition with a timed game") {
    for (const char* id : {"us", "us-dice", "ru", "fr", "it", "pl", "example-small"}) {
        CAPTURE(id);
        std::vector<std::string> lines{"Anna m 846", "Boris c 1200", "Clara m 20",
                                       "Dmitri c 5", "Elena m 0",    "Felix c 7"};
        const Json sheet = Json::parse(run({"editions", "show", id, "--json"}).out);
        std::size_t at = 0;
        for (const Json& deed : sheet.at("deeds")) {
            const std::string space = deed.at("deed").get<std::string>().substr(1);
            const bool utility = deed.at("kind") == "utility";
            lines[at++ % lines.size()] += ' ' + space + (utility ? "=3,4" : "");
        }
        std::string text;
        for (const std::string& line : lines) text += line + '\n';
        const Ran ran = run({"score", "--edition", id, "--json"}, text);
        REQUIRE_MESSAGE(ran.code == 0, ran.err, ran.out);
        CHECK(Json::parse(ran.out)["players"].size() == 6);
        for (const Json& found : Json::parse(ran.out)["findings"]) CHECK(found["code"] == "cash-without-notes");
    }
}

TEST_CASE("the page of a paper game lists every finding with its weight") {
    std::ifstream file(TABLEBANK_SOURCE_DIR "/docs/reference/paper-game.md");
    const std::string page(std::istreambuf_iterator<char>(file), {});
    for (std::size_t at = 0; at < finding_words.size(); ++at) {
        const std::string code = '`' + std::string{finding_words[at]} + '`';
        CAPTURE(code);
        const std::size_t found = page.find(code);
        REQUIRE(found != std::string::npos);
        const std::string weight{to_string(weight_of(static_cast<FindingCode>(at)))};
        CHECK(page.substr(found, page.find('\n', found) - found).find("| `" + weight + "` |") != std::string::npos);
    }
}

}  // namespace
}  // namespace tablebank::testing
