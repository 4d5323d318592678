// The score sheet as data: everything a judge needs to compute the ending again, section by section.

#include "app/present/settlement/score_sheet.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "calculators/ruling_scope.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

/// Anna, a monopolist, in jail with a transport; Boris with two streets, one of them mortgaged. `before` is posted
/// first.
PlayedTable sheet_table(const Language& lang, const std::vector<std::string>& before = {}) {
    PlayedTable table("us", 2, Goal::timed);
    table.post_all(lang, before);
    table.post_all(lang, {"force \"for the test\" Boris buy @39", "force \"for the test\" Boris buy @1",
                          "Boris mortgage @1", "force \"for the test\" Anna buy @5", "Anna jail"});
    return table;
}

ScoreSheet sheet_of(const Language& lang, const PlayedTable& table) {
    const auto settled = settle_game(table.table(), {});
    REQUIRE(std::holds_alternative<GameSettlement>(settled));
    return make_score_sheet(lang, table.game().edition(), std::get<GameSettlement>(settled));
}

}  // namespace

TEST_CASE("the walk is in the order of the board, each payment with its owner, its sum and its calculation") {
    PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"force \"for the test\" Anna buy @39", "force \"for the test\" Boris buy @5",
                             "force \"for the test\" Anna buy @1"});
    const ScoreSheet sheet = sheet_of(english, table);
    std::vector<int> spaces;
    for (const SheetPayment& payment : sheet.walk) spaces.push_back(payment.deed.index);
    CHECK(spaces == std::vector{1, 5, 39});
    const SheetPayment& transport = sheet.walk.at(1);
    CHECK(transport.owner == "Boris");
    CHECK(transport.text == "@5 " + table.game().edition().deed_at(Space{5})->name + ", Boris: " + transport.amount);
    REQUIRE_FALSE(transport.workings.empty());
    CHECK(transport.workings.back().find(transport.amount) != std::string::npos);
    CHECK(sheet.no_payment.empty());
}

TEST_CASE("if no deed earns anything, the walk states it") {
    const ScoreSheet sheet = sheet_of(english, PlayedTable("us", 2, Goal::timed));
    CHECK(sheet.walk.empty());
    CHECK(sheet.no_payment == "No deed earns anything.");
}

TEST_CASE("players are listed by place, with the share kept, the income of the walk and the total") {
    const PlayedTable table = sheet_table(english);
    const ScoreSheet sheet = sheet_of(english, table);
    REQUIRE(sheet.players.size() == 2);
    CHECK(sheet.players[0].place == 1);
    CHECK(sheet.players[1].place == 2);
    for (const SheetPlayer& player : sheet.players) {
        CHECK(player.sum == "kept " + player.kept + " + walk " + player.walk + " = " + player.total);
        CHECK(player.place_text == std::to_string(player.place) + ". " + player.name + ' ' + player.total);
        CHECK(std::ranges::any_of(
            player.steps, [&](const std::string& step) { return step.find(": " + player.kept) != std::string::npos; }));
    }
    const auto anna = std::ranges::find(sheet.players, "Anna", &SheetPlayer::name);
    CHECK(anna->heading == "Anna, monopolist");
    CHECK(anna->walk == "0");
    // The cash that is kept, and the deed that earns a prisoner nothing.
    CHECK(anna->steps.size() == 2);
}

TEST_CASE("every ruling that can matter is listed, those of the table marked, with their changes and reasons") {
    const PlayedTable table =
        sheet_table(english, {"rule rounding up \"no coins\"", "rule rounding down \"on second thoughts\""});
    const ScoreSheet sheet = sheet_of(english, table);
    const auto matters = [&](const RulingKey& key) {
        return ruling_matters(table.game().edition(), Goal::timed, key.name);
    };
    REQUIRE(std::ssize(sheet.rulings) == std::ranges::count_if(ruling_keys(), matters));
    CHECK(std::ranges::count_if(sheet.rulings, &SheetRuling::chosen) == 1);
    const auto own = std::ranges::find_if(sheet.rulings, &SheetRuling::chosen);
    CHECK(own->text.starts_with("Rounding of a charge"));
    CHECK(own->text.ends_with(": always down"));
    CHECK(own->changes ==
          std::vector<std::string>{"since #2 always up: no coins", "since #3 always down: on second thoughts"});
}

TEST_CASE("the sheet states that its figures are recorded after the cash is collected, and not before") {
    PlayedTable table = sheet_table(english);
    const ScoreSheet before = sheet_of(english, table);
    CHECK(before.recorded.empty());
    table.post_all(english, {"clock call \"the bell\"", "closing", "keep"});
    const ScoreSheet after = sheet_of(english, table);
    CHECK(after.recorded == "As it was recorded when the cash was handed in.");
    CHECK(after.players.front().sum == before.players.front().sum);
}

TEST_CASE("the sheet speaks the language in use") {
    const Language french = speaking("fr");
    const ScoreSheet sheet = sheet_of(french, sheet_table(french));
    CHECK(sheet.title.find("Score sheet") == std::string::npos);
    CHECK(sheet.title.find(testing::shipped_edition("us")->name) != std::string::npos);
    CHECK(sheet.walk_heading != "The walk round the board");
}

TEST_CASE("a total that the judge set does not change the sum that was computed") {
    PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"clock call \"the bell\"", "closing", "keep", "walk", "finish",
                             "Boris adjust +200 \"a note too few\""});
    const ScoreSheet sheet = sheet_of(english, table);
    const SheetPlayer& boris = sheet.players.front();
    CHECK(boris.sum == "kept 150 + walk 0 = 150");
    CHECK(boris.set == "Boris: 150 computed, 350 set by the judge (#7): a note too few");
    CHECK(boris.place_text == "1. Boris 350");
    CHECK(sheet.players.back().set.empty());
}

}  // namespace tablebank
