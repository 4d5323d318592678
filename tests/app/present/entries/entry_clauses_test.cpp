// The parts of an entry's sentence: cash that is mentioned once, changes of facts, dues raised and settled.

#include "app/present/entries/entry_clauses.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

Entry paid(const std::vector<Transfer>& transfers) {
    Entry entry;
    entry.transfers = transfers;
    return entry;
}

TEST_CASE("cash between two accounts is one sum, and is taken out once") {
    const Account anna = Account::player(Seat{1});
    const Account boris = Account::player(Seat{2});
    CashFlows cash(paid({{Asset::cash(), anna, boris, 30},
                         {Asset::cash(), anna, boris, 12},
                         {Asset::cash(), boris, Account::bank(), 5}}));
    CHECK(cash.left().size() == 2);
    CHECK(cash.take(boris, anna) == Money{});
    CHECK(cash.take(anna, boris) == Money{42});
    CHECK(cash.take(anna, boris) == Money{});
    REQUIRE(cash.left().size() == 1);
    CHECK(cash.left().front().sum == Money{5});
}

TEST_CASE("a due that is raised, and the same one settled, are shown as such") {
    PlayedTable table("us", 2);
    table.post_all(english, {"force \"for the test\" Boris buy @3", "Anna roll 1 2"});
    const DueChanges raised = due_changes(table.table().history.at(table.last()));
    CHECK(raised.settled.empty());
    REQUIRE(raised.raised.size() == 1);
    CHECK(raised.raised.front().debtor == Seat{1});
    table.post("ok");
    const DueChanges settled = due_changes(table.table().history.at(table.last()));
    CHECK(settled.raised.empty());
    REQUIRE(settled.settled.size() == 1);
    CHECK(settled.settled.front().amount == raised.raised.front().amount);
}

TEST_CASE("a fact that an entry leaves alone has no change") {
    PlayedTable table("us", 2);
    table.post("Anna roll 1 2");
    const Entry& entry = table.table().history.at(table.last());
    CHECK(change_of(entry, FactName::rolls_made) != nullptr);
    CHECK(change_of(entry, FactName::winner) == nullptr);
}

TEST_CASE("the salary is the bank's money to the player who passes START, and to no one else (us 14)") {
    PlayedTable table("us", 2);
    table.post_all(english, {"Anna at @39", "Anna roll 1 2"});
    CHECK(paid_salaries(table.setup(), table.table().history.at(table.last())) == std::vector{Seat{1}});
    PlayedTable still("us", 2);
    still.post("Anna roll 1 2");
    CHECK(paid_salaries(still.setup(), still.table().history.at(still.last())).empty());
}

}  // namespace
}  // namespace tablebank
