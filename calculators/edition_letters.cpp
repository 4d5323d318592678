// Names compared as a banker types them.

#include <cstdint>
#include <string>
#include <string_view>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

/// A character of two bytes in UTF-8.
constexpr std::uint32_t six_bits = 0x3F;
constexpr std::uint32_t no_break_space = 0xA0;

bool is_between(std::uint32_t letter, std::uint32_t first, std::uint32_t last) {
    return letter >= first && letter <= last;
}

/// The small letter of a Latin or Cyrillic capital.
std::uint32_t small(std::uint32_t letter) {
    constexpr std::uint32_t to_small = 0x20;
    constexpr std::uint32_t to_small_beyond = 0x50;
    constexpr std::uint32_t times_sign = 0xD7;
    if (is_between(letter, 0xC0, 0xDE) && letter != times_sign) return letter + to_small;
    if (is_between(letter, 0x139, 0x148) || is_between(letter, 0x179, 0x17E))
        return letter % 2 == 1 ? letter + 1 : letter;  // the pairs of this part begin with an odd number
    if (is_between(letter, 0x100, 0x137) || is_between(letter, 0x14A, 0x177)) return letter | 1U;
    if (is_between(letter, 0x410, 0x42F)) return letter + to_small;
    return is_between(letter, 0x400, 0x40F) ? letter + to_small_beyond : letter;
}

void add(std::string& text, std::uint32_t letter) {
    text += static_cast<char>(0xC0U | (letter >> 6U));
    text += static_cast<char>(0x80U | (letter & six_bits));
}

}  // namespace

std::string name_as_typed(std::string_view name) {
    std::string typed;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const auto byte = static_cast<unsigned char>(name[at]);
        constexpr std::string_view narrow_space = "\u202F";
        constexpr std::string_view apostrophe = "\u2019";
        const std::string_view rest = name.substr(at);
        if (rest.starts_with(narrow_space) || rest.starts_with(apostrophe)) {
            at += narrow_space.size() - 1;
        } else if ((byte & 0xE0U) == 0xC0U && at + 1 < name.size()) {
            const std::uint32_t letter = ((byte & 0x1FU) << 6U) | (static_cast<unsigned char>(name[at + 1]) & six_bits);
            if (letter != no_break_space) add(typed, small(letter));
            ++at;
        } else if (byte >= 'A' && byte <= 'Z') {
            typed += static_cast<char>(byte - 'A' + 'a');
        } else if (byte != ' ' && byte != '\'') {
            typed += name[at];
        }
    }
    return typed;
}

}  // namespace tablebank
