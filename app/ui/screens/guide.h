#pragma once
// The advice beside a practice game.

#include "app/ui/screens/screens.h"

namespace tablebank {

/// What it advises is done; at its end a game of one's own is begun.
void follow_guide(const GuideSnapshot& guide, CommandQueue& queue);

/// How much room it takes in a column; brief: the keys without the sentences.
[[nodiscard]] float guide_height(const Ui& ui, const GuideSnapshot& guide, float width, bool brief);
void draw_guide(const Ui& ui, const Rect& in, const GuideSnapshot& guide, bool brief, CommandQueue& queue);

}  // namespace tablebank
