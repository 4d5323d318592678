// The grammar on one page, over whichever screen is open.

#include <algorithm>

#include "app/i18n/words.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

/// The key in a column of its own, the text beside it.
void draw_key(const Ui& ui, const HelpRow& row) {
    const float left = ImGui::GetCursorPosX();
    line(ui, Lettering::small, ui.palette().text, row.line);
    ImGui::SameLine(left + std::max(ui.px(104), ImGui::GetItemRectSize().x + ui.gap(Gap::small)));
    text(ui, Lettering::small, ui.palette().faint, row.text);
}

void draw_section(const Ui& ui, const HelpSection& section) {
    const Palette& p = ui.palette();
    text(ui, Lettering::strong, p.accent, section.title);
    for (const HelpRow& row : section.rows) {
        if (section.keys) {
            draw_key(ui, row);
            continue;
        }
        text(ui, Lettering::small, p.text, row.line);
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.gap(Gap::small) + ui.px(1));
        text(ui, Lettering::small, p.faint, row.text);
    }
    space(ui, Gap::small);
}

}  // namespace

void draw_help(const Ui& ui, const std::vector<HelpSection>& help, bool& open) {
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    ui.list().AddRectFilled({0, 0}, display, p.dim);
    const float width = std::min(ui.px(1120), display.x - 2 * ui.gap(Gap::wide));
    const float height = std::min(ui.px(720), display.y - 2 * ui.gap(Gap::wide));
    Rect rest{{(display.x - width) / 2, (display.y - height) / 2}, {(display.x + width) / 2, (display.y + height) / 2}};
    paint_panel(ui, rest, p.panel);
    paint_edge(ui, rest, p.line);
    rest = rest.inset(ui.gap(Gap::wide));
    Rect head = cut_top(rest, ui.px(40), ui.gap(Gap::small));
    paint_line(ui, head, Lettering::title, p.text, tr("What may be typed"));
    const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = "Esc"};
    const Rect at = cut_right(head, button_width(ui, tr("Close"), style));
    ImGui::SetCursorScreenPos(at.min);
    if (button(ui, "help.close", tr("Close"), style)) open = false;
    const float column = (rest.width() - 2 * ui.gap(Gap::wide)) / 3;
    // Two short sections share the last column.
    std::size_t next = 0;
    for (int i = 0; i < 3; ++i) {
        const Rect in = cut_left(rest, column, ui.gap(Gap::wide));
        const Pane pane(i == 0 ? "help0" : i == 1 ? "help1" : "help2", in);
        const std::size_t count = i == 2 ? help.size() : std::min(help.size(), next + 2);
        while (next < count) draw_section(ui, help[next++]);
    }
}

}  // namespace tablebank
