// The words of an entry belong together: its verb, its reasons and the typed text follow from its line. Every line that
// these tests post (tests/support/table_in_words.cpp), random games and repairs also test that no honest entry is
// called strange.

#include "ledger/decide/entry_words.h"

#include <doctest/doctest.h>

#include <functional>

#include "tests/support/table_in_words.h"

using namespace tablebank;
using testing::TableInWords;

namespace {

struct Found {
    bool words = false;
    bool typed = false;
};

/// Of the last of these lines, once its entry was changed.
Found found_after(const std::vector<std::string>& lines, const std::function<void(Entry&)>& change) {
    TableInWords table;
    table.play(lines);
    Entry entry = table.table().history.at(table.last());
    change(entry);
    return {words_agree(*table.table().game.setup, entry),
            typed_agrees(table_at(table.table(), table.last() - 1), entry)};
}

bool words(const std::vector<std::string>& lines, const std::function<void(Entry&)>& change) {
    return found_after(lines, change).words;
}

bool typed(const std::vector<std::string>& lines, const std::string& text) {
    return found_after(lines, [&](Entry& entry) { entry.typed = text; }).typed;
}

}  // namespace

TEST_CASE("a verb, a reason and a reason of force that are not those of the line are invented") {
    const std::vector<std::string> paid{"Anna pay 7 to Boris \"a debt\""};
    CHECK(words(paid, [](Entry&) {}));
    CHECK_FALSE(words(paid, [](Entry& entry) { entry.verb = "roll"; }));
    CHECK_FALSE(words(paid, [](Entry& entry) { entry.verb = ""; }));
    CHECK_FALSE(words(paid, [](Entry& entry) { entry.why = "a gift"; }));
    CHECK_FALSE(words(paid, [](Entry& entry) { entry.why = ""; }));
    CHECK_FALSE(words(paid, [](Entry& entry) { entry.forced = "agreed"; }));
    const std::vector<std::string> forced{"force \"agreed\" Anna buy @39"};
    CHECK_FALSE(words(forced, [](Entry& entry) { entry.forced.reset(); }));
    CHECK_FALSE(words(forced, [](Entry& entry) { entry.forced = "by nobody"; }));
    CHECK_FALSE(words(forced, [](Entry& entry) { entry.why = "by nobody"; }));
    CHECK_FALSE(words({"34"}, [](Entry& entry) { entry.why = "a lucky throw"; }));
}

TEST_CASE("an opening has no words but its own") {
    Entry opening = TableInWords().table().history.at(1);
    const Setup& setup = *TableInWords().table().game.setup;
    CHECK(words_agree(setup, opening));
    opening.verb = "roll";
    CHECK_FALSE(words_agree(setup, opening));
    opening.verb = "open";
    opening.why = "because";
    CHECK_FALSE(words_agree(setup, opening));
}

TEST_CASE("the reason of a sum that was recorded as a fine or a tax was once next to the line") {
    TableInWords table({.players = {"Anna monopolist 900", "Boris competitor"}});
    table.play({"Anna at @1", "12", "Anna pay 200 \"agreed\""});
    Entry paid = table.table().history.at(table.last());
    REQUIRE(paid.verb == "tax");
    paid.why = "agreed";
    CHECK(words_agree(*table.table().game.setup, paid));
    paid.why = "another";
    CHECK_FALSE(words_agree(*table.table().game.setup, paid));
}

TEST_CASE("the typed text may name less than the line, in other words, and nothing else") {
    for (const char* same : {"34", "3 4", "roll 34", "1 3 4", "anna roll 3 4", "Anna бросает 3 4"})
        CHECK(typed({"34"}, same));
    for (const char* other : {"", "33", "2 3 4", "ok", "buy", "note \"34\"", "Anna dances", "undo", "amend #1 34"})
        CHECK_FALSE(typed({"34"}, other));
    CHECK(typed({"12", "ok"}, "buy"));
    CHECK(typed({"12", "ok"}, "покупает"));
    CHECK_FALSE(typed({"12", "ok"}, "decline"));
    CHECK_FALSE(typed({"12", "ok"}, "buy for 1"));
    CHECK_FALSE(typed({"Anna pay 7"}, "Anna pay 70"));
    CHECK_FALSE(typed({"Anna pay 7"}, "Anna pay 7 \"a gift\""));
}

TEST_CASE("a reversal was typed so, and other entries were not") {
    CHECK(typed({"Anna pay 7", "undo"}, "undo #2"));
    CHECK(typed({"Anna pay 7", "undo"}, "undo to #1"));
    CHECK_FALSE(typed({"Anna pay 7", "Anna pay 8", "undo"}, "undo #2"));
    CHECK_FALSE(typed({"Anna pay 7", "undo"}, "Anna pay 7"));
    CHECK_FALSE(typed({"Anna pay 7", "undo", "redo"}, "undo #2"));
}

TEST_CASE("`undo to` took its entries back one by one before they became one action") {
    const std::vector<std::string> taken_back{"Anna pay 7", "Anna pay 8", "undo #3"};
    CHECK(typed(taken_back, "undo to #1"));
    CHECK(typed(taken_back, "undo to #2"));
    CHECK_FALSE(typed(taken_back, "undo to #3"));
}
