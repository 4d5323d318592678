#pragma once
// A table as a spreadsheet writes it to a text: rows of cells parted by commas, semicolons or tabs, a cell in quotes
// where it holds one of them (RFC 4180). Reads whatever bytes there are, and leaves it to the caller how many there may
// be and what they mean.

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tablebank {

struct CsvRow {
    int line = 0;    ///< of the text, from 1
    int number = 0;  ///< as a spreadsheet counts rows, from 1: empty ones too, and a cell of several lines is in one
    std::vector<std::string> cells;  ///< without their quotes and the blanks around them
    std::size_t beyond = 0;          ///< the first column, from 1, of a written cell that is not among them; 0: none
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

/// The sign between the cells is that of the three which stands most often in the first row with anything in it. A line
/// "sep=;" above it, by which Excel is told of the sign, is no row, and decides where that row has the sign at all. A
/// byte order mark at the beginning is passed over. Of each row `most_cells` are kept.
[[nodiscard]] std::variant<CsvTable, CsvOpenQuote> read_csv(
    std::string_view text, std::size_t most_cells = std::numeric_limits<std::size_t>::max());

/// A text without the byte order mark that it begins with.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

}  // namespace tablebank
