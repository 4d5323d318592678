#pragma once
// The parts of the edition editor, each in its rectangle.

#include <string>
#include <string_view>

#include "app/ui/screens/screens.h"
#include "app/viewmodel/edition_view_model.h"

namespace tablebank {

void draw_edition_rows(const Ui& ui, const Rect& in, const EditorSnapshot& snapshot, EditionsState& state);
/// The findings, each with a link to its field; the deeds on paper; and the equivalent command lines.
void draw_edition_side(const Ui& ui, const Rect& in, const EditionsSnapshot& snapshot, EditionsState& state,
                       PendingIntent& queue);
/// A deed spreadsheet: its errors, and the edition that it becomes.
void draw_deed_table(const Ui& ui, const Rect& in, const DeedTableSnapshot& snapshot, EditionsState& state,
                     PendingIntent& queue);
/// Requests the deeds on paper or as a spreadsheet; shows a refusal if the edition has errors.
void ask_for_deeds(const Ui& ui, bool sound, EditionAction wanted, PendingIntent& queue);
/// Whether a game can be played with the edition: a tick or a cross, and the text.
void paint_soundness(const Ui& ui, Rect in, bool sound, std::string_view key, const std::string& words);
/// Continues in the same row if a button of this width fits, else in a new row.
void flow(const Ui& ui, float width);
/// Moves the focus to the field of a finding.
void go_to_finding(const EditorSnapshot& snapshot, std::size_t finding, EditionsState& state);

}  // namespace tablebank
