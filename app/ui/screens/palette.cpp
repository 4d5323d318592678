// The command palette: a few letters find an action, Enter runs it. An overlay over any screen.

#include <algorithm>
#include <optional>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/whole_window.h"

namespace tablebank {

namespace {

constexpr float row_height = 34;

/// Covers everything until the end of the scope; the screen below is dimmed and takes no mouse.
class Cover {
public:
    Cover(const Ui& ui, const char* id, bool first) {
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
        if (first) ImGui::SetNextWindowFocus();
        ImGui::PushStyleColor(ImGuiCol_WindowBg, Theme::faded(ui.palette().ground, 0.72F));
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
        ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
        ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
        ImGui::Begin(id, nullptr,
                     ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                         ImGuiWindowFlags_NoNavInputs | ImGuiWindowFlags_NoNavFocus |
                         ImGuiWindowFlags_NoScrollWithMouse);
        ImGui::PopStyleVar(3);
        ImGui::PopStyleColor();
    }
    Cover(const Cover&) = delete;
    Cover& operator=(const Cover&) = delete;
    ~Cover() {
        close_what_was_broken_off();
        ImGui::End();
    }
};

/// One found thing; true when it was pressed.
bool draw_item(const Ui& ui, const PaletteItem& item, std::size_t row, bool chosen) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(row_height));
    const bool press = hot_area(ui, "palette.row." + std::to_string(row), item.text, in);
    const bool hovered = ImGui::IsItemHovered();
    if (chosen || hovered) paint_panel(ui, in, chosen ? p.hover : p.raised);
    if (chosen) ui.list().AddRectFilled(in.min, {in.min.x + ui.px(3), in.max.y}, p.accent, ui.px(2));
    Rect rest = in.inset(ui.gap(Gap::medium), 0);
    if (!item.key.empty()) {
        const float width =
            measure(ui, Lettering::small, key_text(ui.lang, item.key)).x + ui.gap(Gap::small) + ui.px(2);
        paint_key_hint(ui, cut_right(rest, width, ui.gap(Gap::medium)), p.quiet, item.key);
    } else {
        const float width = std::min(rest.width() / 4, measure(ui, Lettering::tiny, item.group).x + ui.px(2));
        paint_line(ui, cut_right(rest, width, ui.gap(Gap::medium)), Lettering::tiny, p.faint, item.group, Align::right);
    }
    if (!item.colour.empty()) {
        const Rect chip = cut_left(rest, ui.px(8), ui.gap(Gap::small)).inset(0, ui.px(9));
        ui.list().AddRectFilled(chip.min, chip.max, Theme::printed(item.colour, p.line), ui.px(2));
    }
    const float whole = measure(ui, Lettering::body, item.text).x + ui.px(2);
    const float most = item.detail.empty() ? rest.width() : std::max(rest.width() * 0.55F, rest.width() - ui.px(220));
    paint_line(ui, cut_left(rest, std::min(whole, most), ui.gap(Gap::medium)), Lettering::body,
               chosen ? p.text : p.quiet, item.text);
    if (!item.detail.empty()) paint_line(ui, rest, Lettering::small, p.faint, item.detail);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::hair)});
    return press;
}

/// The found things; the one that was pressed, if any.
std::optional<std::size_t> draw_items(const Ui& ui, const Rect& in, const PaletteSnapshot& snapshot,
                                      PaletteState& state) {
    const Pane pane("found", in);
    if (snapshot.shown.empty())
        note(ui, "palette.nothing", Lettering::body, ui.palette().quiet, ui.lang.tr("Nothing is called that."));
    std::optional<std::size_t> pressed_row;
    for (std::size_t row = 0; row < snapshot.shown.size(); ++row) {
        const bool chosen = row == state.chosen;
        if (draw_item(ui, snapshot.items[snapshot.shown[row]], row, chosen)) pressed_row = row;
        if (chosen && state.show_chosen) ImGui::SetScrollHereY(row == 0 ? 1.0F : 0.5F);
    }
    state.show_chosen = false;
    return pressed_row;
}

void walk(PaletteState& state, std::size_t rows) {
    if (rows == 0) return;
    const std::size_t before = state.chosen;
    if (pressed_or_held(KeyAction::down)) state.chosen = (state.chosen + 1) % rows;
    if (pressed_or_held(KeyAction::up)) state.chosen = (state.chosen + rows - 1) % rows;
    if (pressed_or_held(KeyAction::page_down)) state.chosen = std::min(state.chosen + 10, rows - 1);
    if (pressed_or_held(KeyAction::page_up)) state.chosen -= std::min<std::size_t>(state.chosen, 10);
    if (state.chosen != before) state.show_chosen = true;
}

}  // namespace

void draw_palette(const Ui& ui, PaletteSnapshot& snapshot, PaletteState& state, bool game_is_open,
                  PendingIntent& queue) {
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const Cover cover(ui, "###palette", state.show_chosen);
    const float width = std::min(ui.px(760), display.x - 2 * ui.gap(Gap::wide));
    const float top = std::min(ui.px(80), display.y * 0.1F);
    // As high as its results, so that a few rows are not in a large empty box.
    const float rows = static_cast<float>(std::clamp<std::size_t>(snapshot.shown.size(), 1, 13));
    const float wanted = rows * (ui.px(row_height) + ui.gap(Gap::hair)) + ui.px(92) + ui.gap(Gap::small);
    const float height = std::min(wanted, display.y - top - ui.gap(Gap::wide));
    const Rect in{{(display.x - width) / 2, top}, {(display.x + width) / 2, top + height}};
    paint_panel(ui, in, p.panel);
    paint_edge(ui, in, p.line);
    Rect rest = in.inset(ui.gap(Gap::medium));
    const Rect head = cut_top(rest, ui.px(40), ui.gap(Gap::small));
    const Rect foot = cut_bottom(rest, ui.px(20), ui.gap(Gap::tight));
    std::optional<std::size_t> done;
    {
        const Pane pane("typing", head, false);
        const bool free = !ImGui::IsAnyItemActive() && !ImGui::IsMouseDown(0);
        const FieldStyle style{.hint = ui.lang.tr("What do you want to do?"),
                               .width = head.width(),
                               .lettering = Lettering::entry,
                               .focus = free || state.show_chosen};
        const FieldEvents typing = field(ui, "palette.field", state.typed, style);
        if (typing.changed) {
            find_in_palette(ui.lang, snapshot, state.typed, game_is_open);
            state.chosen = 0;
            state.show_chosen = true;
        }
    }
    walk(state, snapshot.shown.size());
    if (const auto row = draw_items(ui, rest, snapshot, state)) done = row;
    paint_line(ui, foot, Lettering::tiny, p.faint, ui.lang.tr("Enter does it, Up and Down choose, Esc closes"));
    if (pressed(KeyAction::go_on) && state.chosen < snapshot.shown.size()) done = state.chosen;
    const bool beside = ImGui::IsMouseClicked(0) && !ImGui::IsMouseHoveringRect(in.min, in.max, false);
    if (done) queue.push(snapshot.items[snapshot.shown[*done]].does);
    if (done || beside || pressed(KeyAction::back)) state.open = false;
}

}  // namespace tablebank
