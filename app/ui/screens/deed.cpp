// The space that is looked at: its deed for each role, its rent today and why, what its owner may do.

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/present/words/spoken_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/city_mark.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

/// What may be done with a deed, each with its own place and key, whatever the deed.
constexpr std::array<std::string_view, 4> slots{"build", "sell", "mortgage", "redeem"};

void draw_rents(const Ui& ui, const DeedSnapshot& deed) {
    const auto columns = static_cast<int>(deed.columns.size());
    if (!ImGui::BeginTable("printed", columns + 1, ImGuiTableFlags_SizingFixedFit)) return;
    const Palette& p = ui.palette();
    ImGui::TableSetupColumn("what", ImGuiTableColumnFlags_WidthStretch);
    for (const std::string& column : deed.columns) ImGui::TableSetupColumn(column.c_str());
    const auto right = [&ui](Lettering lettering, ImU32 colour, const std::string& words) {
        ImGui::TableNextColumn();
        line(ui, lettering, colour, words, Align::right);
    };
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    for (const std::string& column : deed.columns) right(Lettering::tiny, p.faint, column);
    for (const RentRow& row : deed.printed) {
        ImGui::TableNextRow();
        if (row.now) ImGui::TableSetBgColor(ImGuiTableBgTarget_RowBg0, p.hover);
        ImGui::TableNextColumn();
        text(ui, Lettering::small, row.now ? p.text : p.quiet, row.what);
        for (const std::string& figure : row.figures) right(Lettering::small, p.text, figure);
    }
    ImGui::EndTable();
}

/// What is printed on it, its rows close together, so that all of them are in sight.
void draw_printed(const Ui& ui, const DeedSnapshot& deed) {
    if (deed.printed.empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ImVec2(ui.gap(Gap::tight), ui.px(1)));
    draw_rents(ui, deed);
    ImGui::PopStyleVar();
    const float bottom = ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y;
    ui.report({ProbedWidget::Kind::note, "deed.rents", deed.name, at, {right, bottom}});
}

void draw_heading(const Ui& ui, Rect& rest, const DeedSnapshot& deed, TableState& state) {
    const Palette& p = ui.palette();
    Rect head = cut_top(rest, ui.px(28), ui.gap(Gap::tight));
    if (!deed.colour.empty()) {
        const Rect strip = cut_left(head, ui.px(16), ui.gap(Gap::small));
        const ImU32 colour = Theme::printed(deed.colour, p.raised);
        ui.list().AddRectFilled(strip.min, strip.max, colour, ui.px(2));
        paint_city_mark(ui, strip.centre(), ui.px(10), deed.city, colour);
    }
    const ButtonStyle quiet{.look = ButtonLook::quiet, .lettering = Lettering::small};
    const Rect close =
        cut_right(head, std::max(ui.px(48), button_width(ui, key_text(ui.lang, hint_of(KeyAction::back)), quiet)));
    paint_line(ui, head, Lettering::title, p.text, deed.name);
    ImGui::SetCursorScreenPos(close.min);
    if (button(
            ui, "deed.close", key_text(ui.lang, hint_of(KeyAction::back)),
            {.look = ButtonLook::quiet, .width = close.width(), .height = ui.px(26), .lettering = Lettering::small})) {
        state.selection.space.reset();
    }
}

/// The button of one slot.
void draw_slot(const Ui& ui, const Rect& in, const OfferedAction& action, bool shows_key, TableState& state,
               CommandQueue& queue) {
    const auto slot = std::ranges::find(slots, action.id);
    if (slot == slots.end()) return;
    const auto nth = static_cast<std::size_t>(slot - slots.begin());
    const std::string key = hint_of(KeyAction::deed_slot, nth);
    const std::string does = action.allowed ? spoken_line(ui.lang, action.line) : action.reason;
    const ButtonStyle style{.enabled = action.allowed,
                            .key_hint = shows_key ? key : "",
                            .tip = shows_key ? does : does + "  ·  " + key_text(ui.lang, key),
                            .width = in.width(),
                            .height = in.height(),
                            .lettering = Lettering::small};
    ImGui::SetCursorScreenPos(in.min);
    const bool listens = !state.covered && !state.line.asks_to_post && !state.log.menu && !state.which;
    const bool by_key = listens && action.allowed && pressed(KeyAction::deed_slot, nth);
    if (button(ui, "deed." + action.id, action.text, style) || by_key) choose(action, state.line, queue);
}

/// At the foot of the panel, where nothing that is said above can move them: a second click on one place never does
/// something else. Cuts their room off.
void draw_slots(const Ui& ui, Rect& rest, bool low, const DeedSnapshot& deed, TableState& state, CommandQueue& queue) {
    if (deed.actions.empty()) return;
    const std::size_t columns = low || rest.width() >= ui.px(420) ? 2 : 1;
    const float height = ui.px(low ? 26 : 28);
    const float gap = ui.gap(Gap::tight);
    const std::size_t rows = deed.actions.size() / columns;
    const auto many = static_cast<float>(rows);
    Rect foot = cut_bottom(rest, many * height + (many - 1) * gap, ui.gap(Gap::small));
    const float width = (foot.width() - (columns == 2 ? gap : 0)) / static_cast<float>(columns);
    for (std::size_t row = 0; row < rows; ++row) {
        Rect line = cut_top(foot, height, gap);
        for (std::size_t column = 0; column < columns; ++column)
            draw_slot(ui, cut_left(line, width, gap), deed.actions[row * columns + column], !low, state, queue);
    }
}

/// Whose it is and how it stands, and beside that its rent today in large figures.
void draw_today(const Ui& ui, const DeedSnapshot& deed) {
    const Palette& p = ui.palette();
    std::string where = deed.subtitle;
    if (!deed.state.empty()) where += "  ·  " + deed.state;
    if (deed.today.empty()) return note(ui, "deed.state", Lettering::small, p.quiet, where);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string caption = ui.lang.tr("rent today");
    const float wanted =
        std::max(measure(ui, Lettering::figure, deed.today).x, measure(ui, Lettering::tiny, caption).x);
    const float figure = std::min(wanted + ui.px(2), width * 0.6F);
    const float words = width - figure - ui.gap(Gap::medium);
    const float height = std::max(measure(ui, Lettering::small, where, words).y, ui.px(38));
    paint_block(ui, at, Lettering::small, p.quiet, where, words);
    Rect today{{at.x + width - figure, at.y}, {at.x + width, at.y + ui.px(38)}};
    const Rect above = cut_top(today, ui.px(12));
    paint_line(ui, above, Lettering::tiny, p.faint, caption, Align::right);
    paint_line(ui, today, Lettering::figure, p.text, deed.today, Align::right);
    ui.report({ProbedWidget::Kind::note, "deed.state", where, at, {at.x + words, at.y + height}});
    ui.report({ProbedWidget::Kind::note, "deed.today", deed.today, today.min, today.max});
    ImGui::Dummy({width, height});
}

/// How it stands, its rent today and why, and what is printed on it: scrolls where it is long.
void draw_account(const Ui& ui, const Rect& in, const DeedSnapshot& deed) {
    const Pane pane("deed", in);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.gap(Gap::small), ui.gap(Gap::tight)));
    draw_today(ui, deed);
    draw_workings(ui, deed.workings);
    draw_printed(ui, deed);
    for (const std::string& sum : deed.sums) text(ui, Lettering::small, ui.palette().faint, sum);
    ImGui::PopStyleVar();
    ui.report({ProbedWidget::Kind::note, "deed", deed.name, in.min, in.max});
}

}  // namespace

void draw_deed(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    const DeedSnapshot& deed = *snapshot.deed;
    paint_panel(ui, in, ui.palette().panel);
    const bool low = in.height() < ui.px(400);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.gap(low ? Gap::small : Gap::medium));
    const Pane panel("deed.panel", rest, false);
    draw_heading(ui, rest, deed, state);
    draw_slots(ui, rest, low, deed, state, queue);
    draw_account(ui, rest, deed);
}

}  // namespace tablebank
