#pragma once
// Columns that line up in a terminal, whatever the script of the words in them.

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

enum class Side { left, right };

class TextTable {
public:
    struct Column {
        std::string heading;
        Side side = Side::left;
    };

    explicit TextTable(std::vector<Column> columns);
    /// One cell per column.
    void add(std::vector<std::string> cells);
    [[nodiscard]] bool empty() const { return rows_.empty(); }
    /// A heading where any column has one, then the rows; nothing behind the last word of a line.
    void print(std::ostream& out, std::size_t indent = 0) const;

private:
    void print_row(std::ostream& out, std::size_t indent, const std::vector<std::string>& cells,
                   const std::vector<std::size_t>& widths) const;

    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

/// Characters of UTF-8 text; what a terminal needs to line up letters of European scripts.
[[nodiscard]] std::size_t character_count(std::string_view text);

}  // namespace tablebank
