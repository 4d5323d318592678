#include "app/session/after_time.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tablebank {

namespace {

bool is_of_the_table(std::string_view verb) {
    constexpr std::array<std::string_view, 5> verbs{"open", "clock", "note", "rule", "undo"};
    return std::ranges::find(verbs, verb) != verbs.end();
}

}  // namespace

std::optional<std::int64_t> AfterTime::look(const Entry& entry, bool in_force) {
    if (clock_.setup->minutes == 0) return std::nullopt;
    std::optional<std::int64_t> over;
    if (clock_.phase() == Phase::play && !clock_.time_called() && !is_of_the_table(entry.verb)) {
        const ClockReading clock = read_clock(clock_, entry.stamp.at_ms);
        if (clock.limit_ms != 0 && clock.left_ms() == 0) over = clock.used_ms - clock.limit_ms;
    }
    if (in_force && !entry.reverses) follow_clock(clock_, entry);
    return over;
}

}  // namespace tablebank
