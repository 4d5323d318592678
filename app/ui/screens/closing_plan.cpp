// The best closing within the settlement: worked out when it is asked for, shown below the standings.

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

void draw_plan_of(const Ui& ui, std::size_t number, const PlanSheetPlayer& player) {
    const Palette& p = ui.palette();
    const std::string key = "plan." + std::to_string(number);
    note(ui, key, Lettering::strong, p.text, player.heading);
    ImGui::Indent(ui.px(24));
    if (!player.nothing.empty()) text(ui, Lettering::small, p.quiet, player.nothing);
    for (std::size_t i = 0; i < player.steps.size(); ++i)
        note(ui, key + ".step." + std::to_string(i), Lettering::body, p.text, player.steps[i].text);
    for (const std::string& working : player.workings) text(ui, Lettering::small, p.quiet, working);
    if (!player.left.empty()) text(ui, Lettering::small, p.text, player.left);
    if (!player.unproved.empty()) text(ui, Lettering::small, p.quiet, player.unproved);
    ImGui::Unindent(ui.px(24));
    space(ui, Gap::small);
}

}  // namespace

void draw_closing_plan(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state) {
    const bool key = pressed(KeyAction::closing_plan);
    if (!snapshot.plan_offered) return;
    const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::closing_plan), .on = state.plan};
    const bool opened = state.plan;
    if (button(ui, "settle.plan", ui.lang.tr("The best closing"), style) || key) state.plan = !state.plan;
    // What it shows is worked out before the next frame.
    if (!opened || !state.plan || !snapshot.plan.shown) return;
    space(ui, Gap::small);
    for (const std::string& said : snapshot.plan.notes) text(ui, Lettering::small, ui.palette().quiet, said);
    space(ui, Gap::tight);
    for (std::size_t i = 0; i < snapshot.plan.players.size(); ++i) draw_plan_of(ui, i + 1, snapshot.plan.players[i]);
}

}  // namespace tablebank
