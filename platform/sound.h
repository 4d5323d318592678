#pragma once
// The sounds of a system that plays them itself, as Windows does. On other systems a library of the desktop plays them,
// and this function does not exist.

#include <cstdint>

namespace tablebank::platform {

enum class Sound : std::uint8_t { alarm, notice, warning };

/// Returns at once, whether the system took it to play.
bool play(Sound sound);

}  // namespace tablebank::platform
