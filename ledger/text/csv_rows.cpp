#include "ledger/text/csv_rows.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

namespace tablebank {
namespace {

std::string trimmed(std::string text) {
    const auto blank = [](char letter) { return letter == ' ' || letter == '\t'; };
    while (!text.empty() && blank(text.back())) text.pop_back();
    text.erase(text.begin(), std::ranges::find_if_not(text, blank));
    return text;
}

/// The sign between the cells, counted outside of quotes.
char separator_of(std::string_view text) {
    std::map<char, int> count;
    bool quoted = false;
    for (const char letter : text) {
        if (letter == '"') quoted = !quoted;
        if (quoted) continue;
        if (letter == '\n') break;
        if (letter == ',' || letter == ';' || letter == '\t') ++count[letter];
    }
    const auto most = std::ranges::max_element(count, {}, [](const auto& one) { return one.second; });
    return most == count.end() ? ',' : most->first;
}

class RowReader {
public:
    explicit RowReader(std::string_view text) : text_(text) { table_.separator = separator_of(text); }

    std::variant<CsvTable, CsvOpenQuote> run() && {
        for (std::size_t at = 0; at < text_.size(); ++at) take(text_[at], at);
        if (quoted_) return quote_;
        end_row();
        return std::move(table_);
    }

private:
    void take(char letter, std::size_t at) {
        if (letter == '\n') ++line_;
        if (quoted_ && letter == '"' && at + 1 < text_.size() && text_[at + 1] == '"' && !doubled_) {
            doubled_ = true;
            return;
        }
        if (letter == '"' && (quoted_ || trimmed(cell_).empty())) {
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
        } else if (letter == '\n') {
            end_row();
            row_.line = line_;
        } else if (letter != '\r') {
            cell_ += letter;
        }
    }

    void end_cell() { row_.cells.push_back(trimmed(std::exchange(cell_, {}))); }

    void end_row() {
        end_cell();
        const int number = row_.number;
        const bool written = std::ranges::any_of(row_.cells, [](const std::string& cell) { return !cell.empty(); });
        if (written) table_.rows.push_back(std::move(row_));
        row_ = {0, number + 1, {}};
    }

    std::string_view text_;
    CsvTable table_;
    CsvRow row_{1, 1, {}};
    std::string cell_;
    int line_ = 1;
    CsvOpenQuote quote_;
    bool quoted_ = false;
    bool doubled_ = false;
};

}  // namespace

std::variant<CsvTable, CsvOpenQuote> read_csv(std::string_view text) {
    return RowReader(without_byte_order_mark(text)).run();
}

std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    return text;
}

}  // namespace tablebank
