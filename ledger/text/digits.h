#pragma once
// ASCII digits, which every number of the program is written with. Internal header.

#include <algorithm>
#include <string_view>

namespace tablebank {

[[nodiscard]] constexpr bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}
/// Digits only, at least one.
[[nodiscard]] constexpr bool is_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_digit);
}

}  // namespace tablebank
