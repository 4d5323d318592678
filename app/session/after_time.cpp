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

bool is_of_the_clock(FactName name) {
    return name == FactName::phase || name == FactName::time_called || name == FactName::clock_since ||
           name == FactName::clock_used || name == FactName::clock_extra;
}

}  // namespace

std::optional<std::int64_t> AfterTime::look(const Entry& entry) {
    if (clock_.setup->minutes == 0) return std::nullopt;
    std::optional<std::int64_t> over;
    if (clock_.phase() == Phase::play && !clock_.time_called() && !is_of_the_table(entry.verb)) {
        const ClockReading clock = read_clock(clock_, entry.stamp.at_ms);
        if (clock.limit_ms != 0 && clock.left_ms() == 0) over = clock.used_ms - clock.limit_ms;
    }
    for (const FactChange& change : entry.facts)
        if (is_of_the_clock(change.key.name)) clock_.facts.set(change.key, change.after);
    return over;
}

}  // namespace tablebank
