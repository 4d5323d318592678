#include "db/edition/deed_cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <vector>

#include "ledger/text/character.h"
#include "ledger/text/visible.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

constexpr Character byte_order_mark = 0xFEFF;

bool parts_thousands(Character sign) {
    constexpr std::array<Character, 6> signs{' ', 0xA0, 0x2009, 0x202F, '\'', 0x2019};
    return std::ranges::find(signs, sign) != signs.end();
}

bool is_digit(Character sign) {
    return sign >= '0' && sign <= '9';
}

/// The digits in their groups; nullopt where a sign is none, or groups are parted in two ways.
std::optional<std::vector<std::string>> digit_groups(std::string_view cell) {
    std::vector<std::string> groups(1);
    std::optional<Character> parted_by;
    for (std::size_t at = 0; at < cell.size();) {
        const Character sign = next_character(cell, at);
        if (is_digit(sign)) {
            groups.back() += static_cast<char>(sign);
        } else if (parts_thousands(sign) && parted_by.value_or(sign) == sign) {
            parted_by = sign;
            groups.emplace_back();
        } else {
            return std::nullopt;
        }
    }
    return groups;
}

bool are_thousands(const std::vector<std::string>& groups) {
    const std::string& first = groups.front();
    if (first.empty() || (first.front() == '0' && (first.size() > 1 || groups.size() > 1))) return false;
    if (groups.size() > 1 && first.size() > 3) return false;
    return std::all_of(groups.begin() + 1, groups.end(), [](const std::string& group) { return group.size() == 3; });
}

/// Whether only commas and points keep it from being digits.
bool is_fraction(std::string_view cell) {
    const auto point = [](char sign) { return sign == ',' || sign == '.'; };
    if (std::ranges::none_of(cell, point) || std::ranges::none_of(cell, is_digit)) return false;
    std::string rest(cell);
    std::erase_if(rest, point);
    return digit_groups(rest).has_value();
}

}  // namespace

std::variant<Money, Kind> read_deed_amount(std::string_view cell) {
    if (is_fraction(cell)) return Kind::amount_fraction;
    const auto groups = digit_groups(cell);
    if (!groups || !are_thousands(*groups)) return Kind::amount_invalid;
    std::string digits;
    for (const std::string& group : *groups) digits += group;
    std::int64_t units = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), units);
    if (read.ec != std::errc{} || units > Money::largest_typed) return Kind::amount_too_large;
    return Money{units};
}

std::optional<Kind> strange_cell(std::string_view cell) {
    for (std::size_t at = 0; at < cell.size();) {
        const Character sign = next_character(cell, at);
        if (sign == malformed_character || sign == 0) return Kind::not_text;  // UTF-16 has a zero in every other byte
        if (sign == byte_order_mark) return Kind::mark_inside;
        if (!is_plain(sign) || (sign != ' ' && is_unseen(sign))) return Kind::sign_unseen;
    }
    return std::nullopt;
}

}  // namespace tablebank
