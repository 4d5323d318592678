// Trade, auction and dialogs at large by keys alone and by mouse alone. Whatever is put together there is a line, shown
// before it is posted.

#include <doctest/doctest.h>

#include <algorithm>

#include "ledger/books/due.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"
#include "tests/support/full_disk.h"

using namespace tablebank;

namespace {

const std::vector<PlayerSetup> six{{"Anna", Role::monopolist},  {"Boris", Role::competitor},
                                   {"Clara", Role::monopolist}, {"Dmitri", Role::competitor},
                                   {"Elena", Role::monopolist}, {"Farid", Role::competitor}};
/// Anna owns Sunset Boulevard, and Boris Wilshire Boulevard, mortgaged.
const std::vector<std::string> a_deed_each{"anna 24", "ok", "boris 35", "ok", "boris mortgage wilshire"};

}  // namespace

TEST_CASE("a trade is put together by keys alone and posted with Enter") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    bench.press(Key::f5);
    CHECK(bench.widget("dialog.line").text.empty());
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    bench.type("150");  // the turn is Boris's
    CHECK(bench.dialog_line() == "Boris trade Anna give 150 get nothing");
    bench.press(Key::right);
    CHECK(bench.program().game()->dialogs.state().focus.key == "trade.1.cash");
    bench.press(Key::down);
    CHECK(bench.program().game()->dialogs.state().focus.key == "trade.1.deed.6");
    bench.press(Key::space);
    CHECK(bench.dialog_line() == "Boris trade Anna give 150 get @6");
    const auto before = bench.game().last;
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);
    CHECK(bench.game().owner_of(Space{6}) == Seat{2});
    CHECK_FALSE(bench.has("dialog.line"));
    CHECK(bench.widget("line.notice").text.find("Sunset Boulevard") != std::string::npos);
}

TEST_CASE("a trade is put together with the mouse alone, and a double click posts it once") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    bench.click("line.trade");
    bench.click("trade.0.cash.more.100");
    bench.click("trade.0.cash.more.10");
    bench.click("trade.0.cash.more.10");
    bench.click("trade.0.cash.less.1");
    bench.click("trade.0.deed.8");
    bench.click("trade.1.deed.6");
    CHECK(bench.dialog_line() == "Boris trade Anna give 119 @8 get @6");
    CHECK(bench.widget("trade.1.fact.2").text == "cash afterwards: 1,519");
    bench.click("trade.0.redeem.8");
    CHECK(bench.dialog_line() == "Boris trade Anna give 119 @8 redeemed get @6");
    CHECK(bench.widget("trade.1.fact.3").text == "cash afterwards: 1,464");  // 55 redeem it
    const auto before = bench.game().last;
    bench.click("dialog.post", 2);
    CHECK(bench.game().last == before + 1);
    CHECK_FALSE(bench.game().is_mortgaged(Space{8}));
}

TEST_CASE("quick clicks on a step count each, as a double click on an answer does not") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    bench.press(Key::f5);
    bench.click("trade.0.cash.more.10", 3);
    CHECK(bench.widget("trade.0.cash").text == "30");
}

TEST_CASE("a trade that a rule forbids states why and cannot be posted") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    bench.press(Key::f5);
    bench.type("99999");
    CHECK(bench.widget("dialog.refusal").text.find("short") != std::string::npos);
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    const auto before = bench.game().last;
    bench.press(Key::enter);
    CHECK(bench.game().last == before);
    CHECK(bench.has("dialog.line"));
    for (int digit = 0; digit < 5; ++digit) bench.press(Key::backspace);
    CHECK(bench.dialog_line().empty());
}

TEST_CASE("Escape closes a dialog and posts nothing; the draft is there again until something is posted") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    const auto before = bench.game().last;
    bench.press(Key::f5);
    bench.type("40");
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("dialog.line"));
    CHECK(bench.game().last == before);
    REQUIRE(bench.program().session() != nullptr);
    bench.press(Key::f5);
    CHECK(bench.dialog_line() == "Boris trade Anna give 40 get nothing");
    bench.press(Key::f5);
    CHECK_FALSE(bench.has("dialog.line"));
    bench.type_line("note \"supper\"");
    bench.press(Key::f5);
    CHECK(bench.dialog_line().empty());
}

TEST_CASE("typed text waits under a dialog and none of its keys is lost") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    bench.type("anna pa");
    bench.press(Key::f5);
    bench.type("25");
    CHECK(bench.widget("trade.0.cash").text == "25");
    bench.press(Key::escape);
    CHECK(bench.widget("line").text == "anna pa");
    bench.type("y 5");
    CHECK(bench.widget("line").text == "anna pay 5");
}

TEST_CASE("either side may be any player: one who is there already changes places") {
    Bench bench;
    bench.open_game("us", six, a_deed_each);
    bench.press(Key::f5);
    bench.check_keys_differ();
    bench.click("trade.0.deed.8");
    bench.click("trade.1.player.1");
    CHECK(bench.dialog_line() == "Boris trade Anna give @8 get nothing");
    bench.click("trade.0.player.1");
    CHECK(bench.dialog_line() == "Anna trade Boris give nothing get @8");
    bench.click("trade.0.player.5");
    CHECK(bench.dialog_line() == "Elena trade Boris give nothing get @8");
}

TEST_CASE("the line of a dialog is copied as it will be posted") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    bench.press(Key::f5);
    bench.type("40");
    bench.press_ctrl(Key::c);
    CHECK(std::string(ImGui::GetClipboardText()) == "Boris trade Anna give 40 get nothing");
    CHECK(bench.widget("dialog.copy").text == "Copied");
}

TEST_CASE("Tab goes round the stops of a dialog and Space presses") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    bench.press(Key::f5);
    int stops = 0;
    while (bench.program().game()->dialogs.state().focus.key != "dialog.close" && stops < 40) {
        bench.press(Key::tab);
        ++stops;
    }
    bench.press(Key::space);
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("an idle dialog makes no snapshot") {
    Bench bench;
    bench.open_game("us", six, a_deed_each);
    bench.press(Key::f5);
    const auto made = bench.program().game()->dialogs.snapshots_made();
    bench.frames(50);
    CHECK(bench.program().game()->dialogs.snapshots_made() == made);
}

TEST_CASE("a rent is paid partly in deeds if the book allows it") {
    Bench bench;
    bench.open_game("football", testing::three_without_sides,
                    {"anna 12", "buy", "boris 24", "buy", "clara 46", "next", "anna at @0", "boris at @0",
                     "clara at @0", "boris count 1 \"a loss\"", "turn boris \"agreed\"", "boris 12"});
    bench.press(Key::f5);
    bench.click("trade.rent");
    CHECK_FALSE(bench.has("trade.1.cash"));
    bench.click("trade.0.deed.6");
    CHECK(bench.dialog_line() == "Boris rent @3 give @6");
    bench.press(Key::enter);
    CHECK(bench.game().owner_of(Space{6}) == Seat{1});
    CHECK(open_dues(bench.game()).empty());
}

TEST_CASE("an auction is followed bid by bid with the keyboard") {
    Bench bench;
    bench.open_game("football", testing::three_without_sides, {"anna 12", "decline"});
    bench.press(Key::f6);
    CHECK(bench.dialog_line() == "auction @3 none");
    CHECK(bench.widget("auction.asked").text == "Boris is asked");
    const auto before = bench.game().last;
    bench.press(Key::enter);  // nothing is decided yet
    CHECK(bench.game().last == before);
    bench.type_line("40");
    CHECK(bench.widget("auction.high").text.find("40") != std::string::npos);
    CHECK(bench.widget("auction.asked").text == "Clara is asked");
    bench.type("40");
    CHECK_FALSE(bench.widget("auction.place").enabled);  // it must beat the one before
    CHECK_FALSE(bench.widget("auction.warning").text.empty());
    bench.press(Key::backspace);
    bench.press(Key::backspace);
    bench.type("+");  // ten more
    bench.type("-");  // Anna is out
    CHECK(bench.dialog_line() == "auction @3 Clara 50");
    bench.press(Key::enter);
    CHECK(bench.game().last == before);
    bench.type("-");  // and Boris
    bench.press(Key::enter);
    CHECK(bench.game().owner_of(Space{3}) == Seat{3});
    CHECK(bench.game().cash(Seat{3}) == Money{1450});
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("an auction is followed with the mouse alone, out of turn and back again") {
    Bench bench;
    bench.open_game("football", testing::three_without_sides, {"anna 12", "decline"});
    bench.click("turn.auction");
    bench.check_keys_differ();
    bench.click("auction.1.small");  // Anna calls before Boris does
    bench.click("auction.3.large");
    CHECK(bench.dialog_line() == "auction @3 Clara 60");
    bench.click("auction.back");
    CHECK(bench.dialog_line() == "auction @3 Anna 10");
    bench.click("auction.2.out");
    CHECK(bench.widget("auction.2.state").text == "out");
    bench.click("auction.2.out");
    CHECK(bench.widget("auction.2.state").text.empty());
    CHECK_FALSE(bench.widget("auction.1.out").enabled);  // who leads stays in
    bench.click("dialog.post");                          // the hammer may fall before all are out
    CHECK(bench.game().owner_of(Space{3}) == Seat{1});
}

TEST_CASE("an unwanted deed is auctioned to no one") {
    Bench bench;
    bench.open_game("football", testing::three_without_sides, {"anna 12", "decline"});
    bench.press(Key::f6);
    for (int player = 0; player < 3; ++player) bench.type("-");
    CHECK(bench.widget("auction.asked").text == "No one bids.");
    bench.press(Key::enter);
    CHECK(open_dues(bench.game()).empty());
    CHECK_FALSE(bench.game().owner_of(Space{3}).has_value());
}

TEST_CASE("the dialog of a book without auctions states it") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 24"});
    bench.press(Key::f6);
    CHECK(bench.widget("auction.barred").text.find("force") != std::string::npos);
    CHECK_FALSE(bench.widget("auction.1.small").enabled);
    CHECK_FALSE(bench.has("auction.place"));
    bench.type("+");
    CHECK(bench.widget("auction.high").text.empty());
    CHECK_FALSE(bench.widget("dialog.post").enabled);
}

TEST_CASE("under a dialog nothing is explained: one tip at a time") {
    Bench bench;
    bench.open_game(
        "us", testing::pair,
        {"anna 24", "ok", "boris 35", "ok", "anna count 120 \"a loss\"", "boris at @0", "anna at @18", "anna 11"});
    bench.press_ctrl(Key::m);
    const auto& notes = bench.widget("turn.notes");
    const ImVec2 at{(notes.min.x + notes.max.x) / 2, (notes.min.y + notes.max.y) / 2};
    bench.press(Key::f8);
    bench.point_at(at.x, at.y);
    CHECK_FALSE(bench.has("tip"));
}

TEST_CASE("the disk refuses under a dialog: the trouble is shown, and the dialog is there again afterwards") {
    Bench bench;
    bench.open_game("us", testing::pair, a_deed_each);
    bench.press(Key::f5);
    bench.type("40");
    const auto before = bench.game().last;
    {
        const FullDisk full;
        bench.press(Key::enter);
    }
    CHECK(bench.has("disk.what"));
    CHECK_FALSE(bench.has("dialog.line"));
    bench.press(Key::escape);
    CHECK(bench.dialog_line() == "Boris trade Anna give 40 get nothing");
    {
        const FullDisk full;
        bench.press(Key::enter);
    }
    bench.press(Key::enter);  // tries again
    CHECK(bench.game().last == before + 1);
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("the first tick of a trade moves nothing under the pointer, nor does a mortgaged deed") {
    Bench bench;
    bench.open_game("us", six, a_deed_each);
    bench.press(Key::f5);
    const auto place = [&](const char* key) { return bench.widget(key).min.y; };
    const float mine = place("trade.0.deed.8");
    const float sum = place("trade.1.cash.more.1");
    CHECK_FALSE(bench.has("trade.add"));
    bench.click("trade.0.deed.8");
    CHECK(bench.has("trade.add"));
    CHECK(bench.has("trade.0.redeem.8"));
    CHECK(place("trade.0.deed.8") == mine);
    CHECK(place("trade.1.cash.more.1") == sum);
}
