#pragma once
// The text of an edition file with other deeds and cities in it; everything else, comments too, stays as it was typed.
// Inner header of the room.

#include <string>
#include <vector>

#include "db/edition/deed_groups.h"

namespace tablebank {

/// The text of `like` under another title, with these cities and deeds. All its figures are a template. Throws
/// EditionError where the text is no TOML.
[[nodiscard]] std::string text_with_deeds(const LoadedEdition& like, const EditionTitle& title,
                                          const std::vector<TypedCity>& cities, const std::vector<TypedDeed>& deeds);

}  // namespace tablebank
