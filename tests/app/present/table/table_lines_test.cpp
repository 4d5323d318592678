// The table as figures and sentences that window, terminal and paper share: clock, bank, deeds, dues, state.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/table/bank_face.h"
#include "app/present/table/board_snapshot.h"
#include "app/present/table/clock_view.h"
#include "app/present/table/deed_list.h"
#include "app/present/table/deed_snapshot.h"
#include "app/present/table/due_list.h"
#include "app/present/table/play_state.h"
#include "app/present/table/table_snapshot.h"
#include "app/present/table/table_summary.h"
#include "tests/support/languages.h"
#include "tests/support/milliseconds.h"
#include "tests/support/played_table.h"
#include "tests/support/practice_game.h"
#include "tests/support/timed_game.h"

namespace tablebank {
namespace {

using testing::hour_ms;
using testing::PlayedTable;
using testing::second_ms;
using testing::TimedGame;

constexpr std::int64_t begin_ms = 1'700'000'000'000;  // when every line of a played table is posted
const DeedRow& row_at(const std::vector<DeedRow>& rows, const std::string& space) {
    const auto found = std::ranges::find(rows, space, &DeedRow::space);
    REQUIRE(found != rows.end());
    return *found;
}

TEST_CASE("a game without a clock has no face, and states it") {
    const PlayedTable table("us", 2);
    CHECK(clock_view(english, table.game(), begin_ms).text.empty());
    CHECK(clock_sentence(english, table.game(), begin_ms) == "This game has no clock.");
}

TEST_CASE("a second that has begun is still left on the face, and the sentence has whole ones") {
    PlayedTable table("us", 2, Goal::timed);
    CHECK(clock_view(english, table.game(), begin_ms).text == "2:00:00");
    CHECK_FALSE(clock_view(english, table.game(), begin_ms).running);
    CHECK(clock_sentence(english, table.game(), begin_ms).starts_with("The clock stands"));
    table.post("clock start");
    const auto at = [&](std::int64_t later) { return clock_view(english, table.game(), begin_ms + later); };
    CHECK(at(0).running);
    CHECK(at(1).text == "2:00:00");
    CHECK(at(second_ms).text == "1:59:59");
    CHECK(at(second_ms + 1).text == "1:59:59");
    CHECK(clock_sentence(english, table.game(), begin_ms + second_ms + 1) ==
          "The clock runs: 0:00:01 used, 1:59:58 left.");
    CHECK(at(2 * hour_ms - 1).text == "0:00:01");
    CHECK_FALSE(at(2 * hour_ms - 1).up);
}

TEST_CASE("the clock is up once nothing is left, and no longer runs") {
    PlayedTable table("us", 2, Goal::timed);
    table.post("clock start");
    const ClockView face = clock_view(english, table.game(), begin_ms + 2 * hour_ms);
    CHECK(face.up);
    CHECK_FALSE(face.running);
    CHECK(face.text == "time is up");
    table.post("clock call \"the bell\"");
    CHECK(clock_sentence(english, table.game(), begin_ms).ends_with(" Time was called."));
}

TEST_CASE("the bank's figures and its sentence are the same ones") {
    PlayedTable table("us", 2);
    table.post("Anna pay 100");
    const BankStatusView bank = make_bank_face(english, table.game());
    CHECK(bank.houses == std::to_string(table.game().edition().box.houses));
    CHECK(bank.hotels == std::to_string(table.game().edition().box.hotels));
    CHECK(bank_sentence(english, table.game()) ==
          "Bank: " + bank.cash + "; houses " + bank.houses + ", hotels " + bank.hotels);
    CHECK(make_still_table(english, table.table(), "game.tbl", begin_ms, std::nullopt).top.bank.cash == bank.cash);
}

TEST_CASE("a deed of the bank is for sale, and a player's deed is not") {
    PlayedTable table("us", 2);
    const std::string name = table.game().edition().deed_at(Space{39})->name;
    CHECK(bank_stock(english, table.game()).front().find(name) != std::string::npos);
    table.post("force \"for the test\" Anna buy @39");
    CHECK(bank_stock(english, table.game()).front().find(name) == std::string::npos);
    const auto held = deeds_with(table.game(), Account::player(Seat{1}));
    REQUIRE(held.size() == 1);
    CHECK(held.front()->name == name);
}

TEST_CASE("a deed's row shows its owner, its buildings and what a visitor owes") {
    PlayedTable table("us", 2);
    table.post_all(english, {"force \"for the test\" Anna buy @39", "force \"for the test\" Anna buy @12",
                             "force \"for the test\" Boris buy @1", "Boris mortgage @1"});
    const std::vector<DeedRow> rows = make_deed_rows(english, table.game());
    CHECK(rows.size() == table.game().edition().deeds.size());
    const DeedRow& sold = row_at(rows, "@39");
    CHECK(sold.owner == "Anna");
    CHECK(sold.state.empty());
    CHECK("$" + sold.rent == make_still_deed(english, table.game(), Space{39}).today);
    CHECK(row_at(rows, "@12").city == "utility");
    CHECK(row_at(rows, "@12").rent == "4 x dice");
    CHECK(row_at(rows, "@1").state == "mortgaged");
    CHECK(row_at(rows, "@1").rent == "0");
    const DeedRow& unsold = row_at(rows, "@3");
    CHECK(unsold.owner == "bank");
    CHECK(unsold.rent.empty());
    CHECK_FALSE(rent_today(table.game(), *table.game().edition().deed_at(Space{3})));
}

TEST_CASE("a due has the line that settles it, and its calculation only if it is asked for") {
    PlayedTable table("us", 2);
    CHECK(make_due_rows(english, table.game()).empty());
    CHECK(nothing_is_due_text(english, table.table()) == "Nothing is due.");
    table.post_all(english, {"force \"for the test\" Boris buy @3", "Anna roll 1 2"});
    const auto dues = make_due_rows(english, table.game());
    REQUIRE(dues.size() == 1);
    CHECK(dues.front().sentence.starts_with("Anna owes Boris"));
    CHECK(dues.front().workings.empty());
    const auto explained = explain_due_rows(english, table.table());
    REQUIRE(explained.size() == 1);
    CHECK_FALSE(explained.front().workings.empty());
    table.post(dues.front().line);
    CHECK(make_due_rows(english, table.game()).empty());
}

TEST_CASE("the summary tells the turn during play, and who won after it") {
    PlayedTable table("us", 2);
    TableSummary summary = make_table_summary(english, table.game());
    CHECK(summary.title.starts_with(table.game().edition().name + ": "));
    CHECK(summary.turn == "Round 1, turn of Anna");
    CHECK(summary.entries == "1 entry");
    CHECK(summary.won.empty());
    table.post("Anna leaves \"late train\"");
    summary = make_table_summary(english, table.game());
    CHECK(summary.turn.empty());
    CHECK(summary.entries == "2 entries");
    CHECK(summary.won == "Won by Boris");
}

TEST_CASE("once play is over the summary names what follows it, and no turn and no roll is left") {
    TimedGame game;
    game.post({"clock start", "Anna roll 1 2", "clock call \"the hall closes\""});
    CHECK(make_table_summary(english, game.table().game).turn == "Round 1, turn of Anna");
    CHECK(someone_has_turn(game.table().game));
    game.post({"decline"});
    for (const char* line : {"note \"tea\"", "closing"}) {
        CAPTURE(line);
        const Game& over = game.table().game;
        const TableSummary summary = make_table_summary(english, over);
        CHECK(summary.title.ends_with("the closing transactions"));
        CHECK(summary.turn.empty());
        CHECK_FALSE(someone_has_turn(over));
        CHECK(rolls_to_come(over) == 0);
        game.post({line});
    }

    Setup without = testing::practice_setup("fr");
    without.rulings.closing = false;
    TimedGame handing_in(without);
    handing_in.post({"clock start", "Anna roll 1 2", "decline", "next", "clock call \"the hall closes\""});
    CHECK(make_table_summary(english, handing_in.table().game).title.ends_with("the handing in of the cash"));
    CHECK(rolls_to_come(handing_in.table().game) == 0);
    CHECK_FALSE(someone_has_turn(handing_in.table().game));
}

TEST_CASE("the board has the spaces in order, their printed text, and the tokens apart from prisoners") {
    PlayedTable table("us", 3);
    table.post_all(english, {"force \"for the test\" Anna buy @39", "Boris at @39", "Clara jail"});
    const BoardSnapshot board = make_board_snapshot(english, table.game());
    const Edition& edition = table.game().edition();
    REQUIRE(board.cells.size() == static_cast<std::size_t>(edition.size()));
    const BoardCell& sold = board.cells[39];
    CHECK(sold.space == Space{39});
    CHECK(sold.owner == 1);
    CHECK(sold.figure.empty());
    CHECK(sold.tokens == std::vector{2});
    CHECK(board.cells[1].figure == std::to_string(edition.deed_at(Space{1})->price.units()));
    CHECK(board.cells[0].tokens == std::vector{1});
    const auto jail = std::ranges::find_if(board.cells, [](const BoardCell& cell) { return !cell.prisoners.empty(); });
    REQUIRE(jail != board.cells.end());
    CHECK(jail->prisoners == std::vector{3});
    CHECK(jail->tokens.empty());
}

}  // namespace
}  // namespace tablebank
