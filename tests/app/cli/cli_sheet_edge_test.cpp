// Rare cases of a score sheet: ties, empty hands, everything mortgaged, foreign words, more corrections than a page
// holds; the blank sheet; and every way in which writing a sheet can fail.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"
#include "tests/support/other_programs.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

/// The text of the sheet of a position, and its JSON.
struct SheetOfPosition {
    std::string text;
    Json facts;
};

SheetOfPosition sheet_of_position(const std::string& position) {
    const ScratchFolder folder;
    const std::string pdf = folder.file("sheet.pdf");
    const Ran told = run({"sheet", "-", "-o", pdf, "--json"}, position);
    INFO(told.err);
    REQUIRE(told.code == 0);
    return {pdf_text(pdf, "-layout"), Json::parse(told.out)};
}

TEST_CASE("exact ties share a place on paper") {
    const auto [text, facts] = sheet_of_position(R"({"edition":"us","players":[
        {"name":"Anna","role":"monopolist","cash":100},{"name":"Boris","role":"competitor","cash":200}]})");
    CHECK(facts["winners"] == Json{"Anna", "Boris"});
    CHECK(text.find("1. 1 Anna monopolist 100 20 0 20") != std::string::npos);
    CHECK(text.find("1. 2 Boris competitor 200 20 0 20") != std::string::npos);
}

TEST_CASE("zero cash and no deed: nothing is paid, and the total is nought") {
    const auto [text, facts] = sheet_of_position(R"({"edition":"us","players":[
        {"name":"Anna","role":"monopolist","cash":0},{"name":"Boris","role":"competitor","cash":1}]})");
    CHECK(text.find("1. 2 Boris competitor 1 0.1 0 0.1") != std::string::npos);
    CHECK(text.find("2. 1 Anna monopolist 0 0 0 0") != std::string::npos);
    CHECK(text.find("No deed earns anything.") != std::string::npos);
    CHECK(facts["players"][1]["total"] == "0");
}

TEST_CASE("every deed mortgaged earns nothing") {
    const Json edition = Json::parse(run({"editions", "show", "us", "--json"}).out);
    Json position{{"edition", "us"}, {"players", Json::array()}};
    position["players"].push_back({{"name", "Anna"}, {"role", "monopolist"}, {"cash", 5}, {"deeds", Json::array()}});
    for (const Json& deed : edition["deeds"])
        position["players"][0]["deeds"].push_back({{"deed", deed["deed"]}, {"mortgaged", true}});
    position["players"].push_back({{"name", "Boris"}, {"role", "competitor"}, {"cash", 5}});
    const auto [text, facts] = sheet_of_position(position.dump());
    CHECK(facts["players"][0]["walk"].empty());
    CHECK(text.find("1. 1 Anna monopolist 5 1 0 1") != std::string::npos);
}

TEST_CASE("one player left, the others bankrupt") {
    const auto [text, facts] = sheet_of_position(R"({"edition":"us","players":[
        {"name":"Anna","role":"monopolist","cash":0,"bankrupt":true},
        {"name":"Boris","role":"competitor","cash":12,"deeds":[{"deed":"@1"}]}]})");
    CHECK(facts["winners"] == Json{"Boris"});
    CHECK(facts["players"][1]["out"] == "bankrupt");
    CHECK(text.find("1 Anna monopolist, bankrupt") != std::string::npos);
}

TEST_CASE("everyone in jail: the calculation shows who collects there and who does not") {
    const auto [text, facts] = sheet_of_position(R"({"edition":"us","players":[
        {"name":"Anna","role":"monopolist","cash":100,"jailed":true,"deeds":[{"deed":"@31"}]},
        {"name":"Boris","role":"competitor","cash":100,"jailed":true,"deeds":[{"deed":"@1"}]}]})");
    CHECK(facts["players"].size() == 2);
    for (const Json& player : facts["players"])
        CHECK(text.find(player["total"].get<std::string>()) != std::string::npos);
}

TEST_CASE("the sheet of a position states that it has no game, and has no code") {
    const auto [text, facts] =
        sheet_of_position(R"({"edition":"us","players":[{"name":"Anna","role":"monopolist","cash":1}]})");
    CHECK(text.find("typed in, without a game.") != std::string::npos);
    CHECK(text.find("Head after") == std::string::npos);
    CHECK(!facts.contains("head"));
}

TEST_CASE("an edition without a timed ending refuses the sheet of a position, and has a blank one") {
    const Ran refused = run({"sheet", "-"}, R"({"edition":"football","players":[{"name":"Anna","cash":1}]})");
    CHECK(refused.code == 1);
    CHECK(refused.err.find("not-in-this-edition") != std::string::npos);
    CHECK(run({"sheet", "--blank", "--edition", "football"}).code == 0);
}

TEST_CASE("foreign control characters are shown as marks, and very long words are shortened with dots") {
    const ScratchFolder folder;
    const std::string game = folder.file("game.tbl");
    const std::string longest(24, 'W');
    REQUIRE(run({"new", game, "--edition", "us", "--player", longest + ":monopolist", "--player", "Boris:competitor"})
                .code == 0);
    REQUIRE(run({"do", game, "boris pay 5 \"a\u202Eb\"", "undo \"" + std::string(400, 'm') + " end\""}).code == 0);
    const std::string pdf = folder.file("sheet.pdf");
    REQUIRE(run({"sheet", game, "-o", pdf, "--event", "x\x1b[31m" + std::string(500, 'M')}).code == 0);
    const std::string text = pdf_text(pdf);
    CHECK(text.find("a\\u202eb") != std::string::npos);
    CHECK(text.find("x\\x1b[31mMMM") != std::string::npos);
    CHECK(text.find("WWW") != std::string::npos);
    CHECK(text.find("mm end") != std::string::npos);
}

TEST_CASE("corrections that do not fit on page one continue on the next, and page one states how many there are") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    std::vector<std::string> lines{"do", game};
    for (int i = 0; i < 60; ++i) lines.insert(lines.end(), {"anna pay 1 \"slip " + std::to_string(i) + "\"", "undo"});
    REQUIRE(run(lines).code == 0);
    const std::string pdf = folder.file("sheet.pdf");
    REQUIRE(run({"sheet", game, "--dice", "@12=3,4", "-o", pdf}).code == 0);
    const std::string first = pdf_text(pdf, "-layout -l 1");
    CHECK(first.find("121; corrections: 60") != std::string::npos);
    CHECK(first.find("Signatures") != std::string::npos);
    CHECK(first.find("slip 59") == std::string::npos);
    CHECK(pdf_text(pdf, "-layout -f 2 -l 2").find("Entry Time Line Reason") != std::string::npos);
    const std::string all = pdf_text(pdf, "-layout");
    for (int i = 0; i < 60; ++i) CHECK(all.find("\"slip " + std::to_string(i) + "\"") != std::string::npos);
}

TEST_CASE("a repair is one correction, and a forced line is reported with what it set aside") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(
        run({"do", game, "12", "ok", "24", "ok", "amend #2 Anna roll 1 5", "force \"agreed\" anna build @1"}).code !=
        2);
    const Json facts = Json::parse(run({"sheet", game, "--json"}).out);
    int repairs = 0;
    for (const Json& correction : facts["corrections"]) {
        if (correction["correction"] == "put-right") ++repairs;
        if (correction["correction"] == "forced") CHECK(!correction["set_aside"].empty());
    }
    CHECK(repairs == 1);
}

TEST_CASE("the blank sheet of every edition has its deeds, its notes and its seats, and two pages on both papers") {
    const ScratchFolder folder;
    const Json editions = Json::parse(run({"editions", "--json"}).out);
    for (const Json& listed : editions["editions"]) {
        const std::string id = listed["id"];
        const Json edition = Json::parse(run({"editions", "show", id, "--json"}).out);
        for (const char* paper : {"a4", "letter"}) {
            CAPTURE(id);
            CAPTURE(paper);
            const std::string pdf = folder.file(id + '-' + paper + ".pdf");
            REQUIRE(run({"sheet", "--blank", "--edition", id, "--paper", paper, "-o", pdf}).code == 0);
            const std::string text = pdf_text(pdf, "-layout");
            for (const Json& deed : edition["deeds"]) {
                const std::string row = deed["deed"].get<std::string>() + ' ' + deed["name"].get<std::string>();
                CAPTURE(row);
                CHECK(text.find(in_one_line(row)) != std::string::npos);
            }
            CHECK(text.find("page 2 of 2") != std::string::npos);
            CHECK(text.find("Signatures") != std::string::npos);
        }
    }
}

TEST_CASE("page two of the blank sheet is read as a line is typed: player by player, and below them the numbers") {
    const ScratchFolder folder;
    for (const char* language : {"en", "ru", "fr", "it", "pl"}) {
        CAPTURE(language);
        const std::string pdf = folder.file(std::string(language) + ".pdf");
        REQUIRE(run({"sheet", "--blank", "--edition", "us", "--lang", language, "-o", pdf}).code == 0);
        const std::string page = pdf_text(pdf, "-layout -f 2 -l 2");
        CHECK(page.find("1+3") != std::string::npos);  // how a deed is written, in the words of the line
        std::size_t at = 0;
        for (const char* seat : {" 1 ", " 2 ", " 3 ", " 4 ", " 5 ", " 6 ", "@1 ", "@39 "}) {
            at = page.find(seat, at);
            CAPTURE(seat);
            REQUIRE(at != std::string::npos);
        }
    }
}

TEST_CASE("settle and export write the same paper") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    const std::vector<std::string> dice{"--dice", "@12=3,4"};
    REQUIRE(run({"sheet", game, "--dice", "@12=3,4", "-o", folder.file("a.pdf")}).code == 0);
    REQUIRE(run({"settle", game, "--dice", "@12=3,4", "--pdf", folder.file("b.pdf")}).code == 0);
    CHECK(read_whole(folder.file("a.pdf")) == read_whole(folder.file("b.pdf")));
    REQUIRE(run({"do", game, "clock call \"late\"", "closing", "keep", "walk @12 3 4", "finish"}).code == 0);
    REQUIRE(run({"sheet", game, "-o", folder.file("c.pdf")}).code == 0);
    REQUIRE(run({"export", game, "--to", "pdf", "-o", folder.file("d.pdf")}).code == 0);
    CHECK(read_whole(folder.file("c.pdf")) == read_whole(folder.file("d.pdf")));
    CHECK(run({"export", game, "--to", "pdf"}).code == 2);
}

TEST_CASE("the CSV has the facts of the JSON") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    const std::string csv = folder.file("sheet.csv");
    const Ran told = run({"sheet", game, "--dice", "@12=3,4", "--json", "--csv", csv, "--table", "7"});
    REQUIRE(told.code == 0);
    const Json facts = Json::parse(told.out);
    const std::string rows = read_whole(csv);
    for (const Json& player : facts["players"])
        for (const char* what : {"cash", "kept", "from_deeds", "total"})
            CHECK(rows.find("player," + player["name"].get<std::string>() + ',' + what + ',' +
                            player[what].get<std::string>()) != std::string::npos);
    CHECK(rows.find(facts["head"].get<std::string>()) != std::string::npos);
    CHECK(rows.find("sheet,,table,7,") != std::string::npos);
}

TEST_CASE("who left or sits elsewhere, and the time for protests, are in JSON and CSV as on paper") {
    const ScratchFolder folder;
    const std::string game = folder.file("people.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--goal", "timed", "--player", "Anna:monopolist", "--player",
                 "Boris:competitor", "--player", "Clara:monopolist"})
                .code == 0);
    REQUIRE(run({"do", game, "clock start", "clock call \"bell\"", "Anna swap Boris \"the table agreed\"",
                 "Clara leaves \"her train\"", "closing", "keep", "walk", "finish", "protest minutes 7"})
                .code == 0);
    const std::string csv = folder.file("people.csv");
    const nlohmann::json facts = nlohmann::json::parse(run({"sheet", game, "--csv", csv, "--json"}).out);
    REQUIRE(facts["people"].size() == 2);
    CHECK(facts["people"][0]["why"] == "the table agreed");
    CHECK(facts["people"][1]["line"].get<std::string>().find("leaves") != std::string::npos);
    REQUIRE(facts["protest_times"].size() == 1);
    CHECK(facts["protest_times"][0]["minutes"] == 7);
    std::ifstream in(csv);
    const std::string rows{std::istreambuf_iterator<char>(in), {}};
    CHECK(rows.find(",her train\r\n") != std::string::npos);
    CHECK(rows.find("protest_minutes,7,") != std::string::npos);
}

TEST_CASE("a sheet never overwrites a file, and a sheet that cannot be written leaves no file") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    const std::vector<std::string> asked{"sheet", game, "--dice", "@12=3,4", "-o"};
    const auto written = [&](const std::string& file) {
        std::vector<std::string> arguments = asked;
        arguments.push_back(file);
        return run(arguments);
    };
    const std::string taken = folder.write("taken.pdf", "mine");
    const Ran over = written(taken);
    CHECK(over.code == 2);
    CHECK(over.err.find("taken.pdf") != std::string::npos);
    CHECK(read_whole(taken) == "mine");
    CHECK(written(folder.path().string()).code == 2);
    const Ran nowhere = written(folder.file("no such folder/sheet.pdf"));
    CHECK(nowhere.code == 3);
    CHECK(nowhere.err.find("no such folder") != std::string::npos);
    CHECK(written("/proc/sheet.pdf").code == 3);
    CHECK(!fs::exists(folder.file("sheet.pdf")));
    CHECK(run({"settle", game, "--dice", "@12=3,4", "--pdf", taken}).code == 2);
    CHECK(run({"sheet", "--blank", "--edition", "us", "-o", taken}).code == 2);
    CHECK(read_whole(taken) == "mine");
}

TEST_CASE("an impossible request for a sheet is reported") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const auto usage = [](const std::vector<std::string>& arguments, const std::string& said) {
        const Ran ran = run(arguments);
        CAPTURE(ran.err);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK(ran.err.find(said) != std::string::npos);
    };
    usage({"sheet"}, "a game or a position is missing, or --blank with --edition");
    usage({"sheet", game, "--paper", "a5"}, "--paper: no paper \"a5\"");
    usage({"sheet", game, "--lang", "xx"}, "--lang: no language \"xx\"");
    usage({"sheet", game, "--edition", "us"}, "--edition is for --blank alone");
    usage({"sheet", "--blank"}, "--blank requires --edition as well");
    usage({"sheet", game, "--blank", "--edition", "us"}, "--blank takes no game and no position");
    usage({"sheet", "--blank", "--edition", "us", "--json"}, "--blank has no figures");
    usage({"sheet", "--blank", "--edition", "nowhere"}, "nowhere");
    CHECK(run({"sheet", folder.file("none.tbl")}).code == 3);
    CHECK(run({"sheet", folder.write("bad.json", "{")}).code == 3);
}

}  // namespace
}  // namespace tablebank::testing
