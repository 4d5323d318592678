#pragma once
// Whether an output can be shown as it is: UTF-8 without control signs and without marks that turn the direction of
// writing. What stands in a stranger's file must never steer a terminal.

#include <string_view>

namespace tablebank::fuzz {

/// Line feeds, and carriage returns before them, end lines.
[[nodiscard]] bool is_printable(std::string_view output);

}  // namespace tablebank::fuzz
