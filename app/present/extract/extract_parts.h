#pragma once
// The changes of an entry in words: subject, value before, value after. Internal header of this folder.

#include <string>
#include <vector>

#include "app/present/extract/extract_facts.h"

namespace tablebank {

class Language;

struct ExtractChange {
    std::string what;  ///< "Cash of Anna", "Nob Hill", "Whose turn it is"
    std::string before;
    std::string after;
};
/// Cash first, then deeds and pieces, then the other facts of the table.
[[nodiscard]] std::vector<ExtractChange> changes_in_words(const Language& lang, const Table& table,
                                                          const EntryExtract& extract);

}  // namespace tablebank
