// Rulings to choose and rulings in force, as every screen and paper has them; calculations in columns next to them.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/words/ruling_choice.h"
#include "app/present/words/ruling_in_force.h"
#include "app/present/words/working_row.h"
#include "calculators/rent.h"
#include "calculators/ruling_scope.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::shipped_edition;

const RulingKey& key_of(std::string_view name) {
    const RulingKey* key = find_ruling(name);
    REQUIRE(key != nullptr);
    return *key;
}

TEST_CASE("a ruling is chosen by the table only if it differs from the edition's") {
    const auto edition = shipped_edition("us");
    const RulingKey& rounding = key_of("rounding");
    const std::string usual = get(edition->rulings, "rounding");
    CHECK_FALSE(ruling_choice(english, *edition, rounding, usual).changed);
    const RulingChoice choice = ruling_choice(english, *edition, rounding, "up");
    CHECK(choice.changed);
    CHECK(choice.value == "up");
    CHECK(choice.usual == usual);
    CHECK_FALSE(choice.reason.empty());
    REQUIRE(choice.values.size() == rounding.values.size());
    for (const RulingChoice::Value& value : choice.values) CHECK(value.says == choice.text + ": " + value.text);
}

TEST_CASE("if an edition has its own value, the general reason is not given for it") {
    Edition edition = *shipped_edition("us");
    const std::string general = ruling_choice(english, edition, key_of("rounding"), "up").reason;
    edition.rulings.rounding = Rounding::down;
    const RulingChoice own = ruling_choice(english, edition, key_of("rounding"), "down");
    CHECK(own.reason == "This edition has it so from the beginning.");
    CHECK(general != own.reason);
}

TEST_CASE("the rulings that can matter are in force, in their order, those of the table's own marked") {
    const auto edition = shipped_edition("us");
    Rulings rulings = edition->rulings;
    REQUIRE(set(rulings, "ties", "more_deeds"));
    const auto in_force = rulings_in_force(english, *edition, Goal::timed, rulings);
    std::vector<std::string> keys;
    for (const RulingKey& key : ruling_keys())
        if (ruling_matters(*edition, Goal::timed, key.name)) keys.emplace_back(key.name);
    CHECK(std::ranges::equal(in_force, keys, {}, &RulingInForce::key));
    CHECK(std::ranges::count(keys, "ties") == 1);
    CHECK(std::ranges::count(keys, "pieces_run_out") == 0);  // us 22 decides
    for (const RulingInForce& each : in_force) {
        CAPTURE(each.key);
        CHECK(each.chosen == (each.key == "ties"));
        CHECK(each.value == get(rulings, each.key));
    }
}

TEST_CASE("a working that rests on a ruling names its value, and one of the book its paragraph") {
    const auto edition = shipped_edition("us");
    Working book{.step = Step::cash, .figure = Share{Money{1500}}, .rule = "us 9"};
    Working ruled = book;
    ruled.rule = "ruling rounding";
    Rulings rulings = edition->rulings;
    REQUIRE(set(rulings, "rounding", "up"));
    const auto rows = working_rows(english, *edition, rulings, {book, ruled});
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].figure == "1,500");
    CHECK(rows[0].rule == "us 9");
    CHECK_FALSE(rows[0].ruling);
    CHECK(rows[1].rule == "ruling");
    CHECK(rows[1].ruling);
    CHECK(rows[1].what.starts_with(rows[0].what + "  ·  "));
    CHECK(rows[1].what.ends_with(": always up"));
}

}  // namespace
}  // namespace tablebank
