#pragma once
// A table as a spreadsheet writes it to a text: rows of cells parted by commas, semicolons or tabs, a cell in quotes
// where it holds one of them (RFC 4180). Reads whatever bytes there are, and leaves it to the caller how many there may
// be and what they mean.

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tablebank {

struct CsvRow {
    int line = 0;    ///< of the text, from 1
    int number = 0;  ///< as a spreadsheet counts rows, from 1: empty ones too, and a cell of several lines is in one
    std::vector<std::string> cells;  ///< without their quotes and the blanks around them
};
struct CsvTable {
    char separator = ',';
    std::vector<CsvRow> rows;  ///< those with anything in them
};
/// A quoted cell begins here and does not end.
struct CsvOpenQuote {
    int line = 0;
    int row = 0;
};

/// The sign between the cells is that of the three which stands most often in the first row. A byte order mark at the
/// beginning is passed over.
[[nodiscard]] std::variant<CsvTable, CsvOpenQuote> read_csv(std::string_view text);

/// A text without the byte order mark that it begins with.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

}  // namespace tablebank
