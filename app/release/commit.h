#pragma once
// The commit of the sources. The build writes the value (cmake/Commit.cmake). Internal header.

#include <string_view>

namespace tablebank {

/// 40 hexadecimal digits, with a "+" appended if the sources were changed since; empty if it is not known.
[[nodiscard]] std::string_view commit_of_sources();

}  // namespace tablebank
