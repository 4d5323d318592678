#pragma once
// The head of a screen that is one column in the middle of the window: its title, and the way back.

#include <string>
#include <string_view>

#include "app/desk/wish.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// The way back by button and Escape; what is left of the column, which is no wider than `most`, for the rest.
[[nodiscard]] Rect draw_page_head(const Ui& ui, std::string_view key, const std::string& title, float most,
                                  CommandQueue& queue);

}  // namespace tablebank
