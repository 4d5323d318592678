// The calculator without its screen: the typed draft, the answer, and the same question for the command line.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "app/present/calculator/calculator_snapshot.h"
#include "tests/support/asked_draft.h"
#include "tests/support/documented_position.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::ask;
using testing::documented_position;
using testing::editions;
using testing::san_francisco;

std::string only_problem(const CalculatorSnapshot& snapshot) {
    REQUIRE(snapshot.problems.size() == 1);
    CHECK(snapshot.amount.empty());
    return snapshot.problems.front();
}

TEST_CASE("the rent of a deed, with its calculation") {
    const CalculatorSnapshot rent = ask(san_francisco());
    CHECK(rent.amount == "$184");
    CHECK(rent.subject == "Nob Hill");
    REQUIRE(rent.workings.size() == 1);
    CHECK(rent.workings.front().rule == "us 9");
    CHECK(rent.deeds.size() == 3);  // the city of the deed, and no more
}

TEST_CASE("a name with an apostrophe is quoted in the command as a shell reads it") {
    CalculatorDraft draft = san_francisco();
    draft.players.front().name = "O'Hara";
    draft.question = Question::tax;
    CHECK(ask(draft).command.find("O'\\''Hara") != std::string::npos);
}

TEST_CASE("the reason for a missing answer is given in words") {
    CalculatorDraft draft;
    CHECK(ask(draft).sentence == "Type a deed, or click one.");
    draft.deed = Space{34};
    CHECK(only_problem(ask(draft)).find("owns") != std::string::npos);
    draft.deed = Space{12};
    hold(draft, Space{12}, level::unbuilt);
    CHECK(only_problem(ask(draft)).find("dice") != std::string::npos);
    CHECK(ask(draft).utilities.size() == 1);
    draft.dice[Space{12}] = "7";
    CHECK(only_problem(ask(draft)).find("from 1 to 6") != std::string::npos);
    draft.dice[Space{12}] = "3 4";
    CHECK(ask(draft).amount == "$28");
    draft.players.front().cash = "much";
    CHECK(only_problem(ask(draft)).find("much") != std::string::npos);
    draft.players.front().cash = "0";
    draft.players.push_back({"anna"});
    CHECK_FALSE(ask(draft).problems.empty());  // two names alike
}

TEST_CASE("impossible buildings are reported with their owner and kind") {
    CalculatorDraft draft;
    hold(draft, Space{34}, 2);
    draft.deed = Space{34};
    const std::string problem = only_problem(ask(draft));
    CHECK(problem.find("Anna, Nob Hill") != std::string::npos);
    CHECK(problem.find("not monopolised") != std::string::npos);
    draft.players.front().role = Role::competitor;
    CHECK(ask(draft).problems.empty());
}

TEST_CASE("a ruling changes the answer and is counted") {
    CalculatorDraft draft = san_francisco();
    draft.question = Question::tax;
    hold(draft, Space{34}, 4);
    draft.players.front().cash = "3000";
    CHECK(ask(draft).changed_rulings == 0);
    const std::string before = ask(draft).sentence;
    draft.rulings["hotel_counts_as"] = "last_step";
    CHECK(ask(draft).changed_rulings == 1);
    CHECK(ask(draft).sentence != before);
}

TEST_CASE("a position goes into the draft and comes out the same; the settlement is that of the contract") {
    const auto all = editions();
    const PositionDocument document =
        read_position(documented_position, [&](const std::string&) { return all.front().edition; });
    CalculatorDraft draft = draft_of(document, 0);
    CHECK(write_position(calculator_document(all, draft)) == write_position(document));
    draft.question.reset();
    const CalculatorSnapshot settled = ask(draft);
    REQUIRE(settled.standings.size() == 2);
    CHECK(settled.standings[0].name == "Anna");
    CHECK(settled.standings[0].total == "$573.2");
    CHECK(settled.standings[1].total == "$148");
}

TEST_CASE("a deed is in one hand") {
    CalculatorDraft draft = san_francisco();
    add_player(draft, {Role::monopolist, Role::competitor}, ask(draft).names);
    CHECK(draft.players.back().name == "Boris");
    CHECK(draft.players.back().role == Role::competitor);
    hold(draft, Space{34}, level::mortgaged);
    CHECK_FALSE(draft.players.front().deeds.contains(Space{34}));
    CHECK(draft.players.back().deeds.at(Space{34}) == level::mortgaged);
    hold(draft, Space{34}, std::nullopt);
    CHECK_FALSE(draft.players.back().deeds.contains(Space{34}));
}

TEST_CASE("choosing a deed shows its owner, or gives it to the player shown") {
    CalculatorDraft draft = san_francisco();
    add_player(draft, {Role::monopolist, Role::competitor}, ask(draft).names);
    choose_deed(draft, Space{31});
    CHECK(draft.player == 0);
    draft.player = 1;
    choose_deed(draft, Space{39});
    CHECK(draft.players.back().deeds.contains(Space{39}));
}

TEST_CASE("another edition keeps what its board has too") {
    CalculatorDraft draft = san_francisco();
    hold(draft, Space{12}, level::unbuilt);
    draft.rulings["hotel_counts_as"] = "last_step";
    const auto all = editions();
    choose_edition(draft, all, 1);
    const Edition& football = *all.at(1).edition;
    CHECK(draft.rulings.empty());
    for (const auto& [space, level] : draft.players.front().deeds) CHECK(football.deed_at(space) != nullptr);
    const CalculatorSnapshot snapshot = ask(draft);
    CHECK(snapshot.roles.empty());
    CHECK(snapshot.edition == football.name);
}

TEST_CASE("sums are typed with or without groups") {
    CHECK(read_cash("1500") == 1500);
    CHECK(read_cash("1,500") == 1500);
    CHECK(read_cash("1 500") == 1500);
    CHECK_FALSE(read_cash(""));
    CHECK_FALSE(read_cash("-3"));
    CHECK_FALSE(read_cash("1.5"));
    CHECK_FALSE(read_cash("99999999999999999999"));
}

TEST_CASE("a ruling whose value is a figure takes a figure here as before a game") {
    CalculatorDraft draft;
    choose_edition(draft, editions(), 2);
    const CalculatorSnapshot rent = ask(draft);
    const auto find = [&](const std::string& key) {
        const auto found = std::ranges::find(rent.rulings, key, &RulingChoice::key);
        REQUIRE(found != rent.rulings.end());
        return *found;
    };
    CHECK(find("competitor_utility_factor").takes_number);
    CHECK_FALSE(find("rounding").takes_number);
}

}  // namespace
}  // namespace tablebank
