// `editions import`, `export` and `sheet`: a box by way of a spreadsheet.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

#include "source_dir.h"
#include "tests/support/command_line.h"
#include "tests/support/forged_record.h"
#include "tests/support/languages.h"
#include "tests/support/other_programs.h"

namespace tablebank::testing {
namespace {

/// The table of an edition with one text in it replaced.
std::string table_with(const std::string& from, const std::string& to, const std::string& id = "us") {
    std::string table = run({"editions", "export", id}).out;
    const auto at = table.find(from);
    REQUIRE(at != std::string::npos);
    return table.replace(at, from.size(), to);
}

TEST_CASE("a whole box is passed to another user, who sees what it changes before it is saved") {
    const ScratchFolder folder;
    const std::string ours = folder.file("ours.toml");
    const std::string handed = folder.file("handed.toml");
    const std::string kept = folder.file("kept.toml");
    REQUIRE(run({"editions", "copy", "us", ours}).code == 0);
    std::string text = read_whole(ours);
    const std::string salary = "{ amount = 100, rule = \"us 14\" }";
    text.replace(text.find(salary), salary.size(), "{ amount = 300, rule = \"us 14\" }");
    write_text(ours, text);
    REQUIRE(run({"editions", "export", ours, "-o", handed, "--by", "Anna"}).code == 0);
    CHECK(run({"editions", "export", ours, "-o", handed}).code != 0);  // it is there already
    const Ran shown = run({"editions", "import", handed});
    CHECK(shown.code == 0);
    CHECK(shown.out.find("From Anna.") != std::string::npos);
    CHECK(shown.out.find("For landing on START or passing it: 100, here 300") != std::string::npos);
    CHECK(shown.out.find("Nothing was kept.") != std::string::npos);
    CHECK(shown.out.find("deeds template") != std::string::npos);
    REQUIRE(run({"editions", "import", handed, kept}).code == 0);
    CHECK(read_whole(kept) == read_whole(handed));
    const auto json = nlohmann::json::parse(run({"editions", "import", handed, "--json"}).out);
    CHECK(json["like"] == "us");
    CHECK(json["origin"]["by"] == "Anna");
    CHECK(json["changes"][0]["lines"].size() == 1);
    CHECK(run({"new", folder.file("g.tbl"), "--edition", kept, "--player", "Anna:monopolist", "--player",
               "Boris:competitor"})
              .code == 0);
    CHECK(run({"editions", "import", folder.file("none.toml")}).code == 3);
    CHECK(run({"editions", "import", handed, "--name", "Mine"}).code == 2);
    CHECK(run({"editions", "export", "us", "--by", "Anna"}).code == 2);
    CHECK(run({"editions", "import", folder.file("deeds.csv")}).code == 2);
}

TEST_CASE("the errors of an edition are in the language of the user") {
    const ScratchFolder folder;
    const std::string box = folder.file("box.toml");
    std::string text = read_whole(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    const std::string houses = "houses = 35";
    text.replace(text.find(houses), houses.size(), "houses = \"many\"");
    write_text(box, text);
    const Ran russian = run(speaking("ru"), {"editions", "check", box});
    CHECK(russian.code == 3);
    CHECK(russian.err.find("box.houses") != std::string::npos);
    CHECK(russian.err.find("must be") == std::string::npos);
    CHECK(run({"editions", "check", box}).err.find("must be a whole number, not a text") != std::string::npos);
    const auto json = nlohmann::json::parse(run(speaking("ru"), {"editions", "check", box, "--json"}).out);
    CHECK(json["messages"][0]["message"] == "must be a whole number, not a text");
}

TEST_CASE("the table of an edition becomes an edition of one's own, that can be played") {
    const ScratchFolder folder;
    const std::string table = folder.file("deeds.csv");
    const std::string mine = folder.file("my-box.toml");
    CHECK(run({"editions", "export", "us", "-o", table}).code == 0);
    CHECK(read_whole(table) == "\xEF\xBB\xBF" + run({"editions", "export", "us"}).out);
    const std::string russian = folder.file("russian.csv");
    CHECK(run(speaking("ru"), {"editions", "export", "us", "-o", russian}).code == 0);
    CHECK(read_whole(russian).starts_with("\xEF\xBB\xBFполе;название;"));
    for (const char* language : {"ru", "fr", "it", "pl"})
        for (const char* id : {"us", "pl", "classic", "football", "example-small"}) {
            const std::string file = folder.file(std::string{language} + id + ".csv");
            CHECK(run(speaking(language), {"editions", "export", id, "-o", file}).code == 0);
            CHECK_MESSAGE(run({"editions", "import", file, "--like", id}).code == 0, language, " ", id);
        }
    CHECK(run(speaking("ru"), {"editions", "export", "us"}).out == run({"editions", "export", "us"}).out);
    const Ran checked = run({"editions", "import", table, "--like", "us"});
    CHECK(checked.code == 0);
    CHECK(checked.out == table + " is a sound table of deeds.\n");
    const Ran made = run({"editions", "import", table, mine, "--like", "us", "--name", "My box", "--language", "de"});
    CHECK(made.code == 0);
    CHECK(made.out.find("tablebank editions sheet " + mine) != std::string::npos);
    CHECK(run({"editions", "check", mine}).code == 0);
    const auto box = nlohmann::json::parse(run({"editions", "show", mine, "--json"}).out);
    CHECK(box["id"] == "my-box");
    CHECK(box["name"] == "My box");
    CHECK(box["language"] == "de");
    CHECK(box["status"]["deeds"] == "template");
    CHECK(box["deeds"] == nlohmann::json::parse(run({"editions", "show", "us", "--json"}).out)["deeds"]);
    CHECK(run({"new", folder.file("g.tbl"), "--edition", mine, "--player", "Anna:monopolist", "--player",
               "Boris:competitor"})
              .code == 0);
}

TEST_CASE("an existing file is not touched, and a table with errors makes none") {
    const ScratchFolder folder;
    const std::string table = folder.write("deeds.csv", run({"editions", "export", "us"}).out);
    const std::string taken = folder.write("taken.toml", "mine");
    CHECK(run({"editions", "import", table, taken, "--like", "us"}).code == 2);
    CHECK(read_whole(taken) == "mine");
    CHECK(run({"editions", "export", "us", "-o", taken}).code == 2);
    CHECK(run({"editions", "sheet", "us", "-o", taken}).code == 2);
    CHECK(read_whole(taken) == "mine");

    const std::string wrong = folder.write("wrong.csv", table_with(",60,30,33,", ",60,61,33,"));
    const std::string none = folder.file("none.toml");
    const Ran refused = run({"editions", "import", wrong, none, "--like", "us"});
    CHECK(refused.code == 3);
    CHECK(refused.err.starts_with(wrong + ":2: column H \"mortgage\": must not be above the price"));
    CHECK_FALSE(std::filesystem::exists(none));
    CHECK(run({"editions", "import", folder.file("no.csv"), "--like", "us"}).code == 3);
    CHECK(run({"editions", "import", table, "", "--like", "us"}).code == 2);
    CHECK(run({"editions", "import", table}).code == 2);
    CHECK(run({"editions", "import", table, "--like", "nowhere"}).code == 2);
    CHECK(run({"editions", "import", table, none, "--like", "us", "--id", "My Box"}).code == 2);
    CHECK(run({"editions", "import", table, none, "--like", "us", "--language", "English"}).code == 2);
    CHECK(run({"editions", "import", table, folder.file("東京.toml"), "--like", "us"}).code == 2);
    CHECK_FALSE(std::filesystem::exists(none));
}

TEST_CASE("an option that names no edition is reported as such, and is not a fault of a file or of the table") {
    const ScratchFolder folder;
    const std::string table = folder.write("deeds.csv", run({"editions", "export", "us"}).out);
    const std::string mine = folder.file("mine.toml");
    const auto refused = [&](const std::string& file, const std::vector<std::string>& options) {
        std::vector<std::string> arguments{"editions", "import", table, file, "--like", "us"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Ran ran = run(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK_FALSE(std::filesystem::exists(file));
        return ran.err;
    };
    for (const std::string& name : {std::string("Caf\xE9"), std::string("a\nb"), std::string("\x1b[2J"), std::string(),
                                    std::string(" \u00A0\t"), std::string(201, 'x'), std::string("a\u202eb")}) {
        CAPTURE(name);
        CHECK(refused(mine, {"--name", name}).starts_with("tablebank: --name: \""));
    }
    for (const std::string& id : {std::string("My Box"), std::string()}) {
        CAPTURE(id);
        CHECK(refused(mine, {"--id", id}).starts_with("tablebank: --id: \""));
    }
    CHECK(refused(mine, {"--id", std::string(201, 'x')}) == "tablebank: --id: has more than 200 bytes\n");
    CHECK(refused(folder.file("中文.toml"), {}) ==
          "tablebank: --id: none can be made of the file name \"中文\": give one, such as my-box\n");
    CHECK(refused(folder.file("Caf\xE9.toml"), {}).starts_with("tablebank: --name: \""));
    CHECK(run({"editions", "import", table, folder.file("中文.toml"), "--like", "us", "--id", "china"}).code == 0);
    CHECK(run({"editions", "import", table, mine, "--like", "us", "--name", " Ma\u00A0boîte "}).code == 0);
    CHECK(nlohmann::json::parse(run({"editions", "show", mine, "--json"}).out)["name"] == "Ma\u00A0boîte");
}

TEST_CASE("an error or a doubt names row and column, for people and for programs") {
    const ScratchFolder folder;
    const std::string wrong = folder.write("deeds.csv", table_with(",60,30,33,50,", ",\"60,5\",,33,50,"));
    const Ran refused = run({"editions", "import", wrong, "--like", "us"});
    CHECK(refused.code == 3);
    CHECK(refused.out.empty());
    CHECK(refused.err ==
          wrong +
              ":2: column G \"price\": \"60,5\" has a comma or a point: amounts are whole, write 1200 or "
              "1 200\n" +
              wrong + ":2: column H \"mortgage\": is missing\n");
    const Ran told = run({"editions", "import", wrong, "--like", "us", "--json"});
    CHECK(told.code == 3);
    const auto json = nlohmann::json::parse(told.out);
    CHECK(json["ok"] == false);
    CHECK(json["messages"].size() == 2);
    CHECK(json["messages"][1]["cell"] == "H2");
    CHECK(json["messages"][1]["row"] == 2);
    CHECK(json["messages"][1]["column"] == 8);
    CHECK(json["messages"][1]["head"] == "mortgage");

    const std::string doubtful = folder.write("doubtful.csv", table_with(",60,30,33,", ",60,20,33,"));
    const std::string mine = folder.file("mine.toml");
    const Ran made = run({"editions", "import", doubtful, mine, "--like", "us"});
    CHECK(made.code == 0);
    CHECK(made.out.starts_with(doubtful + ":2: warning: column H \"mortgage\": is 20 where the pattern"));
    CHECK(run({"editions", "sheet", mine}).out.find("? 20") != std::string::npos);
    const auto again = nlohmann::json::parse(
        run({"editions", "import", doubtful, folder.file("again.toml"), "--like", "us", "--json"}).out);
    CHECK(again["ok"] == true);
    CHECK(again["edition"] == "again");
    CHECK(again["messages"][0]["warning"] == true);
}

TEST_CASE("the deeds on paper: each card with its box to tick, every figure, in words of the edition") {
    const ScratchFolder folder;
    for (const char* paper : {"a4", "letter"}) {
        CAPTURE(paper);
        const std::string pdf = folder.file(std::string(paper) + ".pdf");
        REQUIRE(run({"editions", "sheet", "us", "-o", pdf, "--paper", paper}).code == 0);
        const std::string text = pdf_text(pdf);
        for (const char* shown : {"Deeds, to be compared with the cards", "New Orleans", "Basin Street", "Nob Hill",
                                  "U.S. Gas Company", "@39", "page 1 of 4", "in a monopolised city"})
            CHECK(text.find(shown) != std::string::npos);
        CHECK(text.find('?') == std::string::npos);
    }
    const std::string football = run({"editions", "sheet", "football", "--lang", "ru"}).out;
    CHECK(football.find("ADIDAS") != std::string::npos);
    CHECK(football.find("монополист") == std::string::npos);
    CHECK(run({"editions", "sheet", "us", "--paper", "a5"}).code == 2);
    CHECK(run({"editions", "sheet", "us", "--lang", "xx"}).code == 2);
    CHECK(run({"editions", "sheet", "nowhere"}).code == 2);
    CHECK(nlohmann::json::parse(run({"editions", "sheet", "us", "--json"}).out)["id"] == "us");
}

TEST_CASE("a table is also printed for programs") {
    const ScratchFolder folder;
    const auto json = nlohmann::json::parse(run({"editions", "export", "us", "--json"}).out);
    CHECK(json["edition"] == "us");
    CHECK(json["rows"].size() == 29);
    const std::string file = folder.file("deeds.csv");
    CHECK(nlohmann::json::parse(run({"editions", "export", "us", "-o", file, "--json"}).out)["file"] == file);
    CHECK(run({"editions", "export", "nowhere"}).code == 2);
}

}  // namespace
}  // namespace tablebank::testing
