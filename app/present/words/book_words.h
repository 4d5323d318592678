#pragma once
// Sentences in the words of an edition's rule book. The program uses streets, cities and jail; a book that calls them
// enterprises, colour groups and the bench has its own sentence (football 1, 7, 18). The words of a book are data of
// the edition (calculators/edition_words.h). The matching sentences are one table here, so that no caller checks for an
// edition.

#include "calculators/edition_words.h"

namespace tablebank {

/// The catalogue text that replaces `sentence` for a book with these words; the sentence itself if there is no
/// difference. Both have the same {placeholders}.
[[nodiscard]] const char* as_said(const EditionWords& words, const char* sentence);

}  // namespace tablebank
