// The shortcut to a wrong roll: the line that corrects it, except for its dice.

#include "app/present/typing/wrong_roll.h"
#include "app/present/words/localized_line.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

TEST_CASE("the last roll is put into the line, again the one before it, and after the first the last one") {
    PlayedTable table("us", 2);
    CHECK(roll_to_put_right(english, table.table(), "").empty());
    table.post_all(english, {"roll 6 4", "next", "roll 4 6", "note \"later\""});
    const auto step = [&](const std::string& typed) { return roll_to_put_right(english, table.table(), typed); };
    CHECK(step("") == "amend #4 Boris roll ");
    CHECK(step("something else") == "amend #4 Boris roll ");
    CHECK(step("amend #4 Boris roll ") == "amend #2 Anna roll ");
    CHECK(step("amend #2 Anna roll ") == "amend #4 Boris roll ");
    CHECK(step("amend #99 Boris roll ") == "amend #4 Boris roll ");
    table.post("undo to #3");
    CHECK(step("") == "amend #2 Anna roll ");
}

TEST_CASE("while the dice are missing, the present value is shown") {
    PlayedTable table("us", 2);
    table.post_all(english, {"roll 6 4", "next"});
    CHECK(wrong_roll_text(english, table.table(), "amend #2 Anna roll ") ==
          "#2 has: Anna, 6 and 4. Type the dice that were thrown.");
    for (const char* other :
         {"", "amend #2 Anna roll", "amend #2 Anna roll 4 1", "amend #3 next ", "amend # ", "roll "})
        CHECK(wrong_roll_text(english, table.table(), other).empty());
}

TEST_CASE("a corrected entry is written out, and of a roll all except its dice") {
    CHECK(line_to_mend(51, "Boris roll 2 1") == "amend #51 Boris roll ");
    CHECK(line_to_mend(52, "Boris pay 5 to Anna") == "amend #52 Boris pay 5 to Anna");
    CHECK(line_to_mend(53, "Boris roll 2 1 \"again\"") == "amend #53 Boris roll 2 1 \"again\"");
}

TEST_CASE("an entry in the line that waits for its correction is not yet a refusal, in any language") {
    PlayedTable table("us", 2);
    table.post_all(english, {"roll 1 2", "buy"});
    for (const char* tag : {"en", "ru", "fr", "it", "pl"}) {
        CAPTURE(tag);
        const Language lang = speaking(tag);
        const std::string line = localized_line(lang, line_to_mend(3, table.table().history.at(3).line));
        CHECK(is_still_to_mend(lang, table.table(), line));
        CHECK_FALSE(is_still_to_mend(lang, table.table(), line + " 5"));
    }
    CHECK_FALSE(is_still_to_mend(english, table.table(), "amend #9 Anna buy @3"));
    CHECK_FALSE(is_still_to_mend(english, table.table(), "Anna buy @3"));
}

TEST_CASE("in every language the line can be read once the dice are there") {
    PlayedTable table("us", 2);
    table.post_all(english, {"roll 6 4", "next"});
    for (const char* tag : {"en", "ru", "fr", "it", "pl"}) {
        CAPTURE(tag);
        const Language lang = speaking(tag);
        const std::string line = roll_to_put_right(lang, table.table(), "");
        CHECK_FALSE(wrong_roll_text(lang, table.table(), line).empty());
        for (const char* dice : {"41", "4 1"})
            CHECK(std::holds_alternative<Command>(parse_line(*table.table().game.setup, line + dice)));
    }
}

}  // namespace
}  // namespace tablebank
