#pragma once
// Draws the dialog that is open over the table, and listens to the keys that open one.

#include "app/desk/dialogs.h"
#include "app/desk/wish.h"
#include "app/ui/look/ui.h"

namespace tablebank {

void draw_dialogs(const Ui& ui, Dialogs& dialogs, const Game& game, CommandQueue& queue);

/// The function keys of the dialogs, for whichever screen listens to them.
void listen_for_dialogs(CommandQueue& queue);

}  // namespace tablebank
