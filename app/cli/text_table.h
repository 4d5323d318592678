#pragma once
// Columns that are aligned in a terminal for every script.

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
    /// Prints the headings if any column has one, then the rows, without trailing spaces.
    void print(std::ostream& out, std::size_t indent = 0) const;

private:
    void print_row(std::ostream& out, std::size_t indent, const std::vector<std::string>& cells,
                   const std::vector<std::size_t>& widths) const;

    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

/// The number of characters of a UTF-8 text: its width in a terminal for European scripts.
[[nodiscard]] std::size_t character_count(std::string_view text);

}  // namespace tablebank
