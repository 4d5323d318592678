// The effect of one line on the table, in words, if it posts more than one entry.

#include "app/present/entries/effect_text.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

/// The entries that a line posts.
std::vector<Entry> posted_by(PlayedTable& table, std::string_view line) {
    const std::int64_t before = table.last();
    table.post(line);
    std::vector<Entry> entries;
    for (std::int64_t number = before + 1; number <= table.last(); ++number)
        entries.push_back(table.table().history.at(number));
    return entries;
}

}  // namespace

TEST_CASE("an amendment is shown by what it replaces, and what becomes of the others") {
    PlayedTable table;
    table.post_all(english, {"pay 50", "roll 2 4", "ok"});
    const auto entries = posted_by(table, "amend #2 Anna pay 40");
    REQUIRE(entries.size() == 7);
    const std::string told = "In place of #2: Anna pays the bank 40. 2 lines stay.";
    CHECK(effect_text(english, table.setup(), entries) == told);
    CHECK(posted_text(english, table.setup(), entries) == "#5–#11  " + told);
}

TEST_CASE("undoing several entries shows their number, and undoing one names it") {
    PlayedTable table;
    table.post_all(english, {"roll 2 4", "ok", "roll 1 2"});
    CHECK(effect_text(english, table.setup(), posted_by(table, "undo to #2")) == "Takes back 2 entries at once.");
    CHECK(effect_text(english, table.setup(), posted_by(table, "undo")) == "takes back #2.");
}

TEST_CASE("a plainly posted line is shown entry by entry, with what was forced") {
    PlayedTable table;
    const auto entries = posted_by(table, "force \"agreed\" Anna buy @39");
    CHECK(posted_text(english, table.setup(), entries).starts_with("#2 Anna buys "));
    CHECK(effect_text(english, table.setup(), entries)
              .ends_with(" Against the rules (the token is not there): \"agreed\"."));
}

TEST_CASE("players who exchange seats take over each other's position, and the preview states it") {
    PlayedTable table;
    const auto entries = posted_by(table, "Anna swap Boris \"the draught\"");
    CHECK(effect_text(english, table.setup(), entries) ==
          "Anna and Boris exchange their seats: \"the draught\". Each of them takes over what the other one had.");
}

}  // namespace tablebank::testing
