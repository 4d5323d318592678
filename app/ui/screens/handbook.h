#pragma once
// A chapter of the handbook in the flow of a pane that scrolls. Internal to this room.

#include "app/present/program/help_snapshot.h"
#include "app/ui/look/ui.h"

namespace tablebank {

/// What is shown of it; what lies out of sight is measured and not painted.
void draw_handbook(const Ui& ui, const HelpChapter& chapter);

}  // namespace tablebank
