#include "app/cli/text_table.h"

#include <algorithm>
#include <ostream>
#include <stdexcept>
#include <utility>

#include "ledger/text/escape.h"
#include "ledger/text/utf8.h"

namespace tablebank {

std::size_t character_count(std::string_view text) {
    return static_cast<std::size_t>(count_characters(text));
}

TextTable::TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

void TextTable::add(std::vector<std::string> cells) {
    if (cells.size() != columns_.size()) throw std::invalid_argument("a row has one cell per column");
    std::ranges::transform(cells, cells.begin(), escape_invisible);
    rows_.push_back(std::move(cells));
}

void TextTable::print(std::ostream& out, std::size_t indent) const {
    std::vector<std::string> headings;
    std::vector<std::size_t> widths;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        headings.push_back(columns_[column].heading);
        std::size_t width = character_count(headings.back());
        for (const auto& row : rows_) width = std::max(width, character_count(row[column]));
        widths.push_back(width);
    }
    if (!std::ranges::all_of(headings, &std::string::empty)) print_row(out, indent, headings, widths);
    for (const auto& row : rows_) print_row(out, indent, row, widths);
}

void TextTable::print_row(std::ostream& out, std::size_t indent, const std::vector<std::string>& cells,
                          const std::vector<std::size_t>& widths) const {
    std::string line(indent, ' ');
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const std::string gap(widths[column] - character_count(cells[column]), ' ');
        if (column > 0) line += "  ";
        line += columns_[column].side == Side::left ? cells[column] + gap : gap + cells[column];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out << line << '\n';
}

}  // namespace tablebank
