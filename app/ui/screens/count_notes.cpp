// The notes in each hand, counted in a field for each value, on the settlement's screen.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/settlement/count_panel.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/settlement_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/viewmodel/keys.h"

namespace tablebank {

void count_of(int seat, SettlementState& state) {
    state.count.seat = seat;
    state.count_focus = 0;
}

namespace {

/// The players to be counted, the next ones first.
void draw_hands(const Ui& ui, const CountPanel& panel, SettlementState& state) {
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    bool first = true;
    for (const CountHand& hand : panel.hands) {
        const bool due = hand.seat == panel.next;
        const std::string words = ui.lang.tr("Count the notes: {player}", {{"player", hand.name}});
        const ButtonStyle style{.look = hand.seat == panel.seat ? ButtonLook::chosen
                                        : hand.counted          ? ButtonLook::quiet
                                                                : ButtonLook::plain,
                                .key_hint = due && panel.seat == 0 ? hint_of(KeyAction::count_notes) : ""};
        if (!first && ImGui::GetItemRectMax().x + ui.gap(Gap::small) + button_width(ui, words, style) <= right)
            ImGui::SameLine(0, ui.gap(Gap::small));
        first = false;
        if (button(ui, "road.count." + std::to_string(hand.seat), words, style)) count_of(hand.seat, state);
    }
}

FieldEvents draw_value(const Ui& ui, const std::string& key, const CountField& value, std::string& typed, bool focus) {
    ImGui::BeginGroup();
    text(ui, Lettering::small, ui.palette().faint, value.head);
    const FieldStyle style{
        .width = ui.px(84), .focus = focus, .keeps = true, .edge = value.wrong.empty() ? 0 : ui.palette().refused};
    const FieldEvents events = field(ui, key, typed, style);
    if (focus) ImGui::SetScrollHereY(0.5F);
    if (!value.wrong.empty()) note(ui, key + ".wrong", Lettering::tiny, ui.palette().refused, value.wrong);
    ImGui::EndGroup();
    return events;
}

/// The sum of the notes, and its difference from the ledger: in colour, with its sign, and in words.
void draw_sum(const Ui& ui, const CountPanel& panel) {
    if (panel.sum.empty()) return;
    const Palette& p = ui.palette();
    note(ui, "count.sum", Lettering::strong, p.text, panel.sum);
    note(ui, "count.difference", Lettering::body, panel.sense == CountSense::agrees ? p.fine : p.refused,
         panel.difference);
}

/// The values side by side, as many as fit. Enter leads from each to the next one, since the hand may have more notes
/// even if the sum is that of the ledger. True if Enter posts now: in the last value, or in the reason.
bool draw_values(const Ui& ui, const CountPanel& panel, SettlementState& state, PendingIntent& queue) {
    const auto focus = std::exchange(state.count_focus, std::nullopt);
    TypedCount& typed = state.count.hands[panel.seat];
    typed.notes.resize(panel.fields.size());
    bool enter_posts = false;
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    for (std::size_t i = 0; i < panel.fields.size(); ++i) {
        if (i > 0 && ImGui::GetItemRectMax().x + ui.gap(Gap::small) + ui.px(84) <= right)
            ImGui::SameLine(0, ui.gap(Gap::small));
        const FieldEvents events =
            draw_value(ui, "count.note." + std::to_string(i), panel.fields[i], typed.notes[i], focus == i);
        const bool last = i + 1 == panel.fields.size();
        enter_posts = enter_posts || (last && events.active);
        if (!events.entered) continue;
        if (!last)
            state.count_focus = i + 1;
        else
            queue.push(intent::PostCount{.of_notes = true});
    }
    draw_sum(ui, panel);
    if (!panel.wants_reason) return enter_posts;
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("Why it differs"));
    const FieldStyle why{.width = ui.px(420), .focus = focus == panel.fields.size(), .keeps = true};
    const FieldEvents reason = field(ui, "count.why", typed.why, why);
    if (reason.entered) queue.push(intent::PostCount{});
    return reason.active;
}

void draw_end(const Ui& ui, const CountPanel& panel, bool enter_posts, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const bool ready = !panel.line.empty();
    const ButtonStyle style{.look = ButtonLook::primary,
                            .enabled = ready,
                            .key_hint = enter_posts ? hint_of(KeyAction::go_on) : "",
                            .tip = ready ? localized_line(ui.lang, panel.line) : std::string{}};
    const std::string words = panel.wants_reason ? ui.lang.tr("The books go by the count") : ui.lang.tr("As counted");
    if (button(ui, "count.post", words, style)) queue.push(intent::PostCount{});
    if (panel.wants_reason) {
        const ButtonStyle other{.enabled = !panel.waiver.empty(), .key_hint = hint_of(KeyAction::leave_books)};
        const std::string let_be = ui.lang.tr("The books stay as they are");
        const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
        if (ImGui::GetItemRectMax().x + ui.gap(Gap::small) + button_width(ui, let_be, other) <= right)
            ImGui::SameLine(0, ui.gap(Gap::small));
        if (button(ui, "count.waive", let_be, other)) queue.push(intent::PostCount{.waived = true});
    }
    if (ui.is_error()) note(ui, "count.refusal", Lettering::body, p.refused, ui.said());
}

}  // namespace

void draw_count(const Ui& ui, const CountPanel& panel, SettlementState& state, PendingIntent& queue) {
    if (panel.hands.empty()) return;
    draw_hands(ui, panel, state);
    if (panel.seat == 0) return;
    space(ui, Gap::tight);
    text(ui, Lettering::strong, ui.palette().text, panel.heading);
    const bool enter_posts = draw_values(ui, panel, state, queue);
    draw_end(ui, panel, enter_posts, queue);
}

}  // namespace tablebank
