// A line of text in a dialog: a word to search for, a reason. It is written at its end only.

#include <algorithm>

#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

/// Of UTF-8, whole.
void erase_last_sign(std::string& text) {
    bool within = true;
    while (within && !text.empty()) {
        within = (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U;
        text.pop_back();
    }
}

}  // namespace

bool write_at_end(const DialogUi& dialog, std::string& text) {
    std::string typed = dialog.ring.take_typed();
    if (text.empty() && typed.starts_with(' ')) typed.erase(0, 1);
    text += typed;
    const bool erases = !text.empty() && pressed_or_held(KeyAction::erase);
    if (erases) erase_last_sign(text);
    return erases || !typed.empty();
}

void text_part(const DialogUi& dialog, const std::string& key, const std::string& text, const std::string& hint) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ui.px(36)}};
    static_cast<void>(hot_area(ui, key, text, in));
    const bool mine = dialog.ring.at(key);
    paint_panel(ui, in, p.ground);
    paint_edge(ui, in, mine ? p.accent : p.line);
    const Rect letters = in.inset(ui.gap(Gap::medium), 0);
    paint_line(ui, letters, Lettering::body, text.empty() ? p.faint : p.text, text.empty() ? hint : text);
    if (mine) {
        const float x = letters.min.x + std::min(letters.width(), measure(ui, Lettering::body, text).x) + ui.px(2);
        ui.list().AddLine({x, in.min.y + ui.px(8)}, {x, in.max.y - ui.px(8)}, p.accent, ui.px(2));
    }
    dialog.ring.writing_stop(key, in);
}

}  // namespace tablebank
