// The rulings in force on the left, one of them with its values and the reason for a change on the right.

#include "app/i18n/language.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

bool ruling_row(const DialogUi& dialog, const RulingRow& row) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const std::string key = "rulings.key." + row.key;
    const float inner = ImGui::GetContentRegionAvail().x - 2 * ui.gap(Gap::small);
    const float heading = measure(ui, Lettering::small, row.text, inner).y;
    const float value = measure(ui, Lettering::strong, row.value, inner).y;
    const float changed = row.changed.empty() ? 0 : measure(ui, Lettering::small, row.changed, inner).y;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + inner + 2 * ui.gap(Gap::small), at.y + heading + value + changed + ui.gap(Gap::medium)}};
    const bool press = choice_row(dialog, key, row.text + ": " + row.value, in, row.chosen).pressed;
    Rect rest = in.inset(ui.gap(Gap::small), ui.gap(Gap::tight));
    paint_wrapped(ui, cut_top(rest, heading), Lettering::small, p.quiet, row.text);
    paint_wrapped(ui, cut_top(rest, value), Lettering::strong, p.text, row.value);
    if (!row.changed.empty()) paint_wrapped(ui, rest, Lettering::small, p.accent, row.changed);
    return press;
}

void draw_values(const DialogUi& dialog, const RulingsSnapshot& snapshot, RulingsDraft& draft) {
    const Ui& ui = dialog.ui;
    note(ui, "rulings.heading", Lettering::title, ui.palette().text, snapshot.heading);
    note(ui, "rulings.default", Lettering::small, ui.palette().quiet, snapshot.default_text);
    space(ui, Gap::small);
    for (const RulingValue& value : snapshot.values) {
        const std::string words =
            value.in_force ? ui.lang.tr("{value} (in force)", {{"value", value.text}}) : value.text;
        if (dialog_toggle(dialog, "rulings.value." + value.value, words, value.chosen)) draft.value = value.value;
        space(ui, Gap::hair);
    }
    if (snapshot.takes_number)
        ruling_number(ui, &dialog.ring, "rulings.number", draft.value, snapshot.values.front().value);
    space(ui, Gap::small);
    reason_part(dialog, "rulings.why", draft.why, ui.lang.tr("Why the table changes it"), ui.lang.tr("agreed by all"));
}

}  // namespace

void draw_rulings(const Ui& ui, const Game& game, const RulingsSnapshot& snapshot, DialogState& state,
                  PendingIntent& queue) {
    const DialogFrame frame(ui, ui.lang.tr("Rulings in force"), 1080, 700);
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    Rect rest = frame.body();
    {
        const Pane pane("rulings", cut_left(rest, rest.width() * 0.5F, ui.gap(Gap::large)));
        if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(0);  // those of the table's own are first
        if (const auto step = pressed_scroll(!ImGui::IsAnyItemActive())) scroll_window(*step, ui.px(40));
        for (const RulingRow& row : snapshot.rows)
            if (ruling_row(dialog, row)) look_at_ruling(state.rulings, game, row.key);
    }
    {
        const Pane pane("ruling", rest);
        draw_values(dialog, snapshot, state.rulings);
    }
    frame.foot(dialog, snapshot.foot, state);
    frame.head(dialog, state);
}

}  // namespace tablebank
