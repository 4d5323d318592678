#pragma once
// An edition in words: its content, section by section, and the changes of a box against the edition that it is based
// on. A box from an unknown source is shown like this before it is used.

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

/// Sections with at least one difference, in the words of the editor. Colours, names for lines and paragraphs are
/// counted and not listed.
[[nodiscard]] std::vector<EditionLines> compare_editions(const Language& lang, const LoadedEdition& like,
                                                         const LoadedEdition& box);

/// The one of these editions that a box is compared with, by its place in the list: that with this id, or if there is
/// none, the one with the fewest differences. Requires one or more.
[[nodiscard]] std::size_t edition_like(const LoadedEdition& box, const std::vector<LoadedEdition>& editions,
                                       const std::string& id);

}  // namespace tablebank
