#pragma once
// Sentences as the book of an edition says them: the program speaks of streets, cities and jail, and a book that calls
// them enterprises, colour groups and the bench has its own sentence (football 1, 7, 18). Which words a book uses is
// data of the edition (calculators/edition_words.h); what a sentence becomes by them is one table here, so that no
// caller asks for an edition.

#include "calculators/edition_words.h"

namespace tablebank {

/// The text of the catalogues to say in place of `sentence` where the book uses these words; the sentence itself where
/// it makes no difference. Both have the same {places}.
[[nodiscard]] const char* as_said(const EditionWords& words, const char* sentence);

}  // namespace tablebank
