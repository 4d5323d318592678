#pragma once
// When the room has to be told of the clock: as the last five minutes begin, and as time runs out. Each once; a game
// that is opened later than that says so on the screen and makes no noise.

#include <cstdint>
#include <optional>

#include "ledger/books/game.h"

namespace tablebank {

enum class ClockAlarm { last_minutes, time_up };

class ClockWatch {
public:
    /// The clock as it reads at a moment; what it has come to since the last time.
    [[nodiscard]] std::optional<ClockAlarm> look(const ClockReading& clock);

private:
    enum class Stage : std::uint8_t { unknown, early, last_minutes, up };
    Stage stage_ = Stage::unknown;
};

}  // namespace tablebank
