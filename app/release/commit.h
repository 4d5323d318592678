#pragma once
// Of which commit the sources are. What it answers is written while building (cmake/Commit.cmake). Internal to this
// room.

#include <string_view>

namespace tablebank {

/// 40 digits, with a "+" behind them where the sources were changed since; empty where nobody knows it.
[[nodiscard]] std::string_view commit_of_sources();

}  // namespace tablebank
