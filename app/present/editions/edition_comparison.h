#pragma once
// A box compared with the edition that it is like: every field of the editor in which they differ, in the words of the
// editor. A stranger's box is shown so before it is used.

#include <string>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

struct ComparedSection {
    std::string heading;             ///< "Rules"
    std::vector<std::string> lines;  ///< "For landing on START or passing it: 100, here 200"
};

/// Sections with at least one difference. Names of streets, cities and spaces are counted and not listed. Throws
/// EditionError if one of them is not TOML.
[[nodiscard]] std::vector<ComparedSection> compare_editions(const Language& lang, const EditionText& like,
                                                            const EditionText& box);

/// Which of these editions has the fewest differences from a box, by its place in the list. Requires one or more.
[[nodiscard]] std::size_t closest_edition(const EditionText& box, const std::vector<LoadedEdition>& editions);

}  // namespace tablebank
