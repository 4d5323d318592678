#include "app/ui/widgets/field.h"

#include <imgui_stdlib.h>

#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/paint.h"
#include "app/ui/widgets/paste.h"

namespace tablebank {

namespace {

/// Keyboard focus by Tab, under the name that this ImGui has for it.
class ByTab {
public:
    explicit ByTab(bool by_tab) { ImGui::PushAllowKeyboardFocus(by_tab); }
    ByTab(const ByTab&) = delete;
    ByTab& operator=(const ByTab&) = delete;
    ~ByTab() { ImGui::PopAllowKeyboardFocus(); }
};

/// What ImGui's callback may see.
struct Caret {
    FieldEvents& events;
    bool to_end = false;
};

int look_for_caret(ImGuiInputTextCallbackData* data) {
    auto& [events, to_end] = *static_cast<Caret*>(data->UserData);
    if (to_end) data->CursorPos = data->SelectionStart = data->SelectionEnd = data->BufTextLen;
    const bool selected = data->SelectionStart != data->SelectionEnd;
    events.at_start = !selected && data->CursorPos == 0;
    events.at_end = !selected && data->CursorPos == data->BufTextLen;
    return 0;
}

}  // namespace

FieldEvents field(const Ui& ui, std::string_view key, std::string& typed, const FieldStyle& style) {
    FieldEvents events;
    const LetteringScope letters(ui, style.lettering);
    const std::string label = "###" + std::string(key);
    const std::string before = typed;
    if (style.focus && !ui.covered) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(style.width > 0 ? style.width : -FLT_MIN);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, style.frame ? ui.px(1) : 0.0F);
    if (style.edge != 0) ImGui::PushStyleColor(ImGuiCol_Border, style.edge);
    const ImGuiInputTextFlags flags = ImGuiInputTextFlags_CallbackAlways |
                                      (style.hidden ? ImGuiInputTextFlags_Password : ImGuiInputTextFlags_None) |
                                      (style.own_undo ? ImGuiInputTextFlags_NoUndoRedo : ImGuiInputTextFlags_None);
    {
        const ByTab by_tab(style.by_tab);
        const PasteWatch bounded(PasteWatch::Lines::passed_on);
        Caret caret{events, style.to_end};
        events.changed =
            ImGui::InputTextWithHint(label.c_str(), style.hint.c_str(), &typed, flags, look_for_caret, &caret);
    }
    if (style.edge != 0) ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    events.active = ImGui::IsItemActive();
    // Enter ends the editing in the frame it goes down, so the item may be active no longer.
    events.entered = (ImGui::IsItemDeactivated() || events.active) && pressed(KeyAction::go_on);
    events.left = ImGui::IsItemDeactivated();
    events.cancelled = events.left && pressed(KeyAction::back);
    if (events.cancelled && style.keeps) typed = before;
    ui.report({ProbedWidget::Kind::field, std::string(key), style.hidden ? std::string(typed.size(), '*') : typed,
               ImGui::GetItemRectMin(), ImGui::GetItemRectMax()});
    return events;
}

}  // namespace tablebank
