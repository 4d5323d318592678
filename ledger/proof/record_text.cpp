#include "ledger/proof/record_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <utility>

#include "ledger/text/parse_number.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr Character first_surrogate = 0xD800;
constexpr Character last_surrogate = 0xDFFF;
constexpr Character last_character = 0x10FFFF;
constexpr int hexadecimal = 16;

struct Range {
    Character first;
    Character last;
};

/// Part of the format: control characters, bidirectional marks, line separators, and characters that are not drawn.
constexpr std::array written_down{
    Range{0x0, 0x1F},        Range{0x7F, 0x9F},       Range{0xAD, 0xAD},      Range{0x34F, 0x34F},
    Range{0x61C, 0x61C},     Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5},  Range{0x180B, 0x180F},
    Range{0x200B, 0x200F},   Range{0x2028, 0x202E},   Range{0x2060, 0x206F},  Range{0x3164, 0x3164},
    Range{0xFE00, 0xFE0F},   Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},  Range{0xFFF0, 0xFFFB},
    Range{0x1BCA0, 0x1BCA3}, Range{0x1D173, 0x1D17A}, Range{0xE0000, 0xE0FFF}};

/// The characters that have an escape of one letter.
constexpr std::array<std::pair<char, Character>, 4> short_escapes{{{'\\', '\\'}, {'"', '"'}, {'t', '\t'}, {'r', '\r'}}};

std::string escape(Character character) {
    for (const auto& [letter, meant] : short_escapes)
        if (character == meant) return {'\\', letter};
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), character, hexadecimal).ptr;
    return "\\u{" + std::string(digits.data(), end) + "}";
}

std::string spelt_with(std::string_view text, bool in_quotes) {
    std::string spelling;
    spelling.reserve(text.size() + 2);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const Character character = next_character(text, at);
        if (character == '\\' || (in_quotes && character == '"') || is_written_down(character)) {
            spelling += escape(character);
        } else {
            spelling += text.substr(begin, at - begin);
        }
    }
    return spelling;
}

/// Takes the digits of `u{...}` off the front of a text.
std::optional<Character> take_number(std::string_view& rest) {
    constexpr std::string_view beginning = "u{";
    if (!rest.starts_with(beginning)) return std::nullopt;
    Character value = 0;
    const char* const end = rest.data() + rest.size();
    const auto [after, error] = std::from_chars(rest.data() + beginning.size(), end, value, hexadecimal);
    if (error != std::errc{} || after == end || *after != '}' || value < 0 || value > last_character ||
        (value >= first_surrogate && value <= last_surrogate))
        return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(after + 1 - rest.data()));
    return value;
}

/// Removes the part of an escape after the backslash from the front of a text.
std::optional<Character> take_escape(std::string_view& rest) {
    for (const auto& [letter, meant] : short_escapes) {
        if (!rest.starts_with(letter)) continue;
        rest.remove_prefix(1);
        return meant;
    }
    return take_number(rest);
}

/// The meaning of a spelling, whether or not it is the canonical one.
std::optional<std::string> meant_by(std::string_view spelling) {
    std::string text;
    text.reserve(spelling.size());
    for (std::string_view rest = spelling; !rest.empty();) {
        std::size_t at = 0;
        const Character character = next_character(rest, at);
        if (character == malformed_character) return std::nullopt;
        if (character != '\\') {
            text += rest.substr(0, at);
            rest.remove_prefix(at);
            continue;
        }
        rest.remove_prefix(1);
        const auto escaped = take_escape(rest);
        if (!escaped) return std::nullopt;
        append_character(text, *escaped);
    }
    return text;
}

using Milliseconds = std::chrono::sys_time<std::chrono::milliseconds>;

std::string digits_of(int value, std::size_t width) {
    const std::string digits = std::to_string(value);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// A number at exactly these positions of a moment.
std::optional<int> read_digits(std::string_view spelling, std::size_t at, std::size_t width) {
    int value = 0;
    for (const char digit : spelling.substr(at, width)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        value = 10 * value + (digit - '0');
    }
    return value;
}

constexpr std::string_view moment_form = "0000-00-00T00:00:00.000Z";
constexpr std::int64_t last_of_9999 = 253'402'300'799'999;

}  // namespace

bool is_written_down(std::int32_t character) {
    return std::ranges::any_of(written_down,
                               [&](const Range& range) { return range.first <= character && character <= range.last; });
}

std::string spelt(std::string_view text) {
    return spelt_with(text, false);
}

std::string spelt_in_quotes(std::string_view text) {
    return '"' + spelt_with(text, true) + '"';
}

std::optional<std::string> read_spelt(std::string_view spelling) {
    auto text = meant_by(spelling);
    if (!text || spelt(*text) != spelling) return std::nullopt;
    return text;
}

std::optional<std::string> read_in_quotes(std::string_view spelling) {
    if (spelling.size() < 2) return std::nullopt;
    auto text = meant_by(spelling.substr(1, spelling.size() - 2));
    if (!text || spelt_in_quotes(*text) != spelling) return std::nullopt;
    return text;
}

std::string spelt_moment(std::int64_t at_ms) {
    using namespace std::chrono;
    if (at_ms < 0 || at_ms > last_of_9999) return std::to_string(at_ms);
    const Milliseconds moment{milliseconds(at_ms)};
    const sys_days day = floor<days>(moment);
    const year_month_day date(day);
    const hh_mm_ss time(moment - day);
    return digits_of(static_cast<int>(date.year()), 4) + '-' +
           digits_of(static_cast<int>(static_cast<unsigned>(date.month())), 2) + '-' +
           digits_of(static_cast<int>(static_cast<unsigned>(date.day())), 2) + 'T' +
           digits_of(static_cast<int>(time.hours().count()), 2) + ':' +
           digits_of(static_cast<int>(time.minutes().count()), 2) + ':' +
           digits_of(static_cast<int>(time.seconds().count()), 2) + '.' +
           digits_of(static_cast<int>(time.subseconds().count()), 3) + 'Z';
}

std::optional<std::int64_t> read_moment(std::string_view spelling) {
    using namespace std::chrono;
    std::optional<std::int64_t> at_ms;
    if (spelling.size() != moment_form.size() || !spelling.ends_with('Z')) {
        at_ms = read_number<std::int64_t>(spelling);
    } else {
        constexpr std::array<std::pair<std::size_t, std::size_t>, 7> places{
            {{0, 4}, {5, 2}, {8, 2}, {11, 2}, {14, 2}, {17, 2}, {20, 3}}};
        std::array<int, places.size()> parts{};
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto part = read_digits(spelling, places[i].first, places[i].second);
            if (!part) return std::nullopt;
            parts[i] = *part;
        }
        const year_month_day date{year{parts[0]}, month{static_cast<unsigned>(parts[1])},
                                  day{static_cast<unsigned>(parts[2])}};
        if (!date.ok()) return std::nullopt;
        const auto moment =
            sys_days(date) + hours(parts[3]) + minutes(parts[4]) + seconds(parts[5]) + milliseconds(parts[6]);
        at_ms = Milliseconds(moment).time_since_epoch().count();
    }
    if (!at_ms || spelt_moment(*at_ms) != spelling) return std::nullopt;
    return at_ms;
}

}  // namespace tablebank
