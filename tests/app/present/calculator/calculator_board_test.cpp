// Clicks on the calculator's board: their effect on the draft, and the board's view of it.

#include "app/present/calculator/calculator_board.h"

#include <doctest/doctest.h>

#include "app/present/calculator/calculator_snapshot.h"
#include "tests/support/asked_draft.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::of_lines;
using testing::us;

TEST_CASE("the board shows the buildings and the owner of each deed, and a price only if it has no owner") {
    const BoardSnapshot board =
        make_calculator_board(english, us(), of_lines({"Anna m 5 34+2 31h", "Boris c 5 12-", "Clara c bankrupt"}));
    REQUIRE(board.cells.size() == 40);
    CHECK(board.cells[34].owner == 1);
    CHECK(board.cells[34].houses == 2);
    CHECK(board.cells[34].figure.empty());
    CHECK(board.cells[31].hotels == 1);
    CHECK(board.cells[12].owner == 2);
    CHECK(board.cells[12].mortgaged);
    CHECK_FALSE(board.cells[39].owner.has_value());
    CHECK(board.cells[39].figure == "400");
    CHECK(board.cells[39].tokens.empty());
}

TEST_CASE("a deed between two steps is shown unchanged, and one step leads to the nearest") {
    CalculatorDraft draft = of_lines({"Anna m 5 34+4"});
    CHECK(make_calculator_board(english, us(), draft).cells[34].houses == 4);
    touch_deed(draft, us(), Space{34}, DeedTouch::fewer);
    CHECK_MESSAGE(line_of(us(), draft, 0) == "Anna m 5 34+3", "four houses are no hotel");
    draft = of_lines({"Anna m 5 34+7"});
    touch_deed(draft, us(), Space{34}, DeedTouch::fewer);
    CHECK(line_of(us(), draft, 0) == "Anna m 5 34+3");
    touch_deed(draft, us(), Space{34}, DeedTouch::more);
    CHECK(line_of(us(), draft, 0) == "Anna m 5 34h");
    touch_deed(draft, us(), Space{34}, DeedTouch::fewer);
    CHECK(line_of(us(), draft, 0) == "Anna m 5 34+3");
    draft = of_lines({"Anna m 5 34+2h"});
    touch_deed(draft, us(), Space{34}, DeedTouch::fewer);
    CHECK(line_of(us(), draft, 0) == "Anna m 5 34h");
    draft = of_lines({"Anna m 5 34+2-"});
    touch_deed(draft, us(), Space{34}, DeedTouch::more);
    CHECK_MESSAGE(line_of(us(), draft, 0) == "Anna m 5 34+2-", "what is mortgaged is not built on");
    draft = of_lines({"Anna m 5 34+2-"});
    touch_deed(draft, us(), Space{34}, DeedTouch::mortgage);
    CHECK(line_of(us(), draft, 0) == "Anna m 5 34-");
}

TEST_CASE("a bankrupt gets nothing, no company is built on, and a space without a deed is left unchanged") {
    CalculatorDraft draft = of_lines({"Anna m 5 5", "Boris c bankrupt"});
    const CalculatorDraft before = draft;
    touch_deed(draft, us(), Space{39}, DeedTouch::press);  // Boris is shown
    touch_deed(draft, us(), Space{5}, DeedTouch::more);
    touch_deed(draft, us(), Space{0}, DeedTouch::press);
    touch_deed(draft, us(), Space{4}, DeedTouch::mortgage);
    CHECK(draft == before);
}

TEST_CASE("a deed with an owner is asked for, and comes with its buildings") {
    CalculatorDraft draft = of_lines({"Anna m 5 34+3", "Boris c 5"});
    touch_deed(draft, us(), Space{34}, DeedTouch::press);
    REQUIRE(draft.moves.size() == 1);
    CHECK(draft.players[0].deeds.contains(Space{34}));
    answer_move(draft, us(), true);
    CHECK(line_of(us(), draft, 1) == "Boris c 5 34+3");
    CHECK(draft.players[0].deeds.empty());
}

}  // namespace
}  // namespace tablebank
