// A table of deeds from a spreadsheet, before it is an edition: the edition that provides the rest, the errors of the
// cells, and the next step.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/edition_rows.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// The editions, of which one provides everything that the table does not have; arrows and presses choose.
void draw_likes(const Ui& ui, const DeedTableSnapshot& snapshot, DeedTableState& table) {
    const std::size_t count = snapshot.editions.size();
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("Board, rules, notes and cards are those of this edition; Up and Down choose"));
    for (std::size_t i = 0; i < count; ++i) {
        const bool chosen = i == table.like;
        const ButtonStyle style{.look = chosen ? ButtonLook::chosen : ButtonLook::plain,
                                .height = ui.px(30),
                                .lettering = Lettering::small};
        if (i > 0) flow(ui, button_width(ui, snapshot.editions[i], style));
        if (button(ui, "deeds.like." + std::to_string(i), snapshot.editions[i], style)) table.like = i;
    }
    if (count == 0) return;
    if (pressed_or_held(KeyAction::down)) table.like = (table.like + 1) % count;
    if (pressed_or_held(KeyAction::up)) table.like = (table.like + count - 1) % count;
}

void draw_table_line(const Ui& ui, std::size_t number, const DeedTableLine& line) {
    const Palette& p = ui.palette();
    const float inner = ImGui::GetContentRegionAvail().x - 2 * ui.gap(Gap::small);
    const std::string place = line.warning ? ui.lang.tr("Doubtful: {field}", {{"field", line.place}}) : line.place;
    const float head = place.empty() ? 0 : measure(ui, Lettering::small, place, inner).y;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = head + measure(ui, Lettering::body, line.text, inner).y + ui.gap(Gap::medium);
    const Rect box{at, {at.x + inner + 2 * ui.gap(Gap::small), at.y + height}};
    paint_panel(ui, box, p.raised);
    ui.report(
        {ProbedWidget::Kind::note, "deeds.line." + std::to_string(number), place + ": " + line.text, box.min, box.max});
    Rect rest = box.inset(ui.gap(Gap::small), ui.px(5));
    if (head > 0)
        paint_wrapped(ui, cut_top(rest, head, ui.px(1)), Lettering::small, line.warning ? p.accent : p.refused, place);
    paint_wrapped(ui, rest, Lettering::body, p.text, line.text);
    ImGui::SetCursorScreenPos({at.x, box.max.y + ui.gap(Gap::tight)});
}

void draw_table_lines(const Ui& ui, const Rect& in, const DeedTablePage& page) {
    const Pane pane("deeds.lines", in);
    const float window = ImGui::GetWindowHeight() - ui.px(40);
    if (pressed_or_held(KeyAction::page_down)) ImGui::SetScrollY(ImGui::GetScrollY() + window);
    if (pressed_or_held(KeyAction::page_up)) ImGui::SetScrollY(std::max(0.0F, ImGui::GetScrollY() - window));
    if (page.lines.empty())
        text(ui, Lettering::body, ui.palette().quiet,
             ui.lang.tr("Every deed of the board has its row and every figure its place."));
    for (std::size_t i = 0; i < page.lines.size(); ++i) draw_table_line(ui, i, page.lines[i]);
}

/// The name of the result, and Enter: an edition, or another reading of the table once the spreadsheet has been saved.
void draw_table_foot(const Ui& ui, const Rect& in, bool sound, DeedTableState& table, PendingIntent& queue) {
    const Pane pane("deeds.foot", in, false);
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("What the edition will be called"));
    const std::string words = sound ? ui.lang.tr("Make an edition of it") : ui.lang.tr("Read it again");
    const ButtonStyle style{
        .look = ButtonLook::primary,
        .key_hint = hint_of(KeyAction::go_on),
        .tip = sound ? std::string{} : ui.lang.tr("Correct it in the spreadsheet and save it first.")};
    const float width = ImGui::GetContentRegionAvail().x - button_width(ui, words, style) - ui.gap(Gap::small);
    const FieldEvents typing = field(ui, "deeds.name", table.name, {.width = width});
    if (typing.changed) ui.clear_message();
    ButtonStyle at_height = style;
    at_height.height = ImGui::GetItemRectSize().y;
    ImGui::SameLine();
    const bool asked = button(ui, sound ? "deeds.make" : "deeds.again", words, at_height);
    if (asked || typing.entered || (!typing.active && pressed(KeyAction::go_on)))
        queue.push(intent::Editions{sound ? EditionAction::make : EditionAction::read_again});
    if (!ui.said().empty())
        note(ui, "edition.answer", Lettering::small, ui.is_error() ? ui.palette().refused : ui.palette().quiet,
             ui.said());
}

}  // namespace

void draw_deed_table(const Ui& ui, const Rect& in, const DeedTableSnapshot& snapshot, EditionsState& state,
                     PendingIntent& queue) {
    DeedTableState& table = *state.table;
    Rect rest = in;
    const Rect foot = cut_bottom(rest, ui.px(ui.said().empty() ? 66 : 112), ui.gap(Gap::small));
    {
        const Pane pane("deeds.head", cut_top(rest, ui.px(150), ui.gap(Gap::small)));
        note(ui, "deeds.file", Lettering::body, ui.palette().quiet, table.file);
        space(ui, Gap::small);
        draw_likes(ui, snapshot, table);
    }
    paint_soundness(ui, cut_top(rest, ui.px(24), ui.gap(Gap::small)), snapshot.page.sound, "deeds.verdict",
                    snapshot.page.verdict);
    draw_table_lines(ui, rest, snapshot.page);
    draw_table_foot(ui, foot, snapshot.page.sound, table, queue);
}

}  // namespace tablebank
