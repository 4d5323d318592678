#include "app/ui/widgets/die_button.h"

#include <imgui.h>

#include "app/present/typing/typed_dice.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

bool die_button(const Ui& ui, std::string_view key, const Rect& in, int pips, DieLook look) {
    const Palette& p = ui.palette();
    const bool press = hot_area(ui, key, std::to_string(pips), in, !look.waits);
    const ImU32 ground = look.chosen ? p.accent : ImGui::IsItemHovered() ? p.hover : p.raised;
    const ImU32 dots = look.chosen ? p.on_accent : look.waits ? p.faint : p.text;
    paint_die(ui, in, pips, ground, dots);
    return press;
}

bool type_dice(std::span<std::string* const> throws) {
    if (throws.empty() || ImGui::IsAnyItemActive()) return false;
    bool changed = false;
    for (const char sign : signs_of_frame()) {
        if (sign < '1' || sign > '6') continue;
        add_die(throws, sign);
        changed = true;
    }
    if (!pressed_or_held(KeyAction::erase)) return changed;
    take_die_back(throws);
    return true;
}

}  // namespace tablebank
