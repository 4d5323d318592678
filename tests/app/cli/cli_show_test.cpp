// `show`, `verify`, `editions` and the program around them.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "app/cli/show_view.h"
#include "ledger/decide/decide.h"
#include "source_dir.h"
#include "tests/support/command_line.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

const std::vector<std::string> views{"summary", "players", "deeds", "log", "bank", "due", "clock", "rulings"};

TEST_CASE("every view has a text and an object") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(run({"do", game, "anna 1 2", "ok", "boris 1 2"}).code == 0);
    for (const std::string& view : views) {
        CAPTURE(view);
        const Ran text = run({"show", game, view});
        CHECK(text.code == 0);
        CHECK_FALSE(text.out.empty());
        const Ran json = run({"show", game, view, "--json"});
        CHECK(json.code == 0);
        CHECK(nlohmann::json::parse(json.out).is_object());
    }
    CHECK(run({"show", game}).out == run({"show", game, "summary"}).out);
}

TEST_CASE("cards in hand are next to the deeds, and go with the position into a new game (football 16, 17)") {
    const ScratchFolder folder;
    const std::string game = folder.file("game.tbl");
    REQUIRE(run({"new", game, "--edition", "football", "--player", "Anna", "--player", "Boris"}).code == 0);
    const Ran played = run({"do", game, "Anna at @30", "Anna 12", "ok", "next", "Boris at @30", "Boris 12", "ok",
                            "Boris use \"Судья\"", "Boris at @7", "Boris card #4"});
    CAPTURE(played.err);
    REQUIRE(played.code == 0);
    CHECK(run({"show", game, "players"}).out.find("Anna holds: hidden card\n") != std::string::npos);
    CHECK(run({"show", game}).out.find("Boris holds: выход со скамейки and Судья\n") != std::string::npos);
    CHECK(run({"show", game, "bank"}).out.find("4 hidden cards") != std::string::npos);

    const auto summary = nlohmann::json::parse(run({"show", game, "summary", "--json"}).out);
    CHECK(summary["players"][0]["cards"].dump() == R"([{"hidden":true}])");
    CHECK(summary["players"][1]["cards"][1]["played"] == "Судья");
    CHECK(summary["players"][1]["deeds"].is_array());
    const auto hidden = [](const nlohmann::json& bank) {
        return std::ranges::count_if(bank["cards"], [](const auto& card) { return card.contains("hidden"); });
    };
    CHECK(hidden(nlohmann::json::parse(run({"show", game, "bank", "--json"}).out)) == 4);

    const std::string position = run({"show", game, "players", "--json"}).out;
    const std::string middle = folder.file("middle.tbl");
    REQUIRE(run({"new", middle, "--from", folder.write("position.json", position)}).code == 0);
    CHECK(run({"show", middle, "players", "--json"}).out == position);
    CHECK(run({"verify", middle, "--strict"}).code == 0);
    CHECK(run({"do", middle, "Anna use \"Судья\""}).err.find("card-played") != std::string::npos);
}

TEST_CASE("--at shows the game as it was") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(run({"do", game, "anna 1 2", "ok"}).code == 0);
    const std::string cash = R"("cash": "1440")";
    CHECK(run({"show", game, "players", "--json"}).out.find(cash) != std::string::npos);
    CHECK(run({"show", game, "players", "--json", "--at", "2"}).out.find(cash) == std::string::npos);
    CHECK(run({"show", game, "due", "--at", "2"}).out.find("French Quarter") != std::string::npos);
    CHECK(nlohmann::json::parse(run({"show", game, "log", "--json", "--at", "2"}).out)["entries"].size() == 2);
    CHECK(run({"show", game, "--at", "0"}).code == 2);
    CHECK(run({"show", game, "--at", "4"}).code == 2);
}

TEST_CASE("the fine with which the next turn begins is due before anything is typed") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(run({"do", game, "anna jail", "next", "boris 46"}).code == 0);
    const std::string position =
        folder.write("position.json", R"({"edition":"us","players":[{"name":"Anna","role":"monopolist","cash":500},)"
                                      R"({"name":"Boris","role":"competitor","cash":500,"jailed":true,"tries":2}]})");
    const std::string middle = folder.file("middle.tbl");
    REQUIRE(run({"new", middle, "--from", position}).code == 0);
    CHECK(run({"show", middle, "players"}).out.find("in the price war, the fine comes before the roll") !=
          std::string::npos);
    CHECK(run({"show", middle, "due"}).out.find("Nothing is due") != std::string::npos);
    REQUIRE(run({"do", middle, "Anna 46"}).code == 0);
    CHECK(run({"show", middle, "due"}).out.find("[Boris fine]") != std::string::npos);
    const auto due = nlohmann::json::parse(run({"show", middle, "due", "--json"}).out)["due"];
    REQUIRE(due.size() == 1);
    CHECK(due[0]["line"] == "Boris fine");
    CHECK(run({"do", middle, "Boris 12"}).err.find("Boris fine") != std::string::npos);
    CHECK(run({"show", middle, "players", "--json"}).out.find(R"("tries": 2)") != std::string::npos);
}

TEST_CASE("a misspelt view or subcommand names the near one") {
    const ScratchFolder folder;
    CHECK(run({"show", new_game(folder), "playrs"}).err.find("did you mean players?") != std::string::npos);
    const Ran misspelt = run({"shwo"});
    CHECK(misspelt.code == 2);
    CHECK(misspelt.err.find("did you mean show?") != std::string::npos);
    CHECK(run({"--colour"}).code == 2);
    CHECK(run({}).code == 2);
}

TEST_CASE("a due that an earlier version posted with another sum is shown with both") {
    PlayedTable played;
    ReadGame read{played.table(), {}};
    auto decision =
        decide(read.table, std::get<Command>(parse_line(played.setup(), "Anna roll 1 2")), [] { return Stamp{}; });
    Entry entry = std::get<std::vector<Entry>>(std::move(decision)).front();
    const auto raised = std::ranges::find(entry.facts, FactName::due, [](const auto& fact) { return fact.key.name; });
    REQUIRE(raised != entry.facts.end());
    Due due = read_due(raised->key, raised->after);
    REQUIRE(due.kind == DueKind::offer);
    const Money today = due.amount;
    due.amount = Money{7};
    raised->after = to_fact_value(due);
    read.table.post(std::move(entry));
    const std::string file = "game.tbl";
    const ShowView view{english, file, read.table, std::nullopt, 0};
    std::ostringstream text;
    print_due(view, text);
    CHECK(text.str().find("  posted by the rules of an earlier version: 7; today's say " + today.to_string() + "\n") !=
          std::string::npos);
    std::ostringstream written;
    write_due(view, written);
    const auto json = nlohmann::json::parse(written.str());
    CHECK(json.at("due").at(0).at("amount") == "7");
    CHECK(json.at("due").at(0).at("today") == today.to_string());
}

TEST_CASE("every subcommand explains itself with an example") {
    for (const std::vector<std::string>& command : {std::vector<std::string>{"new"},
                                                    {"do"},
                                                    {"show"},
                                                    {"quote"},
                                                    {"quote", "rent"},
                                                    {"quote", "tax"},
                                                    {"quote", "worth"},
                                                    {"quote", "raise"},
                                                    {"settle"},
                                                    {"sheet"},
                                                    {"verify"},
                                                    {"review"},
                                                    {"export"},
                                                    {"editions"},
                                                    {"editions", "show"},
                                                    {"editions", "check"},
                                                    {"editions", "copy"},
                                                    {"editions", "import"},
                                                    {"editions", "export"},
                                                    {"editions", "sheet"}}) {
        std::vector<std::string> arguments = command;
        arguments.emplace_back("--help");
        CAPTURE(command.back());
        const Ran help = run(arguments);
        CHECK(help.code == 0);
        CHECK(help.out.find("Example: tablebank " + command.front()) != std::string::npos);
        CHECK(help.err.empty());
    }
    CHECK(run({"--help"}).out.find("settle") != std::string::npos);
}

TEST_CASE("the version is printed with the commit and with every format that is written") {
    const Ran version = run({"--version"});
    CHECK(version.code == 0);
    CHECK(version.out.starts_with("tablebank 1."));
    for (const char* line : {"\ngame file: format 5\n", "\nrecord: format 2\n", "\nevent: format 1\n"})
        CHECK(version.out.find(line) != std::string::npos);
}

TEST_CASE("an earlier log shows what was true of an entry then, whatever was undone since") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(run({"do", game, "anna pay 7", "undo", "redo", "undo"}).code == 0);
    const auto taken_back_at = [&](const char* at, const char* by) {
        return run({"show", game, "log", "--at", at})
                   .out.find(std::string("(taken back by #") + by + ")\n      Anna pays") != std::string::npos;
    };
    CHECK_FALSE(taken_back_at("2", "3"));
    CHECK(taken_back_at("3", "3"));
    CHECK_FALSE(taken_back_at("4", "3"));
    CHECK(taken_back_at("5", "5"));
}

TEST_CASE("verify prints the head, compares it with a noted one, and lists what was forced") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(run({"do", game, "anna 1 2"}).code == 0);
    const std::string early = nlohmann::json::parse(run({"verify", game, "--json"}).out)["head"];
    CHECK(run({"verify", game, "--head", early}).code == 0);
    CHECK(run({"verify", game, "--head", "12ab"}).code == 2);
    CHECK(run({"verify", game, "--head", std::string(64, '0')}).code == 3);

    REQUIRE(run({"do", game, "ok", "force \"we all agreed\" boris build @3"}).code != 0);
    REQUIRE(run({"do", game, "force \"we all agreed\" boris buy @39"}).code == 0);
    const Ran moved_on = run({"verify", game, "--head", early});
    CHECK(moved_on.code == 3);
    CHECK(moved_on.err.find("#2") != std::string::npos);
    const Ran listed = run({"verify", game, "--json"});
    CHECK(listed.code == 0);
    const auto found = nlohmann::json::parse(listed.out);
    CHECK(found["ok"] == true);
    REQUIRE(found["forced"].size() == 1);
    CHECK(found["forced"][0]["why"] == "we all agreed");
    CHECK(found["deviations"].empty());
    CHECK(run({"verify", game}).out.find("we all agreed") != std::string::npos);
    CHECK(run({"verify", game, "--strict"}).code == 1);
}

TEST_CASE("a damaged, foreign or missing game is a bad file, on both outputs") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const std::string whole = read_whole(game);
    for (const std::string& text : {whole.substr(0, whole.size() / 2), std::string("notes"), std::string()}) {
        const Ran checked = run({"verify", folder.write("other.tbl", text), "--json"});
        CHECK(checked.code == 3);
        CHECK(nlohmann::json::parse(checked.out)["ok"] == false);
        CHECK(checked.err.find("other.tbl") != std::string::npos);
    }
    CHECK(run({"verify", folder.file("none.tbl")}).code == 3);
    CHECK(run({"show", folder.path().string()}).code == 3);
}

TEST_CASE("the editions are listed, shown and checked") {
    CHECK(run({"editions"}).out.find("us") != std::string::npos);
    const auto list = nlohmann::json::parse(run({"editions", "--json"}).out)["editions"];
    CHECK(list.size() == 9);
    CHECK(list.front()["id"] == "fr");
    CHECK(list.back()["id"] == "classic");
    CHECK(run({"editions", "show", "us"}).out.find("Nob Hill") != std::string::npos);
    CHECK(nlohmann::json::parse(run({"editions", "show", "ru", "--json"}).out)["deeds"].size() == 28);
    CHECK(run({"editions", "show", "nowhere"}).code == 2);
    const std::string shipped = TABLEBANK_SOURCE_DIR "/editions/us.toml";
    CHECK(run({"editions", "check", shipped}).code == 0);

    const ScratchFolder folder;
    std::string text = read_whole(shipped);
    text.replace(text.find("start_cash"), 10, "start_cahs");
    const Ran wrong = run({"editions", "check", folder.write("mine.toml", text), "--json"});
    CHECK(wrong.code == 3);
    const auto report = nlohmann::json::parse(wrong.out);
    CHECK(report["ok"] == false);
    CHECK(report["messages"][0]["line"] > 1);
    CHECK(run({"editions", "check", folder.file("none.toml")}).code == 3);
}

TEST_CASE("an edition is copied to be edited, and no file is ever overwritten") {
    const ScratchFolder folder;
    const std::string mine = folder.file("mine.toml");
    const Ran copied = run({"editions", "copy", "football", mine});
    CHECK(copied.code == 0);
    CHECK(copied.out.find("editions check " + mine) != std::string::npos);
    CHECK(read_whole(mine) == read_whole(TABLEBANK_SOURCE_DIR "/editions/football.toml"));
    CHECK(run({"editions", "check", mine}).code == 0);
    CHECK(run({"editions", "copy", "us", mine}).code == 2);
    CHECK(read_whole(mine) == read_whole(TABLEBANK_SOURCE_DIR "/editions/football.toml"));
    CHECK(run({"editions", "copy", "nowhere", folder.file("other.toml")}).code == 2);
    CHECK(run({"new", folder.file("g.tbl"), "--edition", mine, "--player", "Anna", "--player", "Boris"}).code == 0);
}

TEST_CASE("text typed from the cards of a box is a template in a copy, which is another box") {
    const ScratchFolder folder;
    const std::string mine = folder.file("mine.toml");
    CHECK(run({"editions", "copy", "us", mine}).code == 0);
    std::string expected = read_whole(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    for (const char* figures : {"deeds = ", "names = ", "cards = "})
        expected.replace(expected.find(std::string(figures) + "\"verified\"") + 9, 8, "template");
    CHECK(read_whole(mine) == expected);

    const std::string in_one_line =
        "status = { deeds = \"verified\", names = \"template\", cards = \"verified\" } # verified";
    const auto status = expected.find("[status]");
    const auto next = expected.find("[currency]");
    expected.replace(status, next - status, "");
    const std::string short_one = folder.write("short.toml", in_one_line + "\n" + expected);
    REQUIRE(run({"editions", "check", short_one}).code == 0);
    CHECK(run({"editions", "copy", short_one, folder.file("copy.toml")}).code == 0);
    CHECK(read_whole(folder.file("copy.toml"))
              .starts_with("status = { deeds = \"template\", names = \"template\", cards = \"template\" } # verified"));
}

TEST_CASE("a game of a later version is newer on every road, and is not touched") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const std::string whole = read_whole(game);
    std::string later = whole;
    later.at(63) = 99;  // the version of its format
    std::string ruled = whole;
    ruled.replace(ruled.find("deck_orderunchecked"), 10, "deck_rules");
    std::string valued = whole;
    valued.replace(valued.find("deck_orderunchecked") + 10, 9, "uncertain");
    for (const std::string& text : {later, ruled, valued}) {
        const std::string newer = folder.write("newer.tbl", text);
        for (const std::vector<std::string>& asked : {std::vector<std::string>{"show", newer},
                                                      {"show", newer, "log"},
                                                      {"verify", newer},
                                                      {"settle", newer},
                                                      {"sheet", newer},
                                                      {"do", newer, "12"},
                                                      {"quote", newer, "tax", "Anna"},
                                                      {"export", newer, "--to", "json"}}) {
            CAPTURE(asked.front());
            const Ran ran = run(asked);
            CHECK(ran.code == 3);
            CHECK(ran.out.empty());
            CHECK(ran.err.find("was written by a later version of tablebank. The file was not touched. "
                               "Open it with that version.") != std::string::npos);
        }
        CHECK(read_whole(newer) == text);
        std::filesystem::remove(newer);
    }
}

TEST_CASE("a broken edition file does not take the others away") {
    const ScratchFolder folder;
    (void)folder.write("bad.toml", "id = \n");
    (void)folder.write("us.toml", read_whole(TABLEBANK_SOURCE_DIR "/editions/us.toml"));
    const Ran listed = run({"editions"}, "", folder.path().string());
    CHECK(listed.code == 3);
    CHECK(listed.out.find("us") != std::string::npos);
    CHECK(listed.err.find("bad.toml:1:") != std::string::npos);
}

TEST_CASE("a doubtful figure is a warning and no error") {
    const ScratchFolder folder;
    std::string text = read_whole(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    const std::string single = "competitor = { single = 6, built = [11,";
    text.replace(text.find(single), single.size(), "competitor = { single = 6, built = [12,");
    const Ran doubtful = run({"editions", "check", folder.write("mine.toml", text)});
    CHECK(doubtful.code == 0);
    CHECK(doubtful.out.find("warning") != std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing
