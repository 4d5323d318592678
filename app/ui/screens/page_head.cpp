#include "app/ui/screens/page_head.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

Rect draw_page_head(const Ui& ui, std::string_view key, const std::string& title, float most, CommandQueue& queue) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(most, display.x - 2 * ui.gap(Gap::wide));
    Rect rest{{(display.x - width) / 2, ui.gap(Gap::wide)}, {(display.x + width) / 2, display.y - ui.gap(Gap::wide)}};
    Rect head = cut_top(rest, ui.px(44), ui.gap(Gap::small));
    const ButtonStyle back{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back)};
    const Rect at = cut_right(head, button_width(ui, ui.lang.tr("Back"), back));
    paint_line(ui, head, Lettering::figure, ui.palette().text, title);
    ImGui::SetCursorScreenPos(at.min);
    if (button(ui, std::string(key) + ".back", ui.lang.tr("Back"), back) || pressed(KeyAction::back))
        queue.push(wish::Back{});
    return rest;
}

}  // namespace tablebank
