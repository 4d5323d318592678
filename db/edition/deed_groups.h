#pragma once
// What a table of deeds need not say: the groups with their colours, and the slugs, taken from the edition that it is
// like where that has them, and made of the names otherwise. Inner header of the room.

#include <vector>

#include "db/edition/deed_rows.h"

namespace tablebank {

/// A group of streets, and where in the table it is named first.
struct TypedCity {
    City city;
    int row = 0;
    int colour_row = 0;  ///< where its colour is told first; 0 where none is, and that of the other edition holds
};

/// Puts the streets into groups: those that the edition has by name or slug, in its order, and new ones, each where the
/// edition has the group of the same spaces. Adds to the problems.
[[nodiscard]] std::vector<TypedCity> find_cities(TypedDeeds& typed, const Edition& like);

/// Gives every deed without a slug one of its own, and forgets slugs and short names of the other edition's deed of the
/// space where the name is another. Adds to the problems.
void find_slugs(TypedDeeds& typed, const Edition& like);

}  // namespace tablebank
