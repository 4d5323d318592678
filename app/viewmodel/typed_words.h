#pragma once
// Text that a director types into one field for several things, and numbers.

#include <string>
#include <string_view>
#include <vector>

#include "app/i18n/language.h"

namespace tablebank {

/// The parts between the marks, without the blanks around them; empty ones are left out.
[[nodiscard]] std::vector<std::string> words_between(std::string_view text, char mark);

/// In place of a reason while none is given yet.
inline constexpr const char* some_reason = "-";

[[nodiscard]] inline std::string no_number(const Language& lang, const std::string& typed) {
    return lang.tr("\"{text}\" is not a number", {{"text", typed}});
}

}  // namespace tablebank
