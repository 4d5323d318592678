// The judge's clock. It counts the time of the table (ledger/books/game.h), which does not go back or jump when the
// computer's clock does.

#include <algorithm>
#include <string>

#include "ledger/books/fact_value.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

constexpr FactKey clock_since{FactName::clock_since};
constexpr FactKey clock_shift{FactName::clock_shift};
constexpr FactKey clock_set{FactName::clock_set};
constexpr std::int64_t ms_per_second = 1'000;
constexpr std::int64_t ms_per_minute = 60'000;

Check is_timed(const Draft& draft) {
    if (draft.game().setup->goal == Goal::timed) return std::nullopt;
    return refusal(RefusalCode::wrong_goal, draft.actor());
}

/// Once time was called, the clock can neither be started nor extended.
Check clock_may_change(const Draft& draft) {
    if (auto no = is_timed(draft)) return no;
    if (!draft.game().time_called()) return std::nullopt;
    return refusal(RefusalCode::time_called_already, draft.actor());
}

bool clock_is_running(const Draft& draft) {
    return !draft.game().facts.get(clock_since).empty();
}

Refusal wrong_clock_state(const Draft& draft) {
    Refusal state = refusal(RefusalCode::clock_state, draft.actor());
    state.detail = clock_is_running(draft) ? "running" : "standing";
    return state;
}

void stop_clock(Draft& draft) {
    const ClockReading reading = read_clock(draft.game(), draft.stamp().at_ms);
    draft.set(FactKey{FactName::clock_used}, std::to_string(reading.used_ms));
    draft.clear(clock_since);
}

void set_or_clear(Draft& draft, FactKey key, std::int64_t ms) {
    if (ms == 0)
        draft.clear(key);
    else
        draft.set(key, std::to_string(ms));
}

/// Minutes agreed and granted, before the judge set what is left of them.
std::int64_t granted_ms(const Game& game) {
    return (game.setup->minutes + game.facts.number(FactKey{FactName::clock_extra})) * ms_per_minute;
}

}  // namespace

Check decide_clock_start(Draft& draft) {
    if (auto no = clock_may_change(draft)) return no;
    if (clock_is_running(draft)) return wrong_clock_state(draft);
    draft.set(clock_since, std::to_string(table_time(draft.game(), draft.stamp().at_ms)));
    return std::nullopt;
}

Check decide_clock_stop(Draft& draft) {
    if (auto no = is_timed(draft)) return no;
    if (!clock_is_running(draft)) return wrong_clock_state(draft);
    stop_clock(draft);
    return std::nullopt;
}

Check decide_clock_extend(Draft& draft, const action::ClockExtend& extend) {
    if (auto no = clock_may_change(draft)) return no;
    draft.set(FactName::clock_extra, draft.game().facts.number(FactKey{FactName::clock_extra}) + extend.minutes);
    return std::nullopt;
}

std::int64_t call_time(Draft& draft) {
    const ClockReading clock = read_clock(draft.game(), draft.stamp().at_ms);
    const std::int64_t left_ms = clock.left_ms();
    const bool told = draft.holds_since(RulesVersion::second);
    const bool early = told && left_ms > 0;
    const std::int64_t late = told ? (clock.used_ms - clock.limit_ms) / ms_per_minute : 0;
    if (clock_is_running(draft)) stop_clock(draft);
    draft.set(FactKey{FactName::time_called}, early ? "early" : late > 0 ? called_over(late) : "yes");
    return early ? left_ms : 0;
}

Check decide_clock_call(Draft& draft) {
    if (auto no = clock_may_change(draft)) return no;
    const std::int64_t left_ms = call_time(draft);
    // With `at_once`: players who have rolled have had their turn. The others are still owed an equal one.
    const bool at_once = draft.rulings().time_called == TimeCalled::at_once && draft.rulings().equal_turns;
    if (at_once && draft.holds_since(RulesVersion::third) && draft.game().rolls_made() > 0)
        draft.set(FactName::rolls_left, 0);
    Refusal unsaid = refusal(RefusalCode::reason_needed, draft.actor());
    unsaid.line = "clock call \"why\"";
    unsaid.detail = std::to_string((left_ms + ms_per_minute - 1) / ms_per_minute);
    return gives_reason(draft, left_ms > 0, std::move(unsaid));
}

/// The time that has been used stays: the granted time is increased or reduced.
Check decide_clock_set(Draft& draft, const action::ClockSet& set) {
    if (auto no = clock_may_change(draft)) return no;
    const ClockReading now = read_clock(draft.game(), draft.stamp().at_ms);
    set_or_clear(draft, clock_set, now.used_ms + set.seconds * ms_per_second - granted_ms(draft.game()));
    return std::nullopt;
}

Check decide_clock_seen(Draft& draft, const action::ClockSeen& seen) {
    if (auto no = clock_may_change(draft)) return no;
    if (seen.what != action::ClockSeen::What::jump) return std::nullopt;
    // More than between the first and the last moment that an entry can have.
    constexpr std::int64_t most_ms = 400'000'000'000'000;
    const std::int64_t shift = draft.game().facts.number(clock_shift) - seen.seconds * ms_per_second;
    if (seen.seconds == 0 || shift > most_ms || shift < -most_ms) {
        Refusal state = refusal(RefusalCode::clock_state, draft.actor());
        state.detail = "jump";
        return state;
    }
    set_or_clear(draft, clock_shift, shift);
    return std::nullopt;
}

/// The table plays from the bell of its round on, whatever its own clock did before.
Check decide_clock_bell(Draft& draft, const action::ClockBell& bell) {
    if (auto no = clock_may_change(draft)) return no;
    const std::int64_t now = table_time(draft.game(), draft.stamp().at_ms);
    const std::int64_t more = bell.minutes - draft.game().setup->minutes;
    draft.set(clock_since, std::to_string(std::max<std::int64_t>(0, now - bell.seconds * ms_per_second)));
    draft.clear(FactKey{FactName::clock_used});
    if (more > 0)
        draft.set(FactName::clock_extra, more);
    else
        draft.clear(FactKey{FactName::clock_extra});
    set_or_clear(draft, clock_set, std::min<std::int64_t>(0, more) * ms_per_minute);
    return std::nullopt;
}

}  // namespace tablebank::deciding
