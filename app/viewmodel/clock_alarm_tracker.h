#pragma once
// The alarms of the game clock: a set number of minutes before its end, and when time runs out. Each alarm is given
// once. A game that is opened later shows it on the screen, without a sound.

#include <cstdint>
#include <optional>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

/// The minutes left; 0: time is up.
struct ClockAlarm {
    int minutes = 0;
    friend bool operator==(const ClockAlarm&, const ClockAlarm&) = default;
};

class ClockAlarmTracker {
public:
    /// Reports the clock and returns the alarm that became due since the last call. If several of the `warnings`
    /// (minutes) have passed, it is the last one.
    [[nodiscard]] std::optional<ClockAlarm> look(const ClockReading& clock, const std::vector<int>& warnings);

private:
    std::optional<std::int64_t> left_ms_;  ///< at the last call
};

}  // namespace tablebank
