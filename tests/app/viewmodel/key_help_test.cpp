// The keys in F1's help are those of the table of keys.

#include <doctest/doctest.h>

#include <set>

#include "app/viewmodel/key_help.h"
#include "app/viewmodel/keys.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

const HelpSection& section_called(const std::vector<HelpSection>& help, std::string_view title) {
    for (const HelpSection& section : help)
        if (section.title == title) return section;
    FAIL("no section is called " << title);
    return help.front();
}

std::string keys_of(const HelpSection& section, std::string_view words) {
    for (const HelpRow& row : section.rows)
        if (row.text == words) return row.line;
    return {};
}

TEST_CASE("the help finds rows by words of their line, their text or their title") {
    HelpSnapshot help{make_help(english, help_of_keys(english)), {}};
    find_in_help(help, "");
    CHECK(help.shown.size() == help.all.size());
    find_in_help(help, "RULINGS alt");
    REQUIRE(help.shown.size() == 1);
    CHECK(help.shown.front().title == "Calculator");
    CHECK(help.shown.front().rows.size() == 1);
    find_in_help(help, "mortgage nonsense");
    CHECK(help.shown.empty());
}

TEST_CASE("the help tells of every key of the program") {
    std::set<std::string> keys;
    for (const HelpSection& section : make_help(english, help_of_keys(english)))
        for (const HelpRow& row : section.rows) keys.insert(row.line);
    for (const Keybinding& row : keybindings()) {
        if (!row.offer) continue;
        const std::string key = written(row.chords.all());
        CHECK_MESSAGE(keys.contains(key), key);
    }
}

TEST_CASE("rows of one meaning are one row of the help, with all their keys") {
    const auto help = help_of_keys(english);
    const HelpSection& general = section_called(help, "Keys");
    CHECK(keys_of(general, "posts what the line under the board says it will do") == "Enter");
    CHECK(keys_of(general, "completes the line; earlier lines") == "Tab · Up · Down");
    CHECK(keys_of(general, "what may be done with an entry") == "Menu · Shift+F10");
    CHECK(keys_of(general, "the other choices inside the ring") == "F2 – F4");
    CHECK(keys_of(general, "on the start screen: opens that game") == "1 – 9");
    CHECK(keys_of(section_called(help, "Trade, auction, card, bankruptcy"),
                  "a sum, in steps of ten smallest notes; in an auction a bid, and out") == "+ · -");
    CHECK(keys_of(section_called(help, "Calculator"), "the question") == "F2 – F9 · Ctrl+B · Ctrl+T");
}

}  // namespace
}  // namespace tablebank
