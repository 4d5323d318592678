// The grammar and the keys, over whichever screen is open: one pane that scrolls, and a field that finds.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// The layout of a section at the width of its column: keys are next to their texts, lines above them.
struct HelpColumn {
    float width;
    float keys;  ///< for the keys of a section of keys
};

HelpColumn column_for(const Ui& ui, const HelpSection& section, float width) {
    HelpColumn column{width, 0};
    for (const HelpRow& row : section.rows)
        column.keys = std::max(column.keys, measure(ui, Lettering::small, row.line).x + ui.gap(Gap::medium));
    column.keys = std::min(column.keys, width * 0.42F);
    return column;
}

/// A row at a place, or, without painting, its height.
float row_height_of_help(const Ui& ui, const HelpSection& section, const HelpRow& row, const HelpColumn& column) {
    const auto high = [&](const std::string& words, float width) {
        return measure(ui, Lettering::small, words, std::max(1.0F, width)).y;
    };
    const float between = ui.px(5);
    if (section.keys)
        return std::max(high(row.line, column.keys - ui.gap(Gap::small)), high(row.text, column.width - column.keys)) +
               between;
    return high(row.line, column.width) + high(row.text, column.width) + between + ui.px(1);
}

float head_height_of_help(const Ui& ui) {
    return ui.fonts.size(Lettering::strong) + ui.gap(Gap::small);
}

float height_of_section(const Ui& ui, const HelpSection& section, float width) {
    const HelpColumn column = column_for(ui, section, width);
    float height = head_height_of_help(ui) + ui.gap(Gap::large);
    for (const HelpRow& row : section.rows) height += row_height_of_help(ui, section, row, column);
    return height;
}

void paint_help_row(const Ui& ui, const HelpSection& section, const HelpRow& row, ImVec2 at, const HelpColumn& column) {
    const Palette& p = ui.palette();
    if (section.keys) {
        paint_block(ui, at, Lettering::small, p.text, row.line, column.keys - ui.gap(Gap::small));
        paint_block(ui, {at.x + column.keys, at.y}, Lettering::small, p.quiet, row.text, column.width - column.keys);
        return;
    }
    const float line = paint_block(ui, at, Lettering::small, p.text, row.line, column.width);
    paint_block(ui, {at.x, at.y + line + ui.px(1)}, Lettering::small, p.quiet, row.text, column.width);
}

/// Paints the visible part of a section; reports all of it to the probe.
void draw_help_section(const Ui& ui, const HelpSection& section, std::size_t number, ImVec2 at, float width) {
    const HelpColumn column = column_for(ui, section, width);
    const float top = ImGui::GetWindowPos().y;
    const float bottom = top + ImGui::GetWindowHeight();
    paint_text(ui, at, Lettering::strong, ui.palette().accent, section.title);
    float y = at.y + head_height_of_help(ui);
    for (std::size_t i = 0; i < section.rows.size(); ++i) {
        const HelpRow& row = section.rows[i];
        const float height = row_height_of_help(ui, section, row, column);
        if (y < bottom && y + height > top) paint_help_row(ui, section, row, {at.x, y}, column);
        ui.report({ProbedWidget::Kind::note,
                   "help." + std::to_string(number) + '.' + std::to_string(i),
                   row.line + "  " + row.text,
                   {at.x, y},
                   {at.x + width, y + height}});
        y += height;
    }
}

/// Up, Down, Page Up, Page Down, Home and End, whatever has the keyboard.
void scroll_by_keys(const Ui& ui) {
    float to = ImGui::GetScrollY();
    if (pressed_or_held(KeyAction::down)) to += ui.px(60);
    if (pressed_or_held(KeyAction::up)) to -= ui.px(60);
    to = std::clamp(to, 0.0F, ImGui::GetScrollMaxY());
    if (to != ImGui::GetScrollY()) ImGui::SetScrollY(to);
    if (const auto step = pressed_scroll(true)) scroll_window(*step, ui.px(40));
}

/// The sections in as many columns as fit, each below the shortest column so far.
void draw_columns(const Ui& ui, const HelpSnapshot& help) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float gap = ui.gap(Gap::wide);
    const float whole = ImGui::GetContentRegionAvail().x - ui.gap(Gap::small);
    const auto count = static_cast<std::size_t>(std::clamp((whole + gap) / (ui.px(300) + gap), 1.0F, 4.0F));
    const float width = (whole - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    std::vector<float> ends(count, 0.0F);
    for (std::size_t i = 0; i < help.shown.size(); ++i) {
        const auto shortest = std::ranges::min_element(ends);
        const auto column = static_cast<float>(shortest - ends.begin());
        draw_help_section(ui, help.shown[i], i, {start.x + column * (width + gap), start.y + *shortest}, width);
        *shortest += height_of_section(ui, help.shown[i], width);
    }
    ImGui::SetCursorScreenPos(start);
    ImGui::Dummy({1, std::ranges::max(ends)});
}

/// If the open part has no result and another part has one, that one is shown.
void show_part_with_results(const HelpSnapshot& help, HelpState& state) {
    const auto has_results = [](std::size_t found) { return found > 0; };
    if (help.found.empty() || help.found.at(std::min(state.part, help.found.size() - 1)) > 0) return;
    const auto part = std::ranges::find_if(help.found, has_results);
    if (part == help.found.end()) return;
    state.part = static_cast<std::size_t>(part - help.found.begin());
    state.to_top = true;
}

/// The title, the field and the button; true if the help is to be closed.
bool draw_help_head(const Ui& ui, Rect head, HelpSnapshot& help, HelpState& state) {
    const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back), .height = head.height()};
    const bool close = button_right(ui, head, "help.close", ui.lang.tr("Close"), style, ui.gap(Gap::large));
    const Rect search = cut_right(head, std::min(ui.px(320), head.width() * 0.5F), ui.gap(Gap::large));
    paint_line(ui, head, Lettering::title, ui.palette().text, ui.lang.tr("Help"));
    const Pane pane("help.search", search, false);
    ImGui::SetCursorScreenPos({search.min.x, search.centre().y - ImGui::GetFrameHeight() / 2});
    const bool free = !ImGui::IsAnyItemActive() && !ImGui::IsMouseDown(0);
    const bool focus = std::exchange(state.wants_keyboard, false) || free;
    const std::string before = state.typed;
    const FieldEvents typing =
        field(ui, "help.find", state.typed, {.hint = ui.lang.tr("Find a word or a key"), .focus = focus});
    // On Escape ImGui restores the first text of the field; here Escape clears the typed text, and then closes.
    if (pressed(KeyAction::back)) {
        if (before.empty()) return true;
        state.typed.clear();
    }
    if (typing.changed || state.typed != before) {
        find_in_help(help, state.typed);
        show_part_with_results(help, state);
    }
    return close;
}

/// The lines of the grammar, and the chapters of the handbook: Tab switches between them.
void draw_help_parts(const Ui& ui, Rect row, const HelpSnapshot& help, HelpState& state) {
    const std::size_t parts = help.chapters.size() + 1;
    const auto show = [&state](std::size_t part) {
        state.part = part;
        state.to_top = true;
    };
    if (pressed(KeyAction::next_part)) show((state.part + (ImGui::GetIO().KeyShift ? parts - 1 : 1)) % parts);
    const float most = (row.width() - ui.gap(Gap::tight) * static_cast<float>(parts - 1)) / static_cast<float>(parts);
    for (std::size_t i = 0; i < parts; ++i) {
        std::string title = i == 0 ? ui.lang.tr("Commands") : help.chapters[i - 1].title;
        if (i < help.found.size()) title += "  ·  " + std::to_string(help.found[i]);
        ButtonStyle style{.look = i == state.part ? ButtonLook::chosen : ButtonLook::quiet, .height = row.height()};
        style.width = std::min(button_width(ui, title, style), most);
        const Rect at = cut_left(row, style.width, ui.gap(Gap::tight));
        ImGui::SetCursorScreenPos(at.min);
        if (button(ui, "help.part." + std::to_string(i), title, style)) show(i);
    }
}

void draw_part(const Ui& ui, const HelpSnapshot& help, std::size_t part) {
    const bool nothing = part == 0 ? help.shown.empty() : help.chapters[part - 1].shown.empty();
    if (nothing)
        return note(ui, "help.nothing", Lettering::body, ui.palette().quiet, ui.lang.tr("Nothing is called that."));
    if (part == 0) return draw_columns(ui, help);
    draw_handbook(ui, help.chapters[part - 1]);
}

}  // namespace

void draw_help(const Ui& ui, HelpSnapshot& help, HelpState& state) {
    const Palette& p = ui.palette();
    Rect rest = page_column(ui, ui.px(1400), ui.gap(Gap::large));
    paint_panel(ui, rest, p.panel);
    paint_edge(ui, rest, p.line);
    rest = rest.inset(ui.gap(Gap::wide), ui.gap(Gap::large));
    if (draw_help_head(ui, cut_top(rest, ui.px(40), ui.gap(Gap::medium)), help, state)) state = {};
    paint_line(ui, cut_bottom(rest, ui.px(20), ui.gap(Gap::small)), Lettering::small, p.faint,
               ui.lang.tr("Type to find. Up, Down, Page Up and Page Down scroll. Tab shows the next chapter."));
    draw_help_parts(ui, cut_top(rest, ui.px(34), ui.gap(Gap::medium)), help, state);
    state.part = std::min(state.part, help.chapters.size());
    const Pane pane("help", rest);
    if (std::exchange(state.to_top, false)) ImGui::SetScrollY(0);
    scroll_by_keys(ui);
    draw_part(ui, help, state.part);
}

}  // namespace tablebank
