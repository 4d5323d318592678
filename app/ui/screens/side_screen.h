#pragma once
// The heading of a screen next to a table or in one column, with its back button, and the buttons for the screens next
// to a table.

#include <string>
#include <string_view>

#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"
#include "app/viewmodel/intent.h"

namespace tablebank {

/// The back button with its key, cut off the right end of a heading. Does not handle the key.
[[nodiscard]] bool back_button(const Ui& ui, Rect& head, std::string_view key, const std::string& words, float gap = 0);
/// The title and the back button, which Escape presses too. Returns the rest of the window.
[[nodiscard]] Rect draw_side_head(const Ui& ui, std::string_view key, const std::string& title, Screen from,
                                  PendingIntent& queue);

/// In the flow: buttons for the proof, the charts and the review, with their keys.
void draw_side_screens(const Ui& ui, PendingIntent& queue);

/// The same for a screen that is one column in the middle of the window, no wider than `most`. Returns the rest of the
/// column.
[[nodiscard]] Rect draw_page_head(const Ui& ui, std::string_view key, const std::string& title, float most,
                                  PendingIntent& queue);

}  // namespace tablebank
