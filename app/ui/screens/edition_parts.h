#pragma once
// The parts of the edition editor, each in its rectangle.

#include <string>
#include <string_view>

#include "app/ui/screens/screens.h"
#include "app/viewmodel/edition_view_model.h"

namespace tablebank {

void draw_edition_rows(const Ui& ui, const Rect& in, const EditorSnapshot& snapshot, EditionsState& state);
/// What is wrong or doubtful, each to be gone to, the deeds on paper, and the lines of a terminal that do the same.
void draw_edition_side(const Ui& ui, const Rect& in, const EditionsSnapshot& snapshot, EditionsState& state,
                       PendingIntent& queue);
/// A table of deeds from a spreadsheet: what is wrong with it, and the edition that it becomes.
void draw_deed_table(const Ui& ui, const Rect& in, const DeedTableSnapshot& snapshot, EditionsState& state,
                     PendingIntent& queue);
/// Wishes for the deeds on paper or as a table; says why not while something is wrong with the edition.
void ask_for_deeds(const Ui& ui, bool sound, EditionAction wanted, PendingIntent& queue);
/// Whether it can be played with: a tick or a cross, and the words.
void paint_soundness(const Ui& ui, Rect in, bool sound, std::string_view key, const std::string& words);
/// Goes on in the same line while there is room for a button of this width, else on a new one.
void flow(const Ui& ui, float width);
/// Leads to a finding's field.
void go_to_finding(const EditorSnapshot& snapshot, std::size_t finding, EditionsState& state);

}  // namespace tablebank
