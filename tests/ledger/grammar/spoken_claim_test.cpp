// Claims of a rent in words, and exchanges of deeds, which are not changes of seats.

#include <doctest/doctest.h>

#include "tests/ledger/grammar/said.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::check_said;
using testing::table_of;

TEST_CASE("a rent that is claimed in words is not a protest") {
    const Setup french = table_of("fr", {"Mamie", "Luc"});
    check_said(french, {{"mamie réclame le loyer à luc",
                         "error two_meanings at 7 [réclame] Luc rent|Mamie protest \"le loyer à luc\""},
                        {"mamie réclame le loyer", "error two_meanings at 7 [réclame] rent|Mamie protest \"le loyer\""},
                        {"mamie demande le loyer à luc",
                         "error two_meanings at 7 [demande] Luc rent|Mamie protest \"le loyer à luc\""},
                        {"mamie réclame \"le loyer\"", "Mamie protest \"le loyer\""},
                        {"mamie réclame pas de salaire", "Mamie protest \"pas de salaire\""}});
    check_said(table_of("ru", {"Анна", "Борис"}),
               {{"анна требует ренту", "error two_meanings at 6 [требует] rent|Анна protest \"ренту\""},
                {"анна требует аренду с бориса",
                 "error two_meanings at 6 [требует] Борис rent|Анна protest \"аренду с бориса\""}});
    check_said(table_of("it", {"Anna", "Luca"}),
               {{"anna chiede l'affitto", "error two_meanings at 6 [chiede] rent|Anna protest \"l'affitto\""}});
    check_said(table_of("pl", {"Ola", "Jan"}),
               {{"ola żąda czynszu", "error two_meanings at 5 [żąda] rent|Ola protest \"czynszu\""}});
    check_said(american_three(),
               {{"anna claims the rent from boris",
                 "error two_meanings at 6 [claims] Boris rent|Anna protest \"the rent from boris\""}});
}

TEST_CASE("an exchange of deeds is not a change of seats") {
    check_said(american_three(),
               {{"anna swaps with boris: nob hill for beacon street", "Anna trade Boris give @34 get @24"},
                {"anna swaps with boris: nob hill for 900", "Anna trade Boris give @34 get 900"},
                {"anna swaps with boris nob hill",
                 "error two_meanings at 6 [swaps] Anna trade Boris give @34 get nothing|Anna swap Boris \"nob hill\""},
                {"anna swap boris draught", "Anna swap Boris \"draught\""},
                {"swap anna and boris \"nob hill for 100\"", "Anna swap Boris \"nob hill for 100\""}});
    check_said(table_of("fr", {"Mamie", "Luc"}),
               {{"mamie permute avec luc: rue la fayette contre 9000", "Mamie trade Luc give @21 get 9000"}});
    check_said(table_of("football", {"Миша", "Оля", "Петя"}),
               {{"оля меняется с мишей: розовое 3 на puma", "Оля trade Миша give @14 get @36"},
                {"оля меняет розовое 3 на puma с мишей", "Оля trade Миша give @14 get @36"}});
}

TEST_CASE("a price with a space is one sum if its groups cannot be sums") {
    check_said(table_of("fr", {"Mamie", "Luc"}),
               {{"mamie vend rue la fayette à luc pour 9 000", "Mamie trade Luc give @21 get 9000"},
                {"luc paie 1 200 à mamie pour rue la fayette",
                 "error two_meanings at 5 [paie] Luc trade Mamie give 1200 get @21|"
                 "Luc pay 1200 to Mamie \"pour rue la fayette\""}});
    check_said(table_of("football", {"Миша", "Оля", "Петя"}),
               {{"петя продаёт puma оле за 300 000", "Петя trade Оля give @36 get 300000"},
                {"миша платит оле 300 000 за puma",
                 "error two_meanings at 6 [платит] Миша trade Оля give 300000 get @36|"
                 "Миша pay 300000 to Оля \"за puma\""}});
}

TEST_CASE("lines that people say in French and Russian are read") {
    check_said(table_of("fr", {"Mamie", "Luc"}), {{"luc construit 2 maisons sur la plaka", "Luc build @37 2"},
                                                  {"luc revend 2 maisons sur la plaka", "Luc sell @37 2"},
                                                  {"luc fait faillite", "Luc bankrupt"},
                                                  {"luc achète rue la fayette à 22000", "Luc buy @21 for 22000"}});
    check_said(table_of("football", {"Миша", "Оля", "Петя"}), {{"оля дарит 100 пете", "Оля pay 100 to Петя"},
                                                               {"оля платит штраф 100 000", "Оля pay 100000"},
                                                               {"оля платит штраф", "Оля fine"},
                                                               {"карта получить 50 000", "card +50000"},
                                                               {"карта заплатить 50 000", "card -50000"}});
}

}  // namespace
}  // namespace tablebank
