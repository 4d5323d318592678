#pragma once
// What an entry changed, in words: what it is about, as it was, as it is. Inner header of the room.

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
/// Cash first, then deeds and pieces, then what the table keeps besides.
[[nodiscard]] std::vector<ExtractChange> changes_in_words(const Language& lang, const Table& table,
                                                          const EntryExtract& extract);

}  // namespace tablebank
