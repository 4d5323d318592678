#pragma once
// A sound for the room, from the desktop's sound theme and through whatever plays sounds there. Where nothing does, it
// is silent: no sound ever carries what the screen does not say too.

#include <memory>

#include "app/viewmodel/clock_alarm_tracker.h"

namespace tablebank {

class Language;

class Bell {
public:
    Bell();
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    ~Bell();
    /// Returns at once. What it is for is said to those whom the desktop tells of sounds otherwise.
    void ring(const Language& lang, ClockAlarm alarm);

private:
    struct Player;
    std::unique_ptr<Player> player_;  ///< nothing before the first sound
};

}  // namespace tablebank
