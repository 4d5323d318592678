#pragma once
// The deeds of an edition on paper, to be compared with the cards of a box: group by group in the order of play, every
// figure from the top of a card to its foot, and a box to tick for each card. Says nothing of where the paper goes.

#include "app/paper/document.h"
#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

/// A figure that `warnings` of the edition object to has a mark before it.
[[nodiscard]] PaperDocument make_deed_sheet(const Language& lang, const LoadedEdition& edition);

}  // namespace tablebank
