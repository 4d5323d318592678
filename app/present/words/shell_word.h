#pragma once
// A word for a shell, whatever stands in it.

#include <string>

namespace tablebank {

[[nodiscard]] inline std::string shell_word(const std::string& word) {
    std::string text = "'";
    for (const char sign : word) text += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
    return text + "'";
}

}  // namespace tablebank
