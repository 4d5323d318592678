// `sheet --charts`: the charts of the game as further pages of its score sheet, and what has none.

#include <doctest/doctest.h>

#include <filesystem>

#include "tests/support/command_line.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

std::string ended_game(const ScratchFolder& folder) {
    std::string game = folder.file("game.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--player", "Anna:monopolist", "--player", "Борис:competitor",
                 "--goal", "timed"})
                .code == 0);
    REQUIRE(run({"do", game, "clock start", "anna roll 2 4", "buy", "next", "roll 1 5", "ok", "next",
                 "clock call \"the bell\"", "closing", "keep", "walk", "finish"})
                .code == 0);
    return game;
}

int pages_of(const std::string& pdf) {
    const std::string told = printed_by("pdfinfo '" + pdf + "'");
    return std::stoi(told.substr(told.find("Pages:") + 6));
}

}  // namespace

TEST_CASE("--charts puts the charts on their own pages after the sheet, and does not change the sheet") {
    const ScratchFolder folder;
    const std::string game = ended_game(folder);
    for (const char* language : {"en", "ru", "fr", "it", "pl"}) {
        for (const char* paper : {"a4", "letter"}) {
            CAPTURE(language);
            CAPTURE(paper);
            const std::string stem = folder.file(std::string(language) + paper);
            REQUIRE(run({"sheet", game, "-o", stem + ".pdf", "--lang", language, "--paper", paper}).code == 0);
            REQUIRE(run({"sheet", game, "--charts", "-o", stem + "-charts.pdf", "--lang", language, "--paper", paper})
                        .code == 0);
            const int pages = pages_of(stem + ".pdf");
            CHECK(pages_of(stem + "-charts.pdf") > pages);
            const std::string last = " -l " + std::to_string(pages);
            const std::string behind = " -f " + std::to_string(pages + 1);
            const std::string charts = pdf_text(stem + "-charts.pdf", "-layout" + behind);
            CHECK(charts.find("@6 Sunset Boulevard") != std::string::npos);
            CHECK(charts.find("Борис") != std::string::npos);
            // Except for the number of pages at the foot.
            const auto walk = [&](const std::string& pdf) {
                std::string text = pdf_text(pdf, "-layout -f 2" + last);
                return text.substr(0, text.find(" · "));
            };
            CHECK(walk(stem + "-charts.pdf") == walk(stem + ".pdf"));
        }
    }
}

TEST_CASE("--charts prints to the terminal too, and the facts for programs do not have charts") {
    const ScratchFolder folder;
    const std::string game = ended_game(folder);
    const Ran sheet = run({"sheet", game});
    const Ran charted = run({"sheet", game, "--charts"});
    CHECK(charted.code == 0);
    CHECK(sheet.out.find("Worth as printed") == std::string::npos);
    CHECK(charted.out.find("Worth as printed") != std::string::npos);
    CHECK(charted.out.find("Signatures") != std::string::npos);

    const std::string pdf = folder.file("both.pdf");
    const std::string csv = folder.file("both.csv");
    const std::string plain = folder.file("plain.csv");
    const Ran both = run({"sheet", game, "--charts", "--json", "-o", pdf, "--csv", csv});
    CHECK(both.code == 0);
    CHECK(both.out == run({"sheet", game, "--json", "--csv", plain}).out);
    CHECK(read_whole(csv) == read_whole(plain));
    CHECK(pdf_text(pdf).find("Worth as printed") != std::string::npos);
}

TEST_CASE("a game without charts refuses them with a sentence, and writes nothing") {
    const ScratchFolder folder;
    const std::string game = ended_game(folder);
    const std::string pdf = folder.file("none.pdf");
    const Ran only_json = run({"sheet", game, "--charts", "--json"});
    CHECK(only_json.code == 2);
    CHECK(only_json.err.find("-o") != std::string::npos);
    CHECK(only_json.out.empty());
    const Ran of_position = run({"sheet", "-", "--charts", "-o", pdf}, documented_position);
    CHECK(of_position.code == 2);
    CHECK(of_position.err.find("--charts requires a game") != std::string::npos);
    const Ran blank = run({"sheet", "--blank", "--edition", "us", "--charts", "-o", pdf});
    CHECK(blank.code == 2);
    CHECK(blank.err.find("--charts") != std::string::npos);
    CHECK(!std::filesystem::exists(pdf));
    CHECK(run({"sheet", game, "--charts", "--paper", "a5"}).code == 2);
    CHECK(run({"sheet", "--help"}).out.find("--charts") != std::string::npos);
}

}  // namespace tablebank::testing
