#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// Rulings confirmed, notes counted, the sheet signed, certified and corrected, protests (rulings of the house).

namespace {

TableInWords judged_table(std::vector<std::string> rulings = {}) {
    return TableInWords({.players = {"Anna monopolist 1000 @39", "Boris competitor 2000", "Clara monopolist 900"},
                         .goal = Goal::timed,
                         .rulings = std::move(rulings)});
}

TableInWords finished() {
    TableInWords table = judged_table();
    table.play({"clock call \"the bell\"", "closing", "keep", "walk", "finish"});
    return table;
}

/// 42 bytes in base64.
const std::string key(56, 'A');

}  // namespace

TEST_CASE("what the judge confirmed is known by its entry, and confirmed again after a change") {
    TableInWords table = judged_table();
    table.post("confirm rulings \"Vera\"");
    CHECK(table.fact("confirmed") == std::to_string(table.last()));
    table.play({"rule ties more_deeds \"agreed\"", "confirm rulings"});
    CHECK(table.fact("confirmed") == std::to_string(table.last()));
}

TEST_CASE("notes counted by value make a sum; a difference is posted or let be, and either needs a reason") {
    TableInWords table = judged_table();
    CHECK(table.post("Anna count 2x500") == "Anna count 2x500");
    CHECK(table.refused("Anna count 1x500 4x100") == "reason-needed");
    CHECK(table.refused("Anna count 1x500 4x100 waived") == "reason-needed");
    CHECK(table.refusal_of("Anna count 4x100, 1x500").line == "Anna count 1x500 4x100 \"why\"");
    table.post("Anna count 1x500 4x100 waived \"a note is lost\"");
    CHECK(table.cash("Anna") == 1000);
    table.post("Anna count 1x500 4x100 \"a note is lost\"");
    CHECK(table.cash("Anna") == 900);
    CHECK(table.refused("Anna count 900 waived \"nothing to let be\"") == "changes-nothing");
    CHECK(table.refused("Anna count 1x400") == "no-such-note");
    CHECK(table.refused("Anna count 5000x500 \"rich\"") == "notes-not-in-box");
}

TEST_CASE("after the judge certified the sheet nothing is taken back, put right or adjusted before it is corrected") {
    TableInWords table = finished();
    CHECK(table.refused("correct \"why\"") == "sheet-not-signed");
    table.play({"Anna signs", "Boris signs"});
    CHECK(table.refused("Anna signs") == "changes-nothing");
    table.post("certify \"Vera\"");
    CHECK(table.fact("certified") == "1");
    for (const char* line : {"undo", "undo #2", "undo to #3", "redo", "force \"x\" amend #3 keep",
                             "Anna adjust 5 \"x\"", "certify", "protest minutes 5"})
        CHECK_MESSAGE(table.refused(line) == "sheet-signed", line);
    table.post("correct \"Boris was paid twice\"");
    CHECK(table.fact("certified").empty());
    CHECK(table.fact("signed_by:1").empty());
    CHECK(table.refused("undo") == "sheet-signed");  // the correction itself
    table.post("Boris adjust 100 \"paid twice\"");
    table.play({"Anna signs", "certify"});
    CHECK(table.fact("certified") == "2");
    CHECK(table.fact("corrections") == "1");
}

TEST_CASE("who signed totals that were changed since has not signed, and signs anew") {
    TableInWords table = finished();
    table.play({"Anna signs", "Boris signs"});
    const std::string totals = table.fact("signed_by:1");
    CHECK(table.fact("signed_by:2") == totals);
    table.post("Boris adjust +5 \"a note too few\"");
    table.post("Anna signs");
    CHECK(table.fact("signed_by:1") != totals);
    CHECK(table.refused("Anna signs") == "changes-nothing");
    table.post("undo #" + std::to_string(table.last() - 1));
    CHECK(table.refused("Boris signs") == "changes-nothing");
    table.post("Anna signs");
    CHECK(table.fact("signed_by:1") == totals);
}

TEST_CASE("in a correction what was played is put right, and what was said of the result stays") {
    TableInWords table = judged_table();
    table.play({"Anna pay 50", "clock call \"the bell\"", "closing", "keep", "walk", "finish",
                "Boris protest #2 \"no\"", "protest upheld #8 \"yes\"", "certify", "correct \"protest 8\""});
    table.post("force \"by the judge\" amend #2 Anna pay 80");
    CHECK(table.phase() == "finished");
    CHECK(table.fact("protest:8.2") == "upheld");
    CHECK(table.fact("corrections") == "1");
    CHECK(table.fact("kept:1") == "184");
    table.post("certify");
    CHECK(table.fact("certified") == "2");
}

TEST_CASE("a sheet certified with a key is corrected with a signature only") {
    TableInWords table = finished();
    CHECK(table.refused("certify key \"no key\"") == "judge-signs");
    table.post("certify key \"" + key + "\" \"Vera\"");
    CHECK(table.refused("correct \"why\"") == "judge-signs");
}

TEST_CASE("a protest is lodged, heard, decided, appealed and decided again") {
    TableInWords table = finished();
    CHECK(table.refused("Anna protest #99 \"no such entry\"") == "no-such-entry");
    table.post("Anna protest #2 \"time was called too early\"");
    const std::string number = std::to_string(table.last());
    CHECK(table.fact("protest:" + number + ".2") == "lodged");
    CHECK(table.refused("certify") == "protest-open");
    CHECK(table.refused("protest appealed #" + number + " \"not yet decided\"") == "protest-state");
    CHECK(table.refused("protest heard #2") == "no-such-protest");
    CHECK(table.refused("protest upheld #" + number) == "reason-needed");
    table.play({"protest heard #" + number, "protest dismissed #" + number + " \"it was not\""});
    CHECK(table.refused("protest heard #" + number) == "protest-state");
    table.post("protest appealed #" + number + " \"the clock was slow\"");
    CHECK(table.refused("certify") == "protest-open");
    table.post("protest upheld #" + number + " \"it was\"");
    table.post("certify");
}

TEST_CASE("protests have their time after the end, and none before it") {
    TableInWords table = judged_table();
    table.post("Boris protest \"no salary\"");
    table.play({"clock call \"the bell\"", "closing", "keep", "walk", "finish"});
    table.wait(30);
    table.post("Boris protest \"just in time\"");
    table.wait(1);
    CHECK(table.refused("Boris protest \"late\"") == "protest-late");
    table.post("force \"he was held up\" Boris protest \"late\"");
    table.post("protest minutes 60");
    table.post("Boris protest \"in time again\"");
}

TEST_CASE("who has left the table may protest against it") {
    TableInWords table = judged_table();
    table.post("Clara leaves \"ill\"");
    CHECK(table.post("Clara protest #2 \"I was not ill\"") == "Clara protest #2 \"I was not ill\"");
}

TEST_CASE("called at once, equal turns still go to those who have not had theirs, and to nobody else") {
    TableInWords table = judged_table({"time_called at_once", "equal_turns yes"});
    table.play({"Anna roll 2 2", "tax fixed", "clock call \"the bell\""});
    CHECK(table.refused("Anna roll 1 2") == "already-rolled");  // the double brings no further roll
    CHECK(table.refused("closing") == "turn-not-finished");
    table.play({"Boris roll 1 2", "decline"});
    CHECK(table.refused("closing") == "turn-not-finished");
    table.play({"Clara roll 1 2", "decline"});
    CHECK(table.refused("Anna roll 1 2") == "time-called-already");
    table.post("closing");
}

TEST_CASE("called at once, without equal turns, nobody rolls any more") {
    TableInWords table = judged_table({"time_called at_once"});
    table.play({"Anna roll 2 2", "tax fixed", "clock call \"the bell\""});
    CHECK(table.refused("Anna roll 1 2") == "time-called-already");
    table.post("closing");
}

}  // namespace tablebank::testing
