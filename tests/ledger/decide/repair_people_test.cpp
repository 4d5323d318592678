// A repair of a line by which someone joins or is renamed: no question about dice that were not thrown differently, and
// every answer that is offered can be given, by the names of the time or by those that the repair gives.

#include <doctest/doctest.h>

#include "ledger/decide/repair.h"
#include "ledger/grammar/notation.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

TableInWords with_newcomer() {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}});
    table.play({"2 4", "decline", "join Julai competitor get 500 \"came late\"", "boris 1 2", "decline", "clara 3 5",
                "decline", "Julai roll 2 4", "decline", "Julai pay 50 to Anna \"a bet\"", "anna 2 1", "decline"});
    return table;
}

}  // namespace

TEST_CASE("the name of a newcomer is corrected, and every later line stays without a question") {
    TableInWords table = with_newcomer();
    const std::int64_t cash = table.cash("Anna");
    const RepairPlan plan = repair_plan_of(table, "amend #4 join Julia competitor get 500 after Clara \"came late\"");
    CHECK_FALSE(plan.is_open());
    CHECK(plan.counts.dropped == 0);
    table.post("amend #4 join Julia competitor get 500 after Clara \"came late\"");
    CHECK(table.table().game.name(Seat{4}) == "Julia");
    CHECK(table.cash("Julia") == 450);
    CHECK(table.cash("Anna") == cash);
    CHECK(table.turn() == "Anna 0");
}

TEST_CASE("a newcomer's means are corrected without a question") {
    TableInWords table = with_newcomer();
    table.post("amend #4 join Julai competitor get 400 after Clara \"came late\"");
    CHECK(table.cash("Julai") == 350);
}

TEST_CASE("each answer that a repair of a newcomer's place offers can be given") {
    TableInWords table = with_newcomer();
    const std::string line = "amend #4 join Julia competitor get 500 after Anna \"came late\"";
    const RepairPlan plan = repair_plan_of(table, line);
    REQUIRE(plan.is_open());
    const Setup& setup = *table.table().game.setup;
    int given = 0;
    for (const RepairRow* row : plan.open()) {
        for (std::string answer : row->answers) {
            CAPTURE(answer);
            CHECK(answer.find("Julia") == std::string::npos);
            if (const std::size_t dice = answer.find("D1 D2"); dice != std::string::npos)
                answer.replace(dice, 5, "1 2");
            const std::string whole = line + "; #" + std::to_string(row->entry) + " " + answer;
            CHECK(std::holds_alternative<Command>(parse_line(setup, whole)));
            ++given;
        }
    }
    CHECK(given > 0);
    // By the new name as well, as the banker will type it.
    const auto by_new_name = parse_line(setup, line + "; #5 Julia roll 1 2");
    REQUIRE(std::holds_alternative<Command>(by_new_name));
    CHECK(print_line(setup, std::get<Command>(by_new_name)) == line + "; #5 Julai roll 1 2");
}

TEST_CASE("a roll is asked about once, and not for another name") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}});
    table.play(
        {"2 4", "decline", "boris 1 3", "tax fixed", "Anna swap Boris \"the draught\"", "Boris roll 1 2", "decline"});
    const RepairPlan plan = repair_plan_of(table, "amend #2 Anna roll 1 5");
    CHECK_FALSE(plan.is_open());
}

TEST_CASE("an amended line asks the person who sat there then, and not the present one") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}});
    table.play({"2 4", "decline", "Anna seat Vera \"went home\""});
    const auto read = parse_line(*table.table().game.setup, "amend #2 Vera roll 1 2");
    REQUIRE(std::holds_alternative<ParseError>(read));
    CHECK(std::get<ParseError>(read).candidates == std::vector<std::string>{"Anna", "Boris"});
}

TEST_CASE("a player who has left comes back once the old seat has another name") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}});
    table.post("Clara leaves \"late train\"");
    const Refusal taken = table.refusal_of("join Clara monopolist \"is back\"");
    CHECK(taken.code == RefusalCode::name_taken);
    CHECK(taken.line == "Clara rename NAME \"WHY\"");
    table.play({"Clara rename Klara \"is back\"", "join Clara monopolist get 500 \"is back\""});
    CHECK(table.cash("Clara") == 500);
    CHECK(table.refusal_of("join Boris monopolist \"x\"").line.empty());
}

TEST_CASE("if a box has no roles, a role is not part of a name") {
    TableInWords table({.players = {"Anna player", "Boris player"}, .edition = "football"});
    CHECK(table.refused("join Priya competitor \"late\"") == "name-unclear");
    CHECK(table.post("join Priya Nowak \"late\"") == "join \"Priya Nowak\" after Boris \"late\"");
}

}  // namespace tablebank::testing
