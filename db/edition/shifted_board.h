#pragma once
// Detects a board with a line too few or too many: from there on no deed fits its space, and each of them would be
// reported. Only for edition_*.cpp of this folder: it exposes the types of toml++.

#include <optional>

#include "calculators/edition.h"
#include "db/edition/edition_reader.h"

namespace tablebank {

/// The place where a line of the board is missing, or is too many.
struct BoardShift {
    int after = 0;   ///< the last space that a deed fits
    int before = 0;  ///< the first space that a deed does not fit
    bool too_few = true;
};

/// nullopt for a board whose deeds fit, and for one that no single line explains. Requires that its spaces were read.
[[nodiscard]] std::optional<BoardShift> shift_of_board(const toml::table& file, const Edition& edition);

}  // namespace tablebank
