#include "app/ui/widgets/choice_field.h"

#include <imgui_stdlib.h>

#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

namespace {

/// Two small arrows, up and down.
void paint_steps(const Ui& ui, const Rect& in, ImU32 colour) {
    ImDrawList* list = &ui.list();
    const ImVec2 at = in.centre();
    const float wide = ui.px(3.5F);
    const float gap = ui.px(2);
    const float high = ui.px(4);
    list->AddTriangleFilled({at.x - wide, at.y - gap}, {at.x, at.y - gap - high}, {at.x + wide, at.y - gap}, colour);
    list->AddTriangleFilled({at.x + wide, at.y + gap}, {at.x, at.y + gap + high}, {at.x - wide, at.y + gap}, colour);
}

}  // namespace

int choice_field(const Ui& ui, std::string_view key, std::string_view words, const ChoiceFieldStyle& style) {
    const Palette& p = ui.palette();
    int step = 0;
    Rect in{};
    {
        const LetteringScope letters(ui, Lettering::small);
        const std::string label = "###" + std::string(key);
        if (style.focus && !ui.covered) ImGui::SetKeyboardFocusHere();
        ImGui::SetNextItemWidth(style.width > 0 ? style.width : -FLT_MIN);
        ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, ui.px(1));
        if (style.edge != 0) ImGui::PushStyleColor(ImGuiCol_Border, style.edge);
        // A field of ImGui's, so that Tab knows it, with nothing in it: the words are painted over it.
        std::string nothing;
        static_cast<void>(ImGui::InputText(label.c_str(), &nothing, ImGuiInputTextFlags_ReadOnly));
        if (style.edge != 0) ImGui::PopStyleColor();
        ImGui::PopStyleVar();
        in = {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    }
    if (ImGui::IsItemClicked() && ImGui::GetIO().MouseClickedCount[0] == 1) step = 1;
    const bool active = ImGui::IsItemActive();
    if (active &&
        (pressed(KeyAction::press_part) || pressed_or_held(KeyAction::down) || pressed_or_held(KeyAction::right)))
        step = 1;
    if (active && (pressed_or_held(KeyAction::up) || pressed_or_held(KeyAction::left))) step = -1;
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    Rect rest = in.inset(ui.gap(Gap::small), 0);
    paint_steps(ui, cut_right(rest, ui.px(10), ui.gap(Gap::tight)), hovered || active ? p.text : p.faint);
    paint_line(ui, rest, Lettering::small, style.faint ? p.quiet : p.text, words);
    if (active) paint_edge(ui, in, p.accent, 1.5F);
    if (hovered && !style.tip.empty()) tip(ui, style.tip);
    ui.report({ProbedWidget::Kind::button, std::string(key), std::string(words), in.min, in.max});
    return step;
}

}  // namespace tablebank
