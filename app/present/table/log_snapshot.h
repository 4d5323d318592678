#pragma once
// The log as the table reads it: one row an entry, and which of them are in force.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct LogRow {
    std::int64_t sequence = 0;
    std::string text;  ///< what happened; in the log it begins with a capital
    std::string line;  ///< the canonical line
    std::string time;  ///< "19:42", where the table is
    std::string poster;
    std::string forced;  ///< what was set aside, and why; or empty
    std::string reason;  ///< the free text of the line
    bool opening = false;
    std::optional<std::int64_t> reversed_by;
    std::optional<std::int64_t> reverses;
    std::string folded;  ///< what a search looks at
};

/// One entry as a row, but for what a search looks at.
[[nodiscard]] LogRow make_log_row(const Language& lang, const Table& table, const Entry& entry);

/// Brings the rows of an earlier state of the same game up to date: adds the new entries, and marks what is in force.
/// Rows that exist are not worded again, so a long game costs no more than a short one.
void extend_log(const Language& lang, std::vector<LogRow>& rows, const Table& table);

/// The rows that hold every word searched for, newest first; `search` empty: all.
[[nodiscard]] std::vector<std::size_t> find_in_log(const std::vector<LogRow>& rows, std::string_view search);

}  // namespace tablebank
