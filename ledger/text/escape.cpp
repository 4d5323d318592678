#include "ledger/text/escape.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace tablebank {
namespace {

constexpr std::string_view hexadecimal = "0123456789abcdef";
constexpr unsigned bits_of_a_digit = 4;
constexpr Character rubout = 0x7F;

constexpr Character joiner = 0x200D;
constexpr Character non_joiner = 0x200C;
constexpr Character last_of_two_bytes = 0xFFFF;  ///< of UTF-16, which JSON escapes

/// C1, separators of lines and paragraphs, interlinear annotations. Bidirectional marks, the byte order mark and other
/// characters that are not drawn have a property of their own.
bool is_signal(Character character) {
    constexpr std::uint32_t signals = U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    constexpr Character first_remark = 0xFFF9;
    constexpr Character last_remark = 0xFFFB;
    return (U_GET_GC_MASK(character) & signals) != 0 || (character >= first_remark && character <= last_remark);
}

bool has(Character character, UProperty property) {
    return character >= 0 && u_hasBinaryProperty(character, property) != 0;
}

/// Letters whose form depends on their neighbours, such as Arabic ones, and the marks above them.
bool is_joining(Character character) {
    return character >= 0 && (U_GET_GC_MASK(character) & (U_GC_L_MASK | U_GC_M_MASK)) != 0 &&
           u_getIntPropertyValue(character, UCHAR_JOINING_TYPE) != U_JT_NON_JOINING;
}

/// The character of Indic scripts that removes the vowel from a letter and binds it to the next.
bool is_virama(Character character) {
    constexpr std::uint8_t virama = 9;
    return character >= 0 && u_getCombiningClass(character) == virama;
}

/// Whether a joiner or a non-joiner separates or joins its neighbours.
bool joins(Character before, Character character, Character after) {
    if (is_joining(before) && is_joining(after) && u_isalpha(after)) return true;
    if (is_virama(before) || (is_virama(after) && before >= 0 && u_isalpha(before))) return true;
    constexpr Character picture_form = 0xFE0F;
    const bool after_picture =
        has(before, UCHAR_EXTENDED_PICTOGRAPHIC) || has(before, UCHAR_EMOJI_MODIFIER) || before == picture_form;
    return character == joiner && after_picture && has(after, UCHAR_EXTENDED_PICTOGRAPHIC);
}

/// Whether the character before it takes the form that this one selects.
bool chooses_form(Character before) {
    return has(before, UCHAR_IDEOGRAPHIC) || (before > rubout && has(before, UCHAR_EMOJI));
}

/// Whether a character that is not drawn has a meaning in its place.
bool belongs(Character before, Character character, Character after) {
    if (character == joiner || character == non_joiner) return joins(before, character, after);
    return has(character, UCHAR_VARIATION_SELECTOR) && chooses_form(before);
}

/// Nearly every text, which needs no further check.
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

constexpr unsigned unit_digits = 4;

std::string escaped(Character character) {
    const auto value = static_cast<std::uint32_t>(character);
    constexpr unsigned digits = 5;  // no character that is not drawn has six
    return character > last_of_two_bytes ? marked("\\u{", value, digits) + "}" : marked("\\u", value, unit_digits);
}

/// As in JSON, in one unit of UTF-16 or in two.
std::string escaped_in_json(Character character) {
    if (character <= last_of_two_bytes) return escaped(character);
    return marked("\\u", U16_LEAD(character), unit_digits) + marked("\\u", U16_TRAIL(character), unit_digits);
}

std::string byte_mark(char byte) {
    return marked("\\x", static_cast<unsigned char>(byte), 2);
}

/// The character that begins at a byte; none at the end.
Character character_at(std::string_view text, std::size_t at) {
    return at < text.size() ? next_character(text, at) : malformed_character;
}

/// Passes every invisible character to `mark`, with the bytes that it was read from.
template <class Mark>
std::string with_marks(std::string_view text, Mark mark) {
    std::string seen;
    seen.reserve(text.size());
    Character before = malformed_character;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const Character character = next_character(text, at);
        const std::string_view bytes = text.substr(begin, at - begin);
        if (is_unseen(character) && !(character > rubout && belongs(before, character, character_at(text, at)))) {
            seen += mark(character, bytes);
        } else {
            seen += bytes;
        }
        before = character;
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
    return character > rubout && (is_signal(character) || has(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT));
}

bool is_all_visible(std::string_view text) {
    return is_plain_ascii(text) || escape_invisible(text) == text;
}

std::string escape_invisible(std::string_view text) {
    return is_plain_ascii(text) ? std::string(text) : with_marks(text, shown);
}

std::string escape_lines(std::string_view text) {
    std::string seen;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        const bool ends = end < text.size();
        const bool returns = ends && line.ends_with('\r');
        if (returns) line.remove_suffix(1);
        seen += escape_invisible(line);
        if (returns) seen += '\r';
        if (ends) seen += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return seen;
}

std::string escape_json(std::string_view json) {
    return with_marks(json, [](Character character, std::string_view bytes) {
        if (character == malformed_character) return std::string("\xEF\xBF\xBD");
        return character < ' ' ? std::string(bytes) : escaped_in_json(character);
    });
}

}  // namespace tablebank
