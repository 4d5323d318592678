#pragma once
// The head of a screen with the way back, beside a table or in one column, and the ways to the screens beside a table.

#include <string>
#include <string_view>

#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"
#include "app/viewmodel/intent.h"

namespace tablebank {

/// The way back, cut off the right end of a head, with its key beside it; by button alone.
[[nodiscard]] bool back_button(const Ui& ui, Rect& head, std::string_view key, const std::string& words, float gap = 0);
/// The title and the way back, by button and Escape; what is left of the window for the rest.
[[nodiscard]] Rect draw_side_head(const Ui& ui, std::string_view key, const std::string& title, Screen from,
                                  PendingIntent& queue);

/// In the flow: the ways to the proof, the charts and what a judge should look at, by button and key.
void draw_side_screens(const Ui& ui, PendingIntent& queue);

/// The same for a screen that is one column in the middle of the window.
/// The way back by button and Escape; what is left of the column, which is no wider than `most`, for the rest.
[[nodiscard]] Rect draw_page_head(const Ui& ui, std::string_view key, const std::string& title, float most,
                                  PendingIntent& queue);

}  // namespace tablebank
