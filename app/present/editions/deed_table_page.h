#pragma once
// A table of deeds on the screen, before it is an edition: what is wrong or doubtful in it, cell by cell, held against
// the edition that it is like. Knows nothing of files.

#include <string>
#include <vector>

#include "db/edition/deed_table.h"

namespace tablebank {

class Language;

struct DeedTableLine {
    std::string place;  ///< `row 7, column L "monopolist rent"`; empty for the whole table
    std::string text;
    bool warning = false;
};

struct DeedTablePage {
    bool sound = false;   ///< an edition can be made of it
    std::string verdict;  ///< "3 errors, 1 doubtful figure"
    std::vector<DeedTableLine> lines;
};

[[nodiscard]] DeedTablePage make_deed_table_page(const Language& lang, const DeedTableEdition& read);

/// What an edition of a table is called by default: as the table, in an id of its own, with names in the language of
/// the edition that it is like.
[[nodiscard]] EditionTitle title_of_table(const std::string& name, const Edition& like);

}  // namespace tablebank
