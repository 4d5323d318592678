// Words of an evening: dice in words, something forgotten, a mistake, a question. A pronoun is asked about.

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "tests/ledger/grammar/said.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::check_said;
using testing::reading;
using testing::table_of;

Setup french() {
    return table_of("fr", {"Anne", "Paul", "Zoé"});
}

Setup italian() {
    return table_of("it", {"Anna", "Bruno", "Clara"});
}

Setup polish() {
    return table_of("pl", {"Łukasz", "Żaneta", "Bartek"});
}

Setup russian() {
    return table_of("ru", {"Аня", "Боря", "Вика"});
}

TEST_CASE("two dice in words, mixed with figures, and as a double") {
    check_said(american_three(), {{"six and three", "roll 6 3"},
                                  {"boris six three", "Boris roll 6 3"},
                                  {"a six and a three", "roll 6 3"},
                                  {"boris rolls 6 and three", "Boris roll 6 3"},
                                  {"double six", "roll 6 6"},
                                  {"two sixes", "roll 6 6"},
                                  {"a pair of fives", "roll 5 5"}});
    check_said(french(), {{"six et trois", "roll 6 3"},
                          {"paul: quatre et deux", "Paul roll 4 2"},
                          {"zoé a fait un double deux", "Zoé roll 2 2"},
                          {"un six et un trois", "roll 6 3"},
                          {"six et un", "roll 6 1"},
                          {"deux et six", "roll 2 6"}});
    check_said(italian(), {{"sei e tre", "roll 6 3"},
                           {"bruno tira cinque e due", "Bruno roll 5 2"},
                           {"un cinque e un tre", "roll 5 3"},
                           {"doppio sei", "roll 6 6"}});
    check_said(polish(), {{"sześć i trzy", "roll 6 3"},
                          {"szóstka i trójka", "roll 6 3"},
                          {"dwie szóstki", "roll 6 6"},
                          {"dublet trójek", "roll 3 3"}});
    check_said(russian(), {{"шесть и три", "roll 6 3"},
                           {"аня: шесть три", "Аня roll 6 3"},
                           {"боря кидает пять и два", "Боря roll 5 2"},
                           {"две шестёрки", "roll 6 6"},
                           {"боря бросает ещё раз 1 2", "Боря roll 1 2"},
                           {"боря ещё раз 1 2", "Боря roll 1 2"}});
}

TEST_CASE("two sixes and a two with a six are asked if they sound alike") {
    check_said(french(), {{"deux six", "error two_meanings at 1 [deux six] 2 6|6 6"},
                          {"paul deux six", "error two_meanings at 6 [deux six] 2 6|6 6"}});
    check_said(italian(), {{"due sei", "error two_meanings at 1 [due sei] 2 6|6 6"}});
    CHECK(reading(table_of("fr", {"Six", "Paul"}), "six et trois").starts_with("error"));
}

TEST_CASE("every throw in words, in each language, is that throw, and asked if it may be two of a kind") {
    constexpr std::array<std::array<const char*, 6>, 5> faces{{{"one", "two", "three", "four", "five", "six"},
                                                               {"un", "deux", "trois", "quatre", "cinq", "six"},
                                                               {"uno", "due", "tre", "quattro", "cinque", "sei"},
                                                               {"jeden", "dwa", "trzy", "cztery", "pięć", "sześć"},
                                                               {"один", "два", "три", "четыре", "пять", "шесть"}}};
    constexpr std::array<const char*, 5> joiners{" and ", " et ", " e ", " i ", " и "};
    for (std::size_t language = 0; language < faces.size(); ++language)
        for (std::size_t first = 0; first < 6; ++first)
            for (std::size_t second = 0; second < 6; ++second) {
                const std::string typed =
                    std::string{faces.at(language).at(first)} + joiners.at(language) + faces.at(language).at(second);
                CAPTURE(typed);
                CHECK(reading(russian(), typed) ==
                      "roll " + std::to_string(first + 1) + ' ' + std::to_string(second + 1));
            }
}

TEST_CASE("every deed and player of every edition is found in a question by the printed name") {
    for (const char* edition : {"us", "fr", "it", "pl", "ru", "football", "classic", "example-small"}) {
        const Setup setup = table_of(edition, {"Anna", "Боря", "Żaneta"});
        for (const Deed& deed : setup.edition->deeds)
            for (const std::string before : {"who owns ", "qui a ", "chi ha ", "kto ma ", "чьё "}) {
                const std::string typed = before + deed.name + '?';
                CAPTURE(typed);
                CHECK(reading(setup, typed) == "error question at 1 [" + typed + "] owner|" + deed.slug);
            }
        for (const PlayerSetup& player : setup.players)
            for (const std::string before : {"how much has ", "combien a ", "quanto ha ", "ile ma ", "сколько у "}) {
                const std::string typed = before + player.name;
                CAPTURE(typed);
                CHECK(reading(setup, typed) == "error question at 1 [" + typed + "] cash|" + player.name);
            }
    }
}

TEST_CASE("a sum in words is not a throw") {
    check_said(american_three(), {{"anna pays boris five hundred", "Anna pay 500 to Boris"},
                                  {"anna puts two houses on nob hill", "Anna build @34 2"}});
    check_said(french(), {{"anne paie cinq cents à paul", "Anne pay 500 to Paul"}});
}

TEST_CASE("a salary that was forgotten, in any order") {
    check_said(american_three(), {{"salary anna", "Anna get 100 \"salary\""},
                                  {"salary for anna", "Anna get 100 \"salary\""},
                                  {"anna forgot her salary", "Anna get 100 \"her salary\""},
                                  {"give boris his salary", "Boris get 100 \"his salary\""},
                                  {"bank pays boris the salary", "Boris get 100 \"the salary\""}});
    check_said(french(), {{"salaire anne", "Anne get 100 \"salaire\""},
                          {"anne a oublié son salaire", "Anne get 100 \"son salaire\""},
                          {"donne à anne son salaire", "Anne get 100 \"son salaire\""}});
    check_said(italian(), {{"stipendio anna", "Anna get 1000 \"stipendio\""},
                           {"stipendio per anna", "Anna get 1000 \"stipendio\""}});
    check_said(polish(), {{"pensja żaneta", "Żaneta get 100 \"pensja\""},
                          {"żaneta zapomniała o pensji", "Żaneta get 100 \"pensji\""}});
    check_said(russian(), {{"зарплата аня", "Аня get 100 \"зарплата\""},
                           {"зарплата ане", "Аня get 100 \"зарплата\""},
                           {"аня забыла зарплату", "Аня get 100 \"зарплату\""},
                           {"дай ане зарплату", "Аня get 100 \"зарплату\""}});
    // Only the bank pays a salary.
    CHECK(reading(american_three(), "anna gives boris his salary").starts_with("error"));
}

TEST_CASE("words for a mistake take the last line back, and only alone") {
    for (const char* said : {"oops", "mistake", "that was wrong", "take it back"}) {
        CAPTURE(said);
        CHECK(reading(american_three(), said) == "undo");
    }
    for (const char* said : {"erreur", "c'était une erreur", "annule ça", "sbagliato", "ho sbagliato", "pomyłka",
                             "pomyliłem się", "ошибка", "не то", "отменяю", "верни назад"}) {
        CAPTURE(said);
        CHECK(reading(french(), said) == "undo");
    }
    CHECK(reading(american_three(), "wrong player").starts_with("error"));
    CHECK(reading(russian(), "ошибка аня 34").starts_with("error"));
}

TEST_CASE("a pronoun names no one, so everyone is asked about") {
    check_said(french(), {{"elle paie 50 à paul", "error ambiguous_player at 1 [elle] Anne|Paul|Zoé"},
                          {"elle achète", "error ambiguous_player at 1 [elle] Anne|Paul|Zoé"},
                          {"paul paie 50 à elle", "error ambiguous_player at 16 [elle] Anne|Paul|Zoé"}});
    check_said(russian(), {{"он платит 50 боре", "error ambiguous_player at 1 [он] Аня|Боря|Вика"},
                           {"аня платит ему 50", "error ambiguous_player at 12 [ему] Аня|Боря|Вика"}});
    check_said(table_of("pl", {"Ona", "Jan"}), {{"ona kupuje", "Ona buy"}});
}

TEST_CASE("words that only open a sentence are skipped, unless they begin a name") {
    check_said(american_three(), {{"and then boris pays 50", "Boris pay 50"},
                                  {"then clara 34", "Clara roll 3 4"},
                                  {"i pay 50 to boris", "pay 50 to Boris"}});
    check_said(french(), {{"je paie 50 à paul", "pay 50 to Paul"}, {"alors zoé achète", "Zoé buy"}});
    check_said(russian(), {{"я плачу 50 боре", "pay 50 to Боря"}, {"потом вика покупает", "Вика buy"}});
    // "e" may be either of two players, and is never left out.
    CHECK(reading(table_of("it", {"Elena", "Enzo"}), "e compra") == "error ambiguous_player at 1 [e] Elena|Enzo");
}

TEST_CASE("what a line leaves open is asked: a city, a sum alone, a move") {
    check_said(american_three(),
               {{"anna builds a house in los angeles",
                 "error ambiguous_deed at 24 [los angeles] sunset-boulevard|wilshire-boulevard|hollywood-boulevard"},
                {"boris 200", "error two_meanings at 7 [200] Boris get 200|Boris pay 200"},
                {"boris 37", "error dice_out_of_range at 8 [7]"},
                {"anna goes to wall street", "error two_meanings at 6 [goes] Anna card goto @39|Anna at @39"}});
    check_said(russian(), {{"ане 200", "error two_meanings at 1 [ане] Аня get 200|pay 200 to Аня"}});
    check_said(french(), {{"anne lui paie 50", "error ambiguous_player at 6 [lui] Anne|Paul|Zoé"}});
}

TEST_CASE("the past of a verb, an auction after the price, and the way out by its price") {
    check_said(american_three(), {{"boris has paid anna 50", "Boris pay 50 to Anna"},
                                  {"anna buys nob hill for 90 at auction", "auction @34 Anna 90"},
                                  {"anna gets out for 50", "Anna fine"},
                                  {"anna has lost", "Anna bankrupt"},
                                  {"game over", "finish"}});
    check_said(french(), {{"anne l'a achetée", "Anne buy"}, {"paul a payé le loyer", "Paul rent"}});
    check_said(italian(), {{"bruno ha comprato", "Bruno buy"}, {"clara ha preso la carta 3", "Clara card #3"}});
    check_said(polish(), {{"ja płacę 50 dla żanety", "pay 50 to Żaneta"}});
    check_said(table_of("football", {"Аня", "Боря"}), {{"боря берёт персонажа", "Боря draw hidden"},
                                                       {"боря ставит 100, выпало 6 и 3", "Боря stake 100 dice 6 3"},
                                                       {"боря выходит за 50", "Боря fine"}});
    check_said(table_of("classic", {"Anna", "Boris"}),
               {{"anna usa la carta esci di prigione", "Anna use \"Out of jail\""}});
}

TEST_CASE("the nouns that screens print in front of a name are read with it") {
    check_said(russian(), {{"аня даёт 20 игроку боря", "Аня pay 20 to Боря"},
                           {"аня платит игроку боря 20", "Аня pay 20 to Боря"}});
    check_said(table_of("football", {"Аня", "Боря"}),
               {{"аня закладывает владение «Голубое 1»", "Аня mortgage @6"},
                {"аня продаёт красное 1 игроку боря за 120", "Аня trade Боря give @21 get 120"}});
    check_said(american_three(), {{"card each player 25", "card each player 25"}});
}

TEST_CASE("a throw that a player got, the verb in front of the player, no, and whose turn is next") {
    check_said(american_three(), {{"boris got 4 and 6", "Boris roll 4 6"},
                                  {"boris gets a 5 and a 3", "Boris roll 5 3"},
                                  {"boris gets 50", "Boris get 50"},
                                  {"no", "decline"},
                                  {"done", "next"},
                                  {"i'll buy it", "buy"},
                                  {"boris picked card 7", "Boris card #7"},
                                  {"boris pays off nob hill", "Boris redeem @34"},
                                  {"boris pays the tax of 200", "Boris pay 200"}});
    check_said(italian(), {{"tira bruno: 6 e 2", "Bruno roll 6 2"},
                           {"no grazie", "decline"},
                           {"bruno ha pescato 6", "Bruno card #6"},
                           {"ora bruno", "error two_meanings at 5 [bruno] next|turn Bruno"},
                           {"tocca a bruno", "error two_meanings at 9 [bruno] next|turn Bruno"}});
    check_said(russian(), {{"аня вытянула карту 6", "Аня card #6"},
                           {"теперь боря", "error two_meanings at 8 [боря] next|turn Боря"}});
    check_said(french(), {{"et paul achète", "Paul buy"}});
    check_said(american_three(), {{"your turn boris", "error two_meanings at 11 [boris] next|turn Boris"}});
}

TEST_CASE("a question is not read as a line, and has its subject") {
    check_said(american_three(),
               {{"whose turn", "error question at 1 [whose turn] turn"},
                {"who is next?", "error question at 1 [who is next?] turn"},
                {"how much does boris owe?", "error question at 1 [how much does boris owe?] debts|Boris"},
                {"how much has clara", "error question at 1 [how much has clara] cash|Clara"},
                {"who owns nob hill?", "error question at 1 [who owns nob hill?] owner|nob-hill"},
                {"what deeds has anna?", "error question at 1 [what deeds has anna?] deeds|Anna"},
                {"who won?", "error question at 1 [who won?]"}});
    check_said(french(),
               {{"combien doit anne?", "error question at 1 [combien doit anne?] debts|Anne"},
                {"combien je dois ?", "error question at 1 [combien je dois ?] debts"},
                {"à qui le tour?", "error question at 1 [à qui le tour?] turn"},
                {"qui a la rue de la paix?", "error question at 1 [qui a la rue de la paix?] owner|rue-de-la-paix"}});
    check_said(italian(), {{"quanto ha anna?", "error question at 1 [quanto ha anna?] cash|Anna"},
                           {"a chi tocca?", "error question at 1 [a chi tocca?] turn"}});
    check_said(polish(), {{"ile ma żaneta?", "error question at 1 [ile ma żaneta?] cash|Żaneta"},
                          {"czyja kolej?", "error question at 1 [czyja kolej?] turn"}});
    check_said(russian(), {{"сколько у ани?", "error question at 1 [сколько у ани?] cash|Аня"},
                           {"сколько должен боря", "error question at 1 [сколько должен боря] debts|Боря"},
                           {"чей ход?", "error question at 1 [чей ход?] turn"}});
    // A player may be called like a word that asks.
    CHECK(reading(table_of("it", {"Chi", "Anna"}), "chi 34") == "Chi roll 3 4");
}

}  // namespace
}  // namespace tablebank
