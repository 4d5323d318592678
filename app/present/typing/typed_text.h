#pragma once
// Helpers for readers of typed text.

#include <string_view>

#include "ledger/text/digits.h"

namespace tablebank {

/// Removes the characters in `signs` from both ends.
[[nodiscard]] inline std::string_view trimmed(std::string_view text, std::string_view signs = " \t") {
    const auto first = text.find_first_not_of(signs);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(signs) - first + 1);
}

}  // namespace tablebank
