// A player who cannot pay: what they still can raise, by keys alone and by mouse alone, and when they leave.

#include <doctest/doctest.h>

#include "ledger/books/due.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"

using namespace tablebank;

TEST_CASE("a player who cannot pay raises it piece by piece, and the last Enter pays") {
    Bench bench;
    bench.open_game("us", testing::pair,
                    {"anna 24", "ok", "boris 35", "ok", "anna count 120 \"a loss\"", "boris at @0", "anna at @18",
                     "anna 11"});  // 160 to the foundation
    bench.press(Key::f8);
    CHECK(bench.widget("bankrupt.lacking").text == "$40");
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    CHECK(bench.widget("dialog.refusal").text.find("not bankrupt") != std::string::npos);
    bench.click("bankrupt.mortgage.6");
    CHECK(bench.game().is_mortgaged(Space{6}));
    CHECK(bench.has("dialog.line"));  // it stays for the rest
    CHECK_FALSE(bench.has("bankrupt.lacking"));
    CHECK(bench.dialog_line() == "Anna pay 160");
    bench.press(Key::enter);
    CHECK(bench.game().cash(Seat{1}) == Money{10});
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("only when nothing reaches does the dialog let a player go") {
    Bench bench;
    bench.open_game("us",
                    {{"Anna", Role::monopolist},
                     {"Boris", Role::competitor},
                     {"Clara", Role::monopolist},
                     {"Dmitri", Role::competitor},
                     {"Elena", Role::monopolist},
                     {"Farid", Role::competitor}},
                    {"anna 24", "ok", "boris 35", "ok", "anna count 20 \"a loss\"", "turn anna \"agreed\"",
                     "anna at @18", "anna 11"});
    bench.click("turn.raise");
    bench.check_keys_differ();
    CHECK(bench.widget("bankrupt.verdict").text.find("lacking") != std::string::npos);
    CHECK(bench.dialog_line() == "Anna bankrupt");
    CHECK(bench.widget("dialog.post").enabled);
    CHECK_FALSE(bench.widget("bankrupt.pay.0").enabled);
    bench.click("dialog.post");
    CHECK(bench.game().is_out(Seat{1}));
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("raising money moves neither its rows nor the button that pays, and the keyboard stays in the list") {
    Bench bench;
    bench.open_game("us", testing::pair,
                    {"anna 24", "ok", "boris 35", "ok", "anna 12", "ok", "turn anna \"agreed\"",
                     "anna count 60 \"a loss\"", "anna at @18", "anna 11"});  // 160 to the foundation
    bench.press(Key::f8);
    const Focus& focus = bench.program().game()->dialogs.state().focus;
    CHECK(focus.shown);
    CHECK(focus.key == "bankrupt.mortgage.6");
    const ImVec2 pay = bench.widget("bankrupt.pay.0").min;
    const ImVec2 row = bench.widget("bankrupt.mortgage.9").min;
    bench.press(Key::space);
    CHECK(bench.game().is_mortgaged(Space{6}));
    CHECK(focus.shown);
    CHECK(focus.key == "bankrupt.mortgage.9");
    CHECK(bench.widget("bankrupt.pay.0").min.y == pay.y);
    CHECK(bench.widget("bankrupt.mortgage.9").min.y == row.y);
    CHECK(bench.widget("bankrupt.mortgage.9").min.x == row.x);
    bench.press(Key::space);
    CHECK(bench.game().is_mortgaged(Space{9}));
    CHECK(bench.widget("bankrupt.pay.0").enabled);
    CHECK(bench.widget("bankrupt.pay.0").min.y == pay.y);
    CHECK(focus.key == "dialog.post");
}

TEST_CASE("a debt that is paid keeps its row, so that a second press pays no other") {
    const std::vector<PlayerSetup> four{{"Anna", Role::monopolist},
                                        {"Boris", Role::competitor},
                                        {"Clara", Role::monopolist},
                                        {"Dmitri", Role::competitor}};
    Bench bench;
    bench.open_game("us", four,
                    {"anna count 150 \"a loss\"", "anna 34", "anna card pay-each competitor 100 \"our box\""});
    bench.press(Key::f8);
    const ImVec2 first = bench.widget("bankrupt.pay.0").min;
    const ImVec2 second = bench.widget("bankrupt.pay.1").min;
    const float heading = bench.widget("bankrupt.verdict").min.y;
    bench.click("bankrupt.pay.0");
    CHECK(bench.game().cash(Seat{1}) == Money{50});
    CHECK_FALSE(bench.has("bankrupt.pay.0"));
    CHECK(bench.widget("bankrupt.settled.pay.0").text == "This is settled.");
    CHECK(bench.widget("bankrupt.pay.1").min.y == second.y);
    bench.click_at(first.x + 4, first.y + 4);
    CHECK(bench.game().cash(Seat{1}) == Money{50});
    // Opened again after it was closed: a settled due is no longer a debt.
    bench.press(Key::escape);
    bench.type_line("anna get 100");
    bench.press(Key::f8);
    CHECK_FALSE(bench.has("bankrupt.settled.pay.0"));
    bench.click("bankrupt.pay.0");
    CHECK(open_dues(bench.game()).empty());
    CHECK(bench.has("bankrupt.settled.pay.0"));
    CHECK(bench.widget("bankrupt.verdict").min.y == heading);
}

TEST_CASE("a deed that is offered is raised for in the same dialog") {
    Bench bench;
    bench.open_game("us", testing::pair,
                    {"anna 24", "ok", "boris 35", "ok", "anna count 70 \"a loss\"", "anna 12"});  // 120 for @9
    CHECK_FALSE(bench.widget("turn.buy").enabled);
    bench.press(Key::f8);
    CHECK(bench.widget("bankrupt.heading").text.find("may buy") != std::string::npos);
    CHECK(bench.widget("bankrupt.lacking").text == "$50");
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    bench.press(Key::space);
    CHECK(bench.widget("dialog.post").enabled);
    bench.press(Key::enter);
    CHECK(bench.game().owner_of(Space{9}) == Seat{1});
}

TEST_CASE("a debt of nothing makes no one bankrupt") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 24", "ok", "boris 35", "ok"});
    bench.press(Key::f8);
    CHECK(bench.widget("bankrupt.heading").text == "Boris owes nothing");
    CHECK_FALSE(bench.widget("dialog.post").enabled);
}

TEST_CASE("a mortgaged deed is redeemed at once by its own switch, or by one for all") {
    Bench bench;
    bench.open_game("football", {{"Anna", Role::player}, {"Boris", Role::player}, {"Clara", Role::player}},
                    {"anna 14", "ok", "next", "boris 26", "ok", "anna mortgage @5", "anna count 50 \"a loss\"",
                     "turn anna \"agreed\"", "anna at @2 \"missed\"", "anna card pay-each player 100"});
    bench.press(Key::f8);
    CHECK_FALSE(bench.has("bankrupt.redeem.all"));  // there is one only
    bench.click("bankrupt.to.2");
    bench.click("bankrupt.to.3");
    CHECK(bench.widget("bankrupt.otherwise.5").text == "otherwise 10 now, and 110 later");
    bench.click("bankrupt.redeem.5");
    CHECK(bench.dialog_line() == "Anna bankrupt to Boris,Clara @5 redeemed");
    bench.click("bankrupt.redeem.5");
    CHECK(bench.dialog_line() == "Anna bankrupt to Boris,Clara");
    const Focus& focus = bench.program().game()->dialogs.state().focus;
    for (int stops = 0; stops < 40 && (stops == 0 || focus.key != "bankrupt.redeem.5"); ++stops) bench.press(Key::tab);
    bench.press(Key::space);
    CHECK(bench.dialog_line() == "Anna bankrupt to Boris,Clara @5 redeemed");
    bench.check_keys_differ();
    bench.press(Key::enter);
    CHECK(bench.game().is_out(Seat{1}));
    CHECK_FALSE(bench.game().is_mortgaged(Space{5}));
    CHECK(bench.game().owner_of(Space{5}) == Seat{2});
}
