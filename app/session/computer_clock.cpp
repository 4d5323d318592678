// Session: changes of the computer's clock, as entries of the game. The stamps of a session are counted from its
// beginning by a monotonic clock, so a change of the system's clock is noticed: from then on the stamps follow it, and
// an entry states by how much, so the table's clock is not affected. Between two sessions only the last entry is known:
// if the computer's clock is earlier than that entry, it was set back.

#include <algorithm>
#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/session/session.h"
#include "ledger/text/duration.h"

namespace tablebank {
namespace {

/// Smaller corrections, as by NTP, are not a jump.
constexpr std::int64_t worth_an_entry_ms = 2'000;
constexpr std::int64_t ms_per_second = 1'000;

std::int64_t if_worth(std::int64_t ms) {
    return std::abs(ms) > worth_an_entry_ms ? ms : 0;
}

std::int64_t whole_seconds(std::int64_t ms) {
    return (ms + (ms < 0 ? -ms_per_second : ms_per_second) / 2) / ms_per_second;
}

/// So that the table's time goes on by less than a second, and never back.
std::int64_t jumped_seconds(std::int64_t ms) {
    return ms / ms_per_second - (ms % ms_per_second < 0 ? 1 : 0);
}

std::vector<std::string> lines_of(const ComputerClock& what) {
    std::vector<std::string> lines;
    if (what.jump_ms != 0) lines.push_back("clock jump " + written_duration(jumped_seconds(what.jump_ms)));
    if (what.slept_ms != 0) lines.push_back("clock slept " + written_duration(whole_seconds(what.slept_ms)));
    if (what.zone_ms != 0) lines.push_back("clock zone " + written_duration(whole_seconds(what.zone_now_ms)));
    return lines;
}

}  // namespace

StampSource Session::stamps() const {
    return [this] { return Stamp{stamps_.new_id(), now_ms(), stamps_.poster}; };
}

Session::ClockLook Session::look_at_clock() const {
    ClockLook look;
    look.set_ms = stamps_.clock_set_ms();
    if (stamps_.awake_ms) look.asleep_ms = stamps_.now_ms() - stamps_.awake_ms();
    if (stamps_.zone_ms) look.zone_ms = stamps_.zone_ms();
    return look;
}

/// Whether its clock counts, or may be started yet.
bool Session::has_clock_to_keep() const {
    return setup().goal == Goal::timed && game().phase() == Phase::play && !game().time_called();
}

ComputerClock Session::changed_since(const ClockLook& now) const {
    ComputerClock what;
    what.jump_ms = if_worth(now.set_ms - followed_.set_ms);
    what.slept_ms = if_worth(std::max<std::int64_t>(0, now.asleep_ms - followed_.asleep_ms));
    what.zone_ms = if_worth(now.zone_ms - followed_.zone_ms);
    what.zone_now_ms = now.zone_ms;
    if (!has_clock_to_keep()) return what;
    if (!read_clock(game(), now_ms()).running) what.slept_ms = 0;
    // The last entries are later than now: the clock was set back while the game was closed.
    const std::int64_t missing = table_.game.latest_ms - now_ms() - game().facts.number({FactName::clock_shift});
    what.was_closed = missing > worth_an_entry_ms;
    if (what.was_closed) what.jump_ms -= missing;
    return what;
}

Session::Followed Session::follow_computer_clock() {
    const ClockLook now = look_at_clock();
    const ComputerClock what = changed_since(now);
    if (what.is_quiet()) {
        if (!read_clock(game(), now_ms()).running) followed_.asleep_ms = now.asleep_ms;
        return {};
    }
    const auto before = std::pair{followed_, moved_ms_};
    if (!has_clock_to_keep()) {
        followed_ = now;
        return {what, std::nullopt};
    }
    // A change that is too small for an entry does not move the stamps either; small changes add up.
    const std::int64_t followed_set_ms = followed_.set_ms + if_worth(now.set_ms - followed_.set_ms);
    moved_ms_ += followed_set_ms - followed_.set_ms;
    followed_ = now;
    followed_.set_ms = followed_set_ms;
    const std::vector<std::string> lines = lines_of(what);
    try {
        const Outcome outcome = post(preview(lines));
        const auto* posted = std::get_if<Posted>(&outcome);
        return {what, posted == nullptr ? std::nullopt : std::optional{*posted}};
    } catch (...) {
        std::tie(followed_, moved_ms_) = before;  // the disk refused: it is reported with the next line
        throw;
    }
}

}  // namespace tablebank
