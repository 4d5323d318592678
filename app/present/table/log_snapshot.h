#pragma once
// The log of a table: one row per entry, and which of them are in force.

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
    std::string text;          ///< the effect; in the log it begins with a capital letter
    std::string line;          ///< the canonical line
    std::string time;          ///< "19:42", local time of the table
    std::string poster;        ///< a login name, or "phone of Anna"
    std::string after_time{};  ///< how long the clock had run out by then; or empty
    std::string forced;        ///< the rules set aside, with the reason; or empty
    std::string reason;        ///< the free text of the line
    bool opening = false;
    std::optional<std::int64_t> reversed_by;
    std::optional<std::int64_t> reverses;
    std::optional<std::int64_t> part_of;  ///< the first entry of its entry group; nullopt for the first one itself
    /// The row under which this one is folded: the first of its entry group for the reversals in that group and for
    /// entries reversed together with it; the repair for entries that the repair replaced. A line that was decided
    /// again has a row of its own, which shows its current effect.
    std::optional<std::int64_t> under;
    std::int64_t stands_for = 0;  ///< the last of the entries from this one on that share its row while it is folded
    std::int64_t holds = 0;       ///< number of rows folded under this one
    bool open = false;            ///< the rows under it are shown too
    bool apart = false;           ///< it is not joined with others: it is open, or a search shows every row
    /// The entry after which this row shows the table.
    [[nodiscard]] std::int64_t stands_at() const { return apart ? sequence : stands_for; }
    std::string folded;  ///< the text for the search
};

/// One entry as a row, without the text for the search.
[[nodiscard]] LogRow make_log_row(const Language& lang, const Table& table, const Entry& entry);

/// "posted 0:03:12 after the clock had run out"; empty for nullopt.
[[nodiscard]] std::string after_time_text(const Language& lang, const std::optional<std::int64_t>& over_ms);

/// Updates the rows of an earlier state of the same game: adds the new entries, and marks those in force. The text of
/// existing rows is not built again, so a long game costs no more than a short one.
void extend_log(const Language& lang, std::vector<LogRow>& rows, const Table& table);

/// The visible rows if each row with others under it is folded, except those whose entry is in `opened`. Marks the open
/// ones.
[[nodiscard]] std::vector<std::size_t> folded(std::vector<LogRow>& rows, std::vector<std::size_t> found,
                                              const std::set<std::int64_t>& opened);
/// The entry whose row shows this one: its own, or the outermost row that is folded over it.
[[nodiscard]] std::int64_t row_of(const std::vector<LogRow>& rows, std::int64_t sequence);

/// All found rows, each for its own entry only.
[[nodiscard]] std::vector<std::size_t> unfolded(std::vector<LogRow>& rows, std::vector<std::size_t> found);

/// The rows that contain every word of the search, newest first; all if `search` is empty.
[[nodiscard]] std::vector<std::size_t> find_in_log(const std::vector<LogRow>& rows, std::string_view search);

}  // namespace tablebank
