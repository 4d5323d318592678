#pragma once
// When the room has to be told of the clock: so many minutes before its end as are set, and as time runs out. Each
// once; a game that is opened later than that says so on the screen and makes no noise.

#include <cstdint>
#include <optional>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

/// So many minutes are left; none: time is up.
struct ClockAlarm {
    int minutes = 0;
    friend bool operator==(const ClockAlarm&, const ClockAlarm&) = default;
};

class ClockAlarmTracker {
public:
    /// The clock as it reads at a moment; what it has come to since the last time. Of several `warnings` (minutes) that
    /// passed since, the last is given.
    [[nodiscard]] std::optional<ClockAlarm> look(const ClockReading& clock, const std::vector<int>& warnings);

private:
    std::optional<std::int64_t> left_ms_;  ///< the last time
};

}  // namespace tablebank
