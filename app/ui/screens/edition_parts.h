#pragma once
// The parts of the edition editor, each in its rectangle. Inner header of the screens.

#include "app/desk/edition_desk.h"
#include "app/ui/screens/screens.h"

namespace tablebank {

/// Which edition is edited: a file of one's own, or a copy of one of the program's.
void draw_edition_list(const Ui& ui, const Rect& in, const EditionsSnapshot& snapshot, EditionsState& state,
                       CommandQueue& queue);
void draw_edition_rows(const Ui& ui, const Rect& in, const EditorSnapshot& snapshot, EditionsState& state);
/// What is wrong or doubtful, each to be gone to, and the lines of a terminal that do the same.
void draw_edition_side(const Ui& ui, const Rect& in, const EditionsSnapshot& snapshot, EditionsState& state);
/// Leads to a finding's field.
void go_to_finding(const EditorSnapshot& snapshot, std::size_t finding, EditionsState& state);

}  // namespace tablebank
