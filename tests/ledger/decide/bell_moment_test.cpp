// The bell at an awkward moment: each has one answer.

#include <algorithm>
#include <utility>

#include "ledger/books/stage.h"
#include "ledger/decide/checklist.h"
#include "ledger/decide/refusal_detail.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

const std::string rung = "clock call \"the bell\"";

std::string come_to(const TableInWords& table) {
    return std::string{to_string(stage_of(table.table().game))};
}

}  // namespace

TEST_CASE("a bell before the clock began is taken with a reason, and once") {
    TableInWords table({.goal = Goal::timed});
    CHECK(table.refused("clock call") == "reason-needed");
    table.post(rung);
    for (const char* line : {"clock call \"again\"", "clock start", "clock extend 5 \"x\"", "clock set 5:00 \"x\"",
                             "force \"x\" clock call \"again\""})
        CHECK_MESSAGE(table.refused(line) == "time-called-already", line);
    CHECK(table.refused("clock stop \"x\"") == "clock-state");
}

TEST_CASE("a bell between a double and its roll: the roll is a duty if the book makes it one (ru 8), else a right") {
    for (const char* book : {"us", "ru", "fr", "it", "pl"}) {
        CAPTURE(book);
        TableInWords table({.goal = Goal::timed, .edition = book});
        table.play({"Anna at @0 \"x\"", "Anna roll 5 5", rung});
        CHECK(come_to(table) == "last_turn");
        CHECK(table.refused("Boris roll 1 2") == "time-called-already");
        const bool duty = table.table().game.edition().profile.extra_roll_duty.value;
        if (duty)
            CHECK(table.refused("next") == "not-rolled");
        else
            table.post("next");
        const bool goes_on = duty || finishes_round(table.table().game);  // the round in hand (pl)
        const std::string over = table.table().game.rulings().closing ? "dealings" : "handing_in";
        CHECK(come_to(table) == (goes_on ? "last_turn" : over));
    }
}

TEST_CASE("a bell in the middle of an auction: the deed is sold, and then play is over") {
    TableInWords table({.goal = Goal::timed, .edition = "example-small"});
    table.play({"Anna roll 1 1", rung});
    if (!table.owes("Anna").starts_with("offer")) table.play({"undo to #1", "Anna roll 2 3", rung});
    REQUIRE(table.owes("Anna").starts_with("offer"));
    const int space = table.table().game.space_of(Seat{1})->index;
    table.post("Anna decline");
    CHECK(come_to(table) == "last_turn");
    CHECK(table.refused("closing") == "due-open");
    table.post("auction @" + std::to_string(space) + " Boris 20");
    CHECK(table.owner(space) == "Boris");
}

TEST_CASE("a bell over a debt that cannot be paid: it is raised, or the debtor goes bankrupt, and no one helps") {
    TableInWords table(
        {.players = {"Anna monopolist 5 @5", "Boris competitor @39:hotel", "Clara monopolist"}, .goal = Goal::timed});
    table.play({"Anna at @36 \"x\"", "Anna roll 2 1", rung});
    CHECK(come_to(table) == "last_turn");
    CHECK(table.refused("Clara pay 500 to Anna \"help\"") == "trade-closed");
    CHECK(table.refused("Boris waive \"help\"") == "trade-closed");
    CHECK(table.refused("Anna trade Clara give @5 get 500") == "trade-closed");
    CHECK(table.refused("Anna ok") == "short-of-cash");
    CHECK(table.refused("closing") == "due-open");
    table.post("Anna mortgage @5");
    table.post("Anna bankrupt");
    CHECK(table.place("Anna") == "gone");
    CHECK(come_to(table) == "dealings");
    CHECK(table.refused("Boris roll 1 2") == "time-called-already");
    table.play({"closing", "keep"});
}

TEST_CASE("an entry from before the bell that decides who was in hand is corrected by the judge alone") {
    TableInWords table({.goal = Goal::timed});
    table.play({"Anna at @0 \"x\"", "Anna roll 4 6", rung});
    CHECK(come_to(table) == "dealings");
    CHECK(table.refused("amend #3 Anna roll 5 5") == "judge-repairs");
    CHECK(table.refused("undo #3") == "judge-repairs");
    table.post("force \"the dice were seen\" amend #3 Anna roll 5 5");
    CHECK(come_to(table) == "last_turn");  // the roll after the double is in hand
    CHECK(table.refused("closing") == "turn-not-finished");
    table.post("Anna roll 4 6");
    CHECK(table.set_aside().empty());
    // A repair that is not finished posts nothing: the bell keeps its place.
    TableInWords asked({.goal = Goal::timed});
    asked.play({"Anna roll 4 6", "Boris roll 1 2", rung});
    const auto before = asked.state();
    const std::string code = asked.refused("force \"x\" amend #2 Anna roll 4 5");
    CHECK(code == "repair-open");
    CHECK(asked.state() == before);
}

TEST_CASE("a bell long after time was up, as of a laptop that slept through it, states by how much") {
    TableInWords table({.goal = Goal::timed});
    table.post("clock start");
    table.wait(200);
    table.post("clock slept 1:10:00");
    table.post("clock call");
    CHECK(table.fact("time_called").find("80") != std::string::npos);
    CHECK(table.refused("clock set 10:00 \"it slept\"") == "time-called-already");
}

TEST_CASE("at a table that keeps no turns, what is played after the call is on the checklist") {
    const auto by_word = [](const std::vector<std::string>& lines) {
        TableInWords table({.players = {"Anna monopolist", "Boris competitor @39:1", "Clara monopolist"},
                            .goal = Goal::timed,
                            .rulings = {"track_tokens no"}});
        table.play(lines);
        return std::ranges::count(undone_for_certificate(table.table(), 0), Undone::Kind::unasked, &Undone::kind);
    };
    CHECK(by_word({rung, "Clara card +50"}) == 1);
    CHECK(by_word({rung, "Clara buy @3", "Boris buy @6"}) == 2);
    CHECK(by_word({"Clara card +50", rung}) == 0);
    CHECK(by_word({rung, "Anna count 1500", "note \"x\"", "closing", "Boris sell @39"}) == 0);
}

TEST_CASE("a sum to the bank, or from it, is refused after the call with its direction") {
    for (const auto& [book, code] :
         {std::pair{"us", RefusalCode::closing_bank_only}, std::pair{"fr", RefusalCode::trade_closed}}) {
        CAPTURE(book);
        TableInWords table({.goal = Goal::timed, .edition = book});
        table.post(rung);
        const Refusal paid = table.refusal_of("Anna pay 5 \"x\"");
        CHECK(paid.code == code);
        CHECK(paid.detail == sum_to_bank);
        CHECK(table.refusal_of("Anna pay 5 to middle \"x\"").detail == sum_to_middle);
        CHECK(table.refusal_of("Anna get 5 \"x\"").detail == sum_from_bank);
        CHECK(table.refusal_of("Anna pay 5 to Boris \"x\"").detail != sum_to_bank);
    }
}

}  // namespace tablebank::testing
