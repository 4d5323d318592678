// The sounds that the system's user has chosen, for a desktop without sound themes.

#include "app/ui/window/bell.h"
#include "app/i18n/language.h"
#include "platform/sound.h"

namespace tablebank {

struct Bell::Player {};

Bell::Bell() = default;
Bell::~Bell() = default;

void Bell::ring(const Language& /*lang*/, ClockAlarm alarm) {
    platform::play(alarm == ClockAlarm{} ? platform::Sound::alarm : platform::Sound::notice);
}

bool Bell::warn(const std::string& /*words*/) {
    return platform::play(platform::Sound::warning);
}

}  // namespace tablebank
