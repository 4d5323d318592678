// The text of the repair's screen once the game has come to its settlement: places and totals, and only those players
// with another change. The preview of a line shows the same for a total that a judge sets.

#include <doctest/doctest.h>

#include "app/present/dialogs/repair_snapshot.h"
#include "tests/support/companies.h"
#include "tests/support/disk_game.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

const std::string ruled = "force \"protest\" amend #2 Anna pay 100 to Boris \"a wager\"";

DiskGame ended(const std::vector<std::string>& ending) {
    std::vector<std::string> lines{"boris pay 100 to anna \"a wager\"", "clock call \"the bell\"", "closing"};
    lines.insert(lines.end(), ending.begin(), ending.end());
    return {"us", competitor_clara, lines, Goal::timed};
}

RepairSnapshot plan_of(const DiskGame& at, const std::string& line) {
    const auto draft = fresh_repair(at.session(), line);
    REQUIRE_MESSAGE(draft, line);
    return make_repair_snapshot(english, at.session(), *draft);
}

std::vector<std::string> rows_of(const StandingsDiff& told) {
    std::vector<std::string> rows;
    for (const ToldStanding& row : told.rows)
        rows.push_back(row.name + ' ' + row.place_before + row.place_after + ' ' + row.total_before + '>' +
                       row.total_after + (row.changes ? "" : " same"));
    return rows;
}

}  // namespace

TEST_CASE("after the end the repair's screen shows who had which place and total, and who would have which") {
    const DiskGame at = ended({"keep", "walk", "finish"});
    const RepairSnapshot repair = plan_of(at, ruled);
    CHECK(rows_of(repair.standings) ==
          std::vector<std::string>{"Boris 21 280>320", "Anna 12 320>280", "Clara 33 150>150 same"});
    CHECK(repair.standings.first == "First place: Boris, not Anna.");
    CHECK(repair.standings.note.empty());
    CHECK_MESSAGE(repair.players.empty(), "their cash was handed in, and nothing else changes");
    CHECK(repair.foot.ready());
}

TEST_CASE("in the closing the screen shows both the standings and the cash, during play the cash alone") {
    const DiskGame closing("us", competitor_clara, {"anna roll 1 2", "ok", "clock call \"the bell\"", "closing"},
                           Goal::timed);
    const RepairSnapshot repair = plan_of(closing, "force \"protest\" amend #2 Anna roll 1 1");
    CHECK(repair.standings.rows.size() == 3);
    REQUIRE_FALSE(repair.players.empty());
    CHECK(repair.players.front().name == "Anna");
    const DiskGame play("us", competitor_clara, {"boris pay 100 to anna \"a wager\"", "33", "ok"}, Goal::timed);
    const RepairSnapshot during = plan_of(play, "amend #3 Anna roll 1 2");
    CHECK(during.standings.rows.empty());
    CHECK(during.players.size() == 3);
}

TEST_CASE("the preview of a typed line shows places and totals that change, and is empty otherwise") {
    const DiskGame at = ended({"keep", "walk", "finish"});
    const LinePreview tie = preview_line(english, at.session(), "boris adjust 320 \"the wager\"");
    CHECK(tie.kind == LinePreview::Kind::will_do);
    CHECK(tie.standings.first == "First place: Anna and Boris, not Anna.");
    CHECK(tie.standings.summary == "Boris: place 1 (before: 2), total 320 (before: 280).");
    const LinePreview tenth = preview_line(english, at.session(), "clara adjust +0.5 \"a tenth\"");
    CHECK(tenth.standings.summary == "Clara: place 3, total 150.5 (before: 150).");
    CHECK(tenth.standings.first == "First place: Anna, as before.");
    const LinePreview repair = preview_line(english, at.session(), ruled);
    CHECK(repair.standings.summary ==
          "Boris: place 1 (before: 2), total 320 (before: 280); Anna: place 2 (before: 1), total 280 (before: 320).");
    const DiskGame closing = ended({});
    CHECK_MESSAGE(preview_line(english, closing.session(), ruled).standings.first == "First place: Boris, not Anna.",
                  "where no later line changes this is all that is shown of a repair");
    CHECK(preview_line(english, closing.session(), "anna count 1x500 \"two\"").standings.rows.empty());
    CHECK(preview_line(english, at.session(), "anna signs").standings.rows.empty());
    CHECK(preview_line(english, at.session(), "boris adjust 320").standings.rows.empty());
    const LinePreview undone = preview_line(english, at.session(), "undo");
    CHECK_MESSAGE(undone.standings.rows.empty(), "the game is then not over any more");
}

TEST_CASE("a sheet that is certified is neither repaired nor adjusted before its correction, whatever it would do") {
    const DiskGame at = ended({"keep", "walk", "finish", "certify despite \"a test\" \"Vera\""});
    CHECK_FALSE(fresh_repair(at.session(), ruled));
    const LinePreview no = preview_line(english, at.session(), "boris adjust 321 \"why\"");
    CHECK(no.kind == LinePreview::Kind::refused);
    CHECK(no.standings.rows.empty());
}

}  // namespace tablebank::testing
