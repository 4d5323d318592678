#pragma once
// The rows of a table of deeds, each read by itself: which cell is which figure of which deed, and what is wrong with
// each. Inner header of the room.

#include <map>
#include <string>
#include <vector>

#include "db/edition/deed_table.h"
#include "ledger/text/csv_rows.h"

namespace tablebank {

/// A deed as it was typed. Its slug may be empty, and it stands in no city yet.
struct TypedDeed {
    int row = 0;
    Deed deed;
    std::string brief;
    std::string group;   ///< of a street, as typed
    std::string colour;  ///< of its group, where it is told
};

/// Where a column of a key stands in the table.
struct TypedColumn {
    int number = 0;  ///< from 1
    std::string head;
};

struct TypedDeeds {
    std::map<std::string, TypedColumn, std::less<>> columns;  ///< by key
    std::vector<TypedDeed> deeds;                             ///< in board order
    std::vector<DeedTableProblem> problems;

    /// A problem of the cell of a row in the column of a key; of the row where there is no such column.
    [[nodiscard]] DeedTableProblem at(int row, std::string_view key, DeedTableProblem::Kind kind) const;
};

/// Reads all rows, whatever is wrong with some of them.
[[nodiscard]] TypedDeeds read_deed_rows(const CsvTable& table, const Edition& like);

/// The figure of a deed that a key means ("price", "competitor.built[2]"); nullptr for what is no figure.
[[nodiscard]] Money* figure_of(Deed& deed, std::string_view key);

}  // namespace tablebank
