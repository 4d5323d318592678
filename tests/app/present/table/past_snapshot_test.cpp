// The table as it was: nothing of it can be posted, and the possible actions are stated as of now.

#include "app/present/table/past_snapshot.h"

#include <doctest/doctest.h>

#include "tests/support/companies.h"
#include "tests/support/disk_game.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

using testing::DiskGame;
using testing::pair;

TEST_CASE("an earlier table is shown unchanged, and offers nothing") {
    const DiskGame at("us", pair, {"Anna pay 100", "Anna pay 200", "Boris pay 50"});
    const PastSnapshot past = make_past_snapshot(english, at.session(), 2, std::nullopt);
    CHECK(past.sequence == 2);
    CHECK(past.table.last == 2);
    CHECK(past.table.players.front().cash == "$1,400");
    CHECK(past.table.turn.actions.empty());
    CHECK(past.table.turn.dice.dice == 0);
    CHECK(past.table.turn.hint.empty());
    CHECK(past.table.log.empty());
    CHECK(past.when.starts_with("As it was after #2, "));
    CHECK(past.what.starts_with("Anna pays the bank 100"));
    CHECK(past.later == "2 entries were posted since.");
    CHECK(past.new_file == "game-from-2.tbl");
}

TEST_CASE("the last entry has nothing after it") {
    const DiskGame at("us", pair, {"Anna pay 100"});
    CHECK(make_past_snapshot(english, at.session(), 2, std::nullopt).later == "Nothing was posted since.");
    CHECK(make_past_snapshot(english, at.session(), 1, std::nullopt).later == "1 entry was posted since.");
}

TEST_CASE("an entry that cannot be undone now names what prevents it") {
    const DiskGame at("us", pair, {"force \"for the test\" Anna buy @39", "Anna mortgage @39"});
    const PastSnapshot bought = make_past_snapshot(english, at.session(), 2, std::nullopt);
    CHECK(bought.undo_line == "undo #2");
    CHECK_FALSE(bought.undo_refused.empty());
    CHECK(make_past_snapshot(english, at.session(), 3, std::nullopt).undo_refused.empty());
    CHECK_FALSE(make_past_snapshot(english, at.session(), 1, std::nullopt).undo_refused.empty());
}

TEST_CASE("undoing to an entry shows its effect before it acts") {
    const DiskGame at("us", pair, {"Anna pay 100", "Boris pay 50"});
    const TakeBack plan = plan_take_back(english, at.session(), 2);
    CHECK(plan.allowed);
    CHECK_FALSE(plan.text.empty());
    CHECK(at.game().last == 3);
    CHECK(plan_take_back(english, at.session(), 1).text.starts_with("Takes back 2 entries"));
    const TakeBack nothing = plan_take_back(english, at.session(), 3);
    CHECK_FALSE(nothing.allowed);
    CHECK_FALSE(nothing.text.empty());
}

TEST_CASE("a branch is next to its game, under a new file name") {
    const testing::ScratchFolder folder;
    const std::filesystem::path game = folder.file("friday.tbl");
    CHECK(name_of_branch(game, 120) == folder.path() / "friday-from-120.tbl");
    folder.write("friday-from-120.tbl", "");
    folder.write("friday-from-120-2.tbl", "");
    CHECK(name_of_branch(game, 120) == folder.path() / "friday-from-120-3.tbl");
    CHECK(name_of_branch(folder.path() / "friday", 7).filename() == "friday-from-7.tbl");
}

}  // namespace
}  // namespace tablebank
