// Which notes change hands, in words.

#include <doctest/doctest.h>

#include "app/present/entries/notes_snapshot.h"

#include "app/present/table/players_snapshot.h"
#include "app/present/table/turn_snapshot.h"
#include "ledger/decide/decide.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

std::string notes_for(const PlayedTable& played, std::string_view line) {
    const auto command = parse_line(played.setup(), line);
    REQUIRE(std::holds_alternative<Command>(command));
    const auto decided = decide(played.table(), std::get<Command>(command), [] {
        return Stamp{std::string(32, 'a'), 1, "test"};
    });
    REQUIRE(std::holds_alternative<std::vector<Entry>>(decided));
    return notes_to_move(english, played.table(), std::get<std::vector<Entry>>(decided));
}

TEST_CASE("the sentence states who gives whom which notes, and how with change") {
    const PlayedTable played;
    CHECK(notes_for(played, "anna pay 112 to boris") == "Anna gives Boris 1×100 1×10 2×1.");
    CHECK(notes_for(played, "anna pay 95") == "Anna gives the bank 1×50 4×10 1×5, or 1×100 with 1×5 back.");
    CHECK(notes_for(played, "anna get 95") == "The bank gives Anna 1×50 4×10 1×5.");
    CHECK(notes_for(played, "note \"supper\"").empty());
}

TEST_CASE("taking a payment back hands the notes back") {
    PlayedTable played;
    played.post("anna pay 100 to boris");
    CHECK(notes_for(played, "undo") == "Boris gives Anna 1×100.");
}

TEST_CASE("a count moves no notes, and neither does its reversal or its redo") {
    PlayedTable played;
    const std::string none = "No notes move: the ledger follows the count.";
    CHECK(notes_for(played, "anna count 1550 \"paid 50 too much\"") == none);
    CHECK(notes_for(played, "anna count 1500").empty());
    played.post("anna count 1450 \"a note is missing\"");
    CHECK(notes_for(played, "undo") == none);
    CHECK(notes_for(played, "amend #2 anna count 1440 \"two notes are missing\"") == none);
    played.post("undo");
    CHECK(notes_for(played, "redo") == none);
}

TEST_CASE("notes that would go to and fro between two players are set off") {
    PlayedTable played;
    played.post("anna pay 100 to boris");
    CHECK(notes_for(played, "amend #2 anna pay 150 to boris") == "Anna gives Boris 1×50.");
}

TEST_CASE(
    "the share kept of the collected cash stays in the hand, as far as notes make it, each in a line (us timed)") {
    PlayedTable played("us", 2, Goal::timed);
    played.post_all(english,
                    {"Anna pay 1412", "Boris pay 1400", "clock call \"the bell\"", "force \"for the test\" closing"});
    // Anna has 88 and keeps 17.6; Boris has 100 and keeps 10.
    CHECK(notes_for(played, "keep") ==
          "Anna gives the bank 1×50 2×10 1×1. Anna keeps 17.6, of which 0.6 cannot be paid in notes.\n"
          "Boris gives the bank 1×50 4×10, or 1×100 with 1×10 back. Boris keeps 10.");
    played.post("keep");
    CHECK(notes_for(played, "undo") == "The bank gives Anna 1×50 2×10 1×1.\nThe bank gives Boris 1×50 4×10.");
}

TEST_CASE("a player's card has the kept share, and at the end the reason for the win") {
    PlayedTable played("us", 2, Goal::timed);
    played.post_all(english, {"force \"for the test\" Anna buy @39", "Anna pay 1012", "clock call \"the bell\"",
                              "force \"for the test\" closing", "keep"});
    CHECK(make_player_cards(english, played.table()).front().cash == "$0");
    CHECK(make_player_cards(english, played.table()).front().kept == "kept 17.6");
    played.post("walk");
    CHECK(make_player_cards(english, played.table()).front().cash == "$40");
    played.post("finish");
    CHECK(make_player_cards(english, played.table()).front().cash == "$57.6");
    CHECK(make_player_cards(english, played.table()).front().kept == "kept 17.6");
}

TEST_CASE("a due states its notes") {
    PlayedTable played;
    played.post("anna 3 3");  // for sale at 100
    const TurnSnapshot turn = make_turn_snapshot(english, played.table());
    REQUIRE(turn.notes.has_value());
    CHECK(turn.notes->words == "1×100");
    CHECK(turn.notes->given.empty());
}

TEST_CASE("a box without such notes is reported") {
    const auto edition = shipped_edition("it");
    CHECK(make_notes(english, *edition, Money{345}, NotePayer::bank).words == "The notes of the box do not make 345.");
    CHECK(make_notes(english, *edition, Money{345}, NotePayer::bank).notes.empty());
}

}  // namespace
}  // namespace tablebank::testing
