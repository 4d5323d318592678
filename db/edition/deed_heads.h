#pragma once
// The row of headings of a deed spreadsheet: its place, the meaning of each column, the ignored columns, and the
// errors of the row. Internal header.

#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "db/edition/deed_rows.h"

namespace tablebank {

struct DeedHeads {
    std::vector<std::string> keys;      ///< by column; empty if its heading is unknown
    std::set<std::size_t> passed_over;  ///< ignored columns of the user
    bool usable = true;                 ///< whether the rows below can be interpreted with it
};

/// A spreadsheet that begins with its row of headings.
struct DeedCsv {
    CsvTable table;
    bool titled = false;  ///< whether rows above the headings were skipped
};

/// The row of headings is the first non-empty one; if it has at most two headings, the first of the following rows that
/// has more. Only the beginning of the spreadsheet is searched.
[[nodiscard]] std::variant<DeedCsv, CsvOpenQuote> read_deed_csv(std::string_view csv, const Edition& like);

/// Adds the columns and the problems to `typed`.
[[nodiscard]] DeedHeads read_deed_heads(const CsvTable& table, const Edition& like, TypedDeeds& typed);

}  // namespace tablebank
