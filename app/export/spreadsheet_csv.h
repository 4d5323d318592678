#pragma once
// CSV that a spreadsheet opens by a double click, in every language: UTF-8 with a byte order mark, by which Excel
// recognises it, with the cell separator and the decimal sign that spreadsheets of the language expect.

#include <string>
#include <vector>

namespace tablebank {

class Language;

class SpreadsheetCsv {
public:
    explicit SpreadsheetCsv(const Language& lang);
    /// The beginning of the file: a byte order mark.
    [[nodiscard]] static std::string beginning() { return "\xEF\xBB\xBF"; }
    /// Fields are as programs write them: a figure has a point before its fraction.
    [[nodiscard]] std::string row(std::vector<std::string> fields) const;

private:
    bool decimal_comma_;
};

}  // namespace tablebank
