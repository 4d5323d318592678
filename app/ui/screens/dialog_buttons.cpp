// The buttons of the dialogs in the bottom bar of the table, as many as leave the sentence its room.

#include <array>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

void draw_dialog_buttons(const Ui& ui, Rect& row, CommandQueue& queue) {
    struct Way {
        const char* key;
        Dialog dialog;
        KeyAction action;
        std::string name;
    };
    const std::array ways{Way{"line.bankruptcy", Dialog::bankruptcy, KeyAction::bankruptcy, ui.lang.tr("Bankruptcy")},
                          Way{"line.card", Dialog::card, KeyAction::card, ui.lang.tr("Card")},
                          Way{"line.auction", Dialog::auction, KeyAction::auction, ui.lang.tr("Auction")},
                          Way{"line.trade", Dialog::trade, KeyAction::trade, ui.lang.tr("Trade")}};
    float width = 0;
    ButtonStyle style{.look = ButtonLook::quiet, .height = row.height(), .lettering = Lettering::small};
    const auto sized = [&](const Way& way) {
        style.key_hint = hint_of(way.action);
        return button_width(ui, way.name, style);
    };
    for (const Way& way : ways) width += sized(way) + ui.gap(Gap::tight);
    // In a narrow window the key alone stands there, and its name under the pointer.
    const bool short_of_room = row.width() - width < ui.px(300);
    for (const Way& way : ways) {
        sized(way);
        if (short_of_room) {
            style.tip = way.name;
            style.key_hint.clear();
        }
        const std::string words = short_of_room ? hint_of(way.action) : way.name;
        const Rect at = cut_right(row, button_width(ui, words, style), ui.gap(Gap::tight));
        ImGui::SetCursorScreenPos(at.min);
        if (button(ui, way.key, words, style)) queue.push(wish::Show{way.dialog});
    }
}

}  // namespace tablebank
