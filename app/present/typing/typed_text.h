#pragma once
// What every reader of typed text asks of it first.

#include <algorithm>
#include <string_view>

namespace tablebank {

/// Without the signs at either end that are among `signs`.
[[nodiscard]] inline std::string_view trimmed(std::string_view text, std::string_view signs = " \t") {
    const auto first = text.find_first_not_of(signs);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(signs) - first + 1);
}

/// Digits and nothing else, at least one.
[[nodiscard]] inline bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char sign) { return sign >= '0' && sign <= '9'; });
}

}  // namespace tablebank
