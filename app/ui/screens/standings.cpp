#include "app/ui/screens/standings.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

bool walk_standings(const std::vector<StandingRow>& rows, std::optional<int>& opened) {
    const bool on = pressed_or_held(KeyAction::page_down);
    const bool back = pressed_or_held(KeyAction::page_up);
    if (rows.empty() || on == back) return false;
    // Those who are out stand last, and have nothing to open.
    const auto count = std::ranges::count(rows, false, &StandingRow::out);
    const auto now =
        std::ranges::find(rows, opened, [](const StandingRow& row) { return std::optional{row.mark.seat}; });
    // One place more than players: none is open there.
    const std::ptrdiff_t at = now == rows.end() ? count : now - rows.begin();
    const std::ptrdiff_t next = (at + (on ? 1 : count)) % (count + 1);
    opened = next == count ? std::nullopt : std::optional{rows[static_cast<std::size_t>(next)].mark.seat};
    return opened.has_value();
}

void draw_standings_hint(const Ui& ui) {
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("Page Down and Page Up, or a click on a player, show every payment and its workings."));
}

}  // namespace tablebank
