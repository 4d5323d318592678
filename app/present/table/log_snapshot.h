#pragma once
// The log as the table reads it: one row an entry, and which of them are in force.

#include <cstdint>
#include <optional>
#include <set>
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
    std::string after_time{};  ///< by how much the clock had run out by then; or empty
    std::string forced;        ///< what was set aside, and why; or empty
    std::string reason;        ///< the free text of the line
    bool opening = false;
    std::optional<std::int64_t> reversed_by;
    std::optional<std::int64_t> reverses;
    std::optional<std::int64_t> part_of;  ///< of an entry of an action of several, but of its first: the first one
    /// The row under which this one is folded: the first of its action for what the action took back or what was taken
    /// back with it, and the repair for what the repair put in other words. Where a line was decided again, the row
    /// that says what is true now stands for itself.
    std::optional<std::int64_t> under;
    std::int64_t stands_for = 0;  ///< the last of the entries from this one on that are one row while it is folded
    std::int64_t holds = 0;       ///< rows that are folded under this one
    bool open = false;            ///< the rows under it are shown too
    bool apart = false;           ///< it stands for itself alone: it is open, or a search shows every row
    /// The entry after which the table stands as the row says.
    [[nodiscard]] std::int64_t stands_at() const { return apart ? sequence : stands_for; }
    std::string folded;  ///< what a search looks at
};

/// One entry as a row, but for what a search looks at.
[[nodiscard]] LogRow make_log_row(const Language& lang, const Table& table, const Entry& entry);

/// "posted 0:03:12 after the clock had run out"; empty for nullopt.
[[nodiscard]] std::string after_time_text(const Language& lang, const std::optional<std::int64_t>& over_ms);

/// Brings the rows of an earlier state of the same game up to date: adds the new entries, and marks what is in force.
/// Rows that exist are not worded again, so a long game costs no more than a short one.
void extend_log(const Language& lang, std::vector<LogRow>& rows, const Table& table);

/// The rows shown where each of those that hold others is folded or opened, by its entry. Marks which of them are open.
[[nodiscard]] std::vector<std::size_t> folded(std::vector<LogRow>& rows, std::vector<std::size_t> found,
                                              const std::set<std::int64_t>& opened);
/// The entry in whose row this one is shown: its own, or that of the outermost row that is folded over it.
[[nodiscard]] std::int64_t row_of(const std::vector<LogRow>& rows, std::int64_t sequence);

/// Every row that was found, each for its own entry.
[[nodiscard]] std::vector<std::size_t> unfolded(std::vector<LogRow>& rows, std::vector<std::size_t> found);

/// The rows that hold every word searched for, newest first; `search` empty: all.
[[nodiscard]] std::vector<std::size_t> find_in_log(const std::vector<LogRow>& rows, std::string_view search);

}  // namespace tablebank
