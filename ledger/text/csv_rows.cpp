#include "ledger/text/csv_rows.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "ledger/text/trim.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr std::string_view separators = ",;\t";
constexpr std::string_view line_ends = "\r\n";

bool is_separator(Character sign) {
    return sign > 0 && sign <= ';' && separators.find(static_cast<char>(sign)) != std::string_view::npos;
}

/// The separator of a line "sep=;", which may be none of the three; nullopt for a line of another kind. A spreadsheet
/// that saved it again has put quotes around it, and empty cells after it.
std::optional<char> separator_told(std::string_view line) {
    constexpr std::string_view word = "sep=";
    std::string told;
    for (const char letter : line)
        if (letter != '"' && letter != ' ')
            told += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    if (!told.starts_with(word)) return std::nullopt;
    told.erase(0, word.size());
    if (told.empty()) return '\0';
    return told.find_first_not_of(separators, 1) == std::string::npos ? std::optional{told.front()} : std::nullopt;
}

/// The rest of a text after this number of line ends outside of quotes.
std::string_view after_rows(std::string_view text, int rows) {
    bool quoted = false;
    std::size_t at = 0;
    for (; at < text.size() && rows > 0; ++at) {
        if (text[at] == '"') quoted = !quoted;
        const bool ends_line = text[at] == '\n' || (text[at] == '\r' && text.substr(at + 1, 1) != "\n");
        if (ends_line && !quoted) --rows;
    }
    return text.substr(at);
}

/// The character between the cells, counted outside of quotes.
char separator_of(std::string_view text, std::optional<char> told) {
    std::map<char, int> count;
    bool quoted = false;
    bool written = false;
    bool empty = false;  // the line that was just counted is empty: its separators do not count
    for (std::size_t at = 0; at < text.size();) {
        const Character sign = next_character(text, at);
        if (!quoted && (sign == '\n' || sign == '\r')) {
            if (written) break;
            empty = true;
            continue;
        }
        if (std::exchange(empty, false)) count.clear();
        if (sign == '"') {
            quoted = !quoted;
        } else if (!quoted && is_separator(sign)) {
            ++count[static_cast<char>(sign)];
        } else {
            written = written || !is_blank(sign);
        }
    }
    if (told && count.contains(*told)) return *told;
    const auto most = std::ranges::max_element(count, {}, [](const auto& one) { return one.second; });
    return most == count.end() ? ',' : most->first;
}

class RowReader {
public:
    RowReader(std::string_view text, std::size_t most_cells, int rows_above) : text_(text), most_cells_(most_cells) {
        const std::size_t end = std::min(text_.find_first_of(line_ends), text_.size());
        const auto told = separator_told(text_.substr(0, end));
        if (told) first_ = end;
        table_.separator = separator_of(after_rows(text_.substr(first_), rows_above), told);
    }

    std::variant<CsvTable, CsvOpenQuote> run() && {
        for (std::size_t at = first_; at < text_.size(); ++at) take(text_[at], at);
        if (quoted_) return quote_;
        end_row();
        return std::move(table_);
    }

private:
    void take(char letter, std::size_t at) {
        const char next = at + 1 < text_.size() ? text_[at + 1] : '\0';
        const bool ends_line = letter == '\n' || (letter == '\r' && next != '\n');
        if (ends_line) ++line_;
        if (quoted_ && letter == '"' && next == '"' && !doubled_) {
            doubled_ = true;
            return;
        }
        if (letter == '"' && (quoted_ || is_blank_so_far())) {
            if (doubled_)
                cell_ += '"';
            else
                quoted_ = !quoted_;
            if (quoted_ && !doubled_) quote_ = {line_, row_.number};
            doubled_ = false;
            return;
        }
        if (quoted_) {
            cell_ += letter == '\n' || letter == '\r' ? ' ' : letter;
        } else if (letter == table_.separator) {
            end_cell();
        } else if (ends_line) {
            end_row();
            row_.line = line_;
        } else if (letter != '\r') {
            cell_ += letter;
        }
    }

    /// A cell with many quotes calls this at each of them, so the part that is known to be blank is not examined again.
    bool is_blank_so_far() {
        while (!written_ && blank_ < cell_.size()) {
            std::size_t at = blank_;
            if (is_blank(next_character(cell_, at)))
                blank_ = at;
            else
                written_ = true;
        }
        return !written_;
    }

    void end_cell() {
        ++column_;
        const std::string_view cell = trim(cell_);
        if (row_.cells.size() < most_cells_)
            row_.cells.emplace_back(cell);
        else if (row_.beyond == 0 && !cell.empty())
            row_.beyond = column_;
        cell_.clear();
        blank_ = 0;
        written_ = false;
    }

    void end_row() {
        end_cell();
        const int number = row_.number;
        const bool written =
            row_.beyond > 0 || std::ranges::any_of(row_.cells, [](const std::string& cell) { return !cell.empty(); });
        if (written) table_.rows.push_back(std::move(row_));
        row_ = {.line = 0, .number = number + 1, .cells = {}};
        column_ = 0;
    }

    std::string_view text_;
    std::size_t most_cells_;
    std::size_t first_ = 0;  ///< the offset of the first row
    CsvTable table_;
    CsvRow row_{.line = 1, .number = 1, .cells = {}};
    std::string cell_;
    std::size_t blank_ = 0;  ///< this part of the cell is known to be blank
    bool written_ = false;   ///< there is something after it that is not
    std::size_t column_ = 0;
    int line_ = 1;
    CsvOpenQuote quote_;
    bool quoted_ = false;
    bool doubled_ = false;
};

}  // namespace

std::variant<CsvTable, CsvOpenQuote> read_csv(std::string_view text, std::size_t most_cells, int rows_above) {
    return RowReader(without_byte_order_mark(text), most_cells, rows_above).run();
}

std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    return text;
}

}  // namespace tablebank
