// The space that a card names in words, and the ways to jail.

#include <doctest/doctest.h>

#include "tests/ledger/grammar/said.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::check_said;
using testing::reading;
using testing::table_of;

TEST_CASE("a preposition of a card does not name the space that sends to jail") {
    check_said(table_of("football", {"Миша", "Оля", "Петя"}),
               {{"карта идти на puma", "card goto @36"},
                {"карта идти на поле old trafford", "card goto @15"},
                {"карта идти на три клетки назад", "error unknown_deed at 15 [три]"},
                {"карта идти на никуда", "error unknown_deed at 15 [никуда]"}});
    const Setup french = table_of("fr", {"Mamie", "Luc"});
    check_said(french, {{"carte aller en rue la fayette", "card goto @21"},
                        {"carte aller en avant jusqu'à rue la fayette", "card goto @21"},
                        {"carte aller en nulle part", "error unknown_deed at 16 [nulle]"},
                        {"carte aller sur la place inconnue", "error unknown_deed at 20 [place]"}});
}

TEST_CASE("a card that sends to jail in words pays no salary") {
    check_said(table_of("fr", {"Mamie", "Luc"}), {{"carte aller en prison", "card jail"},
                                                  {"carte allez en prison", "card jail"},
                                                  {"carte prison", "card jail"},
                                                  {"carte aller prison", "card jail"},
                                                  {"carte aller @30", "card goto @30"}});
    check_said(table_of("football", {"Миша", "Оля", "Петя"}), {{"карта идти на скамейку", "card jail"},
                                                               {"карта идти на скамейку запасных", "card jail"},
                                                               {"карта отправляйся на скамейку", "card jail"},
                                                               {"карта на скамейку", "card jail"}});
    check_said(american_three(), {{"card goto jail", "card jail"},
                                  {"card go to jail", "card jail"},
                                  {"card goto Go to Jail or Price War", "card jail"},
                                  {"card goto sightseeing", "card goto @10"},
                                  {"card goto Sightseeing, Jail, Price War", "card goto @10"},
                                  {"card goto @10", "card goto @10"}});
}

TEST_CASE("a card that sends to jail in words has no reason that may be another space") {
    const Setup french = table_of("fr", {"Mamie", "Luc"});
    for (const char* line : {"carte en prison rue la fayette", "carte aller en prison rue la fayette",
                             "carte prison rue la fayette", "carte aller prison lundi"}) {
        CAPTURE(line);
        CHECK(reading(french, line).starts_with("error "));
    }
}

TEST_CASE("the beginning of the name of a space has no reason without quotes") {
    CHECK(reading(american_three(), "card goto nob by chance").starts_with("error "));
    CHECK(reading(american_three(), "card goto nob hill as printed") == "card goto @34 \"as printed\"");
    CHECK(reading(american_three(), "card goto wall now \"as printed\"").starts_with("error "));
}

}  // namespace
}  // namespace tablebank
