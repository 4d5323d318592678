// Lines as people say them and as things are printed: read only where the grammar and its aliases read nothing, and
// then as what they name.

#include <doctest/doctest.h>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_tokens.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"
#include "tests/ledger/grammar/said.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::check_said;
using testing::reading;
using testing::table_of;

TEST_CASE("a deed is named as the board prints it") {
    check_said(
        american_three(),
        {{"mortgage beacon street", "mortgage @24"},
         {"anna mortgage Beacon Street", "Anna mortgage @24"},
         {"mortgage the beacon street", "mortgage @24"},
         {"mortgage \"Beacon Street\"", "mortgage @24"},
         {"anna mortgage french quarter", "Anna mortgage @3"},
         {"build union square", "build @32"},
         {"build on union square 2", "build @32 2"},
         {"build fisherman's wharf", "build @31"},
         {"build fisherman’s wharf", "build @31"},
         {"build fishermans wharf", "build @31"},
         {"mortgage air line", "mortgage @25"},
         {"mortgage u.s. air line", "mortgage @25"},
         {"mortgage US AIR LINE", "mortgage @25"},
         {"sell all san francisco", "sell all san-francisco"},
         {"sell all in \"San Francisco\"", "sell all san-francisco"},
         {"buy nob hill for 150", "buy @34 for 150"},
         {"auction nob hill Clara 120", "auction @34 Clara 120"},
         {"trade boris give air line, 50 get beacon street and 3", "trade Boris give 50 @25 get 3 @24"},
         {"trade boris give u.s. air line get \"Beacon Street\" redeemed", "trade Boris give @25 get @24 redeemed"},
         {"card goto wall street", "card goto @39"},
         {"rent u.s. electric company dice 3 4", "rent @12 dice 3 4"},
         {"walk electric company 3 and 4 gas company 5 6", "walk @12 3 4 @28 5 6"}});
    const Setup french = table_of("fr", {"Élodie", "Zoë", "François"});
    check_said(french, {{"achète rue de la paix", "buy @23"},
                        {"achete la rue de la paix", "buy @23"},
                        {"acheter \"Rue de la Paix\"", "buy @23"},
                        {"acheter l'électricité", "buy @12"},
                        {"acheter societe d’electricite", "buy @12"},
                        {"acheter champs elysees", "buy @24"},
                        {"acheter gran via", "buy @13"},
                        {"vendre tout athenes", "sell all athens"},
                        {"vendre tout à Athènes", "sell all athens"},
                        {"hypothèque la gare", "mortgage @25"}});
    const Setup polish = table_of("pl", {"Łukasz", "Żaneta", "Anna"});
    check_said(polish, {{"kupuje miasto 5 ulica 3", "buy @24"},
                        {"kupuje Miasto 5 – ulica 3", "buy @24"},
                        {"buduje miasto 5 ulica 3 2", "build @24 2"},
                        {"buduje na @26", "build @26"},
                        {"łukasz buduje na polu 26 2", "Łukasz build @26 2"},
                        {"sprzedaje wszystko miasto 5", "sell all miasto-5"},
                        {"buduje miasto 5",
                         "error ambiguous_deed at 8 [miasto 5] "
                         "miasto-5-ulica-1|miasto-5-ulica-2|miasto-5-ulica-3"}});
    const Setup football = table_of("football", {"Аня", "Боря", "Вика"});
    check_said(football, {{"строит голубое 1 2", "build @6 2"},
                          {"строит голубое 2", "build @8"},
                          {"залог old trafford", "mortgage @15"},
                          {"продать все голубые", "sell all sky"}});
}

TEST_CASE("a player is named without accents, in another case, and by several words") {
    const Setup setup = table_of("pl", {"Łukasz", "Żaneta", "Anna Maria"});
    check_said(setup, {{"lukasz placi 50", "Łukasz pay 50"},
                       {"LUKASZ 3 4", "Łukasz roll 3 4"},
                       {"zaneta 34", "Żaneta roll 3 4"},
                       {"łukasz płaci 50 dla żanety", "Łukasz pay 50 to Żaneta"},
                       {"łukasz płaci 50 do Żanety", "Łukasz pay 50 to Żaneta"},
                       {"lukasz placi zanecie 50", "Łukasz pay 50 to Żaneta"},
                       {"anna maria kupuje", "\"Anna Maria\" buy"},
                       {"lukasz placi 50 do anna maria", "Łukasz pay 50 to \"Anna Maria\""},
                       {"maria 34", "\"Anna Maria\" roll 3 4"}});
    const Setup other = table_of("fr", {"Élodie", "Niccolò", "Zoë", "Zoé"});
    check_said(other, {{"elodie lance 3 4", "Élodie roll 3 4"},
                       {"niccolo 34", "Niccolò roll 3 4"},
                       {"zoe 34", "error ambiguous_player at 1 [zoe] Zoë|Zoé"}});
    const Setup russian = table_of("ru", {"Анна", "Борис", "Александр", "Александра"});
    check_said(russian,
               {{"борис платит 50 анне", "Борис pay 50 to Анна"},
                {"борис платит анне 50", "Борис pay 50 to Анна"},
                {"анна платит 50 борису", "Анна pay 50 to Борис"},
                {"анна платит 50 борис", "error unexpected at 16 [борис]"},
                {"анне платит 50", "error unknown_player at 1 [анне]"},
                {"анна платит 50 александру", "error ambiguous_player at 16 [александру] Александр|Александра"},
                {"анна платит 50 к борису", "Анна pay 50 to Борис"},
                {"анна платит 50 кому александру", "error ambiguous_player at 21 [александру] Александр|Александра"},
                {"анна платит 50 кому александра", "Анна pay 50 to Александра"}});
}

TEST_CASE("a sum is read in its printed form, with a currency or without") {
    const Setup& setup = american_three();
    check_said(setup, {{"pay 1 500", "pay 1500"},
                       {"pay 1\u00a0500", "pay 1500"},
                       {"pay 1\u202f500 to boris", "pay 1500 to Boris"},
                       {"pay 1.500", "pay 1500"},
                       {"pay 1,500", "pay 1500"},
                       {"pay 1,234,567", "pay 1234567"},
                       {"pay 1'500", "pay 1500"},
                       {"pay $50", "pay 50"},
                       {"pay 50 $", "pay 50"},
                       {"pay $1,500 to boris", "pay 1500 to Boris"},
                       {"pay 1 500 $ to boris \"x\"", "pay 1500 to Boris \"x\""},
                       {"pay 50 USD", "pay 50"},
                       {"card +$50", "card +50"},
                       {"card -50 $", "card -50"},
                       {"card −50", "card -50"},
                       {"trade boris give $50, nob get nothing", "trade Boris give 50 @34 get nothing"},
                       {"trade boris give 1,500 get nob", "trade Boris give 1500 get @34"},
                       {"trade boris give nob hill get 1 500", "error ambiguous_amount at 31 [1 500] 1500"},
                       {"anna count 1x50 000 2x1.000", "Anna count 1x50000 2x1000"},
                       {"anna count 3x$100, 2x5", "Anna count 3x100 2x5"},
                       {"pay 1.5", "error amount_invalid at 5 [1.5]"},
                       {"pay 1,50", "error amount_invalid at 5 [1,50]"},
                       {"pay 1.5000", "error amount_invalid at 5 [1.5000]"},
                       {"pay 1500 500", "error unexpected at 10 [500]"},
                       {"pay 50 €", "error unexpected at 8 [€]"},
                       {"pay 1 000 000 000 000 001", "error amount_too_large at 5 [1 000 000 000 000 001]"}});
    // Text that the grammar reads keeps its meaning.
    CHECK(reading(setup, "trade boris give 1 500 get nob") == "trade Boris give 501 get @34");
    const Setup polish = table_of("pl", {"Łukasz", "Żaneta"});
    CHECK(reading(polish, "łukasz płaci 1500 zł") == "Łukasz pay 1500");
    CHECK(reading(polish, "łukasz płaci 1 500 zł do żaneta") == "Łukasz pay 1500 to Żaneta");
    CHECK(reading(table_of("it", {"Niccolò", "Lucia"}), "niccolò paga 1.500 €") == "Niccolò pay 1500");
}

TEST_CASE("the number of a space has the characters of every keyboard") {
    check_said(american_three(),
               {{"buy №34", "buy @34"},
                {"buy № 34", "buy @34"},
                {"buy @ 34", "buy @34"},
                {"buy n°34", "buy @34"},
                {"buy \"34", "buy @34"},
                {"anna сделка борис отдать 100 \"14 получить \"9", "Anna trade Boris give 100 @14 get @9"},
                {"anna сделка boris отдать 100 \"14 получить \"9", "Anna trade Boris give 100 @14 get @9"},
                {"undo №12", "undo #12"},
                {"undo 12", "undo #12"},
                {"undo to 12 \"slip\"", "undo to #12 \"slip\""},
                {"amend n° 12 Anna 34", "amend #12 Anna roll 3 4"},
                {"card №12", "card #12"}});
}

TEST_CASE("two dice have a separator or a word between them, and the word dice may be left out") {
    check_said(american_three(), {{"3+4", "roll 3 4"},
                                  {"3 + 4", "roll 3 4"},
                                  {"3,4", "roll 3 4"},
                                  {"3-4", "roll 3 4"},
                                  {"3 and 4", "roll 3 4"},
                                  {"3 e 4", "roll 3 4"},
                                  {"3 i 4", "roll 3 4"},
                                  {"3 et 4", "roll 3 4"},
                                  {"3 и 4", "roll 3 4"},
                                  {"anna 3+4", "Anna roll 3 4"},
                                  {"boris 3 and 4", "Boris roll 3 4"},
                                  {"2 3 and 4", "Boris roll 3 4"},
                                  {"anna rolls 3 and 4", "Anna roll 3 4"},
                                  {"anna dice 3 4", "Anna roll 3 4"},
                                  {"stake 100 3 4", "stake 100 dice 3 4"},
                                  {"rent electric 34", "rent @12 dice 3 4"},
                                  {"rent 3 4", "rent dice 3 4"},
                                  {"3+7", "error dice_out_of_range at 1 [3+7]"}});
}

TEST_CASE("a reason needs no quotes at the end of a line, if nothing else can be there") {
    check_said(american_three(),
               {{"pay 200 to boris lost a bet", "pay 200 to Boris \"lost a bet\""},
                {"anna leaves late train", "Anna leaves \"late train\""},
                {"turn boris agreed by all", "turn Boris \"agreed by all\""},
                {"note supper is ready, at last", "note \"supper is ready, at last\""},
                {"note anna pays for supper", "note \"anna pays for supper\""},
                {"rule ties more_deeds agreed", "rule ties more_deeds \"agreed\""},
                {"undo #12 slip of the pen", "undo #12 \"slip of the pen\""},
                {"anna protest no salary was paid", "Anna protest \"no salary was paid\""},
                {"anna count 676 paid 50 too much", "Anna count 676 \"paid 50 too much\""},
                {"certify vera", "certify \"vera\""},
                {"amend #3 anna leaves late train; #4 drop", "amend #3 Anna leaves \"late train\"; #4 drop"}});
    // Another word of the line, or another name, may have been meant.
    check_said(american_three(), {{"pay 50 boris", "error unexpected at 8 [boris]"},
                                  {"pay 50 too boris", "error unexpected at 8 [too]"},
                                  {"pay 50 a bet", "error unknown_player at 10 [bet]"},
                                  {"get 50 form boris", "error unexpected at 8 [form]"},
                                  {"anna leaves boris", "error unexpected at 13 [boris]"},
                                  {"anna count 676 waved", "error unexpected at 16 [waved]"},
                                  {"undo turn anna", "error unexpected at 11 [anna]"},
                                  {"pay 200 to boris \"lost\" a bet", "error unexpected at 25 [a]"},
                                  {"turn boris roll", "error unexpected at 12 [roll]"}});
}

TEST_CASE("a banker's words for frequent events") {
    check_said(american_three(), {{"boris salary", "Boris get 100 \"salary\""},
                                  {"boris gets his salary", "Boris get 100 \"his salary\""},
                                  {"salary", "get 100 \"salary\""},
                                  {"pay boris 100", "pay 100 to Boris"},
                                  {"anna pays boris 100", "Anna pay 100 to Boris"},
                                  {"anna pays boris 100 \"a bet\"", "Anna pay 100 to Boris \"a bet\""},
                                  {"anna gives boris 100", "Anna pay 100 to Boris"},
                                  {"bank pays boris 100", "Boris get 100"},
                                  {"the bank gives boris $100", "Boris get 100"},
                                  {"bank pays 100 to boris \"prize\"", "Boris get 100 \"prize\""},
                                  {"bank gets 100 from boris", "Boris pay 100"},
                                  {"boris gets 100", "Boris get 100"},
                                  {"boris gets 100 from anna", "Boris get 100 from Anna"},
                                  {"boris gets 100 from the bank", "Boris get 100"},
                                  {"boris pays 100 to the bank", "Boris pay 100"},
                                  {"boris pays the bank 100", "Boris pay 100"},
                                  {"give boris 100", "error two_meanings at 1 [give] Boris get 100|pay 100 to Boris"},
                                  {"boris +100", "error two_meanings at 7 [+100] Boris get 100|Boris card +100"},
                                  {"boris -50", "error two_meanings at 7 [-50] Boris pay 50|Boris card -50"},
                                  {"boris buys nob hill", "Boris buy @34"},
                                  {"fine 50", "pay 50"},
                                  {"anna fine $50", "Anna pay 50"},
                                  {"anna fine", "Anna fine"},
                                  {"end turn", "next"},
                                  {"next player", "next"},
                                  {"next.", "next"},
                                  {"anna goes to jail", "Anna jail"},
                                  {"undo the turn", "undo turn"},
                                  {"help", "error help at 1 [help]"},
                                  {"?", "error help at 1 [?]"}});
    const Setup polish = table_of("pl", {"Łukasz", "Żaneta"});
    check_said(polish, {{"cofnij turę", "undo turn"},
                        {"koniec tury", "next"},
                        {"żaneta pensja", "Żaneta get 100 \"pensja\""},
                        {"bank płaci żanecie 100", "Żaneta get 100"},
                        {"bank płaci Żaneta 100", "Żaneta get 100"},
                        {"pomoc", "error help at 1 [pomoc]"}});
    const Setup italian = table_of("it", {"Niccolò", "Lucia"});
    check_said(
        italian,
        {{"va bene", "ok"}, {"fine turno", "next"}, {"la banca paga lucia 100", "Lucia get 100"}, {"fine", "fine"}});
    const Setup french = table_of("fr", {"Élodie", "Zoë"});
    check_said(french,
               {{"d'accord", "ok"}, {"d’accord", "ok"}, {"fin du tour", "next"}, {"annuler le tour", "undo turn"}});
    const Setup russian = table_of("ru", {"Анна", "Борис"});
    check_said(russian, {{"конец хода", "next"},
                         {"банк платит борису 100", "Борис get 100"},
                         {"борис зарплата", "Борис get 100 \"зарплата\""},
                         {"купить газовую компанию", "buy @28"},
                         {"анна идёт в тюрьму", "Анна jail"}});
}

TEST_CASE("a card is named without quotes, and a deed in quotes is the deed") {
    const Setup football = table_of("football", {"Аня", "Боря"});
    check_said(football,
               {{"использовать выход со скамейки", "use \"выход со скамейки\""},
                {"аня использует отмена", "Аня use \"отмена наказания\""},
                {"сделка боря отдать выход со скамейки получить 50", "trade Боря give \"выход со скамейки\" get 50"},
                {"сделка боря отдать \"Old Trafford\" получить old trafford и 50", "trade Боря give @15 get 50 @15"}});
    check_said(american_three(),
               {{"use way out", "error expected at 5 [way] card"}, {"sell \"nob hill\"", "sell @34"}});
}

TEST_CASE("the upper row of a French keyboard is read without Shift wherever digits are asked") {
    const Setup setup = table_of("fr", {"Élodie", "Zoë", "François"});
    check_said(setup, {{"\"'", "roll 3 4"},
                       {"é(", "roll 2 5"},
                       {"& -", "roll 1 6"},
                       {"élodie lance é(", "Élodie roll 2 5"},
                       {"corriger #33 François lance é(", "amend #33 François roll 2 5"},
                       {"élodie paie (à", "Élodie pay 50"},
                       {"élodie paie &(àà à zoë", "Élodie pay 1500 to Zoë"},
                       {"carte +(à", "card +50"},
                       {"carte =(à", "card +50"},
                       {"carte -è(", "card -75"},
                       {"carte #&é", "card #12"},
                       {"é paie (à", "Zoë pay 50"},
                       {"échange zoë donne (à reçoit @\"", "trade Zoë give 50 get @3"},
                       {"compter éx(àà \"x &\"", "count 2x500 \"x &\""},
                       {"fondation (", "foundation 5"},
                       {"élodie paie -", "error amount_invalid at 13 [-]"}});
    CHECK(french_digits("&é\"'(-è_çà") == "1234567890");
    CHECK(french_digits("aé").empty());
}

TEST_CASE("a line that the grammar reads is never read as spoken text") {
    const Setup& setup = american_three();
    check_said(setup, {{"pay 50 to b", "pay 50 to Boris"},
                       {"3 4", "roll 3 4"},
                       {"1 3 4", "Anna roll 3 4"},
                       {"auction nob 1 500", "auction @34 Anna 500"},
                       {"trade boris give \"U.S. Air Line\" get 50", "trade Boris give \"U.S. Air Line\" get 50"}});
}

TEST_CASE("no form is a word of the grammar, an alias, or a form of two words") {
    std::vector<std::string_view> seen;
    for (const WordAliases& row : word_aliases()) {
        for (const std::string_view form : split(forms_of(row.word), ' ')) {
            if (form.empty()) continue;
            CAPTURE(form);
            CHECK(plain_word(form) == form);
            CHECK(word_of_alias(form).empty());
            CHECK(std::ranges::find(word_aliases(), form, &WordAliases::word) == word_aliases().end());
            CHECK(std::ranges::find(seen, form) == seen.end());
            CHECK(word_of_form(form) == row.word);
            seen.push_back(form);
        }
    }
    CHECK(seen.size() > 100);
}

TEST_CASE("a reason without quotes has no part of a line: no sum, no name, no linking word") {
    const Setup& setup = american_three();
    CHECK(reading(setup, "pay 50 to boris lost a bet") == "pay 50 to Boris \"lost a bet\"");
    for (const char* line : {"pay boris 100 to clara",
                             "pay 100 to boris and clara",
                             "anna pays boris 2 x 50",
                             "bank pays boris 2 cents",
                             "bank pays boris 1 billion",
                             "anna pays boris 100 and clara 50",
                             "pay 100 to boris minus 50",
                             "pay 50 to boris lost to clara",
                             "pay boris 10 each",
                             "boris salary 200",
                             "boris salary -50",
                             "boris gets the salary of clara",
                             "undo 5 and 6",
                             "undo #5 and #6",
                             "undo 5 to 7",
                             "anna leaves the jail",
                             "anna leaves for free",
                             "anna leaves the price war",
                             "card goto nob hill no salary",
                             "turn boris and clara"}) {
        CAPTURE(line);
        CHECK(reading(setup, line).starts_with("error "));
    }
    CHECK(reading(setup, "boris salary") == "Boris get 100 \"salary\"");
    CHECK(reading(setup, "card -2 late\tfee") == "card -2 \"late fee\"");
    CHECK(reading(setup, "note\tthe\tlast\tbus") == "note \"the last bus\"");
    CHECK(reading(setup, "anna leaves \"the last bus\"") == "Anna leaves \"the last bus\"");
}

TEST_CASE("a long line that makes no sense is answered at once") {
    const Setup& setup = american_three();
    std::string names = "trade boris give ";
    while (names.size() < longest_spoken_line - 20) names += "air line ";
    CHECK(reading(setup, names + "get 5").starts_with("error "));
    std::string quotes = "buy ";
    while (quotes.size() < longest_spoken_line - 20) quotes += "\"1 ";
    CHECK(reading(setup, quotes).starts_with("error "));
    CHECK(reading(setup, "mortgage beacon street" + std::string(longest_spoken_line, ' ')) ==
          "error unexpected at 17 [street]");
}

}  // namespace
}  // namespace tablebank
