#include "app/export/csv_row.h"

#include <algorithm>
#include <string_view>

#include "ledger/text/digits.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

constexpr std::string_view line_breaks = "\r\n";

/// "-12", "134.7", "134,7" and "@34", as the program writes sums and spaces: none of them is a formula.
bool is_figure(std::string_view text) {
    if (text.starts_with('@')) return is_digits(text.substr(1));
    if (text.starts_with('-')) text.remove_prefix(1);
    const std::size_t point = text.find_first_of(".,");
    if (point != std::string_view::npos && !is_digits(text.substr(point + 1))) return false;
    return is_digits(text.substr(0, point));
}

/// A spreadsheet takes a cell that begins so for a formula, and carries it out.
bool begins_as_formula(std::string_view text) {
    constexpr std::string_view signs = "=+-@\t\r";
    return !text.empty() && signs.find(text.front()) != std::string_view::npos && !is_figure(text);
}

/// With invisible characters escaped; line breaks are quoted.
std::string shown_field(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(line_breaks), text.size());
        shown += escape_invisible(text.substr(0, end));
        if (end < text.size()) shown += text[end];
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return shown;
}

std::string csv_field(const std::string& field, char separator) {
    std::string text = (begins_as_formula(field) ? "'" : "") + shown_field(field);
    if (text.find(separator) == std::string::npos && text.find_first_of("\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"') quoted += '"';
        quoted += letter;
    }
    return quoted + "\"";
}

}  // namespace

std::string csv_row(const std::vector<std::string>& fields, char separator) {
    std::string row;
    for (const std::string& field : fields) {
        if (&field != &fields.front()) row += separator;
        row += csv_field(field, separator);
    }
    return row + "\r\n";
}

}  // namespace tablebank
