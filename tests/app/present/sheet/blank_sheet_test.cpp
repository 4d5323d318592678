// The sheet to fill in by hand: a box for everything that is written, for as many as may play or for those who sit
// there.

#include "app/present/sheet/blank_sheet.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/document_words.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

using Cells = std::vector<std::string>;

PaperDocument blank_of(const std::string& edition, const SheetEvent& event = {},
                       const std::vector<SheetSeat>& seats = {}) {
    return make_blank_sheet(english, *shipped_edition(edition), event, seats);
}

block::Table cash_of(const PaperDocument& sheet) {
    return block_of<block::Table>(under(sheet.blocks, "Players and cash"));
}

const std::vector<SheetSeat> two_seats{{"Anna", Role::monopolist}, {"Boris", Role::competitor}};

std::vector<SheetSeat> seats_for(int players) {
    std::vector<SheetSeat> seats;
    for (int seat = 1; seat <= players; ++seat)
        seats.push_back({std::to_string(seat), seat % 2 == 1 ? Role::monopolist : Role::competitor});
    return seats;
}

/// Of page two, the lines for deeds of the first player.
std::size_t lines_of_owner(const PaperDocument& sheet) {
    const auto tables = blocks_of<block::Table>(under(sheet.blocks, "Player by player, as it is typed"));
    REQUIRE(tables.size() > 1);
    return tables.at(1).rows.size();
}

}  // namespace

TEST_CASE("without names there are boxes for as many players as may play, and a role to tick") {
    const PaperDocument sheet = blank_of("us");
    const block::Table cash = cash_of(sheet);
    CHECK(cash.rows.size() == static_cast<std::size_t>(shipped_edition("us")->profile.most_players.value));
    for (const PaperRow& row : cash.rows) {
        CHECK(row.cells[1].blank);
        CHECK(row.cells[2].ticks == Cells{"monopolist", "competitor"});
        CHECK(std::ranges::all_of(row.cells.begin() + 3, row.cells.end(), &PaperCell::blank));
    }
}

TEST_CASE("known players have their names and roles there, in order of play, and there is no other seat") {
    const PaperDocument sheet = blank_of("us", {}, two_seats);
    const block::Table cash = cash_of(sheet);
    REQUIRE(cash.rows.size() == 2);
    CHECK(cash.rows[0].cells[0].text == "1");
    CHECK(cash.rows[0].cells[1].text == "Anna");
    CHECK(cash.rows[0].cells[2].text == "monopolist");
    CHECK(cash.rows[1].cells[1].text == "Boris");
    CHECK(cash.rows[1].cells[2].text == "competitor");
    CHECK(cash.rows[1].cells[3].blank);
    CHECK(block_of<block::Table>(under(sheet.blocks, "Result")).rows.size() == 2);
    const auto signatures = blocks_of<block::Fields>(sheet.foot_of_first).front();
    CHECK(said_by(signatures.fields) == Cells{"Banker", "Judge", "Witness", "Anna", "Boris"});
}

TEST_CASE("each value of the box has a column for its notes, the largest first") {
    CHECK(heads_of(cash_of(blank_of("us"))) == Cells{"", "Player", "Role", "500", "100", "50", "10", "5", "1", "Cash"});
}

TEST_CASE("a book without roles has no box to tick, and one without a timed game has neither clock nor share") {
    const PaperDocument football = blank_of("football");
    CHECK(heads_of(cash_of(football))[2] != "Role");
    CHECK_FALSE(has_heading(football.blocks, "Clock"));
    CHECK(heads_of(block_of<block::Table>(under(football.blocks, "Result"))) ==
          Cells{"", "Player", "Cash", "From deeds", "Total", "Place"});
    const PaperDocument us = blank_of("us");
    CHECK(has_heading(us.blocks, "Clock"));
    CHECK(heads_of(block_of<block::Table>(under(us.blocks, "Result"))) ==
          Cells{"", "Player", "Cash", "Kept", "Walk", "Total", "Place"});
}

TEST_CASE("the sheet states which share each role keeps") {
    for (const block::Heading& heading : blocks_of<block::Heading>(blank_of("us").blocks)) {
        if (heading.text != "Result") continue;
        CHECK(heading.beside.find("monopolist keeps 20 %") != std::string::npos);
        CHECK(heading.beside.find("competitor keeps 10 %") != std::string::npos);
    }
}

TEST_CASE("every deed is in the key with the number by which it is written") {
    for (const char* id : {"us", "football", "example-small"}) {
        CAPTURE(id);
        const auto edition = shipped_edition(id);
        const PaperDocument sheet = blank_of(id);
        Cells found;
        for (const block::Table& table : blocks_of<block::Table>(sheet.blocks))
            for (const PaperRow& row : table.rows)
                for (std::size_t at = 0; at + 1 < row.cells.size(); at += 2)
                    if (row.cells[at].text.starts_with("@"))
                        found.push_back(row.cells[at].text + ' ' + row.cells[at + 1].text);
        CHECK(found.size() == edition->deeds.size());
        for (const Deed& deed : edition->deeds) {
            const std::string wanted = "@" + std::to_string(deed.space.index) + ' ' + deed.name;
            CHECK_MESSAGE(std::ranges::count(found, wanted) == 1, wanted);
        }
    }
}

TEST_CASE("up to six players have two lines each for deeds and for what they pay; more of them one") {
    CHECK(lines_of_owner(blank_of("us", {}, seats_for(6))) == 4);
    CHECK(lines_of_owner(blank_of("us", {}, seats_for(7))) == 2);
}

TEST_CASE("each utility has a line for its dice and one for a witness, unless flat sums require no dice") {
    const auto labels = [](const std::string& id) {
        Cells said;
        const PaperDocument sheet = blank_of(id);
        for (const block::Fields& fields : blocks_of<block::Fields>(sheet.blocks))
            for (const PaperField& field : fields.fields)
                if (field.label.ends_with(": dice") || field.label == "thrown before") said.push_back(field.label);
        return said;
    };
    CHECK(labels("us").size() == 2 * shipped_edition("us")->deeds_of(SpaceKind::utility).size());
    CHECK(labels("football").empty());
}

TEST_CASE("an event's sheet: its words, a QR code to join by, the same to be typed, and the key of the event") {
    const SheetEvent event{.event = "Club evening",
                           .table = "2",
                           .round = "1",
                           .protest = "22:00",
                           .code = "tablebank join",
                           .join = "K7QX",
                           .key = "a1b2"};
    const PaperDocument sheet = blank_of("us", event, two_seats);
    const auto head = block_of<block::Masthead>(sheet.blocks);
    CHECK(head.code == "tablebank join");
    CHECK(value_of(head.fields, "Event") == "Club evening");
    CHECK(std::ranges::count(head.lines, "To join with a laptop: K7QX") == 1);
    CHECK(std::ranges::count(head.lines, "Key of the event: a1b2") == 1);
    CHECK(value_of(blocks_of<block::Fields>(sheet.foot_of_first).at(1).fields, "Protests until") == "22:00");
    const auto bare = block_of<block::Masthead>(blank_of("us").blocks);
    CHECK(bare.code.empty());
    CHECK(bare.lines.size() == 1);
    CHECK(value_of(bare.fields, "Event").empty());
}

TEST_CASE("page two begins after the first, and a hotel is marked by the letter of the edition's pieces") {
    const auto beside = [](const PaperDocument& sheet) {
        for (const block::Heading& heading : blocks_of<block::Heading>(sheet.blocks))
            if (heading.text == "Player by player, as it is typed") return heading.beside;
        return std::string{};
    };
    CHECK(beside(blank_of("us")) == "a deed by its number and its buildings: 1+3, 3H; mortgaged 6-");
    CHECK(beside(blank_of("football")).find("N; mortgaged") != std::string::npos);
    CHECK(blocks_of<block::BehindFirst>(blank_of("us").blocks).size() == 1);
}

}  // namespace tablebank::testing
