#include "app/export/spreadsheet_csv.h"

#include <algorithm>
#include <string_view>

#include "app/export/csv_row.h"
#include "app/i18n/language.h"
#include "ledger/text/digits.h"

namespace tablebank {
namespace {

/// "134.7", "-0.5": a figure with a fraction.
bool has_fraction(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    return point != std::string_view::npos && is_digits(text.substr(0, point)) && is_digits(text.substr(point + 1));
}

}  // namespace

/// If a decimal comma is used, spreadsheets separate cells by semicolons. Every language of the program except English
/// has a decimal comma.
SpreadsheetCsv::SpreadsheetCsv(const Language& lang) : decimal_comma_(lang != Language::english()) {}

std::string SpreadsheetCsv::row(std::vector<std::string> fields) const {
    if (decimal_comma_)
        for (std::string& field : fields)
            if (has_fraction(field)) field[field.find('.')] = ',';
    return csv_row(fields, decimal_comma_ ? ';' : ',');
}

}  // namespace tablebank
