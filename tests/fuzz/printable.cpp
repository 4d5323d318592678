#include "tests/fuzz/printable.h"

#include <cstddef>
#include <cstdint>

namespace tablebank::fuzz {
namespace {

constexpr char32_t none = 0x110000;

/// Takes one character off the front; `none` if there is no UTF-8.
char32_t take(std::string_view& text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<std::uint8_t>(text[i]) : std::uint8_t{0};
    };
    const std::uint8_t first = byte(0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    if (length == 0) return none;
    char32_t value = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return none;
        value = value << 6U | (byte(i) & 0x3FU);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (value < least[length] || value >= none || (value >= 0xD800 && value < 0xE000)) return none;
    text.remove_prefix(length);
    return value;
}

bool is_mark_of_direction(char32_t c) {
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

}  // namespace

bool is_printable(std::string_view output) {
    while (!output.empty()) {
        const char32_t c = take(output);
        const bool ends_line = c == '\n' || (c == '\r' && output.starts_with('\n'));
        if (c == none || is_mark_of_direction(c) || c == 0x2028 || c == 0x2029) return false;
        if (!ends_line && (c < 0x20 || (c >= 0x7F && c < 0xA0))) return false;
    }
    return true;
}

}  // namespace tablebank::fuzz
