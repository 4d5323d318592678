#include "app/ui/screens/side_screen.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

bool back_button(const Ui& ui, Rect& head, std::string_view key, const std::string& words, float gap) {
    const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back)};
    return button_right(ui, head, key, words, style, gap);
}

Rect draw_side_head(const Ui& ui, std::string_view key, const std::string& title, Screen from, PendingIntent& queue) {
    Rect rest = Rect{{0, 0}, ImGui::GetIO().DisplaySize}.inset(ui.gap(Gap::wide), ui.gap(Gap::large));
    Rect head = cut_top(rest, ui.px(40), ui.gap(Gap::small));
    const std::string words =
        from == Screen::settlement ? ui.lang.tr("Back to the settlement") : ui.lang.tr("Back to the table");
    const bool back = back_button(ui, head, std::string(key) + ".back", words, ui.gap(Gap::medium));
    if (back || pressed(KeyAction::back)) queue.push(intent::Go{from});
    paint_line(ui, head, Lettering::title, ui.palette().text, title);
    return rest;
}

void draw_side_screens(const Ui& ui, PendingIntent& queue) {
    const auto way = [&](const char* key, const std::string& words, KeyAction action) {
        const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(action)};
        if (button(ui, key, words, style) || pressed(action)) queue.push(intent_of(action));
    };
    way("settle.proof", ui.lang.tr("Proof"), KeyAction::proof);
    way("settle.charts", ui.lang.tr("Charts of the game"), KeyAction::charts);
    way("settle.review", ui.lang.tr("What a judge should look at"), KeyAction::review);
    way("settle.phones", ui.lang.tr("Phones"), KeyAction::phones);
}

Rect draw_page_head(const Ui& ui, std::string_view key, const std::string& title, float most, PendingIntent& queue) {
    Rect rest = page_column(ui, most, ui.gap(Gap::wide));
    Rect head = cut_top(rest, ui.px(44), ui.gap(Gap::small));
    const bool back = back_button(ui, head, std::string(key) + ".back", ui.lang.tr("Back"));
    if (back || pressed(KeyAction::back)) queue.push(intent::Back{});
    paint_line(ui, head, Lettering::figure, ui.palette().text, title);
    return rest;
}

}  // namespace tablebank
