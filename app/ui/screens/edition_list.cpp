// The list of editions: a banker's own files, to be opened, and those of the program, to be copied.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/edition_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

struct EditionRowWords {
    std::string key;
    std::string name;
    std::string detail;
    std::string verb;  ///< "Open", "Copy"
};

/// A row with the name, what is known of it, and at its right what a press does. True when pressed.
bool draw_edition_choice(const Ui& ui, const EditionRowWords& words, bool chosen) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(46));
    const bool press = hot_area(ui, words.key, words.name, in);
    const bool hovered = ImGui::IsItemHovered();
    paint_panel(ui, in, hovered || chosen ? p.hover : p.raised);
    if (chosen) paint_edge(ui, in, p.accent);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.px(4));
    Rect side = cut_right(rest, measure(ui, Lettering::small, words.verb).x + ui.px(70), ui.gap(Gap::small));
    if (chosen) paint_key_hint(ui, side, p.text, hint_of(KeyAction::go_on));
    if (chosen) static_cast<void>(cut_right(side, ui.px(52)));
    paint_line(ui, side, Lettering::small, hovered || chosen ? p.text : p.quiet, words.verb, Align::right);
    paint_line(ui, cut_top(rest, ui.px(21)), Lettering::strong, p.text, words.name);
    paint_line(ui, rest, Lettering::small, p.quiet, words.detail);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::tight)});
    return press;
}

void wish_for_row(std::size_t row, const EditionsSnapshot& snapshot, CommandQueue& queue) {
    if (row < snapshot.own.size()) {
        queue.push(wish::Editions{EditionAction::open, 0, snapshot.own[row].file});
    } else if (row - snapshot.own.size() < snapshot.shipped.size()) {
        queue.push(wish::Editions{EditionAction::copy, row - snapshot.own.size()});
    }
}

void draw_list_rows(const Ui& ui, const EditionsSnapshot& snapshot, EditionsState& state, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const auto row = [&](std::size_t number, const EditionRowWords& words) {
        const bool chosen = number == state.row;
        if (draw_edition_choice(ui, words, chosen)) wish_for_row(number, snapshot, queue);
        if (chosen && state.show_row) ImGui::SetScrollHereY(0.6F);
    };
    if (!snapshot.own.empty()) text(ui, Lettering::small, p.faint, ui.lang.tr("Your own"));
    for (std::size_t i = 0; i < snapshot.own.size(); ++i) {
        const OwnEditionRow& own = snapshot.own[i];
        row(i, {"edition.own." + std::to_string(i), own.name, own.state, ui.lang.tr("Open")});
    }
    if (!snapshot.own.empty()) space(ui, Gap::small);
    text(ui, Lettering::small, p.faint, ui.lang.tr("Copy one of the program's"));
    for (std::size_t i = 0; i < snapshot.shipped.size(); ++i) {
        const ShippedEditionRow& shipped = snapshot.shipped[i];
        row(snapshot.own.size() + i, {"edition.copy." + std::to_string(i), shipped.name,
                                      shipped.id + "  ·  " + shipped.detail, ui.lang.tr("Copy")});
    }
    state.show_row = false;
}

void draw_edition_path(const Ui& ui, EditionsState& state, CommandQueue& queue) {
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("Open an edition, or the table of deeds of a spreadsheet (CSV), by its path, Ctrl+O"));
    const std::string words = ui.lang.tr("Open");
    const float width = ImGui::GetContentRegionAvail().x - button_width(ui, words) - ui.gap(Gap::small);
    if (pressed(KeyAction::open_path)) queue.push(wish::ChooseFile{FileKind::edition});
    const bool focus = std::exchange(state.focus_path, false);
    const FieldEvents typing =
        field(ui, "edition.path", state.path, {.hint = "/home/anna/my-us.toml", .width = width, .focus = focus});
    if (typing.changed) ui.unsay();
    const float height = ImGui::GetItemRectSize().y;
    ImGui::SameLine();
    const bool open = button(ui, "edition.open", words, {.enabled = !state.path.empty(), .height = height});
    if ((open || typing.entered) && !state.path.empty()) queue.push(wish::Editions{EditionAction::open, 0, state.path});
}

void walk_list(EditionsState& state, std::size_t rows) {
    if (rows == 0) return;
    const std::size_t before = state.row;
    if (pressed_or_held(KeyAction::down)) state.row = (state.row + 1) % rows;
    if (pressed_or_held(KeyAction::up)) state.row = (state.row + rows - 1) % rows;
    if (state.row != before) state.show_row = true;
}

}  // namespace

void draw_edition_list(const Ui& ui, const Rect& in, const EditionsSnapshot& snapshot, EditionsState& state,
                       CommandQueue& queue) {
    const Palette& p = ui.palette();
    const bool typing = ImGui::IsAnyItemActive();
    Rect rest = in;
    const Rect foot = cut_bottom(rest, ui.px(ui.said().empty() ? 70 : 116), ui.gap(Gap::small));
    {
        const Pane pane("edition.list", rest);
        text(ui, Lettering::body, p.quiet,
             ui.lang.tr(
                 "Your box has other figures? Copy the edition that comes nearest, and type them in. The program's own "
                 "editions are never changed."));
        text(ui, Lettering::small, p.faint, ui.lang.tr("Copies are put into {folder}", {{"folder", snapshot.folder}}));
        space(ui, Gap::small);
        draw_list_rows(ui, snapshot, state, queue);
    }
    {
        const Pane pane("edition.by-path", foot);
        draw_edition_path(ui, state, queue);
        if (!ui.said().empty())
            note(ui, "edition.answer", Lettering::small, ui.said_a_refusal() ? p.refused : p.quiet, ui.said());
    }
    if (typing) return;
    walk_list(state, snapshot.own.size() + snapshot.shipped.size());
    if (pressed(KeyAction::go_on)) wish_for_row(state.row, snapshot, queue);
}

}  // namespace tablebank
