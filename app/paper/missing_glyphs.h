#pragma once
// Characters that no font of this computer has: paper shows boxes instead. Internal header.

#include "app/paper/pdf.h"
#include "app/paper/words.h"

namespace tablebank {

/// Adds the characters of these words that cannot be shown.
void add_unknown_signs(const SetWords& words, UnknownSigns& unknown);

}  // namespace tablebank
