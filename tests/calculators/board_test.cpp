#include "calculators/board.h"

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

TEST_CASE("a token moves on round the board; landing on START or passing it earns the salary (ru 7, 14)") {
    const struct {
        int from, steps, to;
        bool salary;
    } cases[] = {{0, 7, 7, false}, {0, 12, 12, false}, {28, 11, 39, false}, {28, 12, 0, true},
                 {39, 2, 1, true}, {33, 7, 0, true},   {38, 12, 10, true},  {0, 40, 0, true}};
    for (const auto& one : cases) {
        const Move move = move_forward(us(), {one.from}, one.steps);
        CHECK(move.to == Space{one.to});
        CHECK(move.earns_salary == one.salary);
    }
}

TEST_CASE("a card moves a token forward to its space, past START if that is between") {
    const struct {
        int from, to;
        bool salary;
    } cases[] = {{7, 39, false}, {36, 25, true}, {36, 0, true}, {22, 6, true}, {2, 12, false}, {12, 12, true}};
    for (const auto& one : cases) {
        const Move move = move_forward_to(us(), {one.from}, {one.to});
        CHECK(move.to == Space{one.to});
        CHECK(move.earns_salary == one.salary);
    }
}
