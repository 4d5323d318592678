#include "app/ui/widgets/field.h"

#include <imgui_stdlib.h>

#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

FieldEvents field(const Ui& ui, std::string_view key, std::string& typed, const FieldStyle& style) {
    FieldEvents events;
    const LetteringScope letters(ui, style.lettering);
    const std::string label = "###" + std::string(key);
    if (style.focus && !ui.covered) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(style.width > 0 ? style.width : -FLT_MIN);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, style.frame ? ui.px(1) : 0.0F);
    if (style.edge != 0) ImGui::PushStyleColor(ImGuiCol_Border, style.edge);
    const ImGuiInputTextFlags flags = style.own_undo ? ImGuiInputTextFlags_NoUndoRedo : ImGuiInputTextFlags_None;
    events.changed = ImGui::InputTextWithHint(label.c_str(), style.hint.c_str(), &typed, flags);
    if (style.edge != 0) ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    events.active = ImGui::IsItemActive();
    // Enter ends the editing in the frame it goes down, so the item may be active no longer.
    events.entered =
        (ImGui::IsItemDeactivated() || events.active) && (pressed(Key::enter) || pressed(Key::keypad_enter));
    events.left = ImGui::IsItemDeactivated();
    events.cancelled = events.left && pressed(Key::escape);
    ui.report({ProbedWidget::Kind::field, std::string(key), typed, ImGui::GetItemRectMin(), ImGui::GetItemRectMax()});
    return events;
}

}  // namespace tablebank
