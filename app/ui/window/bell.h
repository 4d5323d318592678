#pragma once
// A sound for the room, from the desktop's sound theme and through whatever plays sounds there. Where nothing does, it
// is silent: no sound ever carries what the screen does not say too.

#include <memory>
#include <string>

#include "app/desk/clock_watch.h"

namespace tablebank {

class Bell {
public:
    Bell();
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    ~Bell();
    /// Returns at once. `words` say what it is for to those whom the desktop tells of sounds otherwise.
    void ring(ClockAlarm alarm, const std::string& words);

private:
    struct Player;
    std::unique_ptr<Player> player_;  ///< nothing before the first sound
};

}  // namespace tablebank
