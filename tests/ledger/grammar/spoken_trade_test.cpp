// Trades, buildings and payments as people say them.

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "ledger/grammar/notation.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::reading;
using testing::table_of;

void check_read(const Setup& setup, const std::vector<std::pair<std::string, std::string>>& lines) {
    for (const auto& [said, meant] : lines) {
        CAPTURE(said);
        CHECK(reading(setup, said) == meant);
    }
}

TEST_CASE("a sale to a player, a purchase from one, a gift for something and an exchange are trades") {
    const std::string sale = "Anna trade Boris give @34 get 120";
    check_read(american_three(),
               {{"anna sells nob hill to boris for 120", sale},
                {"anna sells boris nob hill for $120", sale},
                {"anna sells nob hill for 120 to boris", sale},
                {"Anna gives Boris Nob Hill for 120", sale},
                {"anna trades nob hill with boris for 120", sale},
                {"anna exchanges nob hill for 120 with boris", sale},
                {"boris buys nob hill from anna for 120", "Boris trade Anna give 120 get @34"},
                {"boris gives anna 120 for nob hill", "Boris trade Anna give 120 get @34"},
                {"boris gives anna 120 and beacon street for nob hill", "Boris trade Anna give 120 @24 get @34"}});
}

TEST_CASE("trades are written in the other languages too") {
    check_read(american_three(),
               {{"anna vend nob hill à boris pour 120", "Anna trade Boris give @34 get 120"},
                {"anna donne nob hill à boris contre beacon street", "Anna trade Boris give @34 get @24"},
                {"anna vende nob hill a boris per 120", "Anna trade Boris give @34 get 120"}});
    const Setup polish = table_of("pl", {"Wojtek", "Ola", "Michał"});
    check_read(polish, {{"Wojtek daje Oli 100 za @6", "Wojtek trade Ola give 100 get @6"},
                        {"Wojtek sprzedaje Oli @6 za 100", "Wojtek trade Ola give @6 get 100"},
                        {"Wojtek sprzedaje @6 Oli za 100", "Wojtek trade Ola give @6 get 100"},
                        {"Ola kupuje od Wojtka @6 za 100", "Ola trade Wojtek give 100 get @6"},
                        {"Ola zapłaciła Wojtkowi 5", "Ola pay 5 to Wojtek"}});
    const Setup russian = table_of("ru", {"Анна", "Борис", "Вера"});
    check_read(russian, {{"анна продаёт борису @6 за 120", "Анна trade Борис give @6 get 120"},
                         {"борис покупает у анны @6 за 120", "Борис trade Анна give 120 get @6"}});
}

TEST_CASE("a payment for a deed asks whether it is a trade or a rent") {
    const auto read = parse_line(american_three(), "boris pays anna 20 for nob hill");
    const auto* asked = std::get_if<ParseError>(&read);
    REQUIRE(asked != nullptr);
    CHECK(asked->kind == ParseError::Kind::two_meanings);
    REQUIRE(asked->candidates.size() == 2);
    CHECK(asked->candidates[0] == "Boris trade Anna give 20 get @34");
    CHECK(asked->candidates[1] == "Boris pay 20 to Anna \"for nob hill\"");
}

TEST_CASE("the reason of a payment for a deed begins with what it is for, wherever the player is named") {
    for (const char* said : {"boris pays 20 to anna for nob hill", "boris pays 20 for nob hill to anna"}) {
        CAPTURE(said);
        const auto read = parse_line(american_three(), said);
        const auto* asked = std::get_if<ParseError>(&read);
        REQUIRE(asked != nullptr);
        REQUIRE(asked->candidates.size() == 2);
        CHECK(asked->candidates[1] == "Boris pay 20 to Anna \"for nob hill\"");
    }
}

TEST_CASE("a trade without a recipient or a price is invalid") {
    for (const char* line : {"anna sells nob hill for 120", "anna sells nob hill to boris", "anna gives boris nob hill",
                             "anna sells nob hill to anna and boris for 5"}) {
        CAPTURE(line);
        CHECK(reading(american_three(), line).starts_with("error "));
    }
    CHECK(reading(american_three(), "anna sells nob hill 2") == "Anna sell @34 2");
    CHECK(reading(american_three(), "anna gives boris 100") == "Anna pay 100 to Boris");
}

TEST_CASE("the number of houses may precede the street") {
    check_read(american_three(), {{"anna builds 2 houses on nob hill", "Anna build @34 2"},
                                  {"anna builds a house on nob hill", "Anna build @34"},
                                  {"build 2 nob hill", "build @34 2"},
                                  {"anna sells 1 house on nob hill", "Anna sell @34"},
                                  {"anna construit 2 maisons sur nob hill", "Anna build @34 2"},
                                  {"anna vend une maison sur nob hill", "Anna sell @34"},
                                  {"anna costruisce 2 case su nob hill", "Anna build @34 2"}});
    check_read(table_of("pl", {"Wojtek", "Ola", "Michał"}), {{"Ola buduje 2 domy na @6", "Ola build @6 2"}});
    check_read(table_of("ru", {"Анна", "Борис", "Вера"}), {{"анна строит 2 дома на @6", "Анна build @6 2"}});
}

TEST_CASE("a hotel may be typed before the street, and is one step") {
    check_read(american_three(), {{"anna builds a hotel on nob hill", "Anna build @34"},
                                  {"anna builds 1 hotel on nob hill", "Anna build @34"},
                                  {"anna sells the hotel on nob hill", "Anna sell @34"},
                                  {"anna construit 1 hôtel sur nob hill", "Anna build @34"},
                                  {"anna construit un hôtel sur nob hill", "Anna build @34"},
                                  {"anna vend l'hôtel sur nob hill", "Anna sell @34"},
                                  {"anna costruisce 1 albergo su nob hill", "Anna build @34"},
                                  {"anna costruisce un albergo su nob hill", "Anna build @34"}});
    check_read(table_of("pl", {"Wojtek", "Ola", "Michał"}), {{"Ola buduje 1 hotel na @6", "Ola build @6"}});
    check_read(table_of("ru", {"Анна", "Борис", "Вера"}),
               {{"анна строит 1 отель на @6", "Анна build @6"}, {"анна продаёт отель на @6", "Анна sell @6"}});
    CHECK(reading(american_three(), "anna builds 2 hotels on nob hill").starts_with("error "));
}

TEST_CASE("rents, taxes and fines are paid by their names, offers are declined in so many words, clocks are started") {
    check_read(american_three(), {{"anna pays the rent", "Anna rent"},
                                  {"anna paie le loyer", "Anna rent"},
                                  {"anna paga l'affitto", "Anna rent"},
                                  {"anna doesn't buy", "Anna decline"},
                                  {"anna n'achète pas", "Anna decline"},
                                  {"je l'achète", "buy"},
                                  {"anna non compra", "Anna decline"},
                                  {"start the clock", "clock start"},
                                  {"démarrer le chronomètre", "clock start"}});
    check_read(table_of("pl", {"Wojtek", "Ola", "Michał"}),
               {{"Ola płaci czynsz", "Ola rent"}, {"Ola nie kupuje", "Ola decline"}});
    check_read(table_of("ru", {"Анна", "Борис", "Вера"}), {{"анна не покупает", "Анна decline"}});
}

TEST_CASE("a player who leaves jail pays the fine, or is freed: that is asked") {
    for (const char* line : {"anna leaves jail", "anna leaves the jail"}) {
        const auto read = parse_line(american_three(), line);
        const auto* asked = std::get_if<ParseError>(&read);
        REQUIRE(asked != nullptr);
        CHECK(asked->kind == ParseError::Kind::two_meanings);
        CHECK(asked->candidates == std::vector<std::string>{"Anna fine", "Anna free"});
    }
}

TEST_CASE("the name that the board shows is read, and a sum ends with its currency") {
    const Setup french = table_of("fr", {"Anna", "Boris", "Clara"});
    CHECK(reading(french, "hypothéquer ku'damm").starts_with("mortgage @"));
    CHECK(reading(french, "anna échange boris donner 1 200 € recevoir ku'damm")
              .starts_with("Anna trade Boris give 1200 get @"));
}

}  // namespace
}  // namespace tablebank
