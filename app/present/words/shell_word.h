#pragma once
// Quotes a word for a POSIX shell.

#include <string>

namespace tablebank {

[[nodiscard]] inline std::string shell_word(const std::string& word) {
    std::string text = "'";
    for (const char sign : word) text += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
    return text + "'";
}

}  // namespace tablebank
