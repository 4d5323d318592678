#pragma once
// A name that nobody at the table has: which ones are written nearly so. They are named in the answer and never put in
// its place.

#include "ledger/books/setup.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

/// The error with candidates, if it is an unknown player, deed or city: the players of the table, or the deeds and
/// cities whose names are nearest. Any other error, and one with candidates, stays as it is.
[[nodiscard]] ParseError with_near_names(const Setup& setup, ParseError error);

}  // namespace tablebank
