// A payout by hand that no rule gives, or that the bank does not have, is asked about.

#include "app/present/typing/big_payout.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {

TEST_CASE("a sum that a rule gives at once is not asked about, one more is, for any payee") {
    const testing::PlayedTable table;
    const auto asked = big_payout(table.table(), "Anna get 100000");
    REQUIRE(asked);
    CHECK(asked->player == Seat{1});
    CHECK(asked->sum == Money{100000});
    CHECK_FALSE(big_payout(table.table(), "Anna get " + asked->most.to_string()));
    CHECK(big_payout(table.table(), "Boris get " + (asked->most + Money{1}).to_string() + " \"a prize\""));
    CHECK(asked->most >= table.game().edition().profile.salary.value.passing);
}

TEST_CASE("the bank's amount is shown if it is less") {
    const testing::PlayedTable table;
    const Money box = table.game().book.cash(Account::bank());
    CHECK_FALSE(big_payout(table.table(), "Anna get 1000")->in_box);
    CHECK(big_payout(table.table(), "Anna get " + (box + Money{1}).to_string())->in_box == box);
}

TEST_CASE("other lines are not asked about: a sum from a player, a forced one, one that is refused or unreadable") {
    testing::PlayedTable table;
    for (const char* line : {"Anna pay 1400", "Anna get 1400 from Boris", "force \"agreed\" Anna get 5000", "get",
                             "Anna count 9000 \"found\"", "Anna get 5000 from Boris"})
        CHECK_FALSE(big_payout(table.table(), line));
    table.post("Dmitri leaves");
    CHECK_FALSE(big_payout(table.table(), "Dmitri get 5000"));
}

}  // namespace tablebank
