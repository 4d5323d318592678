#pragma once
// A table in the text format of spreadsheets: rows of cells separated by commas, semicolons or tabs, with quotes around
// a cell that contains one of them (RFC 4180). Reads any bytes; the caller checks their number and their meaning.

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tablebank {

struct CsvRow {
    int line = 0;    ///< of the text, from 1
    int number = 0;  ///< as in a spreadsheet, from 1: counts empty rows, and a cell of several lines is in one
    std::vector<std::string> cells;  ///< without their quotes and surrounding spaces
    std::size_t beyond = 0;          ///< the first column, from 1, of a non-empty cell that was dropped; 0: none
};
struct CsvTable {
    char separator = ',';
    std::vector<CsvRow> rows;  ///< the non-empty ones
};
/// A quoted cell begins here and does not end.
struct CsvOpenQuote {
    int line = 0;
    int row = 0;
};

/// The separator is the one of the three that occurs most often in the first non-empty row after `rows_above`, the
/// number of rows with a title. A line "sep=;" at the beginning, which tells Excel the separator, is not a row, and
/// decides if that row contains the separator at all. A byte order mark at the beginning is skipped. At most
/// `most_cells` cells of each row are kept.
[[nodiscard]] std::variant<CsvTable, CsvOpenQuote> read_csv(
    std::string_view text, std::size_t most_cells = std::numeric_limits<std::size_t>::max(), int rows_above = 0);

/// A text without a byte order mark at its beginning.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

}  // namespace tablebank
