#include "app/viewmodel/clock_alarm_tracker.h"

#include <utility>

namespace tablebank {

std::optional<ClockAlarm> ClockAlarmTracker::look(const ClockReading& clock, const std::vector<int>& warnings) {
    if (clock.limit_ms == 0) return std::nullopt;
    const std::int64_t now = clock.left_ms();
    const auto before = std::exchange(left_ms_, now);
    if (!before || !clock.running) return std::nullopt;
    std::optional<ClockAlarm> alarm;
    const auto passed = [&](int minutes) {
        const std::int64_t at = std::int64_t{minutes} * 60'000;
        return *before > at && now <= at && (!alarm || minutes < alarm->minutes);
    };
    for (const int minutes : warnings)
        if (passed(minutes)) alarm = ClockAlarm{minutes};
    if (passed(0)) alarm = ClockAlarm{};
    return alarm;
}

}  // namespace tablebank
