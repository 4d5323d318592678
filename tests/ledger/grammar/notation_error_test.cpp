// Lines that cannot be read: the error, its column, and the text that was expected there.

#include <doctest/doctest.h>

#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::reading;

struct Mistake {
    std::string_view line;
    std::string_view error;
};

void check_mistakes(const Setup& setup, std::initializer_list<Mistake> rows) {
    for (const Mistake& row : rows) {
        CAPTURE(row.line);
        CHECK(reading(setup, row.line) == "error " + std::string{row.error});
    }
}

TEST_CASE("dice out of range name the figure") {
    check_mistakes(american_three(), {{"37", "dice_out_of_range at 2 [7]"},
                                      {"3 7", "dice_out_of_range at 3 [7]"},
                                      {"0 1", "dice_out_of_range at 1 [0]"},
                                      {"Anna 37", "dice_out_of_range at 7 [7]"},
                                      {"1 3 7", "dice_out_of_range at 5 [7]"},
                                      {"roll 3 12", "dice_out_of_range at 8 [12]"},
                                      {"roll -3 4", "dice_out_of_range at 6 [-3]"},
                                      {"foundation 7", "dice_out_of_range at 12 [7]"},
                                      {"345", "unexpected at 3 [5]"},
                                      {"3 4 5 6", "unexpected at 7 [6]"},
                                      {"34 5", "unexpected at 4 [5]"},
                                      {"roll 3", "expected at 7 dice"},
                                      {"roll x 4", "expected at 6 [x] dice"}});
}

TEST_CASE("unknown and ambiguous verbs and players") {
    const Setup setup = testing::table_of("us", {"Anna", "Anton", "Boris"});
    check_mistakes(setup, {{"bluid nob", "unknown_verb at 1 [bluid]"},
                           {"Anna bluid nob", "unknown_verb at 6 [bluid]"},
                           {"Zoe roll 3 4", "unknown_player at 1 [Zoe]"},
                           {"Zoe 34", "unknown_player at 1 [Zoe]"},
                           {"7 roll 3 4", "unknown_player at 1 [7]"},
                           {"an roll 3 4", "ambiguous_player at 1 [an] Anna|Anton"},
                           {"pay 50 to AN", "ambiguous_player at 11 [AN] Anna|Anton"},
                           {"pay 50 to Zoe", "unknown_player at 11 [Zoe]"},
                           {"turn 4", "unknown_player at 6 [4]"},
                           {"Anna", "expected at 5 dice|verb"},
                           {"3", "expected at 2 dice|verb"},
                           {"\"Anna\"", "expected at 7 dice|verb"},
                           {"bankrupt to Boris,Boris", "unexpected at 19 [Boris]"},
                           {"bankrupt to Boris Anna", "unexpected at 19 [Anna]"},
                           {"bankrupt to Boris,", "expected at 19 player"}});
}

TEST_CASE("neither a figure nor quoted text was meant as a verb") {
    check_mistakes(american_three(), {{"zoe nob", "unknown_verb at 1 [zoe]"},
                                      {"7 nob", "unknown_player at 1 [7]"},
                                      {"\"zoe\" nob", "unknown_player at 1 [zoe]"}});
}

TEST_CASE("a player is written only before a line of a player") {
    check_mistakes(american_three(), {{"Anna next", "unexpected at 1 [Anna]"},
                                      {"Anna undo", "unexpected at 1 [Anna]"},
                                      {"Anna auction nob none", "unexpected at 1 [Anna]"},
                                      {"force \"x\" Anna closing", "unexpected at 11 [Anna]"},
                                      {"Anna force \"x\" Boris ok", "unknown_verb at 16 [Boris]"}});
}

TEST_CASE("unknown and ambiguous deeds and cities") {
    check_mistakes(american_three(), {{"buy xyzzy", "unknown_deed at 5 [xyzzy]"},
                                      {"buy wal", "ambiguous_deed at 5 [wal] walnut-street|wall-street"},
                                      {"buy square", "ambiguous_deed at 5 [square] harvard-square|union-square"},
                                      {"buy @40", "space_out_of_range at 5 [@40]"},
                                      {"buy @99999999999", "space_out_of_range at 5 [@99999999999]"},
                                      {"at @40", "space_out_of_range at 4 [@40]"},
                                      {"buy @x", "unknown_deed at 5 [@x]"},
                                      {"buy @-1", "unknown_deed at 5 [@-1]"},
                                      {"mortgage", "expected at 9 deed"},
                                      {"at", "expected at 3 space|deed"},
                                      {"sell all", "expected at 9 city"},
                                      {"sell all new", "ambiguous_city at 10 [new] new-orleans|new-york"},
                                      {"sell all paris", "unknown_city at 10 [paris]"}});
    const Setup russian = testing::table_of("ru", {"Anna", "Boris"});
    check_mistakes(russian, {{"buy la",
                              "ambiguous_deed at 5 [la] paseo-de-la-castellana|rue-la-fayette|rue-de-la-paix|"
                              "la-plaka"}});
}

TEST_CASE("amounts are whole, positive, and no larger than a table can hold") {
    check_mistakes(american_three(), {{"pay -5", "amount_invalid at 5 [-5]"},
                                      {"pay 1.5", "amount_invalid at 5 [1.5]"},
                                      {"pay 1,5", "amount_invalid at 5 [1,5]"},
                                      {"pay 0", "amount_invalid at 5 [0]"},
                                      {"pay fiveish", "amount_invalid at 5 [fiveish]"},
                                      {"pay", "expected at 4 amount"},
                                      {"count -1", "amount_invalid at 7 [-1]"},
                                      {"count 0x500", "amount_invalid at 7 [0x500]"},
                                      {"count 2x500 3x0", "amount_invalid at 13 [3x0]"},
                                      {"buy nob for 0", "amount_invalid at 13 [0]"},
                                      {"auction nob Anna 0", "amount_invalid at 18 [0]"},
                                      {"auction nob Anna", "expected at 17 amount"},
                                      {"pay 1000000000000001", "amount_too_large at 5 [1000000000000001]"},
                                      {"pay 99999999999999999999", "amount_too_large at 5 [99999999999999999999]"},
                                      {"trade b give 1000000000000000 1 get nothing", "amount_too_large at 31 [1]"},
                                      {"card +1.5", "amount_invalid at 6 [+1.5]"},
                                      {"card -", "amount_invalid at 6 [-]"}});
}

TEST_CASE("numbers have their range") {
    check_mistakes(american_three(),
                   {{"build nob 0", "number_out_of_range at 11 [0]"},
                    {"build nob -1", "number_out_of_range at 11 [-1]"},
                    {"build nob 100", "number_out_of_range at 11 [100]"},
                    {"undo #0", "number_out_of_range at 6 [#0]"},
                    {"undo #x", "number_out_of_range at 6 [#x]"},
                    {"undo #99999999999999999999", "number_out_of_range at 6 [#99999999999999999999]"},
                    {"card #1000", "number_out_of_range at 6 [#1000]"},
                    {"card dice 13 75", "number_out_of_range at 11 [13]"},
                    {"clock set 0:00 \"x\"", "number_out_of_range at 11 [0:00]"},
                    {"clock set 24:00:01 \"x\"", "number_out_of_range at 11 [24:00:01]"},
                    {"clock set 27 \"x\"", "number_out_of_range at 11 [27]"},
                    {"clock set 27:60 \"x\"", "number_out_of_range at 11 [27:60]"},
                    {"clock set 27:5 \"x\"", "number_out_of_range at 11 [27:5]"},
                    {"clock set -1:00 \"x\"", "number_out_of_range at 11 [-1:00]"},
                    {"clock jump 1:2:3:4", "number_out_of_range at 12 [1:2:3:4]"},
                    {"clock slept 0:00", "number_out_of_range at 13 [0:00]"},
                    {"clock zone 24:00:01", "number_out_of_range at 12 [24:00:01]"},
                    {"clock bell 0:10 0 \"x\"", "number_out_of_range at 17 [0]"},
                    {"clock extend 0 \"x\"", "number_out_of_range at 14 [0]"},
                    {"clock extend 1441 \"x\"", "number_out_of_range at 14 [1441]"}});
}

TEST_CASE("a line that stops too soon states what it waits for") {
    check_mistakes(
        american_three(),
        {{"tax", "expected at 4 fixed|percent"},
         {"tax half", "expected at 5 [half] fixed|percent"},
         {"clock", "expected at 6 start|stop|extend|call|set|jump|slept|zone|bell"},
         {"clock stop", "expected at 11 reason"},
         {"clock extend 5", "expected at 15 reason"},
         {"clock set", "expected at 10 27:30"},
         {"clock set 27:30", "expected at 16 reason"},
         {"clock bell 0:10 60", "expected at 19 reason"},
         {"rule ties shared", "expected at 17 reason"},
         {"rule ties", "expected at 10 value"},
         {"rule", "expected at 5 ruling"},
         {"note", "expected at 5 text"},
         {"note \" \"", "expected at 6 [ ] text"},
         {"draw", "expected at 5 hidden"},
         {"use way", "expected at 5 [way] card"},
         {"amend", "expected at 6 #N"},
         {"amend #3", "expected at 9 verb|player"},
         {"force", "expected at 6 reason"},
         {"force ok", "expected at 7 [ok] reason"},
         {"force \"x\"", "expected at 10 verb|player"},
         {"trade Boris", "expected at 12 give"},
         {"trade Boris give 5", "expected at 19 amount|deed|card|get"},
         {"trade Boris give 5 get", "expected at 23 nothing|amount|deed|card"},
         {"trade Boris give get 5", "expected at 18 [get] nothing|amount|deed|card|get"},
         {"walk electric", "expected at 14 dice"},
         {"card each banker 5", "expected at 11 [banker] monopolist|competitor|player"},
         {"card 50", "expected at 6 [50] #card|+N|none|jail|goto|each|pay-each|all|dice|keep|free|repairs|back"},
         {"card keep \"way out\" dice 8 75 3 4", "unexpected at 31 [3]"},
         {"amend #3 ok;", "expected at 13 #N"},
         {"amend #3 ok; 34", "expected at 16 keep|drop|verb|player"},
         {"amend #3 ok; #4", "expected at 16 keep|drop|verb|player"},
         {", ok", "expected at 1 [,] verb|player"}});
}

TEST_CASE("a line that goes on too long names the first word too many") {
    check_mistakes(american_three(), {{"ok now", "unexpected at 4 [now]"},
                                      {"ok \"fine\"", "unexpected at 4 [fine]"},
                                      {"Anna jail \"x\"", "unexpected at 11 [x]"},
                                      {"buy nob 150", "unexpected at 9 [150]"},
                                      {"pay 50 Boris", "unexpected at 8 [Boris]"},
                                      {"walk @12 3 4 @12 3 4", "unexpected at 14 [@12]"},
                                      {"trade b give nob nob get 5", "unexpected at 18 [nob]"},
                                      {"amend #3 undo", "unexpected at 10 [undo]"},
                                      {"amend #3 redo", "unexpected at 10 [redo]"},
                                      {"amend #3 amend #2 ok", "unexpected at 10 [amend]"},
                                      {"amend #3 ok; #4 keep #5 drop", "unexpected at 22 [#5]"},
                                      {"amend #3 ok; #4 undo", "unexpected at 17 [undo]"},
                                      {"34; ok", "unexpected at 3 [;]"},
                                      {"undo turn Anna", "unexpected at 11 [Anna]"},
                                      {"force \"a\" force \"b\" ok", "unexpected at 11 [force]"},
                                      {"force \"a\" Anna force \"b\" ok", "unexpected at 16 [force]"}});
}

TEST_CASE("free text is closed, plain, and no longer than 500 characters") {
    const Setup& setup = american_three();
    check_mistakes(setup, {{"note \"supper", "unclosed_quote at 6"},
                           {"note \"a\" \"", "unclosed_quote at 10"},
                           {"note \"a\tb\"", "text_invalid at 8"},
                           {"note \"a\nb\"", "text_invalid at 8"},
                           {"note \"\xff\"", "text_invalid at 7"},
                           {"\xff", "text_invalid at 1"},
                           {"ok\x1b", "text_invalid at 3"}});
    // Printed separately, the character would begin a comment and take the text with it.
    check_mistakes(
        setup, {{"rule pace slow#\"because\"", "unexpected at 15 [#]"}, {"34 #\"because\"", "unexpected at 4 [#]"}});
    std::string letters;
    for (int count = 0; count < 500; ++count) letters += "ж";
    CHECK(reading(setup, "note \"" + letters + "\"") == "note \"" + letters + "\"");
    CHECK(reading(setup, "note \"" + letters + "x\"") == "error text_invalid at 6");
}

TEST_CASE("columns count characters, not bytes") {
    const Setup setup = testing::table_of("ru", {"Анна", "Борис"});
    check_mistakes(setup, {{"Анна 37", "dice_out_of_range at 7 [7]"},
                           {"Борис pay вздор", "amount_invalid at 11 [вздор]"},
                           {"note \"ужин\" x", "unexpected at 13 [x]"},
                           {"Анна", "expected at 5 dice|verb"}});
}

}  // namespace
}  // namespace tablebank
