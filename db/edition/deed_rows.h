#pragma once
// The rows of a deed spreadsheet, each read separately: which cell is which figure of which deed, and the errors of
// each. Internal header.

#include <map>
#include <string>
#include <vector>

#include "db/edition/deed_table.h"
#include "ledger/text/csv_rows.h"

namespace tablebank {

/// A deed as typed. Its slug may be empty, and it is not in a city yet.
struct TypedDeed {
    int row = 0;
    Deed deed;
    std::string brief;
    std::string group;   ///< of a street, as typed
    std::string colour;  ///< of its group, if given
};

/// The column of a key.
struct TypedColumn {
    int number = 0;  ///< from 1
    std::string head;
};

struct TypedDeeds {
    std::map<std::string, TypedColumn, std::less<>> columns;  ///< by key
    std::vector<TypedDeed> deeds;                             ///< in board order
    std::vector<DeedTableProblem> problems;

    /// A problem of the cell in a row and in the column of a key; of the whole row if there is no such column.
    [[nodiscard]] DeedTableProblem at(int row, std::string_view key, DeedTableProblem::Kind kind) const;
};

/// Reads all rows, even if some have errors.
[[nodiscard]] TypedDeeds read_deed_rows(const CsvTable& table, const Edition& like);

/// The figure of a deed for a key ("price", "competitor.built[2]"); nullptr if the key is not a figure.
[[nodiscard]] Money* figure_of(Deed& deed, std::string_view key);

}  // namespace tablebank
