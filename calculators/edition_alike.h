#pragma once
// Whether two editions are one box as far as money goes. Knows nothing of files.

#include "calculators/edition.h"

namespace tablebank {

/// Whether a game comes to the same with either: figures, board, cards, rules, and what lines call the deeds. What the
/// box is called, what is printed on its deeds and spaces, colours, paragraphs and statuses may differ.
[[nodiscard]] bool plays_alike(const Edition& one, const Edition& other);

}  // namespace tablebank
