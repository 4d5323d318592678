// Sums in words, in each language of the program: one sum, or a clear refusal.

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/grammar/spoken_sums.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"
#include "tests/ledger/grammar/said.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::check_said;
using testing::table_of;

/// The value of a sum that is a whole text; -1 for any other text, also if only a part of it is a sum.
std::int64_t value_of(std::string_view text, std::string_view language = "") {
    std::vector<std::vector<std::string>> words;
    for (const std::string_view word : split(text, ' ')) words.push_back(plain_words(word));
    const auto sum = sum_in_words(words, language);
    return sum && sum->words == words.size() ? sum->value : -1;
}

TEST_CASE("numbers are read in five languages") {
    CHECK(value_of("five hundred") == 500);
    CHECK(value_of("a hundred and twenty-five") == 125);
    CHECK(value_of("two thousand five hundred") == 2500);
    CHECK(value_of("one million two hundred thousand and three") == 1200003);
    CHECK(value_of("cinq cents") == 500);
    CHECK(value_of("quatre-vingt-dix-sept") == 97);
    CHECK(value_of("septante et un") == 71);
    CHECK(value_of("soixante et onze") == 71);
    CHECK(value_of("deux mille trois cent quatre-vingts") == 2380);
    CHECK(value_of("vingt mille") == 20000);
    CHECK(value_of("cinquecento") == 500);
    CHECK(value_of("centocinquanta") == 150);
    CHECK(value_of("trentuno") == 31);
    CHECK(value_of("duemilacinquecento") == 2500);
    CHECK(value_of("mille e cinquecento") == 1500);
    CHECK(value_of("pięćset") == 500);
    CHECK(value_of("sto pięćdziesiąt") == 150);
    CHECK(value_of("dwa tysiące trzysta") == 2300);
    CHECK(value_of("пятьсот") == 500);
    CHECK(value_of("сто двадцать пять") == 125);
    CHECK(value_of("две тысячи триста") == 2300);
    CHECK(value_of("тысяча") == 1000);
}

TEST_CASE("words that do not name one number do not make a sum") {
    for (const char* text : {"five ten", "cent deux cents", "and five", "five and", "sto dwieście",
                             "hundred thousand five "
                             "million",
                             "two hundred hundred", "один", "un", "a", "one", "cinque hundred", "house"}) {
        CAPTURE(text);
        CHECK(value_of(text) == -1);
    }
}

TEST_CASE("a word that means something else in another language is a number only in the box of its language") {
    CHECK(value_of("due") == -1);
    CHECK(value_of("due", "it") == 2);
    CHECK(value_of("ten") == -1);
    CHECK(value_of("ten", "en") == 10);
    CHECK(value_of("six cents") == -1);
    CHECK(value_of("six cents", "fr") == 600);
    CHECK(value_of("sept cents") == 700);
}

TEST_CASE("a line has its sum in words") {
    check_said(american_three(), {{"pay five hundred", "pay 500"},
                                  {"anna pays boris fifty dollars", "Anna pay 50 to Boris"},
                                  {"anna get two hundred from boris", "Anna get 200 from Boris"},
                                  {"bank pays boris a hundred", "Boris get 100"},
                                  {"buy nob hill for three hundred and twenty", "buy @34 for 320"},
                                  {"pay five cents", "error amount_invalid at 5 [five cents]"}});
    check_said(table_of("fr", {"Anne", "Bruno"}), {{"anne paie cinq cents à bruno", "Anne pay 500 to Bruno"},
                                                   {"anne paie cinquante euros", "Anne pay 50"}});
    check_said(table_of("it", {"Ada", "Bice"}), {{"ada paga cinquecento a bice", "Ada pay 500 to Bice"}});
    check_said(table_of("pl", {"Jan", "Ola"}), {{"jan płaci pięćset oli", "Jan pay 500 to Ola"}});
    check_said(table_of("ru", {"Лёша", "Анна"}), {{"лёша платит анне пятьсот", "Лёша pay 500 to Анна"}});
}

TEST_CASE("a player with the name of a number is the player") {
    check_said(table_of("it", {"Otto", "Bice"}),
               {{"bice paga otto 50", "Bice pay 50 to Otto"}, {"otto paga cinquanta a bice", "Otto pay 50 to Bice"}});
}

TEST_CASE("two deeds in a line about mortgages are refused with the lines to type") {
    check_said(american_three(), {{"mortgage nob hill and beacon street",
                                   "error unexpected at 19 [and beacon street] mortgage @34|mortgage @24"},
                                  {"anna mortgages nob hill, beacon street",
                                   "error unexpected at 24 [, beacon street] Anna mortgage @34|Anna "
                                   "mortgage @24"},
                                  {"redeem nob hill and beacon street",
                                   "error unexpected at 17 [and beacon street] redeem @34|redeem @24"}});
}

TEST_CASE("several words name a roll, the end of a turn, and a mortgage that is redeemed") {
    check_said(table_of("fr", {"Anne", "Bruno"}),
               {{"bruno a fait 2 et 4", "Bruno roll 2 4"}, {"passe son tour", "next"}});
    check_said(table_of("it", {"Ada", "Bice"}), {{"bice ha fatto 2 e 4", "Bice roll 2 4"}, {"passa il turno", "next"}});
    check_said(table_of("pl", {"Jan", "Ola"}),
               {{"ola rzuca jeszcze raz 1 4", "Ola roll 1 4"}, {"ola wykupuje @3 z hipoteki", "Ola redeem @3"}});
    check_said(table_of("ru", {"Лёша", "Анна"}),
               {{"лёша бросает ещё раз 1 4", "Лёша roll 1 4"}, {"пропускает ход", "next"}});
}

TEST_CASE("the error for a player who passes the turn in words names the line, which has no player") {
    check_said(american_three(), {{"anna passes the turn", "error unexpected at 1 [Anna] next"}});
    check_said(table_of("fr", {"Anne", "Bruno"}), {{"bruno passe son tour", "error unexpected at 1 [Bruno] next"}});
    check_said(table_of("ru", {"Лёша", "Анна"}), {{"анна пропускает ход", "error unexpected at 1 [Анна] next"}});
}

TEST_CASE("who pays to get out of jail pays the fine") {
    check_said(american_three(), {{"anna pays to get out", "Anna fine"}});
    check_said(table_of("fr", {"Anne", "Bruno"}),
               {{"bruno paie pour sortir de prison", "Bruno fine"}, {"bruno relance 2 4", "Bruno roll 2 4"}});
    check_said(table_of("ru", {"Лёша", "Анна"}), {{"лёша платит за выход", "Лёша fine"}});
}

TEST_CASE("a house that is sold without its street is asked for it") {
    check_said(american_three(), {{"anna sells a house", "error expected at 19 deed"}});
}

}  // namespace
}  // namespace tablebank
