#pragma once
// errno as platform/file.h promises errors. Internal to this folder.

#include <cerrno>
#include <system_error>

namespace tablebank::platform {

/// Of a call that has just failed.
[[nodiscard]] inline std::error_code last_error() {
    return {errno, std::generic_category()};
}

/// Of a call that answers 0, or -1 and errno.
[[nodiscard]] inline std::error_code error_of(int result) {
    return result == 0 ? std::error_code(0, std::generic_category()) : last_error();
}

}  // namespace tablebank::platform
