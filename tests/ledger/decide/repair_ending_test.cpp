// Repairs of lines before the bell that change who has a turn in hand: each line of the ending lists its answers.

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

/// Boris rolls as entry 6, and time is called in that turn; the ending is over.
TableInWords ended(const std::string& edition) {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}, .goal = Goal::timed, .edition = edition});
    table.play({"clock start", "2 4", "decline", "next", "Boris roll 1 2", "decline", "clock call \"the bell\"",
                "closing", "keep", "walk", "finish"});
    return table;
}

std::vector<std::string> answers_at(const RepairPlan& plan, const std::string& line) {
    for (const RepairRow* row : plan.open())
        if (row->before == line) return row->answers;
    return {};
}

}  // namespace

TEST_CASE("if a roll before the bell becomes a double, the closing waits for the roll that it gives") {
    // A duty (us 8): it is rolled, or the judge lets it go. A right (it) may be left by `next`.
    const TableInWords table = ended("us");
    const RepairPlan plan = repair_plan_of(table, "force \"it was a double\" amend #6 Boris roll 3 3");
    CHECK(answers_at(plan, "closing") ==
          std::vector<std::string>{"Boris roll D1 D2", "force \"not rolled\" next", "drop"});
    const RepairPlan mended = repair_plan_of(
        table, "force \"it was a double\" amend #6 Boris roll 3 3; #9 force \"not rolled\" next; #9 closing");
    CHECK_FALSE(mended.is_open());
    const RepairPlan right = repair_plan_of(ended("it"), "force \"it was a double\" amend #6 Boris roll 3 3");
    CHECK(answers_at(right, "closing") == std::vector<std::string>{"Boris roll D1 D2", "next", "drop"});
}

}  // namespace tablebank::testing
