// The middle of the calculator: the deed that is asked about, the deeds that bear on it, and the dice of utilities.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/typing/typed_dice.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/calculator_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

constexpr int nobody = -2;  ///< below the lowest level: without an owner

std::string level_text(const Language& lang, const CalculatorDeed& deed, int level) {
    if (level == nobody) return lang.tr("not held");
    if (level == level::mortgaged) return lang.tr("mortgaged");
    if (level == level::unbuilt) return deed.steps > 0 ? lang.tr("held, unbuilt") : lang.tr("held");
    return deed.built.at(static_cast<std::size_t>(level) - 1);
}

std::vector<int> levels_of(const CalculatorDeed& deed) {
    std::vector<int> levels{nobody, level::mortgaged, level::unbuilt};
    for (int steps = 1; steps <= deed.steps; ++steps) levels.push_back(steps);
    return levels;
}

int level_now(const CalculatorDeed& deed) {
    return deed.owner < 0 ? nobody : deed.level;
}

void put(CalculatorState& state, const CalculatorDeed& deed, int level) {
    want(state.draft, deed.space, level == nobody ? std::nullopt : std::optional(level));
}

/// The content of a cell: a dash, stripes, a ring, the number of houses, hotels.
void paint_level(const Ui& ui, const Rect& in, const CalculatorDeed& deed, int level, ImU32 colour) {
    if (level == nobody) return paint_line(ui, in, Lettering::small, colour, "–", Align::centre);
    if (level == level::mortgaged) return paint_stripes(ui, in.inset(in.width() * 0.2F), colour);
    if (level == level::unbuilt) {
        ui.list().AddCircle(in.centre(), in.width() * 0.2F, colour, 0, ui.px(1.5F));
        return;
    }
    if (level > deed.houses) return paint_buildings(ui, in.inset(ui.px(3), in.height() * 0.3F), 0, level - deed.houses);
    paint_line(ui, in, Lettering::small, colour, std::to_string(level), Align::centre);
}

void draw_cells(const Ui& ui, const Rect& in, const CalculatorDeed& deed, bool mine, CalculatorState& state) {
    const Palette& p = ui.palette();
    const auto levels = levels_of(deed);
    const float width = in.width() / static_cast<float>(std::max<std::size_t>(levels.size(), 8));
    Rect rest = in;
    for (const int level : levels) {
        const Rect cell = cut_left(rest, width).inset(ui.px(1));
        const std::string key =
            "calc.deed." + std::to_string(deed.space.index) + '.' + (level == nobody ? "none" : std::to_string(level));
        const std::string words = level_text(ui.lang, deed, level);
        if (hot_area(ui, key, words, cell)) put(state, deed, level);
        const bool hovered = ImGui::IsItemHovered();
        const bool now = level == level_now(deed);
        const bool held = now && level != nobody;
        paint_panel(ui, cell, held && mine ? p.accent : now || hovered ? p.hover : p.raised);
        paint_level(ui, cell, deed, level, held && mine ? p.on_accent : now ? p.text : p.faint);
        if (hovered) tip(ui, words);
    }
}

/// One deed: its city's chip, its owner, its name, and a cell for each of its possible states.
void draw_deed_row(const Ui& ui, const CalculatorSnapshot& snapshot, const CalculatorDeed& deed, std::size_t row,
                   CalculatorState& state) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(30));
    if (row == state.row) paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.px(4), ui.px(2));
    const Rect chip = cut_left(rest, ui.px(16), ui.gap(Gap::small)).inset(0, ui.px(3));
    const ImU32 colour = Theme::printed(deed.colour, p.line);
    ui.list().AddRectFilled(chip.min, chip.max, colour, ui.px(2));
    paint_city_mark(ui, chip.centre(), ui.px(11), deed.city, colour);
    draw_cells(ui, cut_right(rest, std::min(ui.px(216), rest.width() * 0.6F), ui.gap(Gap::small)), deed,
               deed.owner == static_cast<int>(state.draft.player), state);
    if (!deed.found.empty())
        paint_line(ui,
                   cut_right(rest, std::min(rest.width() / 2, measure(ui, Lettering::tiny, deed.found).x + ui.px(4))),
                   Lettering::tiny, p.refused, deed.found, Align::right);
    if (deed.owner >= 0 && snapshot.marks.size() > 1)
        paint_token(ui, cut_right(rest, ui.px(20)).centre(), ui.px(16),
                    snapshot.marks.at(static_cast<std::size_t>(deed.owner)));
    const bool press = hot_area(ui, "calc.row." + std::to_string(deed.space.index), deed.name, rest);
    paint_line(ui, rest, deed.asked ? Lettering::strong : Lettering::small, deed.asked ? p.accent : p.text, deed.name);
    if (press) {
        state.row = row;
        if (snapshot.of_deed) choose_deed(state.draft, deed.space);
    }
    ImGui::SetCursorScreenPos({in.min.x, in.max.y});
    ImGui::Dummy({0, 0});
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.px(1)});
}

void draw_found(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    const Palette& p = ui.palette();
    constexpr std::size_t most = 8;
    for (std::size_t i = 0; i < std::min(snapshot.found.size(), most); ++i) {
        const CalculatorDeed& deed = snapshot.found[i];
        const Rect in = flow_row(ui.px(28));
        const bool press = hot_area(ui, "calc.found." + std::to_string(i), deed.name, in);
        paint_panel(ui, in, ImGui::IsItemHovered() || i == 0 ? p.hover : p.raised);
        Rect rest = in.inset(ui.gap(Gap::small), 0);
        if (i == 0) paint_key_hint(ui, cut_right(rest, ui.px(60)), p.quiet, hint_of(KeyAction::go_on));
        const Rect chip = cut_left(rest, ui.px(6), ui.gap(Gap::small)).inset(0, ui.px(6));
        ui.list().AddRectFilled(chip.min, chip.max, Theme::printed(deed.colour, p.line), ui.px(2));
        paint_line(ui, rest, Lettering::body, p.text, deed.name);
        ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.px(2)});
        if (press) choose_deed(state.draft, deed.space);
    }
    if (snapshot.found.empty()) text(ui, Lettering::small, p.refused, ui.lang.tr("No deed is called that."));
}

/// Six faces for each of two dice, in one row.
void draw_faces(const Ui& ui, Space space, float room, std::string& typed) {
    constexpr float faces = 12;
    const auto dice = typed_dice(typed);
    const float size = std::min(ui.px(26), (room - ui.gap(Gap::small)) / faces - ui.px(2));
    for (int die = 0; die < 2; ++die) {
        for (int pips = 1; pips <= 6; ++pips) {
            ImGui::SameLine(0, pips == 1 ? ui.gap(Gap::small) : ui.px(2));
            const ImVec2 at = ImGui::GetCursorScreenPos();
            const Rect face{at, {at.x + size, at.y + size}};
            const std::string key =
                "calc.die." + std::to_string(space.index) + '.' + std::to_string(die + 1) + '.' + std::to_string(pips);
            const bool chosen = dice && (die == 0 ? dice->first : dice->second) == pips;
            if (die_button(ui, key, face, pips, {.chosen = chosen})) {
                Dice thrown = dice.value_or(Dice{});
                (die == 0 ? thrown.first : thrown.second) = pips;
                typed = std::to_string(thrown.first) + ' ' + std::to_string(thrown.second);
            }
        }
    }
}

/// The field for the deed in question, and its matches.
void draw_calculator_search(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    calculator_caption(ui, ui.lang.tr("Deed, {key}", {{"key", key_text(ui.lang, hint_of(KeyAction::find_deed))}}));
    const FieldStyle style{.hint = snapshot.search_hint, .focus = std::exchange(state.focus_search, false)};
    const FieldEvents typing = field(ui, "calc.search", state.draft.search, style);
    state.at_empty_search = typing.active && state.draft.search.empty();
    if (typing.entered && !snapshot.found.empty()) choose_deed(state.draft, snapshot.found.front().space);
    if (!state.draft.search.empty()) draw_found(ui, snapshot, state);
}

}  // namespace

void draw_calculator_dice(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    const Pane pane("calc.dice", in);
    std::vector<std::string*> throws;
    for (const MissingDice& utility : snapshot.utilities) throws.push_back(&state.draft.dice[utility.space]);
    static_cast<void>(type_dice(throws));
    for (const MissingDice& utility : snapshot.utilities) {
        calculator_caption(ui, ui.lang.tr("Dice for {deed}", {{"deed", utility.name}}));
        std::string& typed = state.draft.dice[utility.space];
        const float room = ImGui::GetContentRegionAvail().x;
        const float width = std::min(ui.px(64), room / 4);
        const FieldStyle style{.hint = "3 4", .width = width};
        static_cast<void>(field(ui, "calc.dice." + std::to_string(utility.space.index), typed, style));
        draw_faces(ui, utility.space, room - width - 2 * ui.gap(Gap::small), typed);
    }
}

float height_of_dice(const Ui& ui, const CalculatorSnapshot& snapshot) {
    return ui.px(70) * static_cast<float>(snapshot.throws.size());
}

void walk_calculator_deeds(const CalculatorSnapshot& snapshot, CalculatorState& state) {
    if (snapshot.deeds.empty()) return;
    const std::size_t rows = snapshot.deeds.size();
    state.row = std::min(state.row, rows - 1);
    if (pressed_or_held(KeyAction::down)) state.row = (state.row + 1) % rows;
    if (pressed_or_held(KeyAction::up)) state.row = (state.row + rows - 1) % rows;
    const CalculatorDeed& deed = snapshot.deeds[state.row];
    const auto levels = levels_of(deed);
    const auto at = std::ranges::find(levels, level_now(deed)) - levels.begin();
    const auto last = static_cast<std::ptrdiff_t>(levels.size()) - 1;
    if (pressed(KeyAction::right) && at < last) put(state, deed, levels[static_cast<std::size_t>(at + 1)]);
    if (pressed(KeyAction::left) && at > 0) put(state, deed, levels[static_cast<std::size_t>(at - 1)]);
    if (pressed(KeyAction::go_on) && snapshot.of_deed && state.draft.search.empty())
        choose_deed(state.draft, deed.space);
}

void draw_calculator_asked(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    if (snapshot.of_deed) draw_calculator_search(ui, snapshot, state);
    if (!snapshot.with_steps) return;
    calculator_caption(ui, ui.lang.tr("Steps of building"));
    number_field(ui, "calc.steps", state.draft.steps, {.least = 1, .most = 30});
}

void draw_calculator_arrows(const Ui& ui) {
    text(ui, Lettering::tiny, ui.palette().faint,
         ui.lang.tr(
             "Up and Down choose a deed, Left and Right its state: not held, mortgaged, unbuilt, built step by step."));
}

void draw_calculator_deeds(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           bool typing) {
    Rect rest = in;
    // Below the deeds, so that a utility that gets an owner moves no row under the pointer.
    if (!snapshot.throws.empty())
        draw_calculator_dice(ui, cut_bottom(rest, height_of_dice(ui, snapshot), ui.gap(Gap::tight)), snapshot, state);
    const Pane pane("calc.deeds", rest);
    draw_calculator_asked(ui, snapshot, state);
    calculator_caption(ui, snapshot.deeds_heading);
    for (std::size_t row = 0; row < snapshot.deeds.size(); ++row)
        draw_deed_row(ui, snapshot, snapshot.deeds[row], row, state);
    draw_calculator_arrows(ui);
    if (!typing && !state.choosing_edition) walk_calculator_deeds(snapshot, state);
}

}  // namespace tablebank
