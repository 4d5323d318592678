#pragma once
// A deed spreadsheet on the screen, before it becomes an edition: its errors and doubtful figures, cell by cell,
// compared with the edition it is based on.

#include <string>
#include <vector>

#include "db/edition/deed_table.h"

namespace tablebank {

class Language;

struct DeedTableLine {
    std::string place;  ///< `row 7, column L "monopolist rent"`; empty for the whole spreadsheet
    std::string text;
    bool warning = false;
};

struct DeedTablePage {
    bool sound = false;   ///< an edition can be made of it
    std::string verdict;  ///< "3 errors, 1 doubtful figure"
    std::vector<DeedTableLine> lines;
};

[[nodiscard]] DeedTablePage make_deed_table_page(const Language& lang, const DeedTableEdition& read);

/// The default title of an edition made from a spreadsheet: the name of the file, a new id, and names in the language
/// of the base edition.
[[nodiscard]] EditionTitle title_of_table(const std::string& name, const Edition& like);

}  // namespace tablebank
