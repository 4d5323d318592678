// Completion offers the words that the grammar takes at the end of a half-typed line.

#include <doctest/doctest.h>

#include <algorithm>

#include "calculators/rulings.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using Lines = std::vector<std::string>;

Lines offers(std::string_view beginning) {
    return complete_line(testing::american_three(), beginning);
}

bool offered(std::string_view beginning, std::string_view line) {
    const Lines all = offers(beginning);
    return std::ranges::find(all, line) != all.end();
}

TEST_CASE("the first word is a verb, the most usual first, or a player") {
    CHECK(offers("b") == Lines{"buy", "build", "bankrupt", "Boris"});
    CHECK(offers("an") == Lines{"Anna"});
    CHECK(offers("").front() == "roll");
    CHECK(offered("", "Clara"));
    CHECK(offered("fo", "force"));
}

TEST_CASE("a player is followed by the verbs of a player") {
    CHECK(offered("Anna ", "Anna roll"));
    CHECK_FALSE(offered("Anna ", "Anna next"));
    CHECK(offers("anna mo") == Lines{"anna mortgage"});
}

TEST_CASE("deeds are offered by any word of theirs, and by their space") {
    CHECK(offers("buy wal") == Lines{"buy walnut-street", "buy wall-street"});
    CHECK(offers("Anna mortgage hill") == Lines{"Anna mortgage nob-hill"});
    CHECK(offers("build @3") == Lines{"build @31", "build @32", "build @34", "build @35", "build @37", "build @39"});
    CHECK(offered("build ", "build nob-hill"));
    CHECK(offered("trade Boris give 50 fif", "trade Boris give 50 fifth-avenue"));
    CHECK(offered("card goto wall", "card goto wall-street"));
}

TEST_CASE("keywords, players, cities and rulings are offered in their place") {
    CHECK(offers("tax ") == Lines{"tax fixed", "tax percent"});
    CHECK(offers("pay 50 ") == Lines{"pay 50 to"});
    CHECK(offers("pay 50 to c") == Lines{"pay 50 to Clara"});
    CHECK(offers("bankrupt to Boris,a") == Lines{"bankrupt to Boris,Anna"});
    CHECK(offers("sell all new") == Lines{"sell all new-orleans", "sell all new-york"});
    CHECK(offers("card pay") == Lines{"card pay-each"});
    CHECK(offers("card each ") == Lines{"card each monopolist", "card each competitor", "card each player"});
    CHECK(offers("rule tie") == Lines{"rule ties"});
    CHECK(offers("rule ").size() == ruling_keys().size());
    CHECK(offers("rule ties m") == Lines{"rule ties more_cash_kept", "rule ties more_deeds"});
    CHECK(offers("amend #12 Anna bu") == Lines{"amend #12 Anna buy", "amend #12 Anna build"});
    CHECK(offers("amend #12 34; #14 dr") == Lines{"amend #12 34; #14 drop", "amend #12 34; #14 draw"});
    CHECK(offers("amend #12 34; #14 Anna bu") == Lines{"amend #12 34; #14 Anna buy", "amend #12 34; #14 Anna build"});
    CHECK(offers("force \"agreed\" an") == Lines{"force \"agreed\" Anna"});
}

TEST_CASE("a name that must be quoted is offered in quotes") {
    const Setup setup = testing::table_of("us", {"Anna Maria", "Roll"});
    CHECK(complete_line(setup, "turn ") == Lines{"turn \"Anna Maria\"", "turn \"Roll\""});
    CHECK(complete_line(setup, "turn an") == Lines{"turn \"Anna Maria\""});
    // Whether the quote is typed or not, and in any case of the letters.
    CHECK(complete_line(setup, "turn \"an") == Lines{"turn \"Anna Maria\""});
    CHECK(complete_line(setup, "turn \"Anna M") == Lines{"turn \"Anna Maria\""});
    CHECK(complete_line(setup, "\"anna m") == Lines{"\"Anna Maria\""});
    CHECK(complete_line(setup, "note \"Anna M").empty());
}

TEST_CASE("a card to keep is offered by its name, and once if several have it") {
    const Setup setup = testing::table_of("example-small", {"Anna", "Boris"});
    CHECK(complete_line(setup, "use ") == Lines{"use \"free passage\""});
    CHECK(complete_line(setup, "use \"fr") == Lines{"use \"free passage\""});
    CHECK(complete_line(setup, "card keep ") == Lines{"card keep \"free passage\""});
}

TEST_CASE("nothing is offered if the line is whole, is the banker's own, or went wrong before its end") {
    for (const char* line :
         {"ok ", "pay ", "roll 3", "pay xx an", "note \"an", "note \"an\"", "# b", "ok # b", "tax fixed"}) {
        CAPTURE(line);
        CHECK(offers(line).empty());
    }
}

}  // namespace
}  // namespace tablebank
