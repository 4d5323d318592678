#pragma once
// The data that a deed spreadsheet may omit: the groups with their colours, and the slugs. They are taken from the base
// edition if it has them, and otherwise derived from the names. Internal header.

#include <vector>

#include "db/edition/deed_rows.h"

namespace tablebank {

/// A group of streets, and the row that names it first.
struct TypedCity {
    City city;
    int row = 0;
    int colour_row = 0;  ///< the row that gives its colour first; 0 if none: the base edition's colour is used
};

/// Puts the streets into groups: those that the edition has by name or slug, in its order, and new ones, each at the
/// place of the edition's group with the same spaces. Adds to the problems.
[[nodiscard]] std::vector<TypedCity> find_cities(TypedDeeds& typed, const Edition& like);

/// Gives every deed without a slug one of its own. Drops slugs and short names of the base edition's deed of that space
/// if the name differs. Adds to the problems.
void find_slugs(TypedDeeds& typed, const Edition& like);

}  // namespace tablebank
