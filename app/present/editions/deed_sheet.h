#pragma once
// The deeds of an edition on paper, to compare with the cards of a box: group by group in the order of play, every
// figure from the top of a card to the bottom, and a check box for each card.

#include "app/paper/document.h"
#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

/// A figure that has a warning has a mark in front of it.
[[nodiscard]] PaperDocument make_deed_sheet(const Language& lang, const LoadedEdition& edition);

}  // namespace tablebank
