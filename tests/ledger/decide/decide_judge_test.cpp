#include <algorithm>

#include "ledger/decide/checklist.h"
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

TEST_CASE("the judge's confirmation is known by its entry, and is given again after a change") {
    TableInWords table = judged_table();
    table.post("confirm rulings \"Vera\"");
    CHECK(table.fact("confirmed") == std::to_string(table.last()));
    table.play({"rule ties more_deeds \"agreed\"", "confirm rulings"});
    CHECK(table.fact("confirmed") == std::to_string(table.last()));
}

TEST_CASE("notes counted by value make a sum; a difference is posted or left, and either needs a reason") {
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

TEST_CASE("after the judge certified the sheet nothing is undone, corrected or adjusted before it is reopened") {
    TableInWords table = finished();
    CHECK(table.refused("correct \"why\"") == "sheet-not-signed");
    table.play({"Anna signs", "Boris signs"});
    CHECK(table.refused("Anna signs") == "changes-nothing");
    table.post("certify despite \"a test\" \"Vera\"");
    CHECK(table.fact("certified") == "1");
    for (const char* line : {"undo", "undo #2", "undo to #3", "redo", "force \"x\" amend #3 keep", "Clara signs",
                             "Anna adjust 5 \"x\"", "certify", "protest minutes 5"})
        CHECK_MESSAGE(table.refused(line) == "sheet-signed", line);
    table.post("correct \"Boris was paid twice\"");
    CHECK(table.fact("certified").empty());
    CHECK(table.fact("signed_by:1").empty());
    CHECK(table.refused("undo") == "sheet-signed");  // the correction itself
    table.post("Boris adjust 100 \"paid twice\"");
    table.play({"Anna signs", "certify despite \"a test\""});
    CHECK(table.fact("certified") == "2");
    CHECK(table.fact("corrections") == "1");
}

TEST_CASE("a player who signed totals that were changed since has not signed, and signs again") {
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

TEST_CASE("in a correction the play is corrected, and the statements about the result stay") {
    TableInWords table = judged_table();
    table.play({"Anna pay 50", "clock call \"the bell\"", "closing", "keep", "walk", "finish",
                "Boris protest #2 \"no\"", "protest heard #8", "protest upheld #8 \"yes\"",
                "certify despite \"a test\"", "correct \"protest 8\""});
    table.post("force \"by the judge\" amend #2 Anna pay 80");
    CHECK(table.phase() == "finished");
    CHECK(table.fact("protest:8.2") == "upheld");
    CHECK(table.fact("corrections") == "1");
    CHECK(table.fact("kept:1") == "184");
    table.post("certify despite \"a test\"");
    CHECK(table.fact("certified") == "2");
}

TEST_CASE("a sheet certified with a key is corrected with a signature only") {
    TableInWords table = finished();
    CHECK(table.refused("certify key \"no key\"") == "judge-signs");
    table.post("certify key \"" + key + "\" despite \"a test\" \"Vera\"");
    CHECK(table.refused("correct \"why\"") == "judge-signs");
}

TEST_CASE("a protest is lodged, heard, decided, appealed and decided again") {
    TableInWords table = finished();
    CHECK(table.refused("Anna protest #99 \"no such entry\"") == "no-such-entry");
    table.post("Anna protest #2 \"time was called too early\"");
    const std::string number = std::to_string(table.last());
    CHECK(table.fact("protest:" + number + ".2") == "lodged");
    CHECK(table.refused("certify") == "checklist-open");
    CHECK(table.refused("protest appealed #" + number + " \"not yet decided\"") == "protest-state");
    CHECK(table.refused("protest heard #2") == "no-such-protest");
    CHECK(table.refused("protest upheld #" + number) == "protest-unheard");
    table.play({"protest heard #" + number, "protest dismissed #" + number + " \"it was not\""});
    CHECK(table.refused("protest heard #" + number) == "protest-state");
    table.post("protest appealed #" + number + " \"the clock was slow\"");
    CHECK(table.refusal_of("certify").detail.find("protest:" + number) != std::string::npos);
    CHECK(table.refused("protest upheld #" + number + " \"unheard\"") == "protest-unheard");
    table.play({"protest heard #" + number, "protest upheld #" + number + " \"it was\""});
    CHECK(table.refused("protest appealed #" + number + " \"once more\"") == "appeal-closed");
    table.post("certify despite \"a test\"");
}

TEST_CASE("a certificate requires rulings confirmed, notes counted, signatures, and the time for protests over") {
    TableInWords table = finished();
    const auto undone = [&](const std::string& line = "certify \"Vera\"") { return table.refusal_of(line).detail; };
    CHECK(undone().starts_with("rulings count:1 count:2 count:3 signature:1 signature:2 signature:3 protest-time:"));
    CHECK(table.refusal_of("certify \"Vera\"").line == "certify despite \"why\" \"Vera\"");
    CHECK(table.refused("force \"I say so\" certify") == "checklist-open");
    table.play({"Anna signs", "Boris refuses \"my last turn\"", "protest minutes 0", "confirm rulings \"Vera\""});
    CHECK(undone() == "count:1 count:2 count:3 signature:3");
    table.post("certify despite \"Clara has left, nobody counted\" \"Vera\"");
    CHECK(table.fact("certified") == "1");
}

TEST_CASE("a certificate with its whole checklist done requires no reason") {
    TableInWords table = judged_table();
    table.play({"confirm rulings \"Vera\"", "clock call \"the bell\"", "Anna count 1000", "Boris count 2000",
                "Clara count 900", "closing", "keep", "walk", "finish", "Anna signs", "Boris signs", "Clara signs"});
    table.wait(31);
    table.post("certify \"Vera\"");
    CHECK(table.fact("certified") == "1");
}

TEST_CASE(
    "entries forced after the bell, a ruling changed after it was confirmed, and an old signature stay on the list") {
    TableInWords table = judged_table();
    table.play({"confirm rulings", "clock call \"the bell\"", "closing", "keep"});
    table.post("force \"the judge\" rule ties more_deeds \"agreed\"");
    table.play({"walk", "finish", "Anna signs", "Boris adjust +5 \"a note\"", "protest minutes 0"});
    const std::string detail = table.refusal_of("certify").detail;
    CHECK(detail.starts_with("rulings-since:"));
    CHECK(detail.find("signed-another:1") != std::string::npos);
    table.post("confirm rulings \"Vera\"");
    CHECK(table.refusal_of("certify").detail.find("rulings") == std::string::npos);
}

TEST_CASE("entries undone after the bell stay on the list: the bell, the walk, a protest, and a ruling") {
    const auto list_of = [](const std::vector<std::string>& before, const std::vector<std::string>& after) {
        TableInWords table = judged_table();
        table.play(before);
        table.play(after);
        table.play({"closing", "keep", "walk", "finish"});
        return table;
    };
    const auto has = [](TableInWords table, const std::string& item) {
        return (' ' + table.refusal_of("certify").detail).find(' ' + item) != std::string::npos;
    };
    const std::string bell = "clock call \"the bell\"";
    CHECK_FALSE(has(list_of({bell}, {}), "undone"));
    // The bell, and the posts between it and the next one.
    CHECK(has(list_of({bell, "undo", "Anna pay 10 to Boris \"a gift\""}, {bell}), "undone"));
    // A ruling that was confirmed.
    TableInWords ruled = list_of({"rule ties more_deeds \"agreed\"", "confirm rulings \"Vera\"", bell}, {});
    CHECK_FALSE(has(ruled, "rulings-since"));
    ruled.post("force \"x\" amend #2 note \"undone\"");
    CHECK(has(ruled, "rulings-since"));
    CHECK(has(ruled, "forced:"));
    // A payment from before the bell.
    TableInWords paid = list_of({"Anna pay 10 to Boris \"a bet\"", bell}, {});
    paid.play({"force \"x\" amend #2 Anna pay 100 to Boris \"a bet\""});
    CHECK(has(paid, "forced"));
    // The end, and a protest.
    TableInWords again = list_of({bell}, {});
    again.play({"undo", "finish"});
    CHECK(has(again, "undone"));
    TableInWords heard = list_of({bell}, {});
    heard.play({"Boris protest \"no salary\"", "undo"});
    CHECK(has(heard, "undone"));
    // A redone entry has changed nothing.
    TableInWords same = list_of({bell}, {});
    same.play({"undo", "redo"});
    CHECK_FALSE(has(same, "undone"));
}

TEST_CASE("an undone count, adjustment, auction or sum by hand stays on the list, a slip of the pen does not") {
    const auto undoes = [](TableInWords table, const std::string& line) {
        table.play({line, "undo"});
        table.play({"closing", "keep", "walk", "finish"});
        return table.refusal_of("certify").detail.find("undone:") != std::string::npos;
    };
    TableInWords called = judged_table();
    called.post("clock call \"the bell\"");
    CHECK(undoes(called, "Anna count 600 \"short\""));
    CHECK_FALSE(undoes(called, "Anna count 1000"));
    CHECK_FALSE(undoes(called, "note \"a slip\""));
    CHECK_FALSE(undoes(called, "Anna mortgage @39"));
    CHECK(undoes(called, "Clara leaves \"the last train\""));
    TableInWords ended = finished();
    ended.play({"Anna adjust -200 \"slow play\"", "undo"});
    CHECK(ended.refusal_of("certify").detail.find("undone:") != std::string::npos);
}

TEST_CASE("after the bell a name is corrected, and one that another person had is on the list") {
    const auto listed = [](std::initializer_list<const char*> lines) {
        TableInWords table = judged_table();
        table.post("clock call \"the bell\"");
        for (const char* line : lines) table.post(line);
        table.play({"closing", "keep", "walk", "finish"});
        return table.refusal_of("certify").detail.find("unasked:") != std::string::npos;
    };
    CHECK_FALSE(listed({"Anna rename Hanna \"typo\"", "Hanna rename Anna \"no typo\""}));
    CHECK(listed({"Anna rename Zed \"typo\"", "Boris rename Anna \"typo\"", "Zed rename Boris \"typo\""}));
}

TEST_CASE("a signature covers the first places too, and a player who refuses may sign later") {
    TableInWords table = finished();
    table.post("Anna refuses \"no\"");
    CHECK(table.fact("signed_by:1").starts_with("refused 1:"));
    CHECK(table.refused("Anna refuses") == "changes-nothing");
    table.post("Anna signs");
    CHECK(table.fact("signed_by:1").find(" =") != std::string::npos);
    CHECK(table.refused("Anna signs") == "changes-nothing");
}

TEST_CASE("only the key that certified certifies again") {
    TableInWords table = finished();
    table.post("certify key \"" + key + "\" despite \"a test\" \"Vera\"");
    CHECK(table.refused("certify \"Mallory\"") == "sheet-signed");
    table.post("correct signed \"letters\" \"why\"");
    CHECK(table.refused("certify \"Mallory\"") == "judge-signs");
    CHECK(table.refused("certify key \"" + std::string(56, 'B') + "\" \"Mallory\"") == "other-key");
    table.post("certify signed \"letters\" despite \"a test\" \"Vera\"");
    CHECK(table.fact("certified") == "2");
    CHECK(table.fact("judge_key") == key);
}

TEST_CASE("the key of a certificate may be proved by its own line, which changes nothing") {
    TableInWords table = finished();
    CHECK(table.refused("certify signed \"letters\"") == "judge-signs");
    table.post("certify key \"" + key + "\" despite \"a test\" \"Vera\"");
    CHECK(table.refused("certify key \"" + key + "\" signed \"letters\"") == "sheet-signed");
    table.post("certify signed \"letters\"");
    CHECK(table.fact("certified") == "1");
}

TEST_CASE("the same protest is lodged once, and again after it was withdrawn") {
    TableInWords table = finished();
    table.play({"Anna protest #2 \"early\"", "Boris protest #2 \"early\"", "Anna protest \"no salary\""});
    CHECK(table.refused("Anna protest #2 \"in other words\"") == "protest-twice");
    CHECK(table.refused("Anna protest \"NO salary\"") == "protest-twice");
    table.post("Anna protest \"no rent\"");
    table.play({"protest withdrawn #7", "Anna protest #2 \"after all\""});
}

TEST_CASE("cash that a count posts after time was called is on the checklist; a count that agrees is not") {
    TableInWords table = judged_table();
    table.play({"confirm rulings \"Vera\"", "clock call \"the bell\"", "Anna count 1000", "Boris count 2000",
                "Clara count 890 \"ten short\"", "closing", "keep", "walk", "finish", "Anna signs", "Boris signs",
                "Clara signs", "protest minutes 0"});
    CHECK(table.refusal_of("certify").detail == "unasked:" + std::to_string(table.last() - 8));
}

TEST_CASE("notes counted after the cash is collected are compared with the collected cash") {
    TableInWords table = judged_table();
    table.play({"clock call \"the bell\"", "closing", "keep", "Anna count 1000"});
    CHECK(table.refused("Anna count 990 \"ten short\"") == "reason-needed");
    CHECK(table.refusal_of("Anna count 990 \"ten short\"").line == "Anna count 990 waived \"why\"");
    CHECK(table.refused("Anna count 1000 waived \"x\"") == "changes-nothing");
    table.post("Anna count 990 waived \"ten short\"");
    CHECK(table.cash("Anna") == 0);
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

TEST_CASE("a player who has left the table may protest against it") {
    TableInWords table = judged_table();
    table.post("Clara leaves \"ill\"");
    CHECK(table.post("Clara protest #2 \"I was not ill\"") == "Clara protest #2 \"I was not ill\"");
}

TEST_CASE("called at once, equal turns still go to those whose turn is missing, and to no one else") {
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

TEST_CASE("called at once, without equal turns, no one rolls any more") {
    TableInWords table = judged_table({"time_called at_once"});
    table.play({"Anna roll 2 2", "tax fixed", "clock call \"the bell\""});
    CHECK(table.refused("Anna roll 1 2") == "time-called-already");
    table.post("closing");
}

TEST_CASE("a signature is that of a person: one who takes the seat over, or exchanges it, has not signed") {
    TableInWords table = judged_table();
    table.play({"Anna swap Boris \"drawn again\"", "clock call \"the bell\"", "closing", "keep", "walk", "finish",
                "Anna signs", "Boris signs", "Clara signs"});
    CHECK(table.refused("Anna signs") == "changes-nothing");
    table.post("force \"a mistake\" undo #2");
    for (const char* line : {"Anna signs", "Boris signs", "Clara signs"})
        CHECK_MESSAGE(!table.post(line).empty(), line);
    TableInWords reopened = finished();
    for (const char* line : {"Anna signs", "Boris signs", "Clara signs"}) reopened.post(line);
    reopened.play({"undo to #3", "Boris seat Zoe \"home\"", "keep", "walk", "finish"});
    CHECK(reopened.refusal_of("certify").detail.find("signed-another:2") != std::string::npos);
    reopened.post("Zoe signs");
}

TEST_CASE("no one refuses to sign a sheet that is certified") {
    TableInWords table = finished();
    table.post("certify despite \"a test\" \"Vera\"");
    CHECK(table.refused("Anna refuses \"no\"") == "sheet-signed");
}

TEST_CASE("the checklist names who left after the bell, and the undone rolls of the last turn") {
    TableInWords table = judged_table();
    table.play({"12", "decline", "clock call \"the bell\"", "Boris leaves \"home\""});
    const std::string left = "left:" + std::to_string(table.last());
    table.play({"closing", "keep", "walk", "finish"});
    CHECK(table.refusal_of("certify").detail.find(left) != std::string::npos);
    TableInWords rolls = judged_table();
    rolls.play({"33", "decline", "clock call \"the bell\"", "34", "undo"});
    const std::string undone = "undone:" + std::to_string(rolls.last());
    rolls.play({"46", "decline", "closing", "keep", "walk", "finish"});
    CHECK(rolls.refusal_of("certify").detail.find(undone) != std::string::npos);
}

TEST_CASE("the checklist of a game without a call states that none was made") {
    TableInWords table({.players = {"Anna player 10", "Boris player 500 @39"}, .edition = "football"});
    table.play({"Anna at @35 \"x\"", "Anna roll 1 3", "Anna bankrupt", "undo", "force \"x\" Anna bankrupt"});
    const std::string detail = table.refusal_of("certify").detail;
    const auto undone = parse_undone(detail);
    CHECK(std::ranges::count(undone, Undone::Kind::forced, &Undone::kind) == 1);
    for (const Undone& item : undone) CHECK(item.uncalled);
    for (const Undone& item : parse_undone(finished().refusal_of("certify").detail)) CHECK_FALSE(item.uncalled);
    CHECK(to_detail(undone).find("uncalled") == std::string::npos);
}

TEST_CASE("the checklist names who changed seats after the bell, and not a name that was corrected") {
    for (const char* line : {"Anna swap Boris \"the draught\"", "Boris seat Zoe \"home\""}) {
        TableInWords table = judged_table();
        table.play({"clock call \"the bell\"", line});
        const std::string seated = "unasked:" + std::to_string(table.last());
        table.play({"closing", "keep", "walk", "finish"});
        CHECK_MESSAGE(table.refusal_of("certify").detail.find(seated) != std::string::npos, line);
    }
    TableInWords named = judged_table();
    named.play({"Anna swap Boris \"drawn again\"", "clock call \"the bell\"", "Anna rename Hanna \"typed wrong\"",
                "closing", "keep", "walk", "finish"});
    CHECK(named.refusal_of("certify").detail.find("unasked") == std::string::npos);
}

}  // namespace tablebank::testing
