#pragma once
// Banknotes, drawn small: which of them make a sum.

#include "app/present/entries/notes_snapshot.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// A row of notes, and what they come to with change where there is room for it: "2 [100] 1 [50] = 3 [100] – 1 [50]".
/// Where the box does not make the sum, the words say so. Reported to the probe as a note with the words.
void draw_notes(const Ui& ui, const char* key, const Rect& in, const NotesSnapshot& notes);

}  // namespace tablebank
