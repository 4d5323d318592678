// The rights of people in an event: a director everything, a judge the acts about one table, a banker the result of
// their own.

#include <doctest/doctest.h>

#include "app/event/decide_act.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {
namespace {

bool may(const Event& event, const std::string& who, const Act& act) {
    return !refuse_official(event, who, act);
}

Event officials_named() {
    Event event = seated_evening();
    done(event, decide_official(event, {"Vera", OfficialRole::director, 0}));
    done(event, decide_official(event, {"Olga", OfficialRole::judge, 0}));
    done(event, decide_official(event, {"Pavel", OfficialRole::banker, 2}));
    return event;
}

const act::ResultTaken of_table_2{.round = 1, .table = 2, .seats = {}, .source = {}};
const act::ResultTaken correction{.round = 1, .table = 2, .seats = {}, .source = {}, .correction = 1};

TEST_CASE("without officials everyone may do everything, and with them no one else may do anything") {
    const Event club = seated_evening();
    CHECK(may(club, "anybody", act::RoundOpened{1}));
    const Event event = officials_named();
    CHECK_FALSE(may(event, "anybody", act::RoundOpened{1}));
    CHECK_FALSE(may(event, "anybody", of_table_2));
    CHECK(may(event, "VERA", act::RoundOpened{1}));
    CHECK(may(event, "Vera", act::OfficialRemoved{"Olga"}));
}

TEST_CASE("a judge rules on one table and gives penalties, and does not run the event") {
    const Event event = officials_named();
    CHECK(may(event, "Olga", of_table_2));
    CHECK(may(event, "Olga", correction));
    CHECK(may(event, "Olga", act::Extended{1, 2, 5}));
    CHECK_FALSE(may(event, "Olga", act::Extended{1, 0, 5}));
    CHECK(may(event, "Olga", act::PenaltyGiven{}));
    CHECK(may(event, "Olga", act::KeyWithdrawn{1, 2}));
    CHECK_FALSE(may(event, "Olga", act::RoundOpened{1}));
    CHECK_FALSE(may(event, "Olga", act::Seated{}));
    CHECK_FALSE(may(event, "Olga", act::RoundUnlocked{1}));
    CHECK_FALSE(may(event, "Olga", act::OfficialNamed{"Olga", OfficialRole::director, 0}));
}

TEST_CASE("a banker takes the first result of their own table and nothing else") {
    const Event event = officials_named();
    CHECK(may(event, "Pavel", of_table_2));
    CHECK_FALSE(may(event, "Pavel", correction));
    act::ResultTaken credited = of_table_2;
    credited.seats.push_back({.player = 7, .total = {}, .seat_of = 5});  // whose result it is, is for the director
    CHECK_FALSE(may(event, "Pavel", credited));
    CHECK(may(event, "Vera", credited));
    CHECK_FALSE(may(event, "Pavel", act::ResultTaken{.round = 1, .table = 1, .seats = {}, .source = {}}));
    CHECK_FALSE(may(event, "Pavel", act::Extended{1, 2, 5}));
    CHECK_FALSE(may(event, "Pavel", act::KeyWithdrawn{1, 2}));
}

TEST_CASE("a hub posts entries that tables have signed, and no others") {
    const Event event = officials_named();
    act::ResultTaken signed_result = of_table_2;
    CHECK_FALSE(may(event, "hub", signed_result));
    signed_result.source = GameSource{};
    CHECK(may(event, "hub", signed_result));
    CHECK(may(event, "hub", act::KeyEnrolled{1, 2, "RWQ"}));
    CHECK_FALSE(may(event, "hub", act::KeyWithdrawn{1, 2}));
    CHECK_FALSE(may(event, "hub", correction));
}

TEST_CASE("a director is named first and one remains; no one has the name of the hub") {
    Event event = seated_evening();
    CHECK(refusal(decide_official(event, {"Olga", OfficialRole::judge, 0})) == "no-director");
    CHECK(refusal(decide_official(event, {"Hub", OfficialRole::director, 0})) == "name-invalid");
    CHECK(refusal(decide_official(event, {"", OfficialRole::director, 0})) == "name-invalid");
    event = officials_named();
    CHECK(refusal(decide_official(event, {"Vera", OfficialRole::director, 0})) == "nothing-changed");
    CHECK(refusal(decide_official(event, {"Vera", OfficialRole::judge, 0})) == "no-director");
    CHECK(refusal(decide_official(event, {"Karl", OfficialRole::banker, 0})) == "table-range");
    CHECK(refusal(decide_official(event, {"Karl", OfficialRole::judge, 3})) == "table-range");
    CHECK(refusal(decide_removal(event, {"Vera"})) == "no-director");
    CHECK(refusal(decide_removal(event, {"Karl"})) == "no-official");
    done(event, decide_official(event, {"Igor", OfficialRole::director, 0}));
    done(event, decide_removal(event, {"vera"}));
    CHECK_FALSE(may(event, "Vera", act::RoundOpened{1}));
    CHECK(event.officials.size() == 3);
}

}  // namespace
}  // namespace tablebank::testing
