#pragma once
// Banknotes that make a sum, drawn in a colour for each value, to help the banker count them out. The value is always
// written too, so the colour is not needed to read it.

#include "app/present/entries/notes_snapshot.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// The height of the rows of notes in this width.
[[nodiscard]] float notes_height(const Ui& ui, float width, const NotesSnapshot& notes);
/// Rows of notes, "2 × [100]  1 × [50]", and the payment with change if it fits in the last row: "= 3 × [100] – 1 ×
/// [50]". If the notes of the box cannot make the sum, a sentence reports that. Reported to the probe as a note with
/// the text.
void draw_notes(const Ui& ui, const char* key, const Rect& in, const NotesSnapshot& notes);

}  // namespace tablebank
