// The text of the repair's screen: what becomes of each line, who has what before and after, and the present question.

#include "app/present/dialogs/repair_snapshot.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/companies.h"
#include "tests/support/disk_game.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

/// At #13 Boris threw 4 and 1, read as 2 and 1: Boris pays Anna the debt to Clara, and from there the next roll leads
/// to an unowned deed.
const std::vector<std::string> misread{"33", "decline", "43", "ok", "64", "44", "decline", "43", "ok", "51", "ok",
                                       "21", "ok",      "12", "ok", "64", "ok", "24",      "ok", "62", "ok"};
const std::string put_right = "amend #13 Boris roll 4 1";

RepairDraft fresh(const DiskGame& at, const std::string& line) {
    auto draft = fresh_repair(at.session(), line);
    REQUIRE_MESSAGE(draft, line);
    return *std::move(draft);
}

RepairSnapshot shown(const DiskGame& at, const RepairDraft& draft) {
    return make_repair_snapshot(english, at.session(), draft);
}

std::vector<std::string> lines_of(const RepairSnapshot& repair) {
    std::vector<std::string> told;
    for (const RepairLine& line : repair.lines)
        if (line.fate != Fate::kept) told.push_back(line.entry + ' ' + line.word + ": " + line.after);
    return told;
}

std::vector<std::string> answers_of(const RepairSnapshot& repair) {
    REQUIRE(repair.question);
    std::vector<std::string> told;
    for (const RepairChoice& choice : repair.question->answers) told.push_back(choice.key + ' ' + choice.text);
    return told;
}

}  // namespace

TEST_CASE("a repair is listed line by line, with the earlier lines, and with counts of the outcomes") {
    const DiskGame at("us", competitor_boris, misread);
    const RepairSnapshot repair = shown(at, fresh(at, put_right));
    CHECK(repair.title == "Correct #13");
    CHECK(repair.counts == "7 lines stay; 1 line changed");
    CHECK(repair.kept == "Show the 7 lines that stay");
    CHECK(lines_of(repair) ==
          std::vector<std::string>{
              "#13 put right: Boris rolls 4 and 1, moves to U.S. Bus Company; owes Clara 40 for U.S. Bus Company.",
              "#14 changed: Boris pays Clara 40 for U.S. Bus Company.", "#20 asked: "});
    CHECK(repair.lines.front().before == "Boris rolls 2 and 1, moves to State Street; owes Anna 14 for State Street.");
}

TEST_CASE("before and after: the cash of all, and the differences of their deeds and tokens") {
    const DiskGame at("us", competitor_boris, misread);
    const RepairSnapshot repair = shown(at, fresh(at, put_right + "; #20 Boris buy @21"));
    REQUIRE(repair.players.size() == 3);
    const RepairPlayer& anna = repair.players[0];
    CHECK(anna.before == "$914");
    CHECK(anna.after == "$880");
    CHECK(anna.difference == "-34");
    CHECK_FALSE(anna.gains);
    CHECK(anna.same == "3 deeds as they are");
    const RepairPlayer& boris = repair.players[1];
    CHECK(boris.comes == std::vector<std::string>{"Brattle Street"});
    CHECK(boris.stands == std::vector<std::string>{"token: @21 Brattle Street, not @19 Walnut Street"});
    const RepairPlayer& clara = repair.players[2];
    CHECK(clara.difference == "+40");
    CHECK(clara.gains);
}

TEST_CASE("a deed goes to any player who would have it, and buildings and mortgages are shown as they become") {
    const DiskGame at("us", competitor_boris, {"12", "buy @3", "Anna mortgage @3", "next", "64", "note \"later\""});
    const RepairSnapshot away = shown(at, fresh(at, "amend #2 Anna roll 6 4"));
    CHECK(away.players[0].goes == std::vector<std::string>{"French Quarter (mortgaged)"});
    CHECK(std::ranges::count(away.lines, Fate::dropped, &RepairLine::fate) == 2);
    const RepairSnapshot free = shown(at, fresh(at, "amend #4 Anna pay 5 to Boris; #7 drop"));
    CHECK(free.players[0].stands == std::vector<std::string>{"French Quarter: unbuilt, not mortgaged"});
}

TEST_CASE("each question has a key and shows its effect; an answer leads on, and the last one can be undone") {
    const DiskGame at("us", competitor_boris, misread);
    RepairDraft draft = fresh(at, put_right);
    RepairSnapshot repair = shown(at, draft);
    CHECK(repair.question->heading == "At #20: Boris pays Anna 20 for Walnut Street.");
    CHECK_FALSE(repair.question->why.empty());
    CHECK(answers_of(repair) ==
          std::vector<std::string>{"1 Boris buys Brattle Street for 220.", "2 Boris does not buy Brattle Street."});
    CHECK_FALSE(repair.foot.ready());
    answer_repair(english, at.session(), draft, repair.question->answers[1].answer);
    repair = shown(at, draft);
    CHECK_FALSE(repair.question);
    CHECK(repair.foot.ready());
    CHECK(repair.foot.line == put_right + "; #20 Boris decline");
    CHECK(repair.given == std::vector<std::string>{"#20 Boris decline"});
    take_answer_back(draft);
    CHECK(shown(at, draft).question);
    take_answer_back(draft);  // there is none left
    CHECK(draft == fresh(at, put_right));
}

TEST_CASE("missing throws are filled in: dice with and without a space; an invalid answer states why") {
    const DiskGame at("us", competitor_boris, {"64", "next", "Boris roll 6 4", "note \"later\""});
    RepairDraft draft = fresh(at, "amend #2 Anna roll 3 4");  // a card that was not drawn
    RepairSnapshot repair = shown(at, draft);
    REQUIRE(repair.question->fill == 0);  // the only answer
    CHECK(repair.question->answers[0].answer == "Anna card ");
    CHECK(repair.question->answers[0].places == "+50, -75, #12");
    answer_repair(english, at.session(), draft, "Anna card nonsense");
    CHECK_FALSE(draft.refused.empty());
    CHECK(draft.given.empty());
    answer_repair(english, at.session(), draft, "Anna roll 1 2");  // readable, and not allowed there
    CHECK_FALSE(draft.refused.empty());
    CHECK(draft.given.empty());
    answer_repair(english, at.session(), draft, "Anna card +50");
    CHECK(draft.refused.empty());
    CHECK(draft.given.front() == "#3 Anna card +50");

    const DiskGame utility("us", competitor_boris,
                           {"66", "buy @12", "12", "decline", "Boris roll 6 4", "next", "Clara roll 6 4"});
    RepairDraft dice = fresh(utility, "amend #6 Boris roll 6 6");
    REQUIRE(shown(utility, dice).question->fill == 0);
    CHECK(shown(utility, dice).question->answers[0].places == "D1 D2");
    answer_repair(english, utility.session(), dice, "Boris rent @12 dice 34");
    CHECK(dice.given.front() == "#7 Boris rent @12 dice 3 4");
}

TEST_CASE("only an amendment that touches a later line asks to be agreed to") {
    const DiskGame at("us", competitor_boris, misread);
    CHECK_FALSE(fresh_repair(at.session(), "note \"x\""));
    CHECK_FALSE(fresh_repair(at.session(), "amend #13 Boris roll 2 1"));  // changes nothing
    CHECK_FALSE(fresh_repair(at.session(), "amend #99 Boris roll 2 1"));
    CHECK_FALSE(fresh_repair(at.session(), "amend #13 nonsense"));
    CHECK_FALSE(fresh_repair(at.session(), "amend #22 Clara decline"));  // the last line
    const RepairDraft changed = fresh(at, "amend #20 Boris pay 20 to Anna; #21 Clara roll 6 3");
    CHECK(changed.given == std::vector<std::string>{"#21 Clara roll 6 3"});
}

TEST_CASE("an impossible answer is left out, and asked again") {
    const DiskGame at("us", competitor_boris, misread);
    const RepairDraft draft = fresh(at, put_right + "; #20 Boris buy @1");
    CHECK(draft.given.empty());
    CHECK(shown(at, draft).question);
}

TEST_CASE("a repair is worded in every language, each line and each player") {
    const DiskGame at("us", competitor_boris, misread);
    for (const char* tag : {"en", "ru", "fr", "it", "pl"}) {
        CAPTURE(tag);
        const Language lang = speaking(tag);
        RepairDraft draft = fresh(at, put_right);
        const RepairSnapshot repair = make_repair_snapshot(lang, at.session(), draft);
        REQUIRE(repair.question);
        CHECK(repair.question->answers.size() == 2);
        CHECK(repair.lines.size() == 10);
        answer_repair(lang, at.session(), draft, repair.question->answers[0].answer);
        CHECK(make_repair_snapshot(lang, at.session(), draft).foot.ready());
    }
}

}  // namespace tablebank::testing
