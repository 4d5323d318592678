// The end of a game on one screen: each goal shows the figures that decide it, and who won by them.

#include "app/present/settlement/settlement_snapshot.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/table/turn_snapshot.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

std::vector<std::string> names_of(const SettlementSnapshot& snapshot) {
    std::vector<std::string> names;
    for (const StandingRow& row : snapshot.standings) names.push_back(row.name);
    return names;
}

/// The ids of the steps that are current.
std::vector<std::string> now_of(const SettlementSnapshot& snapshot) {
    std::vector<std::string> steps;
    for (const RoadStep& road : snapshot.road)
        if (road.now) steps.push_back(road.step.id);
    return steps;
}

const RoadStep& step_of(const SettlementSnapshot& snapshot, const std::string& id) {
    const auto road = std::ranges::find(snapshot.road, id, [](const RoadStep& one) { return one.step.id; });
    REQUIRE(road != snapshot.road.end());
    return *road;
}

/// The main acts of all steps: "F2 closing".
std::vector<std::string> acts_of(const SettlementSnapshot& snapshot) {
    std::vector<std::string> acts;
    for (const RoadStep& road : snapshot.road)
        for (const OfferedAction& act : road.main)
            acts.push_back((act.key == ActionKey::f2 ? "F2 " : act.key == ActionKey::f3 ? "F3 " : "") + act.line);
    return acts;
}

const StandingRow& row_of(const SettlementSnapshot& snapshot, const std::string& name) {
    const auto row = std::ranges::find(snapshot.standings, name, &StandingRow::name);
    REQUIRE(row != snapshot.standings.end());
    return *row;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("goal A counts nothing: cash, what could be raised, no places before the end (us 1)") {
    testing::PlayedTable table("us", 3);
    table.post_all(english, {"Clara pay 100", "force \"for the test\" Anna buy @39"});
    const SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.heading == "The table as it is");
    CHECK_FALSE(snapshot.ending);
    CHECK(now_of(snapshot).empty());
    CHECK(names_of(snapshot) == Names{"Anna", "Boris", "Clara"});
    const StandingRow& anna = row_of(snapshot, "Anna");
    CHECK(anna.place.empty());
    CHECK(anna.total_head == "could raise");
    CHECK(anna.total == "$1,300");
    CHECK(anna.parts.front().amount == "1,100");
    CHECK(std::ranges::none_of(snapshot.standings, &StandingRow::winner));
    CHECK(acts_of(snapshot) == Names{"confirm rulings"});
}

TEST_CASE("a finished goal A has the last remaining player first, then the others, the last to leave first") {
    testing::PlayedTable table("us", 3);
    table.post_all(english, {"Anna leaves \"late train\"", "Boris pay 1500", "force \"for the test\" Clara buy @3",
                             "12", "Boris bankrupt"});
    const SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.heading == "Clara wins");
    CHECK(snapshot.note == "No one else is left at the table.");
    CHECK(names_of(snapshot) == Names{"Clara", "Boris", "Anna"});
    CHECK(row_of(snapshot, "Clara").winner);
    CHECK(row_of(snapshot, "Clara").place == "1.");
    CHECK(row_of(snapshot, "Boris").out);
    CHECK(row_of(snapshot, "Boris").role == "bankrupt");
    CHECK(row_of(snapshot, "Anna").role == "has left the table");
    CHECK(row_of(snapshot, "Anna").total.empty());
    CHECK(now_of(snapshot) == Names{"signatures"});
}

TEST_CASE("goal B during play has the richest of either side: cash and what the deeds earn (us 25)") {
    testing::PlayedTable table("us", 4, Goal::b);
    table.post_all(english, {"Clara get 50", "Dmitri get 10", "force \"for the test\" Anna buy @39"});
    const SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.heading == "If it were decided now");
    CHECK(names_of(snapshot) == Names{"Clara", "Anna", "Dmitri", "Boris"});
    CHECK(row_of(snapshot, "Clara").group == "The richest monopolist wins if the last competitor goes.");
    CHECK(row_of(snapshot, "Anna").group.empty());
    CHECK(row_of(snapshot, "Dmitri").group == "The richest competitor wins if the last monopolist goes.");
    CHECK(row_of(snapshot, "Dmitri").place == "1.");
    CHECK(row_of(snapshot, "Anna").parts.at(0).amount == "1,100");
    CHECK(row_of(snapshot, "Anna").parts.at(1).head == "from deeds");
    CHECK_FALSE(row_of(snapshot, "Anna").workings.empty());
    CHECK(std::ranges::none_of(snapshot.standings, &StandingRow::winner));
}

TEST_CASE("goal B is decided on the screen, with the dice of the utilities, and shows its own figures afterwards") {
    testing::PlayedTable table("us", 4, Goal::b);
    table.post_all(english, {"Clara get 20", "force \"for the test\" Anna buy @12", "Boris leaves", "Dmitri leaves"});
    REQUIRE(table.game().phase() == Phase::side_gone);
    SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.heading == "The richest wins");
    REQUIRE(snapshot.missing.size() == 1);
    CHECK(snapshot.throws);
    CHECK_FALSE(step_of(snapshot, "totals").main.at(0).allowed);
    snapshot = make_settlement_snapshot(english, table.table(),
                                        {.dice = {{Space{12}, Dice{6, 6}}}, .witness = "Piet", .road = {}});
    CHECK(now_of(snapshot) == Names{"totals"});
    CHECK(step_of(snapshot, "totals").main.at(0).line == "richest @12 6 6");
    CHECK(row_of(snapshot, "Anna").total == "$1,398");
    CHECK(row_of(snapshot, "Clara").winner);
    table.post(step_of(snapshot, "totals").main.at(0).line);
    snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(now_of(snapshot) == Names{"signatures"});
    CHECK(names_of(snapshot) == Names{"Clara", "Anna", "Dmitri", "Boris"});
    CHECK(row_of(snapshot, "Clara").winner);
    CHECK(row_of(snapshot, "Clara").total == "$1,520");
    CHECK(row_of(snapshot, "Anna").total == "$1,398");
    CHECK(snapshot.missing.empty());
    CHECK(step_of(snapshot, "totals").main.empty());
    CHECK(snapshot.heading == "Clara wins");
    CHECK(snapshot.note == "$122 more than Anna.");
    const StandingRow& anna = row_of(snapshot, "Anna");
    REQUIRE(anna.payments.size() == 1);
    CHECK(anna.payments.front().amount == "48");
    CHECK(anna.workings.size() == 1);
    CHECK(anna.sum.back().figure == "1,398");
}

TEST_CASE("dice typed before the cash is collected are there to preview their effect") {
    testing::PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"force \"for the test\" Anna buy @12", "clock call \"the bell\""});
    const auto note = [&] { return make_settlement_snapshot(english, table.table(), {}).note; };
    CHECK(make_settlement_snapshot(english, table.table(), {}).heading == "Time has been called");
    CHECK(note().starts_with("Utilities count one and one, or the dice that you try here."));
    table.post_all(english, {"force \"for the test\" closing", "keep"});
    CHECK(note().starts_with("The owners of utilities throw two dice in front of a witness."));
    CHECK(make_settlement_snapshot(english, table.table(), {.dice = {{Space{12}, Dice{1, 1}}}}).note.empty());
}

TEST_CASE("the banker is asked for dice if the table has ruled that they roll in the walk") {
    testing::PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"rule walk_roller banker \"he has the dice\"", "force \"for the test\" Anna buy @12",
                             "clock call \"the bell\""});
    const auto snapshot = [&] { return make_settlement_snapshot(english, table.table(), {}); };
    CHECK(snapshot().note.ends_with("The banker throws once the cash is handed in."));
    table.post_all(english, {"force \"for the test\" closing", "keep"});
    CHECK(snapshot().note.starts_with("The banker throws two dice for each utility"));
    REQUIRE(snapshot().missing.size() == 1);
    CHECK(snapshot().missing.front().owner == "the banker");
}

TEST_CASE("the end of a timed game states who won, by how much, and on what cash it depends") {
    testing::PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"Anna pay 500", "clock call \"the bell\"", "closing", "keep", "walk", "finish"});
    const SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.heading == "Anna wins");
    CHECK(snapshot.note == "$50 more than Boris.");
    CHECK(row_of(snapshot, "Anna").parts.front().head == "handed in");
    const TurnSnapshot turn = make_turn_snapshot(english, table.table());
    CHECK(turn.heading == "Anna wins");
    CHECK(turn.amount == "$200");
    CHECK(turn.payer == 1);
}

TEST_CASE("winners that share the first place win together") {
    testing::PlayedTable table("us", 3, Goal::timed);
    table.post_all(english, {"Clara pay 100", "clock call \"the bell\"", "closing", "keep", "walk", "finish"});
    const SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.heading == "Anna wins");
    CHECK(make_turn_snapshot(english, table.table()).payer == 1);
}

TEST_CASE("a timed game whose players went but one counts nothing either") {
    testing::PlayedTable table("us", 2, Goal::timed);
    table.post("Anna leaves");
    const SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.ending);
    CHECK(names_of(snapshot) == Names{"Boris", "Anna"});
    CHECK(row_of(snapshot, "Boris").winner);
}

TEST_CASE("the settlement of a timed game lists players who are out last") {
    testing::PlayedTable table("us", 3, Goal::timed);
    table.post("Anna leaves");
    const SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.heading == "If the timed game ended now");
    CHECK(names_of(snapshot) == Names{"Clara", "Boris", "Anna"});
    CHECK(row_of(snapshot, "Clara").total == "$300");
}

TEST_CASE("the road of the two-hour game: each step when it is due, and what would be skipped is named") {
    testing::PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"clock start", "force \"a test\" Anna buy @12", "Anna roll 4 6", "Boris roll 4 6"});
    const auto shown = [&](const SettlementInput& input = {}) {
        return make_settlement_snapshot(english, table.table(), input);
    };
    CHECK_FALSE(shown().ending);
    table.post_all(english, {"Anna roll 2 2", "clock call \"the bell\""});
    // A double was rolled: the turn in hand comes first.
    CHECK(shown().ending);
    CHECK_FALSE(step_of(shown(), "closing").main.at(0).allowed);
    table.post_all(english, {"ok", "Anna roll 1 3", "decline"});
    CHECK(now_of(shown()) == Names{"rulings"});
    CHECK(acts_of(shown()) == Names{"F2 confirm rulings", "F3 closing"});
    CHECK(step_of(shown(), "closing").step.lines.front() == "Not done before it: Rulings confirmed and Notes counted");
    table.post("confirm rulings \"Vera\"");
    CHECK(now_of(shown()) == Names{"count"});
    table.post_all(english, {"Anna count 1140 \"x\"", "Boris count 1500"});
    CHECK(now_of(shown()) == Names{"closing"});
    CHECK(step_of(shown(), "closing").step.lines.empty());
    CHECK(acts_of(shown()) == Names{"F2 closing"});
    table.post("closing");
    CHECK(now_of(shown()) == Names{"closing", "keep"});
    table.post("keep");
    CHECK(shown().next == "Next: Anna throws two dice for U.S. Electric Company.");
    CHECK_FALSE(step_of(shown(), "walk").main.at(1).allowed);
    const SettlementInput thrown{.dice = {{Space{12}, Dice{3, 4}}}, .witness = "Piet", .road = {}};
    CHECK(shown(thrown).next.starts_with("Next: Anna gets "));
    CHECK(acts_of(shown(thrown)) == Names{"F2 walk @12 3 4 \"Piet\"", "F3 walk next 3 4 \"Piet\""});
    table.post("walk next 3 4 \"Piet\"");
    CHECK(step_of(shown(), "walk").step.lines.front().starts_with("Paid last: Anna gets "));
    table.post("walk");
    CHECK(acts_of(shown()) == Names{"F2 finish"});
    table.post("finish");
    CHECK(now_of(shown()) == Names{"signatures"});
    table.post_all(english, {"Anna signs", "Boris signs", "protest minutes 0"});
    CHECK(now_of(shown()) == Names{"certificate"});
    CHECK_FALSE(step_of(shown(), "certificate").main.at(0).allowed);
}

}  // namespace tablebank
