#pragma once
// Shared code for file descriptors. Internal header.

#include <fcntl.h>
#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <system_error>

#include "platform/file.h"

namespace tablebank::platform {

/// Non-blocking: opening a pipe without a writer would otherwise block.
inline constexpr int reading_without_waiting = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
inline constexpr int making_a_file = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY;

[[nodiscard]] constexpr int descriptor_of(std::intptr_t handle) {
    return static_cast<int>(handle);
}

[[nodiscard]] mode_t mode_for(Readers readers);
[[nodiscard]] FileInfo info_of(const struct stat& found);

/// Moves without replacing; both names are relative to an open folder, or to AT_FDCWD.
[[nodiscard]] std::error_code move_to_untaken(int folder, const char* from, const char* to);

}  // namespace tablebank::platform
