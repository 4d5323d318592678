#pragma once
// Whether an output can be shown unchanged: UTF-8 without control characters and without direction marks. The text of a
// stranger's file must never steer a terminal.

#include <string_view>

namespace tablebank::fuzz {

/// Line feeds, and carriage returns before them, end lines.
[[nodiscard]] bool is_printable(std::string_view output);

}  // namespace tablebank::fuzz
