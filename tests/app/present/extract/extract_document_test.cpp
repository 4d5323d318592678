// The extract of an entry as a document for a reader who asks why: the line, the sums with their paragraphs, the table
// before and after, the later state.

#include "app/present/extract/extract_document.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/present/sheet/game_sheet.h"
#include "app/present/sheet/sheet_facts.h"
#include "tests/support/document_words.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/timed_game.h"

namespace tablebank::testing {
namespace {

using Cells = std::vector<std::string>;
using Rows = std::vector<Cells>;

PaperDocument extract_of(const Table& table, std::int64_t entry, const Language& lang = english) {
    return make_extract_document(lang, table, make_entry_extract(table, entry));
}

PaperDocument extract_of_last(const PlayedTable& table) {
    return extract_of(table.table(), table.last());
}

Rows rows_under(const PaperDocument& document, const std::string& heading) {
    return rows_of(block_of<block::Table>(under(document.blocks, heading)));
}

Rows changes_of(const PaperDocument& document) {
    return rows_under(document, "The table before and after");
}

bool has_row(const Rows& rows, const Cells& row) {
    return std::ranges::find(rows, row) != rows.end();
}

/// The fields below the sentence: the line, how it was typed, why.
std::vector<PaperField> line_fields(const PaperDocument& document) {
    return blocks_of<block::Fields>(document.blocks).front().fields;
}

const std::vector<std::string> rent_paid{"roll 1 2", "ok", "next", "roll 1 2", "ok"};

}  // namespace

TEST_CASE("the head states when it was posted, by whom, and what the clock of a timed game showed") {
    TimedGame game;
    game.post({"clock start"});
    game.wait(25);
    game.post({"note \"supper\""});
    const auto head = block_of<block::Masthead>(extract_of(game.table(), 3).blocks);
    CHECK(head.title == "Extract: entry #3");
    CHECK(value_of(head.fields, "By") == "Elena");
    CHECK(value_of(head.fields, "Clock") == "0:25:00 of 1:30:00, running");
    const PlayedTable untimed("us", 2);
    for (const PaperField& field : block_of<block::Masthead>(extract_of_last(untimed).blocks).fields)
        CHECK(field.label != "Clock");
}

TEST_CASE("the line is in its canonical form, and as it was typed if that differs") {
    TimedGame game;
    game.post({"roll 1 2", "ok", "note \"supper\""});
    const auto bought = line_fields(extract_of(game.table(), 3));
    CHECK(value_of(bought, "Line") == "Anna buy @3");
    CHECK(value_of(bought, "As it was typed") == "ok");
    const auto note = line_fields(extract_of(game.table(), 4));
    CHECK(said_by(note) == Cells{"Line: note \"supper\"", "The reason given: supper"});
    CHECK(paragraphs_of(extract_of(game.table(), 3).blocks).front() == "Anna buys French Quarter for 60.");
}

TEST_CASE("each sum has its calculation with the paragraph of the book, or states that there is none") {
    TimedGame game;
    game.post(rent_paid);
    const auto why = under(extract_of(game.table(), 6).blocks, "Why these sums");
    CHECK(paragraphs_of(why).front() == "Rent of French Quarter: $6");
    const Rows workings = rows_of(block_of<block::Table>(why));
    REQUIRE_FALSE(workings.empty());
    CHECK(workings.back()[1] == "6");
    CHECK(workings.front()[2].starts_with("us "));
    CHECK(paragraphs_of(under(extract_of(game.table(), 4).blocks, "Why these sums")) ==
          Cells{"No rule works out a sum here: nothing was charged or paid but what the line says."});
}

TEST_CASE("the table before and after has cash by name, deeds by place, and pieces as people count them") {
    PlayedTable table("us", 2);
    table.post_all(english, {"roll 1 2", "buy"});
    CHECK(has_row(changes_of(extract_of_last(table)), {"Cash of Anna", "$1,500", "$1,440"}));
    CHECK(has_row(changes_of(extract_of_last(table)), {"French Quarter", "the bank", "Anna"}));
    table.post("force \"agreed\" Anna build @3");
    CHECK(has_row(changes_of(extract_of_last(table)), {"Buildings on French Quarter", "unbuilt", "1 house"}));
    table.post_all(english, {"Anna sell @3", "Anna mortgage @3"});
    CHECK(has_row(changes_of(extract_of_last(table)), {"French Quarter", "Anna", "Anna, mortgaged"}));
}

TEST_CASE("a hotel and the houses that it stands for are one line, not two") {
    PlayedTable table("us", 2);
    table.post_all(english, {"roll 1 2", "buy", "force \"agreed\" Anna build @3 3", "force \"agreed\" Anna build @3"});
    const Rows changes = changes_of(extract_of_last(table));
    CHECK(has_row(changes, {"Buildings on French Quarter", "3 houses", "hotel"}));
    CHECK(std::ranges::count_if(changes, [](const Cells& row) { return row[0] == "Pieces in the bank"; }) == 1);
    CHECK(changes.size() == 4);  // with the cash of both
}

TEST_CASE("tokens are listed by player and space, and whose turn it is by name") {
    PlayedTable table("us", 2);
    table.post("roll 1 2");
    const Rows rolled = changes_of(extract_of_last(table));
    CHECK(std::ranges::any_of(
        rolled, [](const Cells& row) { return row[0] == "Token of Anna" && row[2] == "French Quarter"; }));
    table.post_all(english, {"buy", "next"});
    CHECK(has_row(changes_of(extract_of_last(table)), {"Whose turn it is", "Anna", "Boris"}));
    table.post("Boris jail");
    CHECK(std::ranges::any_of(changes_of(extract_of_last(table)),
                              [](const Cells& row) { return row[0] == "Token of Boris" && row[1] != row[2]; }));
}

TEST_CASE("a ruling is described in words, from the agreed value to the present one") {
    TimedGame game;
    game.post({"rule rounding up \"no coins\"", "clock start"});
    const Rows ruling = changes_of(extract_of(game.table(), 2));
    REQUIRE(ruling.size() == 1);
    CHECK(ruling.front()[1] == "to the nearest, halves up");
    CHECK(ruling.front()[2] == "always up");
    CHECK(has_row(changes_of(extract_of(game.table(), 3)), {"Clock", "it is stopped", "it runs"}));
}

TEST_CASE("phases, time called, the share kept and the winner are described in words too") {
    TimedGame game;
    game.post({"clock call \"the hall closes\"", "closing", "keep", "walk", "finish"});
    CHECK(has_row(changes_of(extract_of(game.table(), 2)), {"Time called", "no", "before it was up"}));
    for (const Cells& row : changes_of(extract_of(game.table(), 3)))
        if (row[0] == "Phase of the game") CHECK(row[1] != row[2]);
    CHECK(has_row(changes_of(extract_of(game.table(), 4)), {"Share kept by Boris", "–", "$150"}));
    CHECK(has_row(changes_of(extract_of(game.table(), 6)), {"First place", "–", "Anna, Clara"}));
}

TEST_CASE("an entry that only states something is distinguished from one that moves nothing on the table") {
    TimedGame game;
    game.post({"note \"supper\"", "roll 1 2", "decline"});
    CHECK(paragraphs_of(under(extract_of(game.table(), 2).blocks, "The table before and after")) ==
          Cells{"Nothing: it is only a statement."});
    CHECK(paragraphs_of(under(extract_of(game.table(), 4).blocks, "The table before and after")) ==
          Cells{"Nothing on the table."});
}

TEST_CASE("dues are listed as raised, settled, or open after a part payment; without any there is no heading") {
    TimedGame game;
    game.post(rent_paid);
    CHECK(rows_under(extract_of(game.table(), 5), "What is due").front()[0] == "raised");
    CHECK(rows_under(extract_of(game.table(), 6), "What is due").front()[0] == "settled");
    CHECK_FALSE(has_heading(extract_of(game.table(), 4).blocks, "What is due"));
    game.post({"undo", "Boris pay 2 to Anna \"for now\""});
    CHECK(rows_under(extract_of(game.table(), 8), "What is due").front()[0] == "still open after a part was paid");
}

TEST_CASE("a forced entry states the reason and the rules set aside, and a reversal names its entry") {
    TimedGame game;
    game.post({"roll 1 2", "ok", "force \"the table agreed\" Anna build @3", "undo"});
    CHECK(value_of(line_fields(extract_of(game.table(), 4)), "Forced") ==
          "the table agreed (a monopolist builds only in a city that they have monopolised)");
    CHECK(
        value_of(line_fields(extract_of(game.table(), 5)), "Takes back").starts_with("#4 force \"the table agreed\""));
}

TEST_CASE("an entry that is not in force states it in a frame, and what became of it is below") {
    TimedGame game;
    game.post(rent_paid);
    CHECK(blocks_of<block::Notice>(extract_of(game.table(), 6).blocks).empty());
    CHECK(paragraphs_of(under(extract_of(game.table(), 6).blocks, "Later history")) ==
          Cells{"It was neither undone nor corrected since."});
    game.post({"undo"});
    const PaperDocument document = extract_of(game.table(), 6);
    CHECK(block_of<block::Notice>(document.blocks).text.starts_with("NOT IN FORCE."));
    const Rows since = rows_under(document, "Later history");
    REQUIRE(since.size() == 1);
    CHECK(since.front()[0] == "#7");
    CHECK(since.front()[2] == "taken back");
}

TEST_CASE("a repair of several entries is named from its first to its last") {
    TimedGame game;
    game.post(rent_paid);
    game.post({"amend #5 roll 2 1"});
    const std::string span = "#7–" + std::to_string(game.last());
    CHECK(rows_under(extract_of(game.table(), 5), "Later history").front()[0] == span);
    CHECK(value_of(line_fields(extract_of(game.table(), game.last())), "One of the entries") == span);
}

TEST_CASE("dependent entries are listed, and the reason why it cannot be undone by itself is given") {
    TimedGame game;
    game.post(rent_paid);
    CHECK(rows_under(extract_of(game.table(), 5), "Entries that depend on it").front()[3] == "Boris rent @3");
    CHECK_FALSE(has_heading(extract_of(game.table(), 6).blocks, "Entries that depend on it"));
    game.post({"force \"agreed\" Anna build @3"});
    const auto said = paragraphs_of(under(extract_of(game.table(), 3).blocks, "Later history"));
    CHECK(std::ranges::any_of(said, [](const std::string& it) {
        return it.starts_with("It cannot be undone by itself: entry #7 prevents it");
    }));
}

TEST_CASE("its QR code is that of a score sheet of the same moment, and the head is in groups of four") {
    TimedGame game;
    game.post(rent_paid);
    const EntryExtract extract = make_entry_extract(game.table(), game.last());
    const auto facts = sheet_facts(game.table(), game.head(), {});
    REQUIRE(std::holds_alternative<SheetFacts>(facts));
    CHECK(extract_code(*game.table().game.setup, extract) == sheet_code(std::get<SheetFacts>(facts)));
    const PaperDocument document = extract_of(game.table(), game.last());
    const auto foot = block_of<block::Fields>(document.foot_of_first).fields;
    CHECK(value_of(foot, "Head after entry #6") == in_groups(game.head()));
    CHECK(value_of(foot, "Game") == in_groups(game.table().game.setup->game_id));
    CHECK(document.created_ms == game.now_ms());  // of the entry, so that the same extract is the same file
}

TEST_CASE("an extract speaks the language of its reader, and its line stays as it was recorded") {
    TimedGame game;
    game.post({"roll 1 2", "ok"});
    const PaperDocument russian = extract_of(game.table(), 3, speaking("ru"));
    CHECK(russian.language == "ru");
    CHECK(russian.title != extract_of(game.table(), 3).title);
    CHECK(line_fields(russian).front().value == "Anna buy @3");
}

}  // namespace tablebank::testing
