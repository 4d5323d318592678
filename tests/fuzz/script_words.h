#pragma once
// The lines of a script that states the forgery: words, numbers, and texts with %HH for a byte.

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tablebank::fuzz {

/// The words of one line.
class ScriptWords {
public:
    explicit ScriptWords(std::string_view text) : text_(text) {}

    std::string_view word() {
        const std::size_t blank = std::min(text_.find(' '), text_.size());
        const std::string_view taken = text_.substr(0, blank);
        text_.remove_prefix(std::min(blank + 1, text_.size()));
        return taken;
    }
    std::int64_t number() {
        const std::string_view digits = word();
        std::int64_t value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    }
    /// A word, or all that is left, with its %HH as bytes.
    std::string text() { return decoded(word()); }
    std::string rest() { return decoded(std::exchange(text_, {})); }

private:
    static std::string decoded(std::string_view text) {
        std::string bytes;
        for (std::size_t i = 0; i < text.size(); ++i) {
            unsigned value = 0;
            const char* const digits = text.data() + i + 1;
            if (text[i] == '%' && i + 2 < text.size() &&
                std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2) {
                bytes += static_cast<char>(value);
                i += 2;
            } else {
                bytes += text[i];
            }
        }
        return bytes;
    }
    std::string_view text_;
};

/// Takes the first line off the script.
inline ScriptWords next_line(std::string_view& script) {
    const std::size_t end = std::min(script.find('\n'), script.size());
    const ScriptWords words(script.substr(0, end));
    script.remove_prefix(std::min(end + 1, script.size()));
    return words;
}

}  // namespace tablebank::fuzz
