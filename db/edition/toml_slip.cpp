#include "db/edition/toml_slip.h"

#include <algorithm>
#include <string>

#include "ledger/text/trim.h"
#include "ledger/text/truncate.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr std::string_view between_values = "[]{},=#\n\r";

bool is_decimal(char sign) {
    return sign >= '0' && sign <= '9';
}

std::string_view text_of_line(std::string_view text, std::size_t line) {
    for (; line > 1; --line) text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return text.substr(0, text.find_first_of("\r\n"));
}

/// The byte at which a character of a line begins.
std::size_t byte_of(std::string_view line, std::size_t column) {
    std::size_t at = 0;
    for (; column > 1 && at < line.size(); --column) {
        ++at;
        while (at < line.size() && is_continuation(line[at])) ++at;
    }
    return at;
}

bool is_in_quotes(std::string_view line, std::size_t at) {
    return std::ranges::count(line.substr(0, at), '"') % 2 == 1;
}

/// The value around a byte, without the spaces at its ends.
std::string_view value_around(std::string_view line, std::size_t at) {
    const auto is_end = [](char sign) { return between_values.find(sign) != between_values.npos; };
    // The parser may have stopped at the character after the value.
    if (at > 0 && (at >= line.size() || is_end(line[at]))) --at;
    std::size_t begin = std::min(at, line.size());
    while (begin > 0 && !is_end(line[begin - 1])) --begin;
    const std::size_t end = std::min(line.find_first_of(between_values, begin), line.size());
    return trim(line.substr(begin, end - begin));
}

Sentence without_quotes(std::string_view value) {
    return sentence("cannot be read: {found} is not in quotation marks; a text is in straight ones",
                    {{"found", std::string{truncated(value)}}});
}

/// A colour without quotation marks, which the parser takes for a comment: "colour = #8b5a2b". Empty if there is none.
std::string_view colour_in(std::string_view line) {
    for (std::size_t sign = line.find('#'); sign != line.npos; sign = line.find('#', sign + 1)) {
        if (is_in_quotes(line, sign) || !trim(line.substr(0, sign)).ends_with('=')) continue;
        return line.substr(sign, line.find_first_of(" ,}]", sign) - sign);
    }
    return {};
}

std::optional<Sentence> slip_of_number(std::string_view value) {
    const Sentence::Word found{"found", std::string{truncated(value)}};
    const std::string_view digits = value.substr(value.front() == '-' || value.front() == '+' ? 1 : 0);
    if (std::ranges::all_of(digits, is_decimal)) {
        constexpr std::size_t most_digits = 18;
        if (digits.size() > most_digits)
            return sentence("cannot be read: {found} is larger than a number may be", {found});
        if (digits.size() > 1 && digits.front() == '0')
            return sentence("cannot be read: {found} begins with a zero, and a number has none in front", {found});
        return std::nullopt;
    }
    return sentence("cannot be read: {found} is not a number; a number has only digits, without blanks or signs",
                    {found});
}

}  // namespace

std::optional<Sentence> toml_slip(std::string_view text, std::size_t line_number, std::size_t column) {
    const std::string_view line = text_of_line(text, line_number);
    const std::size_t at = byte_of(line, column);
    if (line.empty() || is_in_quotes(line, std::min(at, line.size()))) return std::nullopt;
    const std::string_view value = value_around(line, at);
    if (const std::string_view colour = colour_in(line); !colour.empty()) return without_quotes(colour);
    if (value.empty() || value.find('"') != value.npos) return std::nullopt;
    const std::size_t begin = static_cast<std::size_t>(value.data() - line.data());
    const std::string_view before = trim(line.substr(0, begin));
    const Sentence::Word found{"found", std::string{truncated(value)}};
    if (before.empty()) {
        // A key: its line has a value, but no character between them.
        const bool has_sign = line.find('=') != line.npos;
        if (has_sign || value.find(' ') == value.npos) return std::nullopt;
        return sentence("cannot be read: the sign = is missing between a key and its value");
    }
    if (before.back() != '=' && before.back() != '[' && before.back() != ',') return std::nullopt;
    if (is_decimal(value.front()) || value.front() == '-' || value.front() == '+') {
        const bool is_in_list = before.back() != '=';
        if (is_in_list && value.find(' ') != value.npos) return std::nullopt;  // two numbers without a comma
        return slip_of_number(value);
    }
    std::string lower(value);
    std::ranges::transform(lower, lower.begin(),
                           [](char sign) { return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign + 32) : sign; });
    if (lower == "true" || lower == "false") {
        if (lower == value) return std::nullopt;
        return sentence("cannot be read: {found} is written in small letters, {right}", {found, {"right", lower}});
    }
    if (value.front() == '\'' || before.back() == ',') return std::nullopt;
    return without_quotes(value);
}

}  // namespace tablebank
