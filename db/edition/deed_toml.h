#pragma once
// The text of an edition file with its deeds and cities replaced; everything else, including comments, stays as it was
// typed. Internal header.

#include <string>
#include <vector>

#include "db/edition/deed_groups.h"

namespace tablebank {

/// The text of `like` with another title, these cities and these deeds. All its figures are a template. Throws
/// EditionError if the text is not TOML.
[[nodiscard]] std::string text_with_deeds(const LoadedEdition& like, const EditionTitle& title,
                                          const std::vector<TypedCity>& cities, const std::vector<TypedDeed>& deeds);

}  // namespace tablebank
