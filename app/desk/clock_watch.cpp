#include "app/desk/clock_watch.h"

#include <utility>

#include "app/present/table/clock_face.h"

namespace tablebank {

std::optional<ClockAlarm> ClockWatch::look(const ClockReading& clock) {
    if (clock.limit_ms == 0) return std::nullopt;
    const Stage now = clock.left_ms() == 0                 ? Stage::up
                      : clock.left_ms() <= last_minutes_ms ? Stage::last_minutes
                                                           : Stage::early;
    const Stage before = std::exchange(stage_, now);
    if (before == Stage::unknown || now <= before || !clock.running) return std::nullopt;
    return now == Stage::up ? ClockAlarm::time_up : ClockAlarm::last_minutes;
}

}  // namespace tablebank
