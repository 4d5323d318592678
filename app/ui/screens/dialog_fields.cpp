// The fields of a dialog: a sum, the number of a ruling, or a line of text, which is edited at its end only.

#include <algorithm>
#include <cstdlib>

#include "app/i18n/language.h"
#include "app/present/typing/typed_text.h"
#include "app/present/words/money_text.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "calculators/rulings.h"

namespace tablebank {

namespace {

/// Removes a whole UTF-8 character.
void erase_last_sign(std::string& text) {
    bool within = true;
    while (within && !text.empty()) {
        within = (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U;
        text.pop_back();
    }
}

constexpr std::size_t most_digits = 12;  ///< more than any box holds, and fewer than the grammar takes

/// Removes leading zeros, and digits beyond the longest sum.
std::string plain_digits(std::string digits) {
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    return digits.substr(0, most_digits);
}

void step_by(std::string& digits, std::int64_t step) {
    const std::int64_t now = typed_sum(digits).units();
    const std::int64_t then = std::clamp<std::int64_t>(now + step, 0, 999'999'999'999);
    digits = then == 0 ? std::string{} : std::to_string(then);
}

/// Steps, and digits that are typed while the field does not have the focus: they begin its sum, and the field
/// continues it. Returns whether the sum changed.
bool write_from_outside(FocusRing& ring, const std::string& key, std::string& digits, std::int64_t step) {
    const std::string before = digits;
    if (ring.take(KeyAction::more)) step_by(digits, step);
    if (ring.take(KeyAction::less)) step_by(digits, -step);
    if (ImGui::IsAnyItemActive()) return digits != before;
    if (const std::string typed = ring.take_digits(); !typed.empty()) {
        digits = plain_digits(ring.goes_on_typing() ? digits + typed : typed);
        ring.go_on_typing(key);
    } else if (!digits.empty() && pressed_or_held(KeyAction::erase)) {
        digits.pop_back();
    }
    return digits != before;
}

/// A row of step buttons, from the largest downwards or from the smallest upwards.
void draw_steps(const DialogUi& dialog, const std::string& key, std::string& digits, std::int64_t step, bool less) {
    for (const std::int64_t times :
         less ? std::array<std::int64_t, 3>{100, 10, 1} : std::array<std::int64_t, 3>{1, 10, 100}) {
        const std::string figure = amount_text(dialog.ui.lang, Money{step * times});
        const std::string name = key + (less ? ".less." : ".more.") + std::to_string(times);
        const ButtonStyle style{.enabled = !less || !digits.empty(),
                                .width = measure(dialog.ui, Lettering::small, "–" + figure).x +
                                         2 * dialog.ui.gap(Gap::medium) + dialog.ui.px(2),
                                .height = dialog.ui.px(34),
                                .lettering = Lettering::small,
                                .repeats = true};
        // For the mouse only: with the keyboard the sum is typed, so Tab skips the steps.
        if (button(dialog.ui, name, (less ? "–" : "+") + figure, style))
            step_by(digits, less ? -step * times : step * times);
        ImGui::SameLine(0, dialog.ui.gap(Gap::tight));
    }
}

int figure_of(const std::string& value) {
    if (!is_digits(value)) return 0;
    return value.size() > 4 ? most_ruling_number : std::min(std::atoi(value.c_str()), most_ruling_number);
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
    const Rect in = flow_row(ui.px(36));
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

void reason_part(const DialogUi& dialog, const std::string& key, std::string& why, const std::string& caption,
                 const std::string& hint) {
    dialog_caption(dialog.ui, caption);
    if (dialog.ring.at(key)) static_cast<void>(write_at_end(dialog, why));
    text_part(dialog, key, why, hint);
}

void amount_field(const DialogUi& dialog, const std::string& key, std::string& digits, const AmountStyle& style) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const std::string before = digits;
    const bool mine = dialog.ring.at(key) || (!style.takes_from.empty() && dialog.ring.within(style.takes_from));
    bool is_replaced = mine && write_from_outside(dialog.ring, key, digits, 10 * style.step);
    const bool narrow = ImGui::GetContentRegionAvail().x < ui.px(460);
    if (!narrow) draw_steps(dialog, key, digits, style.step, true);
    is_replaced = is_replaced || digits != before;
    const bool too_much = style.most > 0 && typed_sum(digits) > Money{style.most};
    const FieldStyle look{.hint = "0",
                          .width = narrow ? ImGui::GetContentRegionAvail().x : ui.px(120),
                          .lettering = Lettering::title,
                          .digits = true,
                          .is_replaced = is_replaced,
                          .keeps = true,
                          .edge = too_much ? p.refused
                                  : mine   ? p.accent
                                           : p.line};
    if (too_much) ImGui::PushStyleColor(ImGuiCol_Text, p.refused);
    if (dialog.ring.field_stop(key, digits, look).changed) digits = plain_digits(digits);
    if (too_much) ImGui::PopStyleColor();
    if (narrow) {
        draw_steps(dialog, key, digits, style.step, true);
    } else {
        ImGui::SameLine(0, ui.gap(Gap::tight));
    }
    draw_steps(dialog, key, digits, style.step, false);
    ImGui::NewLine();
}

std::string stepped_ruling(const std::string& value, int steps, const std::string& word) {
    const int figure = std::clamp(figure_of(value) + steps, 0, most_ruling_number);
    return figure == 0 ? word : std::to_string(figure);
}

bool ruling_number(const Ui& ui, FocusRing* ring, const std::string& key, std::string& value, const std::string& word) {
    int figure = figure_of(value);
    if (!number_field(ui, key, figure, {.most = most_ruling_number, .none = ui.lang.tr("a number"), .ring = ring}))
        return false;
    value = figure == 0 ? word : std::to_string(figure);
    return true;
}

}  // namespace tablebank
