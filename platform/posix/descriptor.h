#pragma once
// What several sources of this folder do with file descriptors. Internal to this folder.

#include <fcntl.h>
#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <system_error>

#include "platform/file.h"

namespace tablebank::platform {

/// Without waiting: opening a pipe that nobody writes to would last for ever.
inline constexpr int reading_without_waiting = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
inline constexpr int making_a_file = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY;

[[nodiscard]] constexpr int descriptor_of(std::intptr_t handle) {
    return static_cast<int>(handle);
}

[[nodiscard]] mode_t mode_for(Readers readers);
[[nodiscard]] FileInfo info_of(const struct stat& found);

/// Moves without replacing, each name from a folder that is held open, or AT_FDCWD.
[[nodiscard]] std::error_code move_to_untaken(int folder, const char* from, const char* to);

}  // namespace tablebank::platform
