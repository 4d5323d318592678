#pragma once
// errno as an error code of platform/file.h. Internal header.

#include <cerrno>
#include <system_error>

namespace tablebank::platform {

/// The error of a call that has just failed.
[[nodiscard]] inline std::error_code last_error() {
    return {errno, std::generic_category()};
}

/// The error of a call that returns 0, or -1 and sets errno.
[[nodiscard]] inline std::error_code error_of(int result) {
    return result == 0 ? std::error_code(0, std::generic_category()) : last_error();
}

}  // namespace tablebank::platform
