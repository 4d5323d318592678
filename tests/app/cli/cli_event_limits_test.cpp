// The record that the table of an event may leave in its book, by a folder and by its file: it is bounded and reported,
// and the director can always post.

#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/event/book_share.h"
#include "app/session/session.h"
#include "db/event/event_file.h"
#include "tests/app/cli/event_commands.h"
#include "tests/support/forged_record.h"

using namespace tablebank::testing;
using tablebank::BookShare;
using tablebank::Entry;
using tablebank::EventBook;
using tablebank::EventEvidence;
using tablebank::EventLimits;
using tablebank::read_event;
using tablebank::read_game;
using Json = nlohmann::json;

namespace {

void carry_out(const std::vector<std::string>& arguments) {
    const Ran ran = run(arguments);
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
}

/// Two tables of four, of which the first plays with long notes.
struct NotingTable {
    explicit NotingTable(int notes) {
        done_with_event({"seat", file});
        done_with_event({"round", file, "1", "--open"});
        done_with_event({"join", file, "--round", "1", "-o", folder.file("")});
        carry_out({"new", game, "--join", folder.file("round-1-table-1.tbj")});
        carry_out({"do", game, "clock start", "12", "ok", "next"});
        std::vector<std::string> lines{"do", longer};
        for (int i = 0; i < notes; ++i) lines.push_back("note \"" + word() + "\"");
        std::filesystem::copy_file(game, longer);
        carry_out(lines);
        for (const std::string& one : {game, longer}) carry_out({"do", one, "2 leaves", "3 leaves", "4 leaves"});
        std::filesystem::create_directory(in);
    }
    static std::string word() {
        std::string text;
        for (int i = 0; i < 490; ++i) text += "\U0001F600";
        return text;
    }
    [[nodiscard]] Json shown(const char* what) const {
        const Json all = Json::parse(done_with_event({"show", file, "--json"}));
        return all.contains(what) ? all.at(what) : Json::array();
    }
    [[nodiscard]] std::int64_t evidence() const {
        std::int64_t bytes = 0;
        read_event(file, [&](const EventBook& book) {
            book.each_evidence([&](EventEvidence&& one) { bytes += static_cast<std::int64_t>(one.bytes.size()); });
        });
        return bytes;
    }

    ScratchFolder folder;
    std::string file = new_club_event(folder);
    std::string game = folder.file("t1.tbl");
    std::string longer = folder.file("longer.tbl");
    std::string in = folder.file("in");
};

}  // namespace

TEST_CASE("a folder with many other histories of a table's game does not fill the event, whichever way it is read") {
    const NotingTable table(80);
    done_with_event({"result", table.file, table.game});
    const std::int64_t before = table.evidence();
    const auto game = read_game(table.longer);
    for (int number = 0; number < EventLimits::histories + 5; ++number) {
        const auto other = [&](Entry& entry) {
            if (entry.sequence != 6) return;
            entry.why = std::to_string(number) + " snow";
            entry.line = entry.typed = "note \"" + entry.why + "\"";
        };
        write_text(table.in + "/" + std::to_string(100 + number) + ".tbr", forged_record(game.table, other));
    }
    const std::string said = done_with_event({"collect", table.file, table.in});
    CHECK(table.shown("undecided").size() == static_cast<std::size_t>(EventLimits::histories));
    CHECK(table.evidence() - before <= BookShare::evidence_of_table);
    CHECK(table.evidence() - before > BookShare::evidence_of_table / 2);
    CHECK(said.find("only the hash of this game") != std::string::npos);
    CHECK(said.find("no more are kept") != std::string::npos);
    // Each of them by itself is refused, with the reason.
    const std::string last = table.in + "/" + std::to_string(100 + EventLimits::histories + 4) + ".tbr";
    CHECK(event_refused({"result", table.file, last}) == "too-many-histories");
    done_with_event({"player", table.file, "Zoe"});
    // Decided, they make room again.
    done_with_event({"correct", table.file, table.game, "--why", "the others are forged"});
    CHECK(table.shown("undecided").empty());
    CHECK(event_refused({"result", table.file, last}) == "other-history");
    CHECK(table.shown("undecided").size() == 1);
}

TEST_CASE("a game whose record is longer than an event stores leaves its hash and its findings, also from a folder") {
    const NotingTable table(820);
    SUBCASE("as the result of its table") {
        const std::string said = done_with_event({"result", table.file, table.longer});
        CHECK(said.find("too long to be stored") != std::string::npos);
        CHECK(table.evidence() == 0);
        REQUIRE(table.shown("remarks").size() == 1);
        CHECK(table.shown("remarks").at(0).at("found").get<std::string>().find("too_long") != std::string::npos);
        // The same once more is nothing new.
        CHECK(event_refused({"result", table.file, table.longer}) == "nothing-changed");
    }
    SUBCASE("next to the result") {
        done_with_event({"result", table.file, table.game});
        std::filesystem::copy_file(table.longer, table.in + "/longer.tbl");
        const std::string said = done_with_event({"collect", table.file, table.in});
        CHECK(said.find("only the hash of this game") != std::string::npos);
        REQUIRE(table.shown("undecided").size() == 1);
        CHECK(table.shown("undecided").at(0).at("found").get<std::string>().find("too_long") != std::string::npos);
        // Set aside by its hash alone, it is taken from its file, and not from the event.
        const Ran aside =
            event_tried({"result", table.file, "--round", "1", "--table", "1", "--anyway", "--why", "seen"});
        CHECK(aside.code == 1);
        CHECK(aside.err.find("take it from its file") != std::string::npos);
        done_with_event({"correct", table.file, table.longer, "--why", "seen"});
        CHECK(table.shown("undecided").empty());
    }
}
