// Before a game with template figures: a table of the edition's deeds, to compare with those of the box.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/new_game_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// The columns, each as wide as its widest text, so that the numbers are aligned; in smaller text if the whole does not
/// fit.
struct CheckColumns {
    Lettering lettering = Lettering::small;
    std::vector<float> widths;
    bool two_rows = false;  ///< for long texts
};

constexpr float check_name = 130;
constexpr float least_check_name = 76;

/// The width at which a text fits, in two rows if it does not fit in one.
float width_needed(const Ui& ui, Lettering lettering, const std::string& words, bool two_rows) {
    const float whole = measure(ui, lettering, words).x + ui.px(1);
    return two_rows && words.find(' ') != std::string::npos ? whole * 0.66F : whole;
}

CheckColumns check_columns(const Ui& ui, const DeedCheck& check, float whole) {
    CheckColumns columns;
    struct Try {
        Lettering lettering;
        bool two_rows;
        float name;
    };
    for (const Try& each : {Try{Lettering::small, false, check_name}, Try{Lettering::tiny, false, check_name},
                            Try{Lettering::tiny, true, least_check_name}}) {
        columns = {each.lettering, {}, each.two_rows};
        for (const std::string& head : check.heads)
            columns.widths.push_back(width_needed(ui, Lettering::tiny, head, true));
        for (const DeedCheckRow& row : check.rows) {
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                columns.widths[i] =
                    std::max(columns.widths[i], width_needed(ui, each.lettering, row.cells[i], each.two_rows));
        }
        float sum = ui.px(each.name);
        for (const float width : columns.widths) sum += width + ui.gap(Gap::small);
        if (sum <= whole) break;
    }
    return columns;
}

void paint_cell_of_check(const Ui& ui, const Rect& in, const CheckColumns& columns, ImU32 colour,
                         const std::string& words) {
    if (columns.two_rows && measure(ui, columns.lettering, words).x > in.width())
        paint_wrapped(ui, in, columns.lettering, colour, words, Align::right);
    else
        paint_line(ui, in, columns.lettering, colour, words, Align::right);
}

/// The cells of a row from its right end; the rest is for the name.
void paint_check_cells(const Ui& ui, Rect& rest, const std::vector<std::string>& cells, const CheckColumns& columns,
                       ImU32 colour) {
    for (std::size_t i = columns.widths.size(); i-- > 0;)
        paint_cell_of_check(ui, cut_right(rest, columns.widths[i], ui.gap(Gap::small)), columns, colour, cells[i]);
}

void draw_check_row(const Ui& ui, const DeedCheckRow& row, const CheckColumns& columns) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ui.px(columns.two_rows ? 28 : 20);
    Rect rest{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + height}};
    paint_check_cells(ui, rest, row.cells, columns, p.text);
    const Rect chip = cut_left(rest, ui.px(8), ui.gap(Gap::tight)).inset(0, ui.px(3));
    if (!row.colour.empty()) ui.list().AddRectFilled(chip.min, chip.max, Theme::printed(row.colour, p.line), ui.px(2));
    paint_line(ui, cut_left(rest, ui.px(24)), Lettering::tiny, p.faint, row.space);
    paint_name(ui, rest, columns.lettering, p.text, row.name);
    ui.report({ProbedWidget::Kind::note, "new.check." + row.space, row.name, at, rest.max});
    ImGui::Dummy({0, height});
}

}  // namespace

void draw_deed_check(const NewGameUi& screen, const Rect& in) {
    const Ui& ui = screen.ui;
    const NewGameSnapshot& snapshot = screen.snapshot;
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::large));
    Rect head = cut_top(rest, ui.px(32), ui.gap(Gap::tight));
    const ButtonStyle back{
        .look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::compare_deeds), .lettering = Lettering::small};
    const Rect at = cut_right(head, button_width(ui, ui.lang.tr("Rulings"), back));
    ImGui::SetCursorScreenPos(at.min);
    if (new_game_button(screen, "new.check.close", ui.lang.tr("Rulings"), back)) screen.state.compares = false;
    paint_line(ui, head, Lettering::title, p.text, ui.lang.tr("Compare with your box"));
    Rect foot = cut_bottom(rest, ui.px(38), ui.gap(Gap::small));
    const std::string words = ui.lang.tr(
        "Prices, mortgages and rents as this edition has them. If your box differs, type its figures into an edition "
        "of your own.");
    const float high = measure(ui, Lettering::small, words, rest.width()).y * 1.1F;
    paint_wrapped(ui, cut_top(rest, high, ui.gap(Gap::small)), Lettering::small, p.quiet, words);
    const ButtonStyle mine{
        .look = ButtonLook::primary, .key_hint = hint_of(KeyAction::type_figures), .height = foot.height()};
    ImGui::SetCursorScreenPos(foot.min);
    const bool type = new_game_button(screen, "new.check.type", ui.lang.tr("Type in the figures of my box"), mine);
    if (type || pressed(KeyAction::type_figures))
        screen.queue.push(intent::Editions{EditionAction::copy, screen.draft().edition});
    const float bar = ImGui::GetStyle().ScrollbarSize;
    const CheckColumns columns = check_columns(ui, snapshot.check, rest.width() - bar);
    Rect heads = cut_top(rest, ui.px(26));
    static_cast<void>(cut_right(heads, bar));
    for (std::size_t i = columns.widths.size(); i-- > 0;)
        paint_wrapped(ui, cut_right(heads, columns.widths[i], ui.gap(Gap::small)), Lettering::tiny, p.faint,
                      snapshot.check.heads[i], Align::right);
    const Pane pane("deed.check", rest);
    // Nothing in it can be chosen, so pages are all that the keyboard needs.
    if (pressed_or_held(KeyAction::page_down)) ImGui::SetScrollY(ImGui::GetScrollY() + rest.height() * 0.9F);
    if (pressed_or_held(KeyAction::page_up)) ImGui::SetScrollY(ImGui::GetScrollY() - rest.height() * 0.9F);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, ui.px(1)));
    for (const DeedCheckRow& row : snapshot.check.rows) draw_check_row(ui, row, columns);
    ImGui::PopStyleVar();
}

}  // namespace tablebank
