#pragma once
// The parts of the players' view: text that fits, and a player's card.

#include <array>
#include <span>
#include <string>

#include "app/present/table/players_view.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

namespace view_letters {
inline constexpr std::array names{Lettering::title, Lettering::strong};
inline constexpr std::array cash{Lettering::figure, Lettering::title};
inline constexpr std::array sums{Lettering::amount, Lettering::figure};
inline constexpr std::array asides{Lettering::body, Lettering::small};
inline constexpr float line_spacing = 1.15F;
}  // namespace view_letters

/// The largest of some letterings in which a line fits, or the last of them.
[[nodiscard]] Lettering fitting(const Ui& ui, std::span<const Lettering> from, const std::string& words, float width);
/// Reports a text to the probe.
void tell(const Ui& ui, const std::string& key, const std::string& words, const Rect& in);
/// Name, cash, role and deeds of a player. `counted` is nullptr unless the cash is being seen to move.
void draw_view_card(const Ui& ui, const Rect& in, const PlayerCard& card, const CountedCash* counted);

}  // namespace tablebank
