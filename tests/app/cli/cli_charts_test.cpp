// `charts`: its output in the terminal, for programs and on paper, and its exit codes.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

std::string played_game(const ScratchFolder& folder) {
    std::string game = folder.file("game.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--player", "Anna:monopolist", "--player", "Борис:competitor"}).code ==
            0);
    REQUIRE(
        run({"do", game, "anna roll 2 4", "buy", "next", "roll 1 5", "ok", "anna pay 7 \"parking\"", "undo"}).code ==
        0);
    return game;
}

}  // namespace

TEST_CASE("charts in the terminal and as JSON and CSV carry the same figures") {
    const ScratchFolder folder;
    const std::string game = played_game(folder);
    const Ran said = run({"charts", game});
    CHECK(said.code == 0);
    CHECK(said.out.find("Worth as printed") != std::string::npos);
    CHECK(said.out.find("@6 Sunset Boulevard") != std::string::npos);

    const auto told = nlohmann::json::parse(run({"charts", game, "--json"}).out);
    CHECK(told["players"].size() == 2);
    CHECK(told["players"][0]["name"] == "Anna");
    CHECK(told["players"][0]["cash"].size() == told["entries"].size());
    CHECK(told["income"].size() == 1);
    CHECK(told["income"][0]["deed"] == "@6");
    CHECK(told["landings"].size() == 41);
    CHECK(told["landings"][6]["landed"] == 2);

    const std::string csv = folder.file("charts.csv");
    CHECK(run({"charts", game, "--csv", csv, "--json"}).code == 0);
    std::ifstream in(csv);
    const std::string rows{std::istreambuf_iterator<char>(in), {}};
    CHECK(rows.starts_with("chart,of,at,value\r\n"));
    CHECK(rows.find("income,@6,1," + told["income"][0]["paid"].get<std::string>() + "\r\n") != std::string::npos);
    CHECK(run({"charts", game, "--csv", csv}).code == 2);  // the existing file stays
}

TEST_CASE("charts on paper say their figures in five languages, on both papers") {
    const ScratchFolder folder;
    const std::string game = played_game(folder);
    for (const char* language : {"en", "ru", "fr", "it", "pl"}) {
        for (const char* paper : {"a4", "letter"}) {
            CAPTURE(language);
            CAPTURE(paper);
            const std::string pdf = folder.file(std::string(language) + paper + ".pdf");
            REQUIRE(run({"charts", game, "-o", pdf, "--lang", language, "--paper", paper}).code == 0);
            const std::string text = pdf_text(pdf);
            CHECK(text.find("@6 Sunset Boulevard") != std::string::npos);
            CHECK(text.find("Борис") != std::string::npos);
            CHECK(text.find("#1 ") != std::string::npos);
        }
    }
}

TEST_CASE("no page of charts is for a sentence alone") {
    const ScratchFolder folder;
    const std::string game = folder.file("short.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor"}).code ==
            0);
    for (int entries = 1; entries <= 12; ++entries) {
        REQUIRE(run({"do", game, "Anna pay 1"}).code == 0);
        for (const char* paper : {"a4", "letter"}) {
            CAPTURE(entries);
            CAPTURE(paper);
            const std::string pdf = folder.file(std::to_string(entries) + paper + ".pdf");
            REQUIRE(run({"charts", game, "-o", pdf, "--paper", paper}).code == 0);
            CHECK(pdf_text(pdf).find("page 1 of 1") != std::string::npos);
        }
    }
}

TEST_CASE("charts end as the other subcommands do") {
    const ScratchFolder folder;
    const std::string game = played_game(folder);
    const std::string pdf = folder.file("charts.pdf");
    CHECK(run({"charts", game, "-o", pdf}).code == 0);
    CHECK(run({"charts", game, "-o", pdf}).code == 2);
    CHECK(run({"charts"}).code == 2);
    CHECK(run({"charts", game, "--paper", "a5"}).code == 2);
    CHECK(run({"charts", game, "--lang", "xx"}).code == 2);
    CHECK(run({"charts", folder.file("none.tbl")}).code == 3);
}

}  // namespace tablebank::testing
