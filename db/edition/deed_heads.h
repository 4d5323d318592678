#pragma once
// The first row of a deed spreadsheet: the meaning of each column, the ignored columns, and the errors of the row.
// Internal header.

#include <set>
#include <string>
#include <vector>

#include "db/edition/deed_rows.h"

namespace tablebank {

struct DeedHeads {
    std::vector<std::string> keys;      ///< by column; empty if its heading is unknown
    std::set<std::size_t> passed_over;  ///< ignored columns of the user
    bool usable = true;                 ///< whether the rows below can be interpreted with it
};

/// Adds the columns and the problems to `typed`.
[[nodiscard]] DeedHeads read_deed_heads(const CsvRow& row, char separator, const Edition& like, TypedDeeds& typed);

}  // namespace tablebank
