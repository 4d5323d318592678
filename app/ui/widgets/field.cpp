#include "app/ui/widgets/field.h"

#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cstdlib>

#include "app/present/typing/typed_text.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/keyboard_focus.h"
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

/// The data of ImGui's callback.
struct Caret {
    FieldEvents& events;
    const std::string& before;
    bool to_end = false;
    bool is_replaced = false;
    float width = 0;
};

void write_over(ImGuiInputTextCallbackData* data, const std::string& text) {
    data->DeleteChars(0, data->BufTextLen);
    data->InsertChars(0, text.c_str());
}

int look_for_caret(ImGuiInputTextCallbackData* data) {
    if (data->EventFlag == ImGuiInputTextFlags_CallbackCharFilter)
        return data->EventChar < '0' || data->EventChar > '9' ? 1 : 0;
    const Caret& caret = *static_cast<Caret*>(data->UserData);
    const std::string shown(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    if (caret.is_replaced) write_over(data, caret.before);
    // Text typed in the frame in which the field gets the focus would be put before the existing text.
    if (caret.to_end && !caret.is_replaced && shown != caret.before && shown.ends_with(caret.before))
        write_over(data, caret.before + shown.substr(0, shown.size() - caret.before.size()));
    show_beginning(*data, caret.width, caret.to_end || caret.is_replaced);
    FieldEvents& events = caret.events;
    events.selected = data->SelectionStart != data->SelectionEnd;
    events.at_start = !events.selected && data->CursorPos == 0;
    events.at_end = !events.selected && data->CursorPos == data->BufTextLen;
    return 0;
}

/// A hint that is too long for its field ends with dots.
std::string fitted_hint(const std::string& hint, float room) {
    const auto width = [](const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; };
    if (room <= 0 || width(hint) <= room) return hint;
    std::string fitted = hint;
    while (!fitted.empty() && width(fitted + "…") > room) {
        // The whole of its last character, whose later bytes all begin with the bits 10.
        while (fitted.size() > 1 && (static_cast<unsigned char>(fitted.back()) & 0xC0U) == 0x80U) fitted.pop_back();
        fitted.pop_back();
    }
    return fitted + "…";
}

/// No more digits than any such number has.
constexpr std::size_t longest = 6;

int number_typed(const std::string& typed, const NumberStyle& style) {
    if (!is_digits(typed)) return style.least;
    return typed.size() > longest ? style.most : std::clamp(std::atoi(typed.c_str()), style.least, style.most);
}

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

FieldEvents field(const Ui& ui, std::string_view key, std::string& typed, const FieldStyle& style) {
    FieldEvents events;
    const LetteringScope letters(ui, style.lettering);
    const std::string label = "###" + std::string(key);
    const std::string before = typed;
    if (style.focus && !ui.covered) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(style.width > 0 ? style.width : -FLT_MIN);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, style.frame ? ui.px(1) : 0.0F);
    if (style.edge != 0) ImGui::PushStyleColor(ImGuiCol_Border, style.edge);
    ImGuiInputTextFlags flags = ImGuiInputTextFlags_CallbackAlways;
    if (style.hidden) flags |= ImGuiInputTextFlags_Password;
    if (style.own_undo) flags |= ImGuiInputTextFlags_NoUndoRedo;
    if (style.digits) flags |= ImGuiInputTextFlags_CallbackCharFilter;
    if (style.digits && !style.to_end && !style.is_replaced) flags |= ImGuiInputTextFlags_AutoSelectAll;
    {
        const ByTab by_tab(style.by_tab);
        const PasteWatch bounded(PasteWatch::Lines::passed_on);
        const float width = style.width > 0 ? style.width : ImGui::GetContentRegionAvail().x;
        Caret caret{events, before, style.to_end, style.is_replaced, width};
        const std::string hint = fitted_hint(style.hint, width - 2 * ImGui::GetStyle().FramePadding.x);
        events.changed = ImGui::InputTextWithHint(label.c_str(), hint.c_str(), &typed, flags, look_for_caret, &caret);
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

void show_beginning(ImGuiInputTextCallbackData& data, float width, bool was_put) {
    ImGuiInputTextState* const state = ImGui::GetInputTextState(ImGui::GetActiveID());
    if (state == nullptr) return;
    const float room = width - ImGui::GetStyle().FramePadding.x;
    if (was_put || ImGui::CalcTextSize(data.Buf, data.Buf + data.BufTextLen).x < room) state->ScrollX = 0;
    if (!was_put) return;
    data.CursorPos = data.SelectionStart = data.SelectionEnd = data.BufTextLen;
    data.BufDirty = true;  // ImGui scrolls to the caret only after a change
}

bool number_field(const Ui& ui, std::string_view key, int& value, const NumberStyle& style) {
    const int before = value;
    const auto step = [&](const char* end, const char* sign, int by) {
        const ButtonStyle look{.width = ui.px(34), .lettering = Lettering::strong, .repeats = true};
        if (button(ui, std::string(key) + end, sign, look)) value = std::clamp(value + by, style.least, style.most);
    };
    step(".less", "–", -1);
    ImGui::SameLine(0, ui.gap(Gap::tight));
    std::string typed = value == style.least && !style.none.empty() ? std::string{} : std::to_string(value);
    const FieldStyle look{.hint = style.none, .width = ui.px(style.none.empty() ? 64 : 110)};
    const FieldEvents typing =
        style.ring != nullptr ? style.ring->field_stop(key, typed, look) : field(ui, key, typed, look);
    if (typing.changed) value = number_typed(typed, style);
    ImGui::SameLine(0, ui.gap(Gap::tight));
    step(".more", "+", 1);
    return value != before;
}

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
