// The effect of an act on the standings is shown before it is done: ranks and points, before and after.

#include "app/present/event/standings_effect.h"
#include "app/event/refuse_act.h"

#include <doctest/doctest.h>

#include "app/i18n/language.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {

TEST_CASE("a correction names those whose rank or points change, and no one else") {
    Event before = seated_evening();
    done(before, decide_opening_of_round(before, 1));
    done(before, decide_result(before, result_of(1, 1, {{1, 40}, {2, 30}, {3, 20}, {4, 10}})));
    const auto correction = decide_correction(before, result_of(1, 1, {{1, 25}, {2, 30}, {3, 20}, {4, 10}}), "why");
    REQUIRE(std::holds_alternative<Act>(correction));
    const Event after = tried(before, std::get<Act>(correction), "why");
    CHECK(before.corrections == 0);
    const auto effect = standings_effect(Language::english(), before, after);
    REQUIRE(effect.size() == 2);
    CHECK(effect.at(0).name == "Boris");
    CHECK(effect.at(0).rank_before == "2");
    CHECK(effect.at(0).rank_after == "1");
    CHECK(effect.at(0).points_before == "7");
    CHECK(effect.at(0).points_after == "11");
    CHECK(effect.at(1).name == "Anna");
    CHECK(moved_ranks(Language::english(), before, after).size() == 2);
}

TEST_CASE("points that change no rank are reported, with the fact that no rank changes") {
    Event before = seated_evening();
    done(before, decide_opening_of_round(before, 1));
    done(before, decide_result(before, result_of(1, 1, {{1, 40}, {2, 30}, {3, 20}, {4, 10}})));
    const Event after = tried(before, Act{act::PenaltyGiven{1, 1, Share{Money{1}}}}, "late");
    const auto effect = standings_effect(Language::english(), before, after);
    REQUIRE(effect.size() == 1);
    CHECK(effect.front().rank_before == effect.front().rank_after);
    CHECK(effect.front().points_after == "10");
    CHECK(moved_ranks(Language::english(), before, after).front() == "no rank changes");
}

}  // namespace tablebank::testing
