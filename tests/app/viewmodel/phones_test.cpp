// The game on the players' phones: nothing listens before it is asked for, and nothing after the game was left.

#include <doctest/doctest.h>

#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

TEST_CASE("phones are switched on and off by the banker alone, and end with the game") {
    PlayedWindow table;
    table.go(Screen::phones);
    CHECK(table.screen() == Screen::start);  // without a game to show
    table.begin_game();
    table.go(Screen::phones);
    REQUIRE(table.screen() == Screen::phones);
    CHECK(!table.game().phones.shown().on());
    table.wish(intent::Phones{true});
    const PhonesSnapshot& shown = table.game().phones.shown();
    // A machine in no network at all states that instead.
    CHECK(shown.on() == shown.trouble.empty());
    CHECK(shown.on() == shown.code.has_value());
    for (const std::string& address : shown.addresses) CHECK(address.find("127.") == std::string::npos);
    table.go(Screen::table);
    table.type("anna pay 5 \"parking\"");  // play goes on meanwhile
    CHECK(table.game().session().game().last > 0);
    table.go(Screen::phones);
    table.wish(intent::Phones{false});
    CHECK(!table.game().phones.shown().on());
    table.wish(intent::Phones{true});
    table.wish(intent::Leave{});
    CHECK(table.screen() == Screen::start);
}

}  // namespace tablebank::testing
