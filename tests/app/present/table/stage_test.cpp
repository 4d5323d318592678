// The players' view of the due: who has what now and afterwards, the deed's card, the last payment, the clock.

#include "app/present/table/stage_snapshot.h"

#include <doctest/doctest.h>

#include "app/present/table/clock_view.h"
#include "app/present/table/counted_cash.h"
#include "tests/support/languages.h"
#include "tests/support/milliseconds.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

namespace {

/// Anna owns Nob Hill unbuilt, and Boris is on it with 26 to pay and this much cash.
void visit(PlayedTable& table, const std::string& cash) {
    table.post_all(english, {"Anna at @31", "roll 1 2", "ok", "turn Boris \"x\"", "Boris count " + cash + " \"x\"",
                             "Boris at @31", "roll 1 2"});
}

}  // namespace

TEST_CASE("payer and payee are shown with their cash before and after") {
    PlayedTable table;
    visit(table, "300");
    const Due due = table.due();
    const CentrePanelSnapshot stage = make_stage(english, table.table());
    REQUIRE(stage.payer);
    REQUIRE(stage.payee);
    CHECK(stage.payer->seat == 2);
    CHECK(stage.payer->now == "$300");
    CHECK(stage.payer->after == "$" + (Money{300} - due.amount).to_string());
    CHECK(stage.payer->lacks.empty());
    CHECK(stage.payee->seat == 1);
    CHECK_FALSE(stage.payee->after.empty());
}

TEST_CASE("a player who cannot pay is shown with the missing sum, and with no new sum") {
    PlayedTable table;
    visit(table, "1");
    const CentrePanelSnapshot stage = make_stage(english, table.table());
    REQUIRE(stage.payer);
    CHECK(stage.payer->after.empty());
    CHECK(stage.payer->lacks == (table.due().amount - Money{1}).to_string() + " short");
}

TEST_CASE("the card of the deed marks the rent that applies, in the column of its owner") {
    PlayedTable table;
    visit(table, "300");
    const CentrePanelSnapshot stage = make_stage(english, table.table());
    REQUIRE(stage.card);
    CHECK(stage.card->actions.empty());
    int marked = 0;
    for (const RentRow& row : stage.card->printed) {
        if (!row.now) continue;
        ++marked;
        REQUIRE(stage.card->column_now);
        CHECK(row.figures[*stage.card->column_now] == table.due().amount.to_string());
    }
    CHECK(marked == 1);
}

TEST_CASE("the last payment is the last entry in force that moved cash") {
    PlayedTable table;
    CHECK_FALSE(make_stage(english, table.table()).last);
    table.post("Anna pay 40 to Boris");
    table.post("note \"tea\"");
    auto last = make_stage(english, table.table()).last;
    REQUIRE(last);
    CHECK(last->payer == 1);
    CHECK(last->payee == 2);
    CHECK(last->amount == "$40");
    REQUIRE(last->notes);
    CHECK(last->notes->can_be_made());
    table.post("Clara get 100");
    last = make_stage(english, table.table()).last;
    REQUIRE(last);
    CHECK(last->payer == 0);
    CHECK(last->payee == 3);
    table.post("undo");
    CHECK(make_stage(english, table.table()).last->amount == "$40");
}

TEST_CASE("no question is asked about a clock that can no longer be started") {
    PlayedTable table("us", 2, Goal::timed);
    CHECK(clock_view(english, table.game(), 0).unstarted);
    table.post("clock call \"played on paper\"");
    CHECK_FALSE(clock_view(english, table.game(), 0).unstarted);
    for (const char* line : {"closing", "keep"}) {
        table.post(line);
        CHECK_FALSE(clock_view(english, table.game(), 0).unstarted);
    }
}

TEST_CASE("the clock states that it was never started, that the end is near, and by how much time is over") {
    PlayedTable table("us", 2, Goal::timed);
    const std::int64_t limit = read_clock(table.game(), 0).limit_ms;
    REQUIRE(limit > 6 * minute_ms);
    CHECK(clock_view(english, table.game(), 0).unstarted);
    table.post("clock start");
    const std::int64_t start = table.table().history.at(table.last()).stamp.at_ms;
    const auto face = [&](std::int64_t used) { return clock_view(english, table.game(), start + used); };
    CHECK_FALSE(face(limit - 5 * minute_ms - 1).last_minutes);
    CHECK(face(limit - 5 * minute_ms).last_minutes);
    CHECK(face(limit - 5 * minute_ms).text == "0:05:00");
    CHECK(face(limit - 1).last_minutes);
    CHECK(face(limit).up);
    CHECK_FALSE(face(limit).last_minutes);
    CHECK(face(limit).over.empty());
    CHECK(face(limit + 3 * minute_ms + 12 * second_ms).over == "0:03:12 over");
    table.post("clock call \"the bell\"");
    CHECK(face(limit).over.starts_with("Time called after 0:"));
}

TEST_CASE("an opened game reports what its clock did meanwhile") {
    PlayedTable table("us", 2, Goal::timed);
    const std::int64_t limit = read_clock(table.game(), 0).limit_ms;
    CHECK(clock_on_opening(english, table.game(), 0, 90 * minute_ms).empty());
    table.post("clock start");
    const std::int64_t start = table.table().history.at(table.last()).stamp.at_ms;
    const auto said = [&](std::int64_t later) { return clock_on_opening(english, table.game(), start, start + later); };
    CHECK(said(30 * second_ms).empty());
    CHECK(said(10 * minute_ms).starts_with("The clock ran on meanwhile, 0:10:00 since the last entry: "));
    CHECK(said(limit + minute_ms).ends_with("time is up."));
    table.post("clock stop \"a break\"");
    CHECK(said(10 * minute_ms).starts_with("The clock was stopped meanwhile: "));
}

TEST_CASE("counted cash shows the figure on its way and the whole of the change") {
    const PlayedTable table;
    const CountedCash gains = make_counted_cash(english, table.game().edition(), 2, Money{1520}, Money{60});
    CHECK(gains.cash == "$1,520");
    CHECK(gains.change == "+60");
    CHECK(gains.gains);
    CHECK(make_counted_cash(english, table.game().edition(), 1, Money{40}, Money{-60}).change == "–60");
}

TEST_CASE("a count is shown as the last change of cash, and as no one's payment") {
    PlayedTable table;
    table.post("Anna count 1550 \"paid 50 too much\"");
    auto last = make_stage(english, table.table()).last;
    REQUIRE(last);
    CHECK(last->entry == 2);
    CHECK_FALSE(last->payer);
    CHECK_FALSE(last->payee);
    CHECK_FALSE(last->notes);
    table.post_all(english, {"undo", "redo"});
    last = make_stage(english, table.table()).last;
    CHECK((!last || !last->payer));
}

}  // namespace tablebank::testing
