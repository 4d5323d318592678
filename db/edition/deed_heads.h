#pragma once
// The first row of a table of deeds: which column is which, which are passed over, and what the row has wrong. Inner
// header of the room.

#include <set>
#include <string>
#include <vector>

#include "db/edition/deed_rows.h"

namespace tablebank {

struct DeedHeads {
    std::vector<std::string> keys;      ///< by column; empty where it has no head that is known
    std::set<std::size_t> passed_over;  ///< columns of somebody's own
    bool usable = true;                 ///< whether the rows below can be taken apart by it
};

/// Adds the columns and the problems to those of the table.
[[nodiscard]] DeedHeads read_deed_heads(const CsvRow& row, char separator, const Edition& like, TypedDeeds& typed);

}  // namespace tablebank
