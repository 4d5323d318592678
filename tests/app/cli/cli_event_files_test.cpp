// Files that the subcommands of an event get as arguments, or find next to it: a message names the kind of each, and
// nothing is half done.

#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/live_place.h"
#include "db/event/live_file.h"
#include "tests/app/cli/event_commands.h"
#include "tests/support/forged_record.h"

using namespace tablebank::testing;
using tablebank::LiveFile;
using tablebank::read_event_state;
using Json = nlohmann::json;

namespace {

/// A game of one table is over, and nothing of it was taken.
struct OneGame {
    OneGame() {
        done_with_event({"seat", event});
        done_with_event({"round", event, "1", "--open"});
        done_with_event({"hub", event, "http://127.0.0.1:18991"});
        done_with_event({"join", event, "--round", "1", "-o", folder.file("")});
        REQUIRE(run({"new", game, "--join", folder.file("round-1-table-1.tbj")}).code == 0);
        REQUIRE(run({"do", game, "clock start", "12", "ok", "next", "2 leaves", "3 leaves", "4 leaves"}).code == 0);
    }
    [[nodiscard]] std::int64_t last() const { return read_event_state(event).event.last; }

    ScratchFolder folder;
    std::string event = new_club_event(folder);
    std::string game = folder.file("t1.tbl");
    std::string hub = folder.file("club.tbt");
};

std::string said_of(const std::vector<std::string>& arguments, int code = 3) {
    const Ran ran = run(arguments);
    CHECK(ran.code == code);
    return ran.err;
}

bool has(const std::string& text, const std::string& part) {
    CAPTURE(text);
    const bool found = text.find(part) != std::string::npos;
    CHECK_MESSAGE(found, part);
    return found;
}

}  // namespace

TEST_CASE("next to an event is another event's hub file: nothing is posted, collected or served") {
    const OneGame one;
    std::string what;
    SUBCASE("empty") {
        write_text(one.hub, "");
        what = "it is empty";
    }
    SUBCASE("garbage") {
        write_text(one.hub, std::string(5000, '\x01'));
        what = "this is not a file of a hub's tables";
    }
    SUBCASE("an event of last week") {
        LiveFile::create(one.hub, std::string(32, 'a'));
        what = "they are those of another event";
    }
    SUBCASE("an event") {
        std::filesystem::copy_file(one.event, one.hub);
        what = "this is an event of tablebank";
    }
    const std::int64_t before = one.last();
    const std::vector<std::string> typed = event_scores(one.event, "result", 1, 1, {"4", "3", "2", "1"});
    for (std::vector<std::string> arguments : {std::vector<std::string>{"result", one.event, one.game},
                                               {"result", one.event, one.game, "--json"},
                                               typed,
                                               {"collect", one.event, one.folder.file("")}}) {
        arguments.insert(arguments.begin(), "event");
        const Ran ran = run(arguments);
        CHECK(ran.code == 3);
        CHECK(ran.out.find("posted") == std::string::npos);
        has(ran.err, "club.tbt does not have the games of this event's hub: " + what);
        has(ran.err, "Move it elsewhere");
        CHECK(one.last() == before);
    }
    for (const char* subcommand : {"serve", "event serve"}) {
        std::vector<std::string> arguments{"serve", one.event, "--listen", "127.0.0.1:0", "--seconds", "1"};
        if (std::string(subcommand) != "serve") arguments.insert(arguments.begin(), "event");
        has(said_of(arguments), "club.tbt does not have the games of this event's hub: " + what);
    }
    // Moved elsewhere, it disturbs no one.
    std::filesystem::remove(one.hub);
    done_with_event({"result", one.event, one.game});
}

TEST_CASE("an event and a game in each other's place are called by their kinds") {
    const OneGame one;
    has(said_of({"event", "standings", one.game}), "t1.tbl is not an event of tablebank: this is a game of tablebank.");
    has(said_of({"event", "result", one.game, one.game}), "Choose an event (.tbe).");
    has(said_of({"show", one.event}), "club.tbe is not a game of tablebank: this is an event of tablebank.");
    has(said_of({"do", one.event, "note \"x\""}), "Choose a game file (.tbl).");
    has(said_of({"event", "result", one.event, one.event}), "this is an event of tablebank");
    const std::string position = one.folder.file("a.json");
    write_text(position, "{\"edition\":\"us\"}");
    has(said_of({"event", "show", position}), "this is a text in JSON, as a position is");
    const std::string edition = TABLEBANK_SOURCE_DIR "/editions/us.toml";
    has(said_of({"event", "show", edition}), "this is a text, such as an edition");
    has(said_of({"event", "show", one.folder.file("")}), "it is a folder");
    has(said_of({"show", one.folder.file("")}), "it is a folder");
    const std::string record = one.folder.file("t1.tbr");
    REQUIRE(run({"export", one.game, "--to", "record", "-o", record}).code == 0);
    has(said_of({"event", "show", record}), "this is a record of a game");
    const std::string link = one.folder.file("round-1-table-1.tbj");
    has(said_of({"event", "show", link}), "this is the link of a table");
}

TEST_CASE("an argument that names an existing file is that file, whatever its name contains") {
    const OneGame one;
    const std::string equals = one.folder.file("table=1.tbl");
    std::filesystem::copy_file(one.game, equals);
    // Several files, or a file among totals, are reported as such.
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{one.game, one.game}, {"Anna=3", one.game}, {one.game, "Anna=3"}}) {
        std::vector<std::string> arguments{"event", "result", one.event};
        arguments.insert(arguments.end(), words.begin(), words.end());
        has(said_of(arguments, 2), "t1.tbl is a file: give one game alone");
    }
    has(said_of({"event", "result", one.event, "Anna=3", "--round", "1", "--table", "1"}, 1), "is missing");
    done_with_event({"result", one.event, equals});
    CHECK(event_refused({"correct", one.event, equals, "--why", "looked at"}) == "nothing-changed");
}

TEST_CASE("only the bell of the next round rings without a reason") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder, "3");
    done_with_event({"seat", file});
    CHECK(event_refused({"round", file, "2", "--open"}) == "not-next-round");
    done_with_event({"round", file, "1", "--open"});
    CHECK(event_refused({"round", file, "3", "--open"}) == "not-next-round");
    done_with_event({"round", file, "3", "--open", "--why", "the tables play round 2 at home"});
    CHECK(event_refused({"round", file, "2", "--open"}) == "not-next-round");
    done_with_event({"round", file, "2", "--open", "--why", "they came back"});
    CHECK(read_event_state(file).event.latest_round() == 3);
}
