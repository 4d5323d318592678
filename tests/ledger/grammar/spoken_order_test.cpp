// Lines as people say them: names in other cases, payments in the order of any language, printed quotes and spaces. A
// line that could be another's is asked.

#include <doctest/doctest.h>

#include "tests/ledger/grammar/said.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::check_said;
using testing::reading;
using testing::table_of;

TEST_CASE("a name in another case is read if it cannot be another's, and asked otherwise") {
    const Setup russian = table_of("ru", {"Анна", "Григорий", "Павел", "Мария", "Игорь", "Илья"});
    check_said(russian, {{"анна платит григорию 100", "Анна pay 100 to Григорий"},
                         {"анна платит 100 павлу", "Анна pay 100 to Павел"},
                         {"анна платит 100 кому павлу", "Анна pay 100 to Павел"},
                         {"анна получает 50 от павла", "Анна get 50 from Павел"},
                         {"анна получает 50 от григория", "Анна get 50 from Григорий"},
                         {"анна получает 50 у марии", "Анна get 50 from Мария"},
                         {"анна платит марии 50", "Анна pay 50 to Мария"},
                         {"анна платит игорю 50", "Анна pay 50 to Игорь"},
                         {"анна платит илье 50", "Анна pay 50 to Илья"},
                         {"банк платит павлу 100", "Павел get 100"},
                         {"павлу платит 100", "error unknown_player at 1 [павлу]"}});
    check_said(table_of("ru", {"Валентин", "Валентина", "Олег"}),
               {{"олег платит 50 кому валентину", "error ambiguous_player at 21 [валентину] Валентин|Валентина"},
                {"олег платит ольге 50", "error unknown_player at 13 [ольге]"}});
    const Setup polish = table_of("pl", {"Łukasz", "Bartek", "Paweł", "Anna", "Monika", "Zofia"});
    check_said(polish, {{"łukasz płaci 50 bartkowi", "Łukasz pay 50 to Bartek"},
                        {"łukasz płaci bartkowi 50", "Łukasz pay 50 to Bartek"},
                        {"łukasz płaci 50 dla bartka", "Łukasz pay 50 to Bartek"},
                        {"łukasz dostaje 50 od pawła", "Łukasz get 50 from Paweł"},
                        {"łukasz płaci 50 monice", "Łukasz pay 50 to Monika"},
                        {"łukasz płaci annie 50", "Łukasz pay 50 to Anna"},
                        {"łukasz płaci zofii 50", "Łukasz pay 50 to Zofia"}});
    check_said(table_of("pl", {"Marek", "Mark", "Anna"}),
               {{"anna płaci 50 markowi", "error ambiguous_player at 15 [markowi] Marek|Mark"}});
    // Elsewhere it is another person, who does not sit here.
    check_said(table_of("us", {"Marc", "Ann", "Maria"}), {{"pay 50 to marco", "error unknown_player at 11 [marco]"},
                                                          {"pay anna 50", "error unknown_player at 5 [anna]"},
                                                          {"mario pay 50", "error unknown_player at 1 [mario]"}});
}

TEST_CASE("a payment in the order of any language") {
    check_said(table_of("it", {"Niccolò", "Lucia"}), {{"paga 100 alla banca", "pay 100"},
                                                      {"niccolò paga 100 alla banca", "Niccolò pay 100"},
                                                      {"niccolò paga alla banca 100", "Niccolò pay 100"},
                                                      {"niccolò paga 100 alla lucia", "Niccolò pay 100 to Lucia"},
                                                      {"niccolò paga 100 a lucia", "Niccolò pay 100 to Lucia"},
                                                      {"riceve 100 dalla banca", "get 100"},
                                                      {"lucia riceve 100 da niccolò", "Lucia get 100 from Niccolò"}});
    check_said(table_of("fr", {"Élodie", "Zoë"}), {{"élodie paie 100 à la banque", "Élodie pay 100"},
                                                   {"élodie paie à la banque 100", "Élodie pay 100"},
                                                   {"élodie paie 100 à zoë", "Élodie pay 100 to Zoë"},
                                                   {"élodie paie à zoë 100", "Élodie pay 100 to Zoë"},
                                                   {"élodie reçoit 100 de la banque", "Élodie get 100"},
                                                   {"zoë paie 100 élodie", "error unexpected at 14 [élodie]"}});
    check_said(table_of("pl", {"Łukasz", "Żaneta"}), {{"płaci 100 bankowi", "pay 100"},
                                                      {"łukasz płaci bankowi 100", "Łukasz pay 100"},
                                                      {"łukasz dostaje 100 od banku", "Łukasz get 100"},
                                                      {"łukasz płaci 50 żanecie", "Łukasz pay 50 to Żaneta"}});
    check_said(table_of("ru", {"Анна", "Борис"}), {{"заплатить 100 борису", "pay 100 to Борис"},
                                                   {"анна платит 100 банку", "Анна pay 100"},
                                                   {"анна отдаёт 100 борису", "Анна pay 100 to Борис"},
                                                   {"анна получает 100 от банка", "Анна get 100"}});
}

TEST_CASE("printed quotes are quotes") {
    check_said(american_three(),
               {{"anna mortgage “Beacon Street”", "Anna mortgage @24"},
                {"trade boris give «Nob Hill», 50 get „Wall Street”", "trade Boris give 50 @34 get @39"},
                {"use “way out”", "use \"way out\""},
                {"turn boris « agreed by all »", "turn Boris \"agreed by all\""},
                {"force “agreed” anna build nob", "force \"agreed\" Anna build @34"},
                {"force „zgoda“ anna build nob", "force \"zgoda\" Anna build @34"},
                {"certify key “RWQ” “Vera”", "certify key \"RWQ\" \"Vera\""},
                {"buy “nob", "error unknown_deed at 5 [“nob]"}});
    // A reading of an earlier version never changes.
    CHECK(reading(american_three(), "note „kolacja”") == "note \"„kolacja”\"");
    CHECK(reading(american_three(), "note \"he said “no”\"") == "note \"he said “no”\"");
}

TEST_CASE("a reason that begins with a printed minus keeps it whole") {
    check_said(american_three(), {{"rule a b−((", "rule a b \"−((\""}, {"rule a ((−((", "rule a (( \"−((\""}});
}

TEST_CASE("a colon after a name or before a role is a space, and one of a time stays") {
    check_said(american_three(),
               {{"Anna: roll 3 4", "Anna roll 3 4"},
                {"anna: pay 20 to boris", "Anna pay 20 to Boris"},
                {"join Dora:monopolist \"late train\"", "join Dora monopolist \"late train\""},
                {"clock set 27:30 \"the hall: its clock\"", "clock set 27:30 \"the hall: its clock\""}});
}

TEST_CASE("a space without a deed is named as the board prints it, and START in every language") {
    check_said(american_three(), {{"anna at start", "Anna at @0"},
                                  {"card goto START", "card goto @0"},
                                  {"card goto start nosalary", "card goto @0 nosalary"},
                                  {"card goto the income tax", "card goto @4"},
                                  {"anna at Sightseeing, Jail, Price War", "Anna at @10"},
                                  {"anna at jail", "error ambiguous_deed at 9 [jail] @10|@30"},
                                  {"anna at nob hill", "Anna at @34"},
                                  {"anna at departure", "error unknown_deed at 9 [departure]"}});
    CHECK(reading(table_of("ru", {"Анна", "Борис"}), "анна стоит старт") == "Анна at @0");
    CHECK(reading(table_of("it", {"Anna", "Boris"}), "anna posto via") == "Anna at @0");
    CHECK(reading(table_of("fr", {"Anna", "Boris"}), "anna place départ") == "Anna at @0");
    CHECK(reading(table_of("pl", {"Anna", "Boris"}), "anna stoi na start") == "Anna at @0");
}

TEST_CASE("a word with a typo in a name is asked, and no one replaces a stranger") {
    check_said(american_three(),
               {{"mortgage beacon streat", "error unknown_deed at 10 [beacon streat] beacon-street"},
                {"buy nob hil", "buy @34"},
                {"pay tom 100", "error unknown_player at 5 [tom]"},
                {"pay 100 to tom", "error unknown_player at 12 [tom]"},
                {"card +1 500", "card +1500"},
                {"card +1,500", "card +1500"},
                {"card -$1 500 \"x\"", "card -1500 \"x\""},
                {"join Priya monopolist get $500, 1 500 \"late\"", "error ambiguous_amount at 33 [1 500] 1500"}});
    CHECK(reading(table_of("us-dice", {"Anna", "Boris"}), "card 3+4") == "card 3 4");
    CHECK(reading(table_of("us-dice", {"Anna", "Boris"}), "card 3 and 4") == "card 3 4");
}

}  // namespace
}  // namespace tablebank
