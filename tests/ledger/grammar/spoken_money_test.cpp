// Sums, notes and the middle of the board as people say them: never a figure alone with what belongs to it as a reason.

#include <doctest/doctest.h>

#include "ledger/grammar/spoken_payee.h"
#include "ledger/text/case_fold.h"
#include "tests/ledger/grammar/said.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::check_said;
using testing::reading;
using testing::table_of;

TEST_CASE("notes are counted in words, and are not a reason of a smaller sum") {
    check_said(american_three(),
               {{"Anna count 2 notes of 500", "Anna count 2x500"},
                {"Anna count 2 notes of 500 and 3 notes of 50", "Anna count 2x500 3x50"},
                {"Anna count 2 bills of $500, 3 fifties", "Anna count 2x500 3x50"},
                {"Anna count 3 fifties", "Anna count 3x50"},
                {"Anna count 3 fifties plus 2x500", "Anna count 2x500 3x50"},
                {"Anna count 2 x 500", "Anna count 2x500"},
                {"Anna count 2 of 500", "Anna count 2x500"},
                {"Anna count 2 notes of 500 \"by hand\"", "Anna count 2x500 \"by hand\""},
                {"Anna count 2 notes of 500 waived \"nobody minds\"", "Anna count 2x500 waived \"nobody minds\""}});
    check_said(table_of("fr", {"Élodie", "Jean"}),
               {{"élodie compte 2 billets de 500 000", "Élodie count 2x500000"},
                {"élodie compte 2 billets de 500 et 3 coupures de 100", "Élodie count 2x500 3x100"}});
    check_said(table_of("it", {"Ada", "Bice"}), {{"ada conta 2 banconote da 5000", "Ada count 2x5000"},
                                                 {"ada conta 2 da 5000 e 1 da 1000", "Ada count 2x5000 1x1000"}});
    check_said(table_of("pl", {"Jean", "Żaneta"}), {{"jean policz 3 banknoty po 500 000", "Jean count 3x500000"},
                                                    {"jean policz 3 po 500, 2 setki", "Jean count 3x500 2x100"}});
    check_said(table_of("ru", {"Лёша", "Анна"}), {{"лёша считает 2 купюры по 500", "Лёша count 2x500"},
                                                  {"лёша считает 2 купюры по 500 и 3 по 100", "Лёша count 2x500 3x100"},
                                                  {"лёша считает 15 сотен", "Лёша count 15x100"}});
}

TEST_CASE("a count of notes without their value, and a sum that is not a figure, are not amounts") {
    check_said(american_three(), {{"Anna count 2 notes", "error amount_invalid at 12 [2 notes]"},
                                  {"Anna count 2 notes of", "error amount_invalid at 12 [2 notes]"},
                                  {"pay 15 cents", "error amount_invalid at 5 [15 cents]"},
                                  {"pay 2 k to boris", "error amount_invalid at 5 [2 k]"},
                                  {"pay 5 billion", "error amount_invalid at 5 [5 billion]"},
                                  {"pay 9000000000 million", "error amount_too_large at 5 [9000000000 million]"}});
    CHECK(reading(american_three(), "Anna adjust 5 thousand slow play").starts_with("error"));
}

TEST_CASE("a sum that is wrong stays wrong when more words are tried after it") {
    check_said(american_three(), {{"card got &&H0", "error amount_invalid at 10 [&&H0]"},
                                  {"card receive 0x5", "error amount_invalid at 14 [0x5]"},
                                  {"card pay 1.5", "error amount_invalid at 10 [1.5]"},
                                  {"card get 9x9 from the bank", "error amount_invalid at 10 [9x9]"},
                                  {"card pay 11h to each player", "error amount_invalid at 10 [11h]"}});
}

TEST_CASE("a unit behind a figure multiplies it") {
    check_said(american_three(), {{"pays 2 thousand", "pay 2000"},
                                  {"pay 2 thousand to boris", "pay 2000 to Boris"},
                                  {"pay $2 thousand to boris lost a bet", "pay 2000 to Boris \"lost a bet\""},
                                  {"Anna count 1 million", "Anna count 1000000"},
                                  {"bank pays boris 2 hundred", "Boris get 200"},
                                  {"trade boris give 2 thousand get nob", "trade Boris give 2000 get @34"}});
    check_said(table_of("fr", {"Jean", "Élodie"}),
               {{"paie 500 mille à jean", "pay 500000 to Jean"}, {"élodie compte 1 million", "Élodie count 1000000"}});
    check_said(table_of("pl", {"Jean", "Żaneta"}), {{"jean płaci 2 tysiące", "Jean pay 2000"},
                                                    {"jean płaci 2 tys. dla żanety", "Jean pay 2000 to Żaneta"}});
    check_said(table_of("ru", {"Лёша", "Анна"}), {{"лёша платит 2 тысячи анне", "Лёша pay 2000 to Анна"}});
    // A player of that name is meant by it.
    check_said(table_of("it", {"Mila", "Ada"}), {{"ada paga 500 a mila", "Ada pay 500 to Mila"}});
}

TEST_CASE("money goes into the middle, and out of it, in the words of every language") {
    check_said(american_three(), {{"pay 10 into the middle", "pay 10 to middle"},
                                  {"pay 10 in the pot", "pay 10 to middle"},
                                  {"pay the middle 10", "pay 10 to middle"},
                                  {"anna gives 10 to the middle", "Anna pay 10 to middle"},
                                  {"anna gets 10 out of the pot", "Anna get 10 from middle"},
                                  {"anna gets 10 from the middle", "Anna get 10 from middle"},
                                  {"pay 10 to the middle lost a bet", "pay 10 to middle \"lost a bet\""}});
    CHECK(reading(american_three(), "pay 10 out of the pot").starts_with("error"));
    check_said(table_of("fr", {"Jean", "Élodie"}), {{"paie 10 au milieu", "pay 10 to middle"},
                                                    {"paie 10 au centre", "pay 10 to middle"},
                                                    {"paie 10 dans la cagnotte", "pay 10 to middle"},
                                                    {"jean reçoit 10 du milieu", "Jean get 10 from middle"},
                                                    {"jean reçoit 10 de la cagnotte", "Jean get 10 from middle"}});
    check_said(table_of("it", {"Ada", "Bice"}), {{"paga 10 nel piatto", "pay 10 to middle"},
                                                 {"paga 10 al centro", "pay 10 to middle"},
                                                 {"ada riceve 10 dal centro", "Ada get 10 from middle"},
                                                 {"ada riceve 10 dal piatto", "Ada get 10 from middle"}});
    check_said(table_of("pl", {"Jean", "Żaneta"}), {{"płaci 10 do puli", "pay 10 to middle"},
                                                    {"płaci 10 do środka", "pay 10 to middle"},
                                                    {"płaci 10 na środek", "pay 10 to middle"},
                                                    {"jean dostaje 10 z puli", "Jean get 10 from middle"},
                                                    {"jean dostaje 10 ze środka", "Jean get 10 from middle"}});
    check_said(table_of("ru", {"Лёша", "Анна"}), {{"платит 10 в котёл", "pay 10 to middle"},
                                                  {"платит 10 в середину", "pay 10 to middle"},
                                                  {"платит 10 на середину", "pay 10 to middle"},
                                                  {"лёша получает 10 из середины", "Лёша get 10 from middle"},
                                                  {"лёша получает 10 из котла", "Лёша get 10 from middle"}});
    // A player of that name comes first.
    check_said(table_of("us", {"Potter", "Boris"}), {{"boris pay 10 to pot", "Boris pay 10 to Potter"}});
}

TEST_CASE("words that name the payee, or the amount, are not a reason") {
    const Setup& setup = american_three();
    for (const char* words : {"au milieu", "z puli", "to the bank", "dans le chapeau", "for Boris", "thousand to boris",
                              "notes of 500", "cents", "в котёл"}) {
        CAPTURE(words);
        CHECK(tells_whom_or_how_much(setup, words));
    }
    for (const char* words : {"for the pizza", "pour la pizza", "lost a bet", "за пиццу"}) {
        CAPTURE(words);
        CHECK_FALSE(tells_whom_or_how_much(setup, words));
    }
}

TEST_CASE("a reason in printed quotes is one without them") {
    check_said(american_three(), {{"pay 50 to boris «a bet»", "pay 50 to Boris \"a bet\""},
                                  {"turn boris « a bet »", "turn Boris \"a bet\""},
                                  {"turn boris „a bet”", "turn Boris \"a bet\""},
                                  {"Anna count 1240 «by hand»", "Anna count 1240 \"by hand\""},
                                  {"turn boris «a bet» as agreed", "turn Boris \"«a bet» as agreed\""}});
}

TEST_CASE("a card in quotes is found as without them, and a deck by the name of its spaces") {
    check_said(american_three(), {{"shuffle competitor \"after supper\"", "shuffle competitor \"after supper\""}});
    const Setup football = table_of("football", {"Лёша", "Боря"});
    const std::string& card = football.edition->kept_cards.front().name;
    CAPTURE(card);
    CHECK(reading(football, "card keep \"" + fold(card) + "\"") == "card keep \"" + card + "\"");
    check_said(football, {{"тасовать гол \"перерыв\"", "shuffle goal \"перерыв\""},
                          {"тасовать ОФСАЙД", "shuffle offside"},
                          {"использовать \"тренер\"", "use \"Тренер\""},
                          {"скамейка", "jail"},
                          {"лёша на скамейку", "Лёша jail"},
                          {"лёша на скамейку запасных", "Лёша jail"},
                          {"карта скамейка", "card jail"},
                          {"карта на скамейку", "card jail"},
                          {"лёша строит 2 объекта на голубое 1", "Лёша build @6 2"}});
    check_said(american_three(), {{"anna goes to the bench", "Anna jail"},
                                  {"carte banc", "card jail"},
                                  {"anna in panchina", "Anna jail"},
                                  {"karta ławka", "card jail"},
                                  {"anna na ławkę rezerwowych", "Anna jail"}});
}

}  // namespace
}  // namespace tablebank
