#pragma once
// Makes the file of an event of eight friends, and changes it as another process would: a second director's computer.

#include <doctest/doctest.h>

#include <string>

#include "app/event/event_session.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {

/// Changes that another process makes to an event meanwhile.
inline void do_elsewhere(const std::string& place, const EventSession::Decider& decide, const std::string& why = "") {
    EventSession session = EventSession::open(place, counting_stamps(5'000));
    const auto outcome = session.post(decide(session.event()), why);
    REQUIRE(std::holds_alternative<ActStamp>(outcome));
}

/// Eight friends have come; no one has a seat.
inline void make_event_file(const std::string& place, int rounds = 3, const std::vector<std::string>& names = friends) {
    act::Created wish = club_evening();
    wish.rounds = rounds;
    auto made = EventSession::create(place, wish, counting_stamps());
    REQUIRE(std::holds_alternative<EventSession>(made));
    std::vector<EventSession::Decider> deciders;
    for (const std::string& name : names)
        deciders.emplace_back([name](const Event& event) {
            return decide_player(event, act::PlayerAdded{.number = 0, .name = name, .family = {}});
        });
    if (names.empty()) return;
    REQUIRE(std::holds_alternative<ActStamp>(std::get<EventSession>(made).post_all(deciders, "")));
}

}  // namespace tablebank::testing
