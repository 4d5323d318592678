// Which entries count as posted after time: by the clock before each of them.

#include "app/session/after_time.h"

#include <doctest/doctest.h>

#include "tests/app/session/new_session.h"
#include "tests/support/milliseconds.h"

namespace tablebank::testing {
namespace {

Entry entry_at(std::int64_t minutes, std::string verb, std::vector<FactChange> facts = {}) {
    Entry entry;
    entry.stamp.at_ms = minutes * minute_ms;
    entry.verb = std::move(verb);
    entry.facts = std::move(facts);
    return entry;
}

std::shared_ptr<const Setup> setup_of(int minutes) {
    Setup setup = two_players();
    setup.goal = Goal::timed;
    setup.minutes = minutes;
    return std::make_shared<const Setup>(setup);
}

FactChange since(std::string before, std::int64_t minutes) {
    return {{FactName::clock_since}, std::move(before), minutes < 0 ? "" : std::to_string(minutes * minute_ms)};
}

std::optional<std::int64_t> look(AfterTime& after, const Entry& entry, bool in_force = true) {
    return after.look(entry, in_force);
}

}  // namespace

TEST_CASE("an entry is after time once the clock has run out, until time is called") {
    AfterTime after(setup_of(120));
    CHECK_FALSE(look(after, entry_at(0, "open")));
    CHECK_FALSE(look(after, entry_at(1, "clock", {since("", 1)})));
    CHECK_FALSE(look(after, entry_at(120, "roll")));
    CHECK(look(after, entry_at(124, "roll")) == 3 * minute_ms);
    CHECK_FALSE(look(after, entry_at(125, "note")));
    CHECK_FALSE(look(after, entry_at(126, "undo")));
    CHECK_FALSE(look(after, entry_at(127, "clock", {{{FactName::time_called}, "", "over 6"}})));
    CHECK_FALSE(look(after, entry_at(128, "roll")));
}

TEST_CASE("more minutes delay the end") {
    AfterTime after(setup_of(120));
    static_cast<void>(look(after, entry_at(1, "clock", {since("", 1)})));
    static_cast<void>(look(after, entry_at(122, "clock", {{{FactName::clock_extra}, "", "10"}})));
    CHECK_FALSE(look(after, entry_at(130, "roll")));
    CHECK(look(after, entry_at(132, "roll")) == minute_ms);
    static_cast<void>(look(after, entry_at(133, "clock", {{{FactName::time_called}, "", "over 2"}})));
    static_cast<void>(look(after, entry_at(134, "undo", {{{FactName::time_called}, "over 2", ""}})));
    CHECK(look(after, entry_at(135, "roll")).has_value());
}

TEST_CASE("minutes that were undone, and a call that was, were never there") {
    AfterTime after(setup_of(120));
    static_cast<void>(look(after, entry_at(1, "clock", {since("", 1)})));
    Entry undo = entry_at(125, "undo", {{{FactName::clock_extra}, "10", ""}});
    undo.reverses = 2;
    static_cast<void>(look(after, entry_at(122, "clock", {{{FactName::clock_extra}, "", "10"}}), false));
    CHECK(look(after, entry_at(124, "pay")) == 3 * minute_ms);
    static_cast<void>(look(after, undo));
    CHECK(look(after, entry_at(126, "roll")) == 5 * minute_ms);
    static_cast<void>(look(after, entry_at(127, "clock", {{{FactName::time_called}, "", "over 2"}}), false));
    undo.reverses = 7;
    static_cast<void>(look(after, undo));
    CHECK(look(after, entry_at(135, "roll")) == 14 * minute_ms);
}

TEST_CASE("a game without a clock has no such entry") {
    AfterTime after(setup_of(0));
    CHECK_FALSE(look(after, entry_at(9999, "roll")));
}

}  // namespace tablebank::testing
