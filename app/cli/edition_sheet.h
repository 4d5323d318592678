#pragma once
// One edition on paper: its deeds with both columns of rent, its rulings, and where its figures come from. Internal to
// this room.

#include <iosfwd>

#include "app/cli/json.h"

namespace tablebank {

/// As edition files write it: "verified", "template".
[[nodiscard]] std::string status_word(TableStatus status);
[[nodiscard]] std::string status_text(TableStatus status);  ///< in the language in use
[[nodiscard]] Json edition_json(const Edition& edition);
void print_edition(const Edition& edition, std::ostream& out);

}  // namespace tablebank
