#pragma once
// An edition in words: what it has, section by section, and what a box changes against the edition that it is like. A
// stranger's box is shown so before it is used.

#include <string>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

struct EditionLines {
    std::string heading;             ///< "Rules"
    std::vector<std::string> lines;  ///< "For landing on START or passing it: 100, here 200"
};

/// The rules, the money, the board and the cards of an edition, in the words of the editor.
[[nodiscard]] std::vector<EditionLines> edition_lines(const Language& lang, const LoadedEdition& edition);

/// Sections with at least one difference, in the words of the editor. Colours, short names and names for lines are
/// counted and not listed.
[[nodiscard]] std::vector<EditionLines> compare_editions(const Language& lang, const LoadedEdition& like,
                                                         const LoadedEdition& box);

/// Which of these editions has the fewest differences from a box, by its place in the list. Requires one or more.
[[nodiscard]] std::size_t closest_edition(const LoadedEdition& box, const std::vector<LoadedEdition>& editions);

}  // namespace tablebank
