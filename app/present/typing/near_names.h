#pragma once
// A name that no one at the table has, or a word that names no action: which ones are written nearly so. They are named
// in the answer and never put in its place.

#include <string_view>

#include "ledger/books/setup.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

/// The error with candidates, if it is an unknown player, deed, city or verb: the players of the table, the deeds and
/// cities whose names are nearest, or the nearest actions in the words of `language`. Any other error, and one with
/// candidates, is returned unchanged.
[[nodiscard]] ParseError with_near_names(const Setup& setup, ParseError error, std::string_view language);

}  // namespace tablebank
