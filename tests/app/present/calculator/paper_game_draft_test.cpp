// A table that was played with paper only, in the calculator: lines, the questions before a deed changes hands, the
// facts that stay as found.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/calculator/calculator_snapshot.h"
#include "tests/support/asked_draft.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::ask;
using testing::editions;
using testing::of_lines;
using testing::us;

std::vector<std::string> weighty(const CalculatorSnapshot& snapshot, Weight weight) {
    std::vector<std::string> texts;
    for (const CalculatorFinding& finding : snapshot.findings)
        if (finding.weight == weight) texts.push_back(finding.text);
    return texts;
}

TEST_CASE("lines make the table; the same name replaces; the line of a player reads back") {
    CalculatorDraft draft = of_lines({"Anna m 3x100 34+3 32- 31h", "Boris c 1200 12=3,4", "anna m 846 34+3 32- 31h"});
    REQUIRE(draft.players.size() == 2);
    const CalculatorSnapshot settled = ask(draft);
    REQUIRE(settled.standings.size() == 2);
    CHECK(settled.standings[0].total == "$573.2");
    CHECK(settled.standings[1].total == "$148");
    CHECK(settled.may_be_written);
    CHECK(line_of(us(), draft, 0) == "anna m 846 31h 32- 34+3");
    CHECK(line_of(us(), draft, 1) == "Boris c 1200 12=3,4");
    CHECK(take_line(english, draft, us(), "Clara m 5 zz").find("no deed \"zz\"") != std::string::npos);
    CHECK(draft.players.size() == 2);
}

TEST_CASE("an owned deed changes hands only after it is confirmed") {
    CalculatorDraft draft = of_lines({"Anna m 846 34 39", "Boris c 1200 12- 34+2 39"});
    CHECK(draft.players[0].deeds.size() == 2);
    CHECK(draft.players[1].deeds.size() == 1);
    CHECK(ask(draft).move_question == "Nob Hill is typed for Anna and for Boris.");
    answer_move(draft, us(), true);
    CHECK(ask(draft).move_question == "Wall Street is typed for Anna and for Boris.");
    answer_move(draft, us(), false);
    CHECK(ask(draft).move_question.empty());
    CHECK(line_of(us(), draft, 0) == "Anna m 846 39");
    CHECK(line_of(us(), draft, 1) == "Boris c 1200 12- 34+2");

    draft.player = 1;
    want(draft, Space{39}, level::mortgaged);
    CHECK(draft.players[0].deeds.contains(Space{39}));
    answer_move(draft, us(), true);
    CHECK(line_of(us(), draft, 1) == "Boris c 1200 12- 34+2 39-");
    want(draft, Space{39}, std::nullopt);  // their own: nothing is asked
    CHECK(draft.moves.empty());
    CHECK(line_of(us(), draft, 1) == "Boris c 1200 12- 34+2");
}

TEST_CASE("questions wait for each other, and end with what they are about") {
    CalculatorDraft draft = of_lines({"Anna m 846 34 39 37", "Boris c 1200 34 39", "Clara m 500 37 39"});
    CHECK(draft.moves.size() == 4);
    CHECK(take_line(english, draft, us(), "Boris c 1200 34").empty());  // their line is another: one question less
    CHECK(ask(draft).move_question == "Fifth Avenue is typed for Anna and for Clara.");
    answer_move(draft, us(), true);
    CHECK(ask(draft).move_question == "Wall Street is typed for Anna and for Clara.");
    CHECK(take_line(english, draft, us(), "Anna m 846 34").empty());  // only Clara is left
    CHECK(ask(draft).move_question == "Nob Hill is typed for Anna and for Boris.");
    CHECK(line_of(us(), draft, 2) == "Clara m 500 37 39");
    remove_player(draft, 0);  // Boris is the first now, and the deed is theirs
    settle_moves(draft, us());
    CHECK(draft.moves.empty());
    CHECK(line_of(us(), draft, 0) == "Boris c 1200 34");
}

TEST_CASE("a number that is an unowned deed is asked about, whatever is typed meanwhile") {
    CalculatorDraft draft = of_lines({"Anna m 31 39", "Boris c 1200"});
    CalculatorSnapshot found = ask(draft);
    CHECK(found.move_question == "Is 31 the cash of Anna, or Fisherman's Wharf?");
    CHECK(found.move_to == "31 is the cash");
    CHECK(found.move_not == "It is Fisherman's Wharf");
    CHECK(weighty(found, Weight::undecided).size() == 1);
    CHECK_FALSE(found.may_be_written);
    CalculatorDraft is_cash = draft;
    answer_move(is_cash, us(), true);
    CHECK(ask(is_cash).may_be_written);
    CHECK(line_of(us(), is_cash, 0) == "Anna m =31 39");
    answer_move(draft, us(), false);
    CHECK(draft.players[0].deeds.contains(Space{31}));
    CHECK(ask(draft).problems.size() == 1);
    draft.players[0].cash = "846";
    CHECK(ask(draft).may_be_written);
    CHECK(line_of(us(), draft, 0) == "Anna m 846 31 39");
    CHECK_MESSAGE(ask(of_lines({"Anna m 31", "Boris c 5000 31"})).move_question.empty(), "somebody has it");
    draft = of_lines({"Anna m 31"});
    draft.players[0].cash = "310";
    CHECK_MESSAGE(ask(draft).move_question.empty(), "typed anew in its field");
}

TEST_CASE("a calculator begins with a name of the banker's language, which makes room") {
    CalculatorDraft draft = first_draft(speaking("ru"));
    CHECK(draft.players.front().name == "Анна");
    CHECK(take_line(speaking("ru"), draft, us(), "Вера m 846").empty());
    REQUIRE(draft.players.size() == 1);
    CHECK(draft.players.front().name == "Вера");
    add_player(draft, {Role::monopolist, Role::competitor}, ask(draft).names);
    CHECK(draft.players.back().name == "Anna");
}

TEST_CASE("a change of role leaves the buildings: four houses are not a hotel, and a hotel is a hotel") {
    CalculatorDraft draft = of_lines({"Boris c 1200 34+4 39h"});
    choose_role(draft, us(), Role::monopolist);
    CHECK(line_of(us(), draft, 0) == "Boris m 1200 34+4 39h");
    const CalculatorSnapshot found = ask(draft);
    CHECK(weighty(found, Weight::as_found).front().find("has 4 houses: 3 count") != std::string::npos);
    const auto row = std::ranges::find(found.deeds, Space{34}, &CalculatorDeed::space);
    CHECK(row->found == "4 houses");
    CHECK_FALSE(found.standings.empty());
    choose_role(draft, us(), Role::competitor);
    CHECK(line_of(us(), draft, 0) == "Boris c 1200 34+4 39h");
    CHECK(draft.players[0].as_found.empty());
}

TEST_CASE("another edition leaves the buildings as well") {
    CalculatorDraft draft = of_lines({"Boris c 1200 39h 37+4"});
    const auto all = editions();
    choose_edition(draft, all, 1);
    const PaperGame table = paper_game_of(*all[1].edition, draft);
    for (const Holding& holding : table.position.players[0].estate.deeds)
        if (all[1].edition->deed_at(holding.deed)->kind == SpaceKind::street) {
            CHECK((holding.hotels > 0) == (holding.deed == Space{39}));
            CHECK(holding.houses == (holding.deed == Space{37} ? 4 : 0));
        }
    CHECK_FALSE(ask(draft).problems.empty());  // no timed game
}

TEST_CASE("a position against the rules has totals at once, and paper once there is a reason") {
    CalculatorDraft draft = of_lines({"Anna m 846 34+4 5+1", "Boris c 20000"});
    CalculatorSnapshot found = ask(draft);
    CHECK(found.standings.size() == 2);
    CHECK(found.wants_reason);
    CHECK_FALSE(found.may_be_written);
    CHECK(found.command.empty());
    CHECK(weighty(found, Weight::as_found).size() == 3);
    draft.reason = "  ";
    CHECK_FALSE(ask(draft).may_be_written);
    draft.reason = "two boxes were mixed";
    found = ask(draft);
    CHECK(found.may_be_written);
    CHECK(found.command.starts_with("tablebank score - <<"));
    const PositionDocument document = calculator_document(editions(), draft);
    CHECK(document.as_found == "two boxes were mixed");
    CHECK(draft_of(document, 0).reason == "two boxes were mixed");
    CHECK(line_of(us(), draft_of(document, 0), 0) == "Anna m 846 5+1 34+4");

    draft.question = Question::rent;  // the other questions are those of the rules
    draft.deed = Space{34};
    CHECK_FALSE(ask(draft).problems.empty());
}

TEST_CASE("a bankrupt player has neither cash nor deeds nor a place, and the typed text is kept") {
    CalculatorDraft draft = of_lines({"Anna m 846 34", "Boris c 1200"});
    draft.players[0].bankrupt = true;
    draft.players[0].cash = "much";
    CHECK(ask(draft).problems.empty());
    CHECK(ask(draft).standings.size() == 1);
    draft.player = 1;
    want(draft, Space{34}, level::unbuilt);
    CHECK_MESSAGE(draft.moves.empty(), "what he had is nobody's");
    CHECK(line_of(us(), draft, 0) == "Anna m bankrupt");
    CHECK(of_lines({"Anna m bankrupt"}).players[0].bankrupt);
}

TEST_CASE("cash by notes, and notes that the box does not have") {
    CalculatorDraft draft = of_lines({"Anna m 1x500 3x100 4x10 6x1"});
    CHECK(draft.players[0].cash == "1x500 3x100 4x10 6x1");
    CHECK(calculator_document(editions(), draft).position.players[0].estate.cash == Money{846});
    const PositionDocument kept = calculator_document(editions(), draft);
    CHECK(kept.notes == std::vector<Notes>{{{Money{500}, 1}, {Money{100}, 3}, {Money{10}, 4}, {Money{1}, 6}}});
    CHECK(draft_of(kept, 0).players[0].cash == "1x500 3x100 4x10 6x1");
    draft.players[0].cash = "9999x500";
    CHECK(weighty(ask(draft), Weight::as_found).size() == 2);  // the notes, and their sum
    draft.players[0].cash = "3x75";
    CHECK(ask(draft).problems.size() == 1);
    CHECK_FALSE(ask(draft).may_be_written);
}

TEST_CASE("missing dice are reported, and their rows are kept free from the beginning") {
    CalculatorDraft draft = of_lines({"Anna m 846"});
    CHECK(ask(draft).throws.size() == 2);
    hold(draft, Space{12}, level::unbuilt);
    CHECK(ask(draft).throws.size() == 2);
    CHECK(ask(draft).standings.empty());
    CHECK(weighty(ask(draft), Weight::undecided).size() == 1);
    draft.dice[Space{12}] = "34";
    CHECK(ask(draft).may_be_written);
}

}  // namespace
}  // namespace tablebank
