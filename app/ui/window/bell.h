#pragma once
// A sound for the people in the hall, from the desktop's sound theme, played by the desktop's sound player. Without one
// it is silent: everything that a sound means is also on the screen.

#include <memory>
#include <string>

#include "app/viewmodel/clock_alarm_tracker.h"

namespace tablebank {

class Language;

class Bell {
public:
    Bell();
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    ~Bell();
    /// Returns at once. Its meaning is passed to the desktop for people who do not hear it.
    void ring(const Language& lang, ClockAlarm alarm);
    /// A warning, with its words; returns whether the desktop took it to play.
    bool warn(const std::string& words);

private:
    struct Player;
    std::unique_ptr<Player> player_;  ///< nullptr before the first sound
};

}  // namespace tablebank
