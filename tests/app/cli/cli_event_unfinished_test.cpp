// An unfinished game next to a result of its table that is not a later state of it: reported whichever came first.

#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/command_line.h"

using tablebank::testing::Ran;
using tablebank::testing::run;
using tablebank::testing::ScratchFolder;
using Json = nlohmann::json;

namespace {

std::string done(std::vector<std::string> arguments) {
    const Ran ran = run(arguments);
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
    return ran.out;
}

struct OneTable {
    OneTable() {
        done({"event", "new", file, "--name", "Club", "--edition", "us", "--rounds", "1"});
        done({"event", "player", file, "Anna", "Boris", "Clara"});
        done({"event", "seat", file});
        done({"event", "round", file, "1", "--open"});
        const Json tables = Json::parse(done({"event", "join", file, "--json"})).at("tables");
        done({"new", game, "--join", tables.at(0).at("line").get<std::string>()});
        std::filesystem::create_directory(in);
    }
    static void play(const std::string& to, const std::vector<std::string>& lines) {
        std::vector<std::string> arguments{"do", to};
        arguments.insert(arguments.end(), lines.begin(), lines.end());
        done(arguments);
    }
    void hand_in(const std::string& of, const std::string& as) const {
        done({"export", of, "--to", "record", "-o", in + "/" + as});
    }
    [[nodiscard]] Json undecided() const {
        return Json::parse(done({"event", "show", file, "--json"})).at("undecided");
    }

    ScratchFolder folder;
    std::string file = folder.file("club.tbe");
    std::string game = folder.file("one.tbl");
    std::string in = folder.file("in");
};

const std::vector<std::string> ending{"next", "2 leaves", "3 leaves"};

}  // namespace

TEST_CASE("two histories of a game lie in a folder, one of them not over: the director is asked, whichever is first") {
    for (const bool live_first : {true, false}) {
        CAPTURE(live_first);
        const OneTable table;
        OneTable::play(table.game, {"clock start"});
        const std::string other = table.folder.file("other.tbl");
        std::filesystem::copy_file(table.game, other);
        OneTable::play(table.game, {"roll 1 2", "ok"});
        OneTable::play(other, {"roll 2 1", "ok"});
        OneTable::play(other, ending);
        table.hand_in(table.game, live_first ? "a.tbr" : "z.tbr");
        table.hand_in(other, "m.tbr");
        CHECK(done({"event", "collect", table.file, table.in}).find("is not over") != std::string::npos);
        const Json kept = table.undecided();
        REQUIRE(kept.size() == 1);
        CHECK(kept.at(0).at("found") == "verify: unfinished #3");
        CHECK(done({"event", "show", table.file}).find("this history of its game is not over") != std::string::npos);
        // The same folder once more asks nothing more; a correction decides.
        done({"event", "collect", table.file, table.in});
        CHECK(table.undecided().size() == 1);
        done({"event", "correct", table.file, other, "--why", "the table says so"});
        CHECK(table.undecided().empty());
        done({"event", "collect", table.file, table.in});
        CHECK(table.undecided().empty());
    }
}

TEST_CASE("a game whose end was undone, submitted after its result: it is kept, and there is no result to take") {
    const OneTable table;
    OneTable::play(table.game, {"clock start", "roll 1 2", "ok"});
    table.hand_in(table.game, "early.tbr");
    OneTable::play(table.game, ending);
    done({"event", "result", table.file, table.game});
    // The same game at an earlier point is not another history.
    const Ran early = run({"event", "result", table.file, table.in + "/early.tbr"});
    CHECK(early.code == 1);
    CHECK(table.undecided().empty());
    OneTable::play(table.game, {"undo \"x\"", "1 protest #3 \"nobody paid\""});
    CHECK(run({"event", "result", table.file, table.game, "--dry-run"}).code == 1);
    CHECK(table.undecided().empty());
    const Ran ran = run({"event", "result", table.file, table.game});
    CHECK(ran.code == 1);
    CHECK(ran.out.find("another history of the game was kept") != std::string::npos);
    REQUIRE(table.undecided().size() == 1);
    const auto found = table.undecided().at(0).at("found").get<std::string>();
    CHECK(found.starts_with("verify: protest #"));
    CHECK(found.find("unfinished #") != std::string::npos);
    CHECK(run({"event", "result", table.file, table.game}).out.empty());
    CHECK(table.undecided().size() == 1);
    CHECK(run({"event", "result", table.file, "--anyway", "--round", "1", "--table", "1", "--why", "x"}).code == 1);
}

TEST_CASE("a payment that the judge undid in the closing is reported with the result") {
    const OneTable table;
    const std::vector<std::string> tax{"clock start", "roll 1 3", "tax fixed", "next", "clock call \"e\"", "closing"};
    const std::vector<std::string> closing{"keep", "walk", "finish"};
    const auto remarks = [&] {
        return Json::parse(done({"event", "show", table.file, "--json"})).at("remarks").dump();
    };
    const std::string fair = table.folder.file("fair.tbl");
    std::filesystem::copy_file(table.game, fair);
    OneTable::play(fair, tax);
    OneTable::play(fair, closing);
    done({"event", "result", table.file, fair});
    CHECK(remarks().find("owed") == std::string::npos);
    OneTable::play(table.game, tax);
    OneTable::play(table.game, {"force \"x\" undo #4"});
    OneTable::play(table.game, closing);
    done({"event", "correct", table.file, table.game, "--why", "the other one"});
    CHECK(remarks().find("owed seat 1 income_tax 200") != std::string::npos);
}
