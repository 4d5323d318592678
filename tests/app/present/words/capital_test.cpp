// A separate sentence begins with a capital.

#include "app/present/words/capital.h"

#include <doctest/doctest.h>

#include "tests/support/played_table.h"

namespace tablebank {
namespace {

TEST_CASE("a sentence of the table begins with a capital, in every script") {
    const testing::PlayedTable table;
    CHECK(with_capital(table.setup(), "the clock starts.") == "The clock starts.");
    CHECK(with_capital(table.setup(), "żaden wpis") == "Żaden wpis");
    CHECK(with_capital(table.setup(), "ход переходит") == "Ход переходит");
    CHECK(with_capital(table.setup(), "«x»") == "«x»");
    CHECK(with_capital(table.setup(), "").empty());
}

TEST_CASE("a name at the beginning stays as it was typed") {
    Setup setup = testing::PlayedTable{}.setup();
    setup.players.front().name = "anna";
    CHECK(with_capital(setup, "anna pays the bank 10.") == "anna pays the bank 10.");
    CHECK(with_capital(setup, "annals of the table") == "Annals of the table");
}

}  // namespace
}  // namespace tablebank
