#pragma once
// Banknotes, drawn as notes in colours of their own by value: which of them make a sum. For the hand that counts them
// out; a colour never says a value alone.

#include "app/present/entries/notes_snapshot.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// What the notes take of a width, in rows.
[[nodiscard]] float notes_height(const Ui& ui, float width, const NotesSnapshot& notes);
/// Rows of notes, "2 × [100]  1 × [50]", and what they come to with change where that still has room in the last row:
/// "= 3 × [100] – 1 × [50]". Where the box does not make the sum, the words say so. Reported to the probe as a note
/// with the words.
void draw_notes(const Ui& ui, const char* key, const Rect& in, const NotesSnapshot& notes);

}  // namespace tablebank
