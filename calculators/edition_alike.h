#pragma once
// Whether two editions are the same box as far as money is concerned.

#include "calculators/edition.h"

namespace tablebank {

/// Whether a game has the same result with either: figures, board, cards, rules, and the names of deeds in lines. The
/// name of the box, the printed names of deeds and spaces, colours, paragraphs and statuses may differ.
[[nodiscard]] bool plays_alike(const Edition& one, const Edition& other);

}  // namespace tablebank
