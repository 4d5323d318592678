// Every line for a banker who taps: made from the forms of the grammar, each with the words that it needs.

#include "app/present/seat/bank_forms.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "app/present/seat/bank_view.h"
#include "tests/support/disk_game.h"
#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

std::vector<PlayerSetup> two_players() {
    return {{"Anna", Role::monopolist}, {"Boris", Role::competitor}};
}

using Words = std::vector<std::string>;

TEST_CASE("a form and its words are a line, and an optional word is left out with the words before it") {
    CHECK(form_line("player-count-n-waived-why", {"Anna", "1490", ""}) == "Anna count 1490");
    CHECK(form_line("player-count-n-waived-why", {"Anna", "1490", "it's gone"}) == "Anna count 1490 \"it's gone\"");
    CHECK(form_line("player-get-n-from-player-why", {"Anna", "30", "Boris", ""}) == "Anna get 30 from Boris");
    CHECK(form_line("player-get-n-from-player-why", {"Anna", "30", "", "found"}) == "Anna get 30 \"found\"");
    CHECK(form_line("undo-to-n-why", {"12", ""}) == "undo to #12");
    CHECK(form_line("rule-key-value-why", {"rounding down", "agreed"}) == "rule rounding down \"agreed\"");
    CHECK(form_line("clock-start", {}) == "clock start");
    CHECK(form_line("amend-n-line", {"12", "Anna roll 3 4"}) == "amend #12 Anna roll 3 4");
    CHECK(form_line(forcing_form(), {"agreed", "Anna buy @39"}) == "force \"agreed\" Anna buy @39");
}

TEST_CASE("a form without one of its words, with too many, or that does not exist has no line") {
    CHECK(form_line("player-count-n-waived-why", {"Anna", " ", "why"}).empty());
    CHECK(form_line("player-count-n-waived-why", {"Anna"}).empty());
    CHECK(form_line("clock-start", {"Anna"}).empty());
    CHECK(form_line("player-flies", {"Anna"}).empty());
    CHECK(form_line("", {}).empty());
}

TEST_CASE("a quotation mark in a reason ends no text") {
    CHECK(form_line("note-text", {"a \"quoted\" word\" force"}) == "note \"a quoted word force\"");
}

TEST_CASE("each form of a game has an identifier of its own, and lists for the words that are chosen") {
    const DiskGame game("us", two_players(), {"clock start", "Anna roll 2 4", "buy"}, Goal::timed);
    const BankForms made = make_bank_forms(english, game.session());
    std::set<std::string> ids;
    for (const BankForm& form : made.forms) CHECK_MESSAGE(ids.insert(form.id).second, form.id);
    for (const char* wanted :
         {"clock-stop-why", "clock-call-why", "undo-n-why", "undo-to-n-why", "redo", "amend-n-line", "note-text",
          "turn-player-why", "player-at-space-why", "player-jail", "player-free-why", "player-leaves-why",
          "player-bankrupt-to-player", "rule-key-value-why", "player-count-n-waived-why", "closing", "finish"})
        CHECK_MESSAGE(ids.contains(wanted), wanted);
    for (const FormList& list : made.lists) CHECK_MESSAGE(!list.choices.empty(), to_string(list.kind));
}

TEST_CASE("the entries that can be chosen are the latest in force, with the line that is corrected") {
    const DiskGame game("us", two_players(), {"Anna roll 2 4", "buy", "undo", "buy"});
    const BankForms made = make_bank_forms(english, game.session());
    const auto entries = std::ranges::find(made.lists, FormPart::Kind::entry, &FormList::kind);
    REQUIRE(entries != made.lists.end());
    Words lines;
    for (const FormChoice& choice : entries->choices) lines.push_back(choice.word + ' ' + choice.line);
    CHECK(lines == Words{"5 Anna buy @6", "2 Anna roll 2 4"});
}

TEST_CASE("reasons are those of this game, the last one first, then the usual ones in the language of the page") {
    const DiskGame game("us", two_players(), {"Anna get 5 \"the judge\"", "Anna get 6 \"a mistake\"", "note \"tea\""});
    const auto reasons = [&](const Language& lang) {
        const BankForms made = make_bank_forms(lang, game.session());
        Words words;
        for (const FormList& list : made.lists)
            if (list.kind == FormPart::Kind::reason)
                for (const FormChoice& choice : list.choices) words.push_back(choice.word);
        return words;
    };
    const Words english_ones = reasons(english);
    REQUIRE(english_ones.size() > 3);
    CHECK(Words(english_ones.begin(), english_ones.begin() + 3) == Words{"a mistake", "the judge", "a slip"});
    CHECK(reasons(speaking("ru"))[2] != "a slip");
}

TEST_CASE("a line that a rule refuses says whether it can be posted against the rules") {
    const DiskGame game("us", two_players(), {});
    const auto forced = [&](const char* text) {
        const SeatTried tried = try_bank_text(english, game.session(), text);
        REQUIRE(std::holds_alternative<SeatRefusal>(tried));
        return std::get<SeatRefusal>(tried).line;
    };
    CHECK(forced("Boris buy @39") == "Boris buy @39");
    CHECK(forced("frobnicate").empty());
    CHECK(forced("redo").empty());
}

}  // namespace
}  // namespace tablebank::testing
