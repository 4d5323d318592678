// A forged game at an event: its result is not taken from its file, its record or a folder without a finding, and if a
// director takes it anyway, the log has the finding.

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "db/edition/edition_file.h"
#include "tests/support/command_line.h"
#include "tests/support/forged_record.h"

using tablebank::Edition;
using tablebank::parse_edition;
using tablebank::read_game;
using tablebank::ReadGame;
using tablebank::Session;
using tablebank::Setup;
using tablebank::StampMaker;
using tablebank::testing::cash_from_nowhere;
using tablebank::testing::forged_record;
using tablebank::testing::houses_without_end;
using tablebank::testing::Ran;
using tablebank::testing::read_whole;
using tablebank::testing::reverses_in_name;
using tablebank::testing::run;
using tablebank::testing::ScratchFolder;
using tablebank::testing::write_text;
using Json = nlohmann::json;

namespace {

std::string carried_out(const std::vector<std::string>& arguments) {
    const Ran ran = run(arguments);
    CAPTURE(ran.err);
    CAPTURE(ran.out);
    REQUIRE(ran.code == 0);
    return ran.out;
}

/// Two tables of four play; the game of the first is over, honestly, and there is a forged record of it.
struct ForgedEvening {
    ScratchFolder folder;
    std::string event = folder.file("club.tbe");
    std::string game = folder.file("t1.tbl");
    std::string forged = folder.file("forged.tbr");

    ForgedEvening() {
        carried_out(
            {"event", "new", event, "--name", "Club evening", "--edition", "us", "--rounds", "2", "--by", "Vera"});
        carried_out(
            {"event", "player", event, "Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri"});
        carried_out({"event", "seat", event});
        carried_out({"event", "round", event, "1", "--open"});
        carried_out({"event", "join", event, "--round", "1", "-o", folder.file("")});
        carried_out({"new", game, "--join", folder.file("round-1-table-1.tbj")});
        carried_out({"do", game, "clock start", "12", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
        write_text(forged, forged_record(read_game(game).table, cash_from_nowhere(3, 1, 9'000)));
    }
    [[nodiscard]] std::size_t entries() const {
        return Json::parse(carried_out({"event", "show", event, "log", "--json"})).at("log").size();
    }
};

}  // namespace

TEST_CASE("the result of a forged record is refused with each entry, and nothing is written") {
    const ForgedEvening evening;
    const std::size_t before = evening.entries();
    const Ran said = run({"event", "result", evening.event, evening.forged});
    CHECK(said.code == 1);
    CHECK(said.err.find("verify does not accept this game, from entry #3 on") != std::string::npos);
    CHECK(said.err.find("#3 ") != std::string::npos);
    CHECK(said.err.find("today's rules would post something else") != std::string::npos);
    const Ran told = run({"event", "result", evening.event, evening.forged, "--json"});
    CHECK(told.code == 1);
    const Json json = Json::parse(told.out);
    CHECK(json.at("refused") == "not-verified");
    CHECK(json.at("findings") == Json::parse(R"([{"seq": 3, "found": "deviations"}])"));
    CHECK(run({"event", "result", evening.event, evening.forged, "--why", "we like it"}).code == 1);
    CHECK(run({"event", "result", evening.event, evening.forged, "--anyway"}).code == 1);
    CHECK(run({"event", "result", evening.event, "--anyway", "--why", "x"}).code == 2);
    CHECK(run({"event", "result", evening.event}).code == 2);
    CHECK(run({"event", "result", evening.event, "--anyway", "--round", "1", "--table", "1", "--why", "x"}).code == 1);
    CHECK(evening.entries() == before);
}

TEST_CASE("a result that a director takes anyway shows its finding in the log and below the standings") {
    const ForgedEvening evening;
    carried_out(
        {"event", "result", evening.event, evening.forged, "--anyway", "--why", "the banker told how", "--dry-run"});
    const std::string out =
        carried_out({"event", "result", evening.event, evening.forged, "--anyway", "--why", "the banker told how"});
    CHECK(out.find("Remark: no judge certified this sheet") != std::string::npos);
    CHECK(carried_out({"event", "show", evening.event, "log"})
              .find("\"the banker told how (verify: deviations #3, left #6 seat 2 #7 seat 3 #8 seat 4)\"") !=
          std::string::npos);
    CHECK(
        carried_out({"event", "standings", evening.event})
            .find("its result counts although verify does not accept the game (#3: today's rules would post something "
                  "else; #6 seat 2, #7 seat 3, #8 seat 4: a player left the game before its end)") !=
        std::string::npos);
    CHECK(Json::parse(run({"event", "result", evening.event, evening.forged, "--json"}).out).at("refused") ==
          "nothing-changed");
    carried_out({"event", "correct", evening.event, evening.game, "--why", "the honest one"});
    CHECK(carried_out({"event", "standings", evening.event}).find("does not accept") == std::string::npos);
    CHECK(Json::parse(run({"event", "correct", evening.event, evening.forged, "--why", "no", "--json"}).out)
              .at("refused") == "not-verified");
}

TEST_CASE("the honest games of a folder are taken, and the forged one is named with its entry") {
    const ForgedEvening evening;
    carried_out({"new", evening.folder.file("t2.tbl"), "--join", evening.folder.file("round-1-table-2.tbj")});
    carried_out(
        {"do", evening.folder.file("t2.tbl"), "clock start", "12", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
    const std::string in = evening.folder.file("in");
    std::filesystem::create_directory(in);
    std::filesystem::copy_file(evening.forged, in + "/a.tbr");
    std::filesystem::copy_file(evening.folder.file("t2.tbl"), in + "/b.tbl");
    const std::string out = carried_out({"event", "collect", evening.event, in});
    CHECK(out.find("a.tbr: round 1, table 1: verify does not accept this game, from entry #3 on") != std::string::npos);
    CHECK(out.find("Result of round 1, table 2") != std::string::npos);
    CHECK(out.find("Result of round 1, table 1") == std::string::npos);
    // The honest game of that table is taken once it is in the folder, and only once.
    std::filesystem::copy_file(evening.game, in + "/c.tbl");
    CHECK(carried_out({"event", "collect", evening.event, in}).find("Result of round 1, table 1") != std::string::npos);
    const std::size_t entries = evening.entries();
    CHECK(carried_out({"event", "collect", evening.event, in}).find("Result of") == std::string::npos);
    CHECK(evening.entries() == entries);
}

TEST_CASE("a forced line is reported with the result, and a game of the rules of its day is taken") {
    const ForgedEvening evening;
    const std::string game = evening.folder.file("t2.tbl");
    carried_out({"new", game, "--join", evening.folder.file("round-1-table-2.tbj")});
    carried_out({"do", game, "clock start", "force \"agreed\" 1 get 10 from 2", "12", "ok", "next", "2 leaves",
                 "3 leaves", "4 leaves"});
    const std::string out = carried_out({"event", "result", evening.event, game});
    CHECK(out.find("Remark: #3 ") != std::string::npos);
    CHECK(out.find("recorded against the rules") != std::string::npos);
    CHECK(carried_out({"event", "show", evening.event, "log"})
              .find("\"verify: forced #3, review #3, left #7 seat 2 #8 seat 3 #9 seat 4\"") != std::string::npos);
    // As long as the result counts, every reader sees that.
    const std::string remark =
        "Round 1, table 2: its result was taken with a remark (#3: recorded against the rules; #3: a judge should look "
        "at "
        "it: \"tablebank review\" says why; #7 seat 2, #8 seat 3, #9 seat 4: a player left the game before its end)";
    CHECK(carried_out({"event", "standings", evening.event}).find(remark) != std::string::npos);
    CHECK(carried_out({"event", "show", evening.event}).find(remark) != std::string::npos);
    CHECK(
        Json::parse(carried_out({"event", "show", evening.event, "--json"})).at("remarks") ==
        Json::parse(
            R"([{"round": 1, "table": 2, "found": "verify: forced #3, review #3, left #7 seat 2 #8 seat 3 #9 seat 4", "accepted": true}])"));
    const Json results = Json::parse(carried_out({"event", "standings", evening.event, "--json"})).at("results");
    CHECK(results.at(0).at("found") == "verify: forced #3, review #3, left #7 seat 2 #8 seat 3 #9 seat 4");
    const std::string pages = evening.folder.file("pages");
    carried_out({"event", "publish", evening.event, pages});
    for (const char* page : {"/data/en/standings.json", "/data/en/table-2.json"})
        CHECK(read_whole(pages + page).find("its result was taken with a remark (#3: recorded against the rules; ") !=
              std::string::npos);
}

TEST_CASE("a game of other minutes is taken with a remark that stays") {
    const ForgedEvening evening;
    const std::string game = evening.folder.file("t2.tbl");
    const std::string joined = evening.folder.file("as-it-should.tbl");
    carried_out({"new", joined, "--join", evening.folder.file("round-1-table-2.tbj")});
    std::vector<std::string> arguments{"new", game, "--edition", "us", "--goal", "timed", "--minutes", "30"};
    const ReadGame as_joined = read_game(joined);
    for (const auto& player : as_joined.table.game.setup->players) {
        arguments.emplace_back("--player");
        arguments.push_back(player.name + ":" + std::string(to_string(player.role)));
    }
    carried_out(arguments);
    carried_out({"do", game, "clock start", "12", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
    const std::string out = carried_out({"event", "result", evening.event, game});
    CHECK(out.find("Remark: its rulings, minutes, seats or roles are not those") != std::string::npos);
    CHECK(carried_out({"event", "standings", evening.event})
              .find("with a remark (its rulings, minutes, seats or roles are not those that the event gave its table; "
                    "#6 seat 2, #7 seat 3, #8 seat 4: a player left the game before its end)") != std::string::npos);
}

TEST_CASE("anything in a folder that is not a regular file is skipped with one line, and is not opened") {
    const ForgedEvening evening;
    const std::string in = evening.folder.file("in");
    std::filesystem::create_directories(in + "/older.tbl");
    REQUIRE(mkfifo((in + "/pipe.tbl").c_str(), 0600) == 0);
    std::filesystem::create_symlink(in + "/nowhere.tbl", in + "/link.tbl");
    std::filesystem::create_symlink(in + "/pipe.tbl", in + "/pipe-too.tbr");
    std::filesystem::create_directory_symlink(in, in + "/round");
    std::filesystem::create_symlink(evening.game, in + "/t1.tbl");
    const std::string out = carried_out({"event", "collect", evening.event, in});
    CHECK(out.find("older.tbl: skipped: a folder within the folder is not searched\n") != std::string::npos);
    CHECK(out.find("pipe.tbl: skipped: a pipe, a socket or a device") != std::string::npos);
    CHECK(out.find("link.tbl: skipped: a link that leads to no file\n") != std::string::npos);
    CHECK(out.find("pipe-too.tbr: skipped: a link that leads to no file\n") != std::string::npos);
    CHECK(out.find("round: skipped: a link to a folder is not followed\n") != std::string::npos);
    CHECK(out.find("Result of round 1, table 1") != std::string::npos);  // the link leads to a game
    // In a watched folder each is reported once.
    const std::string watched = carried_out({"event", "collect", evening.event, in, "--watch", "--seconds", "2"});
    CHECK(watched.find("pipe.tbl") != std::string::npos);
    CHECK(watched.find("pipe.tbl", watched.find("pipe.tbl: ") + 1) == std::string::npos);
}

TEST_CASE("a game of a box with other figures is refused in every way, and taken with a reason that stays") {
    const ForgedEvening evening;
    const std::string in = evening.folder.file("in");
    std::filesystem::create_directory(in);
    const std::string game = in + "/t2.tbl";
    const std::string joined = evening.folder.file("as-it-should.tbl");
    carried_out({"new", joined, "--join", evening.folder.file("round-1-table-2.tbj")});
    Setup setup = *read_game(joined).table.game.setup;
    const std::string from = "{ amount = 100, rule = \"us 14\" }";
    REQUIRE(setup.edition_text.find(from) != std::string::npos);
    setup.edition_text.replace(setup.edition_text.find(from), from.size(), "{ amount = 5000, rule = \"us 14\" }");
    setup.edition = std::make_shared<const Edition>(parse_edition({"box", setup.edition_text}));
    static_cast<void>(Session::create(game, setup, nullptr, StampMaker::system()));
    carried_out({"do", game, "clock start", "12", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
    const Ran refused = run({"event", "result", evening.event, game});
    CHECK(refused.code == 1);
    CHECK(refused.err.find("not played with the box of this machine") != std::string::npos);
    CHECK(refused.err.find("its edition has other figures, cards or rules") != std::string::npos);
    CHECK(Json::parse(run({"event", "result", evening.event, game, "--json"}).out).at("findings") ==
          Json::parse(R"([{"found": "edition"}])"));
    CHECK(carried_out({"event", "collect", evening.event, in}).find("Result of") == std::string::npos);
    carried_out({"event", "result", evening.event, game, "--anyway", "--why", "our box says so"});
    const std::string stands =
        "its result counts although verify does not accept the game (its edition has other figures, cards or rules "
        "than the one of this machine; #6 seat 2, #7 seat 3, #8 seat 4: a player left the game before its end)";
    CHECK(carried_out({"event", "standings", evening.event}).find(stands) != std::string::npos);
    CHECK(carried_out({"event", "show", evening.event}).find(stands) != std::string::npos);
}

TEST_CASE("a game whose entries lead to an impossible table is refused by name, and the next one is taken") {
    ForgedEvening evening;
    const ReadGame honest = read_game(evening.game);
    SUBCASE("more houses than its street has figures for") {
        write_text(evening.forged, forged_record(honest.table, houses_without_end(3, 3)));
    }
    SUBCASE("a total that was undone in name alone") {
        const std::string more = evening.folder.file("more.tbl");
        std::filesystem::copy_file(evening.game, more);
        carried_out({"do", more, "1 adjust 5 \"x\"", "1 signs"});
        const ReadGame adjusted = read_game(more);
        std::filesystem::remove(more);
        const std::int64_t last = adjusted.table.history.last();
        write_text(evening.forged, forged_record(adjusted.table, reverses_in_name(last, last - 1)));
    }
    const Ran refused = run({"event", "result", evening.event, evening.forged});
    CHECK(refused.code == 1);
    CHECK(refused.err.find("verify") != std::string::npos);
    for (const char* reading : {"verify", "settle", "sheet"}) {
        CAPTURE(reading);
        CHECK(run({reading, evening.forged}).code <= 1);
    }
    CHECK(run({"show", evening.forged, "judge"}).code == 0);
    const std::string collected = carried_out({"event", "collect", evening.event, evening.folder.file("")});
    CHECK(collected.find("forged.tbr: ") < collected.find("Result of round 1, table 1"));
    // The director's word is against it, and not against the program.
    const Ran anyway = run({"event", "correct", evening.event, evening.forged, "--anyway", "--why", "so it was"});
    CAPTURE(anyway.err);
    CHECK(anyway.code == 0);
}
