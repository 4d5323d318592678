// The throws of utilities and the best closing, on the settlement's screen.

#include "app/ui/screens/settlement_parts.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/typing/typed_dice.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// Two rows of faces as one: the second die waits for the first.
bool draw_faces(const Ui& ui, const std::string& key, Rect row, std::string& typed) {
    const auto thrown = typed_dice(typed);
    const int first = thrown                                                    ? thrown->first
                      : typed.size() == 1 && typed[0] >= '1' && typed[0] <= '6' ? typed[0] - '0'
                                                                                : 0;
    const int second = thrown ? thrown->second : 0;
    bool changed = false;
    for (int die = 1; die <= 2; ++die) {
        for (int pips = 1; pips <= 6; ++pips) {
            const Rect face = cut_left(row, row.height(), ui.gap(Gap::tight));
            const DieLook look{.chosen = pips == (die == 1 ? first : second), .waits = die == 2 && first == 0};
            if (!die_button(ui, key + '.' + std::to_string(die) + '.' + std::to_string(pips), face, pips, look))
                continue;
            changed = true;
            typed = std::to_string(die == 1 ? pips : first);
            if (die == 2 || second != 0) typed += ' ' + std::to_string(die == 2 ? pips : second);
        }
        row.min.x += ui.gap(Gap::medium);
    }
    return changed;
}

}  // namespace

void draw_throws(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state) {
    std::vector<std::string*> throws;
    for (const MissingDice& missing : snapshot.missing) throws.push_back(&state.dice[missing.space]);
    if (type_dice(throws)) ui.clear_message();
    for (const MissingDice& missing : snapshot.missing) {
        std::string& typed = state.dice[missing.space];
        const std::string key = "settle.dice." + std::to_string(missing.space.index);
        text(ui, Lettering::body, ui.palette().text,
             ui.lang.tr("{owner} throws for {deed}", {{"owner", missing.owner}, {"deed", missing.name}}));
        const FieldStyle style{.width = ui.px(90)};
        bool changed = field(ui, key, typed, style).changed;
        const Rect beside{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
        const ImVec2 below = ImGui::GetCursorScreenPos();
        const float left = beside.max.x + ui.gap(Gap::large);
        const float size = std::min(ui.px(32), (below.x + ImGui::GetContentRegionAvail().x - left) / 14);
        const Rect faces{{left, beside.min.y}, {left + 14 * size, beside.min.y + size}};
        if (draw_faces(ui, key, faces, typed)) changed = true;
        if (changed) ui.clear_message();
        ImGui::SetCursorScreenPos({below.x, std::max(below.y, faces.max.y + ui.gap(Gap::small))});
    }
}

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

bool is_on_road(const SettlementSnapshot& snapshot) {
    return std::ranges::any_of(snapshot.road,
                               [](const RoadStep& road) { return road.now && road.step.id == "closing"; });
}

void draw_closing_plan(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state) {
    const bool key = pressed(KeyAction::closing_plan);
    if (!snapshot.plan_offered) return;
    const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::closing_plan), .on = state.plan};
    const bool opened = state.plan;
    if (button(ui, "settle.plan", ui.lang.tr("The best closing"), style) || key) state.plan = !state.plan;
    // Its content is computed before the next frame.
    if (!opened || !state.plan || !snapshot.plan.shown) return;
    space(ui, Gap::small);
    for (const std::string& said : snapshot.plan.notes) text(ui, Lettering::small, ui.palette().quiet, said);
    space(ui, Gap::tight);
    for (std::size_t i = 0; i < snapshot.plan.players.size(); ++i) draw_plan_of(ui, i + 1, snapshot.plan.players[i]);
}

}  // namespace tablebank
