#include "platform/sound.h"

#include "platform/windows/system.h"

#include <mmsystem.h>  // after windows.h

namespace tablebank::platform {

bool play(Sound sound) {
    const wchar_t* const name = sound == Sound::alarm    ? L"SystemHand"
                                : sound == Sound::notice ? L"SystemAsterisk"
                                                         : L"SystemExclamation";
    return ::PlaySoundW(name, nullptr, SND_ALIAS | SND_ASYNC) != FALSE;
}

}  // namespace tablebank::platform
