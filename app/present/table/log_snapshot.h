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
    std::string forced;  ///< what was set aside, and why; or empty
    std::string reason;  ///< the free text of the line
    bool opening = false;
    std::optional<std::int64_t> reversed_by;
    std::optional<std::int64_t> reverses;
    /// Of the first entry of an action of several: the last one. Such a row stands for all of them while it is folded.
    std::optional<std::int64_t> action_last;
    std::optional<std::int64_t> part_of;  ///< of the others: the first entry of their action
    bool open = false;                    ///< of a first one: the others are shown too
    bool apart = false;                   ///< of a first one: the others are rows of their own, if they are shown
    /// The entry after which the table stands as the row says.
    [[nodiscard]] std::int64_t stands_at() const { return apart ? sequence : action_last.value_or(sequence); }
    std::string folded;  ///< what a search looks at
};

/// One entry as a row, but for what a search looks at.
[[nodiscard]] LogRow make_log_row(const Language& lang, const Table& table, const Entry& entry);

/// Brings the rows of an earlier state of the same game up to date: adds the new entries, and marks what is in force.
/// Rows that exist are not worded again, so a long game costs no more than a short one.
void extend_log(const Language& lang, std::vector<LogRow>& rows, const Table& table);

/// The rows shown when an action of several entries is one row, unless it is opened: by its first entry. Marks which of
/// them are open. What a search found is shown wherever it stands.
[[nodiscard]] std::vector<std::size_t> folded(std::vector<LogRow>& rows, std::vector<std::size_t> found,
                                              const std::set<std::int64_t>& opened);
/// The entry in whose row this one is shown: its own, or the first of an action that is folded.
[[nodiscard]] std::int64_t row_of(const std::vector<LogRow>& rows, std::int64_t sequence);

/// Every row that was found, each for its own entry.
[[nodiscard]] std::vector<std::size_t> unfolded(std::vector<LogRow>& rows, std::vector<std::size_t> found);

/// The rows that hold every word searched for, newest first; `search` empty: all.
[[nodiscard]] std::vector<std::size_t> find_in_log(const std::vector<LogRow>& rows, std::string_view search);

}  // namespace tablebank
