// The dialog of the rulings, and the foot in which every dialog ends.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/dialogs/dialog_foot.h"
#include "app/present/dialogs/rulings_snapshot.h"
#include "tests/support/companies.h"
#include "tests/support/disk_game.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::DiskGame;
using testing::pair;

const RulingRow& row_of(const RulingsSnapshot& snapshot, const std::string& key) {
    const auto found = std::ranges::find(snapshot.rows, key, &RulingRow::key);
    REQUIRE(found != snapshot.rows.end());
    return *found;
}

TEST_CASE("a foot is ready only if its line would be posted, and states its effect or the reason why not") {
    const DiskGame at("us", pair, {});
    const DialogFoot pays = make_foot(english, at.session(), "Anna pay 100", "Pay");
    CHECK(pays.ready());
    CHECK(pays.button == "Pay");
    CHECK(pays.preview.text.find("100") != std::string::npos);
    const DialogFoot short_of = make_foot(english, at.session(), "Anna pay 1501", "Pay");
    CHECK_FALSE(short_of.ready());
    CHECK(short_of.preview.kind == LinePreview::Kind::refused);
    CHECK(at.game().last == 1);
}

TEST_CASE("a foot's line is canonical, and shown as the banker speaks") {
    const DiskGame at("us", pair, {});
    Command command;
    command.action = action::Rule{"rounding", "up"};
    command.why = "agreed";
    CHECK(make_foot(english, at.session(), command, "Rule").line == "rule rounding up \"agreed\"");
    const Language russian = speaking("ru");
    const DialogFoot foot = make_foot(russian, at.session(), command, "Rule");
    CHECK(foot.line == "rule rounding up \"agreed\"");
    CHECK(foot.shown != foot.line);
}

TEST_CASE("an unfinished foot has no line, and states what is missing") {
    const DialogFoot foot = unfinished_foot("Choose a deed.", "Buy");
    CHECK(foot.line.empty());
    CHECK_FALSE(foot.ready());
    CHECK(foot.preview.text == "Choose a deed.");
}

TEST_CASE("rulings changed at this table are first, with their entry and the reason") {
    const DiskGame at("us", pair, {"rule rounding up \"no coins\"", "rule rounding down \"on second thoughts\""});
    const RulingsSnapshot snapshot = make_rulings_snapshot(english, at.session(), fresh_rulings(at.game()));
    CHECK(snapshot.rows.front().key == "rounding");
    CHECK(snapshot.rows.front().changed == "since #3: on second thoughts");
    CHECK(std::ranges::count_if(snapshot.rows, [](const RulingRow& row) { return !row.changed.empty(); }) == 1);
}

TEST_CASE("a ruling that means nothing in this game is not shown until it is looked at") {
    const DiskGame at("us", pair, {});
    RulingsDraft draft = fresh_rulings(at.game());
    const auto shows = [&](const std::string& key) {
        const RulingsSnapshot snapshot = make_rulings_snapshot(english, at.session(), draft);
        return std::ranges::find(snapshot.rows, key, &RulingRow::key) != snapshot.rows.end();
    };
    CHECK_FALSE(shows("time_called"));
    look_at_ruling(draft, at.game(), "time_called");
    CHECK(shows("time_called"));
}

TEST_CASE("a change requires another value and a reason, and is then one line") {
    const DiskGame at("us", pair, {});
    RulingsDraft draft = fresh_rulings(at.game());
    look_at_ruling(draft, at.game(), "rounding");
    const RulingsSnapshot same = make_rulings_snapshot(english, at.session(), draft);
    CHECK(row_of(same, "rounding").chosen);
    CHECK_FALSE(same.foot.ready());
    CHECK(same.foot.preview.text == "Choose another value to change this ruling from now on.");
    draft.value = "up";
    const RulingsSnapshot unsaid = make_rulings_snapshot(english, at.session(), draft);
    CHECK(unsaid.foot.preview.text == "Say why: the reason is shown on the score sheet.");
    CHECK(std::ranges::count_if(unsaid.values, &RulingValue::in_force) == 1);
    CHECK(std::ranges::find(unsaid.values, "up", &RulingValue::value)->chosen);
    draft.why = "no coins";
    const RulingsSnapshot said = make_rulings_snapshot(english, at.session(), draft);
    CHECK(said.foot.ready());
    CHECK(said.foot.line == "rule rounding up \"no coins\"");
}

}  // namespace
}  // namespace tablebank
