// Every row of the grammar, in the short and in the long form, and the one canonical line it means.

#include <doctest/doctest.h>

#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::command_of;
using testing::reading;

struct Row {
    std::string_view line;
    std::string_view canonical;
};

void check_rows(const Setup& setup, std::initializer_list<Row> rows) {
    for (const Row& row : rows) {
        CAPTURE(row.line);
        CHECK(reading(setup, row.line) == row.canonical);
        CHECK(reading(setup, row.canonical) == row.canonical);
    }
}

TEST_CASE("a roll: figures alone belong to the player in turn, a name or a seat before them names the player") {
    check_rows(american_three(), {{"34", "roll 3 4"},
                                  {"3 4", "roll 3 4"},
                                  {"roll 3 4", "roll 3 4"},
                                  {"roll 34", "roll 3 4"},
                                  {"1 roll 3 4", "Anna roll 3 4"},
                                  {"Anna roll 3 4", "Anna roll 3 4"},
                                  {"Anna 34", "Anna roll 3 4"},
                                  {"Anna 3 4", "Anna roll 3 4"},
                                  {"1 34", "Anna roll 3 4"},
                                  {"1 3 4", "Anna roll 3 4"},
                                  {"  b\t6 6  ", "Boris roll 6 6"},
                                  {"ROLL 1 2", "roll 1 2"}});
}

TEST_CASE("dues after a move") {
    check_rows(american_three(), {{"ok", "ok"},
                                  {"Anna ok", "Anna ok"},
                                  {"Anna buy", "Anna buy"},
                                  {"buy nob", "buy @34"},
                                  {"Anna buy nob for 150", "Anna buy @34 for 150"},
                                  {"buy for 150", "buy for 150"},
                                  {"Boris decline", "Boris decline"},
                                  {"auction nob Anna 120", "auction @34 Anna 120"},
                                  {"auction @34 2 120", "auction @34 Boris 120"},
                                  {"auction nob none", "auction @34 none"},
                                  {"rent", "rent"},
                                  {"Anna rent nob", "Anna rent @34"},
                                  {"Anna rent dice 3 4", "Anna rent dice 3 4"},
                                  {"rent @12 dice 34 give 20 wall redeemed \"way out\"",
                                   "rent @12 dice 3 4 give 20 @39 redeemed \"way out\""},
                                  {"rent give @39, 20", "rent give 20 @39"},
                                  {"Anna waive", "Anna waive"},
                                  {"Anna waive \"asked too late\"", "Anna waive \"asked too late\""},
                                  {"Anna tax fixed", "Anna tax fixed"},
                                  {"tax percent", "tax percent"}});
}

TEST_CASE("any other payment is with the bank unless a player is named") {
    check_rows(american_three(), {{"Anna pay 50", "Anna pay 50"},
                                  {"Anna pay 50 to Boris", "Anna pay 50 to Boris"},
                                  {"pay 50 to b \"a bet\"", "pay 50 to Boris \"a bet\""},
                                  {"Anna get 1000000000000000", "Anna get 1000000000000000"},
                                  {"Anna get 50 from 3", "Anna get 50 from Clara"},
                                  {"get 007 \"lost note\"", "get 7 \"lost note\""},
                                  {"Anna stake 100 dice 3 4", "Anna stake 100 dice 3 4"},
                                  {"Anna foundation 5", "Anna foundation 5"}});
}

TEST_CASE("buildings, mortgages and trades") {
    check_rows(american_three(), {{"Anna build nob", "Anna build @34"},
                                  {"build nob 2", "build @34 2"},
                                  {"build nob 1", "build @34"},
                                  {"build nob 2 for 350", "build @34 2 for 350"},
                                  {"build nob for 350", "build @34 for 350"},
                                  {"sell nob", "sell @34"},
                                  {"Anna sell nob 3", "Anna sell @34 3"},
                                  {"sell all san", "sell all san-francisco"},
                                  {"sell all Francisco", "sell all san-francisco"},
                                  {"Anna mortgage nob", "Anna mortgage @34"},
                                  {"redeem wall", "redeem @39"},
                                  {"Anna trade Boris give 100 get nob", "Anna trade Boris give 100 get @34"},
                                  {"trade Boris give wall redeemed 20 \"way out\" get nothing",
                                   "trade Boris give 20 @39 redeemed \"way out\" get nothing"},
                                  {"trade 2 give 10 20 get nob, wall", "trade Boris give 30 get @34 @39"}});
}

TEST_CASE("cards, with deeds by name or by space") {
    check_rows(american_three(), {{"Anna card +50", "Anna card +50"},
                                  {"card -75", "card -75"},
                                  {"card each monopolist 25", "card each monopolist 25"},
                                  {"card pay-each competitor 10", "card pay-each competitor 10"},
                                  {"card all monopolist 25", "card all monopolist 25"},
                                  {"card goto @39", "card goto @39"},
                                  {"card goto wall nosalary", "card goto @39 nosalary"},
                                  {"card goto @0", "card goto @0"},
                                  {"card jail", "card jail"},
                                  {"card dice 8 75 3 4", "card dice 8 75 3 4"},
                                  {"card dice 8 75", "card dice 8 75"},
                                  {"card keep \"way out\"", "card keep \"way out\""},
                                  {"card none", "card none"},
                                  {"Anna card #12", "Anna card #12"},
                                  {"Anna draw hidden", "Anna draw hidden"},
                                  {"Anna use \"way out\"", "Anna use \"way out\""},
                                  {"use \"way out\" goto nob", "use \"way out\" goto @34"}});
}

TEST_CASE("jail, tokens corrected, notes counted, and a player's end") {
    check_rows(american_three(), {{"Anna jail", "Anna jail"},
                                  {"Anna fine", "Anna fine"},
                                  {"Anna free \"by the table\"", "Anna free \"by the table\""},
                                  {"Anna at @34", "Anna at @34"},
                                  {"at @0 \"a roll was missed\"", "at @0 \"a roll was missed\""},
                                  {"Anna count 0", "Anna count 0"},
                                  {"Anna count 1240 \"by hand\"", "Anna count 1240 \"by hand\""},
                                  {"Anna count 1*500 3х100 4X10 6×1 2Х5", "Anna count 1x500 3x100 4x10 2x5 6x1"},
                                  {"Anna bankrupt", "Anna bankrupt"},
                                  {"Anna bankrupt to Boris", "Anna bankrupt to Boris"},
                                  {"Anna bankrupt to 2,3", "Anna bankrupt to Boris,Clara"},
                                  {"bankrupt to Boris , Clara", "bankrupt to Boris,Clara"},
                                  {"Anna leaves", "Anna leaves"},
                                  {"Anna leaves \"late train\"", "Anna leaves \"late train\""}});
}

TEST_CASE("turns, the clock, the ending and rulings") {
    check_rows(american_three(), {{"next", "next"},
                                  {"turn Boris", "turn Boris"},
                                  {"turn 3 \"agreed\"", "turn Clara \"agreed\""},
                                  {"clock start", "clock start"},
                                  {"clock stop \"supper\"", "clock stop \"supper\""},
                                  {"clock extend 10 \"supper\"", "clock extend 10 \"supper\""},
                                  {"clock set 27:30 \"the hall's clock\"", "clock set 27:30 \"the hall's clock\""},
                                  {"clock set 90:05 \"x\"", "clock set 1:30:05 \"x\""},
                                  {"clock jump +1:00:00", "clock jump 1:00:00"},
                                  {"clock jump -0:45", "clock jump -0:45"},
                                  {"clock slept 75:00", "clock slept 1:15:00"},
                                  {"clock zone -5:30:00", "clock zone -5:30:00"},
                                  {"clock bell 0:12 65 \"round 2\"", "clock bell 0:12 65 \"round 2\""},
                                  {"clock call", "clock call"},
                                  {"closing", "closing"},
                                  {"keep", "keep"},
                                  {"walk", "walk"},
                                  {"walk gas 5 6 @12 34", "walk @12 3 4 @28 5 6"},
                                  {"finish", "finish"},
                                  {"richest", "richest"},
                                  {"richest electric 3 4", "richest @12 3 4"},
                                  {"rule ties more_deeds \"agreed\"", "rule ties more_deeds \"agreed\""},
                                  {"note \"play stops for supper\"", "note \"play stops for supper\""}});
}

TEST_CASE("the history") {
    check_rows(american_three(),
               {{"undo", "undo"},
                {"undo #12", "undo #12"},
                {"undo \"slip\"", "undo \"slip\""},
                {"undo #12 \"slip\"", "undo #12 \"slip\""},
                {"undo to #12", "undo to #12"},
                {"undo to #12 \"slip\"", "undo to #12 \"slip\""},
                {"redo", "redo"},
                {"amend #12 Anna 34", "amend #12 Anna roll 3 4"},
                {"amend #12 pay 50 to b \"a bet\"", "amend #12 pay 50 to Boris \"a bet\""},
                {"amend #3 force \"agreed\" build nob", "amend #3 force \"agreed\" build @34"},
                {"amend #3 41;#5 drop ;#6 keep; #7 b buy nob", "amend #3 roll 4 1; #5 drop; #6 keep; #7 Boris buy @34"},
                {"amend #3 get 5 \"a; b\"; #4 note \"c\"", "amend #3 get 5 \"a; b\"; #4 note \"c\""},
                {"undo turn", "undo turn"},
                {"undo turn \"wrong\"", "undo turn \"wrong\""}});
}

TEST_CASE("force is before the line or after its player") {
    check_rows(american_three(), {{"force \"agreed\" Anna build nob", "force \"agreed\" Anna build @34"},
                                  {"Anna force \"agreed\" build nob", "force \"agreed\" Anna build @34"},
                                  {"force \"agreed\" 34", "force \"agreed\" roll 3 4"},
                                  {"force \"agreed\" next", "force \"agreed\" next"}});
}

TEST_CASE("comments and empty lines") {
    check_rows(american_three(), {{"34 # a good one", "roll 3 4"},
                                  {"undo #12 # the slip", "undo #12"},
                                  {"ok #", "ok"},
                                  {"note \"no # comment\"", "note \"no # comment\""}});
    for (const std::string_view line : {"", "   ", "\t", "# all of it", "#12", "  # \"", "\n", "#"}) {
        CAPTURE(line);
        CHECK(is_blank_line(line));
        CHECK(reading(american_three(), line) == "error empty at 1");
    }
    CHECK_FALSE(is_blank_line("ok # done"));
}

TEST_CASE("names: case is folded in every script, exact beats prefix, a verb beats a name") {
    const Setup setup = testing::table_of("ru", {"Ан", "Анна", "Roll", "Anna Maria", "O'Neil", "2"});
    check_rows(setup, {{"ан ok", "Ан ok"},
                       {"АНН ok", "Анна ok"},
                       {"3 ok", "\"Roll\" ok"},
                       {"\"roll\" roll 1 2", "\"Roll\" roll 1 2"},
                       {"ro ok", "\"Roll\" ok"},
                       {"anna ok", "\"Anna Maria\" ok"},
                       {"\"anna maria\" 34", "\"Anna Maria\" roll 3 4"},
                       {"o'n ok", "O'Neil ok"},
                       {"2 ok", "Анна ok"},
                       {"\"2\" ok", "\"2\" ok"},
                       {"turn roll", "turn \"Roll\""},
                       {"АНН bankrupt to \"Anna Maria\", \"2\" ,o", "Анна bankrupt to \"Anna Maria\",\"2\",O'Neil"}});
    CHECK(command_of(setup, "\"2\" ok").player == Seat{6});
    CHECK(command_of(setup, "2 ok").player == Seat{2});
}

TEST_CASE("deeds: exact beats prefix, and the words of slug and name both serve") {
    const Setup setup = testing::table_of("ru", {"Anna", "Boris"});
    check_rows(setup, {{"buy dam", "buy @16"},
                       {"buy kurfürst", "buy @8"},
                       {"buy KURFURST", "buy @8"},
                       {"buy élysées", "buy @24"},
                       {"buy elys", "buy @24"},
                       {"sell all Рим", "sell all rome"},
                       {"sell all ath", "sell all athens"}});
    check_rows(american_three(), {{"buy wall", "buy @39"},
                                  {"buy walnut", "buy @19"},
                                  {"buy fisherman's", "buy @31"},
                                  {"buy fishermans-wharf", "buy @31"},
                                  {"buy @0", "buy @0"}});
}

TEST_CASE("a command keeps the typed text, without spaces around it and without a comment") {
    CHECK(command_of(american_three(), "  Anna  34   # why not\r\n").typed == "Anna  34");
    const Command amend = command_of(american_three(), "amend #3 note  \"a b\"");
    CHECK(amend.typed == "amend #3 note  \"a b\"");
    CHECK(std::get<action::Amend>(amend.action).line->typed == "note  \"a b\"");
    CHECK(std::get<action::Amend>(amend.action).line->why == "a b");
}

TEST_CASE("a deed or a player outside a line") {
    const Setup& setup = american_three();
    CHECK(std::get<Space>(find_deed(*setup.edition, "Nob Hill")) == Space{34});
    CHECK(std::get<Space>(find_deed(*setup.edition, "@34")) == Space{34});
    CHECK(std::get<Seat>(find_player(setup, "cl")) == Seat{3});
    CHECK(std::get<ParseError>(find_player(setup, "")).kind == ParseError::Kind::unknown_player);
    CHECK(std::get<ParseError>(find_deed(*setup.edition, "")).kind == ParseError::Kind::unknown_deed);
    CHECK(std::get<ParseError>(find_deed(*setup.edition, "@40")).kind == ParseError::Kind::space_out_of_range);
}

TEST_CASE("names that run from right to left, and letters with their own accents, are names in a line") {
    const Setup setup = testing::table_of("us", {"דנה", "علي", "x\u0302avier"});
    check_rows(setup, {{"דנה 3 4", "דנה roll 3 4"},
                       {"ד rent", "דנה rent"},
                       {"pay 50 to عل", "pay 50 to علي"},
                       {"X\u0302 buy nob", "x\u0302avier buy @34"},
                       {"trade 2 give 100 get nob", "trade علي give 100 get @34"}});
}

}  // namespace
}  // namespace tablebank
