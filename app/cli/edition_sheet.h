#pragma once
// One edition on paper: its deeds with both columns of rent, its rulings, and the source of its figures. Internal
// header.

#include <iosfwd>
#include <vector>

#include "app/cli/json.h"
#include "app/present/editions/edition_comparison.h"

namespace tablebank {

class Language;

/// As edition files write it: "verified", "template".
[[nodiscard]] std::string status_word(TableStatus status);
[[nodiscard]] std::string status_text(const Language& lang, TableStatus status);  ///< in the language given
[[nodiscard]] Json edition_json(const Edition& edition);
void print_edition(const Language& lang, const LoadedEdition& loaded, std::ostream& out);
/// Each with its heading, and its lines beneath it.
void print_sections(const std::vector<EditionLines>& sections, std::ostream& out);

}  // namespace tablebank
