#include "app/ui/widgets/button.h"

#include <imgui.h>

#include <algorithm>

#include "app/present/typing/typed_dice.h"
#include "app/present/words/glyph_order.h"
#include "app/present/words/localized_line.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

struct Colours {
    ImU32 ground;
    ImU32 letters;
    ImU32 edge;
};

Colours colours_of(const Ui& ui, const ButtonStyle& style, bool hovered) {
    const Palette& p = ui.palette();
    constexpr ImU32 none = IM_COL32(0, 0, 0, 0);
    if (!style.enabled) return {style.look == ButtonLook::quiet ? none : Theme::faded(p.raised, 0.5F), p.faint, none};
    switch (style.look) {
        case ButtonLook::primary:
            return {hovered ? Theme::faded(p.accent, 0.88F) : p.accent, p.on_accent, none};
        case ButtonLook::chosen:
            return {p.hover, p.text, p.accent};
        case ButtonLook::usual:
            return {p.raised, p.text, none};
        case ButtonLook::quiet:
            return {hovered ? p.hover : none, hovered ? p.text : p.quiet, none};
        case ButtonLook::plain:
            break;
    }
    return {hovered ? p.hover : p.raised, p.text, p.line};
}

float hint_width(const Ui& ui, std::string_view key) {
    return key.empty() ? 0 : measure(ui, Lettering::small, key_text(ui.lang, key)).x + ui.gap(Gap::small) + ui.px(2);
}

constexpr float switch_width = 38;

/// A switch shows its state by the position of its knob and by a tick, not by colour alone.
void paint_switch(const Ui& ui, const Rect& in, bool on, bool enabled) {
    const Palette& p = ui.palette();
    const float half = ui.px(10);
    const Rect groove{{in.min.x, in.centre().y - half}, {in.max.x, in.centre().y + half}};
    const ImU32 ground = on ? p.accent : p.ground;
    ui.list().AddRectFilled(groove.min, groove.max, enabled ? ground : Theme::faded(ground, 0.5F), half);
    ui.list().AddRect(groove.min, groove.max, on ? p.accent : p.quiet, half, 0, ui.px(1.5F));
    const ImVec2 knob{on ? groove.max.x - half : groove.min.x + half, in.centre().y};
    ui.list().AddCircleFilled(knob, half - ui.px(3), on ? p.on_accent : p.quiet);
    if (on) paint_tick(ui, {groove.min.x + half + ui.px(1), in.centre().y}, ui.px(10), p.on_accent);
}

/// Whether a text fits in one row, at the smallest allowed size.
bool fits_in_row(const Ui& ui, const Rect& in, Lettering lettering, std::string_view text) {
    const float smallest = ui.fonts.size(Lettering::tiny) / ui.fonts.size(lettering);
    return measure(ui, lettering, text).x * std::max(smallest, 0.67F) <= in.width();
}

/// In one row, or in as many as a button has height for.
bool has_room(const Ui& ui, const Rect& in, Lettering lettering, std::string_view text) {
    return fits_in_row(ui, in, lettering, text) || fits_in_cell(ui, in, Lettering::tiny, text);
}

/// In one row, or smaller in several rows; returns whether it fits.
bool paint_words(const Ui& ui, const Rect& in, const ButtonStyle& style, ImU32 colour, std::string_view text) {
    if (fits_in_row(ui, in, style.lettering, text) || !fits_in_cell(ui, in, Lettering::tiny, text))
        return !paint_fitted(ui, in, style.lettering, colour, text, style.align, Fit::shrinks);
    const float half = measure(ui, Lettering::tiny, text, in.width()).y * 0.54F;
    const float middle = in.centre().y;
    paint_wrapped(ui, {{in.min.x, middle - half}, {in.max.x, middle + half + ui.px(1)}}, Lettering::tiny, colour, text,
                  style.align);
    return true;
}

/// How an area takes clicks.
struct Clicks {
    bool enabled = true;
    bool dead = false;     ///< it takes none yet
    bool repeats = false;  ///< the second half of a double click counts
};

/// ImGui's press, without the second half of a double click.
bool pressed_once(const Ui& ui, std::string_view key, std::string_view text, ImVec2 size, const Clicks& clicks) {
    const std::string label = std::string(text) + "###" + std::string(key);
    ImGui::BeginDisabled(!clicks.enabled || clicks.dead);
    const bool press =
        ImGui::InvisibleButton(label.c_str(), size) && (clicks.repeats || ImGui::GetIO().MouseClickedLastCount[0] < 2);
    ImGui::EndDisabled();
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    if (ui.pictures != nullptr) ui.pictures->watch(in);
    ui.report({ProbedWidget::Kind::button, std::string(key), std::string(text), in.min, in.max, clicks.enabled});
    return press && clicks.enabled;
}

constexpr float tip_width = 340;

/// The area of the tooltip: the item drawn last, or, if a part of it has a tooltip of its own, the pointer's
/// surroundings.
Rect explained_by_tip(const Ui& ui) {
    const Rect item{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    const ImVec2 at = ImGui::GetIO().MousePos;
    const bool within = at.x >= item.min.x && at.x <= item.max.x && at.y >= item.min.y && at.y <= item.max.y;
    if (within && item.height() <= ui.px(80)) return item;
    return Rect{at, at}.inset(-ui.px(14));
}

Rect place_of_tip(const Ui& ui, std::string_view words) {
    const ImVec2 letters = measure(ui, Lettering::small, words, ui.px(tip_width));
    const ImVec2 size{letters.x + 2 * ui.gap(Gap::medium), letters.y + 2 * ui.gap(Gap::small)};
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const Rect beside = explained_by_tip(ui);
    const float x = std::clamp(beside.min.x, 0.0F, std::max(0.0F, display.x - size.x));
    const float below = beside.max.y + ui.gap(Gap::tight);
    const float y = below + size.y <= display.y ? below : std::max(0.0F, beside.min.y - ui.gap(Gap::tight) - size.y);
    return {{x, y}, {x + size.x, y + size.y}};
}

}  // namespace

float button_width(const Ui& ui, std::string_view text, const ButtonStyle& style) {
    const float hint = hint_width(ui, style.key_hint);
    const float knob = style.on ? ui.px(switch_width) + ui.gap(Gap::small) : 0;
    return measure(ui, style.lettering, text).x + 2 * ui.gap(Gap::medium) + (hint > 0 ? hint + ui.gap(Gap::small) : 0) +
           knob;
}

namespace {

/// Whether a click on the button was probably meant for the previous button at its place.
bool is_too_new(const Ui& ui, std::string_view key, std::string_view text, ImVec2 size) {
    if (ui.pointer == nullptr) return false;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    constexpr ImGuiHoveredFlags_ pressed_too = ImGuiHoveredFlags_AllowWhenBlockedByActiveItem;
    if (!ImGui::IsWindowHovered(pressed_too) || !ImGui::IsMouseHoveringRect(at, {at.x + size.x, at.y + size.y}))
        return false;
    return ui.pointer->is_too_new(Fingerprint(key, text).number(), ui.now_ms);
}

}  // namespace

bool button(const Ui& ui, std::string_view key, std::string_view text, const ButtonStyle& style) {
    const float width = style.width > 0 ? style.width : button_width(ui, text, style);
    const float height = style.height > 0 ? style.height : ui.fonts.size(style.lettering) + ui.gap(Gap::large);
    const bool asked_for = !ui.covered && style.enabled && ui.press == key;
    const bool dead = !style.repeats && is_too_new(ui, key, text, {width, height});
    const bool press = pressed_once(ui, key, text, {width, height}, {style.enabled, dead, style.repeats}) || asked_for;
    if (ui.buttons != nullptr && style.enabled)
        ui.buttons->push_back({std::string(key), style.says.empty() ? std::string(text) : style.says, style.key_hint});
    const bool hovered = ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    const Colours colours = colours_of(ui, style, hovered && style.enabled);
    paint_panel(ui, in, colours.ground);
    if ((colours.edge >> IM_COL32_A_SHIFT) != 0) paint_edge(ui, in, colours.edge);
    Rect inner = in.inset(ui.gap(Gap::medium), 0);
    std::string words_of_tip = style.tip;
    if (style.on) paint_switch(ui, cut_left(inner, ui.px(switch_width), ui.gap(Gap::small)), *style.on, style.enabled);
    if (const float hint = hint_width(ui, style.key_hint); hint > 0) {
        Rect beside = inner;
        const Rect place = cut_right(beside, hint, ui.gap(Gap::small));
        // If the text fits only without it, the key is in the tooltip.
        const bool crowded = !has_room(ui, beside, style.lettering, text) && has_room(ui, inner, style.lettering, text);
        if (crowded) {
            words_of_tip += (words_of_tip.empty() ? "" : "  ·  ") + key_text(ui.lang, style.key_hint);
        } else {
            paint_key_hint(ui, place, colours.letters, style.key_hint);
            inner = beside;
        }
    }
    const bool cut = !paint_words(ui, inner, style, colours.letters, text);
    const std::string whole = cut ? std::string(text) + (words_of_tip.empty() ? "" : "\n") : std::string{};
    if (hovered && (cut || !words_of_tip.empty())) tip(ui, whole + words_of_tip);
    return press;
}

bool button_left(const Ui& ui, Rect& row, std::string_view key, std::string_view text, const ButtonStyle& style,
                 float gap) {
    ImGui::SetCursorScreenPos(cut_left(row, button_width(ui, text, style), gap).min);
    return button(ui, key, text, style);
}

bool button_right(const Ui& ui, Rect& row, std::string_view key, std::string_view text, const ButtonStyle& style,
                  float gap) {
    ImGui::SetCursorScreenPos(cut_right(row, button_width(ui, text, style), gap).min);
    return button(ui, key, text, style);
}

bool hot_area(const Ui& ui, std::string_view key, std::string_view text, const Rect& in, bool enabled) {
    ImGui::SetCursorScreenPos(in.min);
    return pressed_once(ui, key, text, {std::max(1.0F, in.width()), std::max(1.0F, in.height())}, {enabled});
}

Touch touch_area(const Ui& ui, std::string_view kind, int number, std::string_view text, const Rect& in) {
    const bool under_pointer = ImGui::IsMouseHoveringRect(in.min, in.max);
    if (!under_pointer && ui.probe == nullptr) return {};
    const std::string key = std::string(kind) + '.' + std::to_string(number);
    if (under_pointer) {
        const bool press = hot_area(ui, key, text, in);
        return {ImGui::IsItemHovered(), press};
    }
    ui.report({ProbedWidget::Kind::button, key, std::string(text), in.min, in.max});
    return {};
}

float paint_key_hint(const Ui& ui, const Rect& in, ImU32 colour, std::string_view key) {
    const float width = hint_width(ui, key);
    const float height = ui.fonts.size(Lettering::small) + ui.px(4);
    const Rect frame{{in.max.x - width, in.centre().y - height / 2}, {in.max.x, in.centre().y + height / 2}};
    ui.list().AddRect(frame.min, frame.max, Theme::faded(colour, 0.45F), ui.px(4), 0, ui.px(1));
    paint_line(ui, frame, Lettering::small, Theme::faded(colour, 0.8F), key_text(ui.lang, key), Align::centre);
    return width;
}

void tip(const Ui& ui, std::string_view words) {
    // Items below a dialog have no tooltip, and two tooltips at once would be one window that moves while it is filled.
    constexpr ImGuiHoveredFlags_ here = ImGuiHoveredFlags_RootAndChildWindows;
    if (!ImGui::IsWindowHovered(here | ImGuiHoveredFlags_AllowWhenBlockedByActiveItem |
                                ImGuiHoveredFlags_AllowWhenBlockedByPopup)) {
        return;
    }
    const Rect in = place_of_tip(ui, words);
    ImGui::SetNextWindowPos(in.min);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.gap(Gap::medium), ui.gap(Gap::small)));
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(ui.gap(Gap::medium) + ui.px(tip_width));
    {
        const LetteringScope letters(ui, Lettering::small);
        const std::string painted = glyph_order(words);
        ImGui::TextUnformatted(painted.data(), painted.data() + painted.size());
    }
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
    ImGui::PopStyleVar();
    ui.report({ProbedWidget::Kind::note, "tip", std::string(words), in.min, in.max});
}

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
