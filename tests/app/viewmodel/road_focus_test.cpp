// The target of typed text on the settlement's screen while no field has the keyboard, and the field that gets it next.

#include "app/viewmodel/road_focus.h"

#include <doctest/doctest.h>

using namespace tablebank;

namespace {

/// One step, which is current and completed by the judge.
SettlementSnapshot judged(bool asks_why) {
    SettlementSnapshot shown;
    RoadStep& road = shown.road.emplace_back();
    road.step.id = asks_why ? "certificate" : "rulings";
    road.now = true;
    road.asks_judge = true;
    road.asks_why = asks_why;
    road.main.push_back({"act", "The judge acts", "act"});
    return shown;
}

}  // namespace

TEST_CASE("a step that becomes the current one gives its field the keyboard once") {
    SettlementState state;
    focus_current_step(judged(false), state);
    CHECK(state.focus == RoadField::judge);
    state.focus.reset();
    focus_current_step(judged(false), state);
    CHECK_FALSE(state.focus);
    state.road.judge = "Vera";
    focus_current_step(judged(true), state);
    CHECK(state.focus == RoadField::despite);
}

TEST_CASE("the line keeps the keyboard that it was promised, and dice that are missing keep the digits") {
    SettlementState state;
    state.focus = RoadField::line;
    focus_current_step(judged(false), state);
    CHECK(state.focus == RoadField::line);

    SettlementState other;
    SettlementSnapshot shown = judged(false);
    shown.missing.emplace_back();
    focus_current_step(shown, other);
    CHECK_FALSE(other.focus);
    CHECK_FALSE(take_typed(shown, "34", other));
    CHECK(take_typed(shown, "Vera", other));
    CHECK(other.road.judge == "Vera");
    CHECK(take_typed(shown, "2", other));  // the same word goes on
    CHECK(other.road.judge == "Vera2");
}

TEST_CASE("typed text goes to the name, then to the reason, then to the line, and a space alone goes nowhere") {
    SettlementState state;
    const SettlementSnapshot shown = judged(true);
    CHECK_FALSE(take_typed(shown, " ", state));
    CHECK(take_typed(shown, "Vera", state));
    state.focus.reset();
    CHECK(take_typed(shown, "nobody is left", state));
    CHECK(state.road.despite == "nobody is left");
    state.focus.reset();
    CHECK(take_typed(shown, "Anna signs", state));
    CHECK(state.line == "Anna signs");
    CHECK(state.road.judge == "Vera");
}

TEST_CASE("a step back closes the question, then the count of notes, which is forgotten") {
    SettlementState state;
    state.asked = true;
    state.count.seat = 2;
    state.count.hands[2].why = "lost";
    CHECK(step_back_in_settlement(state));
    CHECK_FALSE(state.asked);
    CHECK(state.count.seat == 2);
    CHECK(step_back_in_settlement(state));
    CHECK(state.count == CountDraft{});
    CHECK_FALSE(step_back_in_settlement(state));
}
