#include "ledger/text/visible.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tablebank {
namespace {

constexpr std::string_view hexadecimal = "0123456789abcdef";
constexpr unsigned bits_of_a_digit = 4;
constexpr Character rubout = 0x7F;

struct Range {
    Character first;
    Character last;
};

/// C1, what turns the direction of reading, line and paragraph separator, byte order mark.
constexpr std::array unseen_ranges{Range{0x80, 0x9F},     Range{0x61C, 0x61C},   Range{0x200E, 0x200F},
                                   Range{0x2028, 0x202E}, Range{0x2066, 0x2069}, Range{0xFEFF, 0xFEFF}};

/// Nearly every text, and let through at once.
bool is_plain_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char byte) {
        const auto value = static_cast<unsigned char>(byte);
        return value >= ' ' && value < rubout;
    });
}

std::string marked(const char* before, std::uint32_t value, unsigned digits) {
    std::string mark = before;
    for (unsigned digit = digits; digit-- > 0;) mark += hexadecimal[(value >> (digit * bits_of_a_digit)) & 0xFU];
    return mark;
}

std::string escaped(Character character) {
    constexpr unsigned digits = 4;
    return marked("\\u", static_cast<std::uint32_t>(character), digits);
}

std::string byte_mark(char byte) {
    return marked("\\x", static_cast<unsigned char>(byte), 2);
}

/// Hands every sign that is not seen to `mark`, with the bytes that it was read from.
template <class Mark>
std::string with_marks(std::string_view text, Mark mark) {
    std::string seen;
    seen.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const Character character = next_character(text, at);
        const std::string_view bytes = text.substr(begin, at - begin);
        if (is_unseen(character)) {
            seen += mark(character, bytes);
        } else {
            seen += bytes;
        }
    }
    return seen;
}

std::string shown(Character character, std::string_view bytes) {
    if (character > rubout) return escaped(character);
    std::string marks;
    for (const char byte : bytes) marks += byte_mark(byte);
    return marks;
}

}  // namespace

bool is_unseen(Character character) {
    if (character < ' ' || character == rubout) return true;  // a malformed byte too
    return std::ranges::any_of(unseen_ranges,
                               [&](const Range& range) { return range.first <= character && character <= range.last; });
}

std::string visible(std::string_view text) {
    return is_plain_ascii(text) ? std::string(text) : with_marks(text, shown);
}

std::string visible_lines(std::string_view text) {
    std::string seen;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        const bool ends = end < text.size();
        const bool returns = ends && line.ends_with('\r');
        if (returns) line.remove_suffix(1);
        seen += visible(line);
        if (returns) seen += '\r';
        if (ends) seen += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return seen;
}

std::string visible_json(std::string_view json) {
    return with_marks(json, [](Character character, std::string_view bytes) {
        if (character == malformed_character) return std::string("\xEF\xBF\xBD");
        return character < ' ' ? std::string(bytes) : escaped(character);
    });
}

}  // namespace tablebank
