// The log: newest first, searched as one types; what was reversed stays, struck through, with the number of its
// reversal.

#include <utility>

#include "app/i18n/words.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"

namespace tablebank {

namespace {

/// A line through every row of the text drawn last.
void strike(const Ui& ui, ImVec2 min, ImVec2 max) {
    const float height = ui.fonts.size(Lettering::small);
    for (float y = min.y + height * 0.55F; y < max.y; y += height) {
        ImGui::GetWindowDrawList()->AddLine({min.x, y}, {max.x, y}, ui.palette().faint, ui.px(1));
    }
}

void draw_row(const Ui& ui, const LogRow& row, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const bool gone = row.reversed_by.has_value();
    const std::string number = std::to_string(row.sequence);
    const std::string key = "log." + number;
    ImGui::PushID(static_cast<int>(row.sequence));
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    std::string head = '#' + number + "  " + row.time;
    if (!row.poster.empty()) head += "  " + row.poster;
    if (gone) head += "  " + tr("taken back by #{number}", {{"number", std::to_string(*row.reversed_by)}});
    text(ui, Lettering::tiny, p.faint, head);
    note(ui, key, Lettering::small, gone ? p.faint : row.reverses ? p.quiet : p.text, row.text);
    if (gone) {
        const ImVec2 size = measure(ui, Lettering::small, row.text, width);
        const ImVec2 min = ImGui::GetItemRectMin();
        strike(ui, min, {min.x + size.x, ImGui::GetItemRectMax().y});
    }
    if (!row.forced.empty()) text(ui, Lettering::small, p.accent, row.forced);
    const ImVec2 end{at.x + width, ImGui::GetCursorScreenPos().y};
    // The button shows under the pointer, over the row's head.
    if (!gone && !row.opening && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(at, end)) {
        const ButtonStyle style{.look = ButtonLook::plain, .height = ui.px(20), .lettering = Lettering::small};
        const std::string undo = tr("Undo this");
        ImGui::SetCursorScreenPos({end.x - button_width(ui, undo, style), at.y - ui.px(3)});
        if (button(ui, "undo." + number, undo, style)) queue.push(wish::Post{"undo #" + number});
        ImGui::SetCursorScreenPos({at.x, end.y});
    }
    ImGui::PopID();
    space(ui, Gap::small);
}

}  // namespace

void draw_log(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::medium));
    const Rect search = cut_top(rest, ui.px(30), ui.gap(Gap::small));
    {
        const Pane pane("search", search, false);
        FieldStyle style{
            .hint = tr("Search the log, Ctrl+F"), .lettering = Lettering::small, .focus = state.focus_search};
        const FieldEvents events = field(ui, "log.search", state.selection.search, style);
        // Esc takes the keyboard from a field in the frame it goes down, and still belongs to the search; so does the
        // frame in which the keyboard is asked for.
        state.searching = events.active || ImGui::IsItemDeactivated() || std::exchange(state.focus_search, false);
        if (events.entered) state.line.wants_keyboard = true;
    }
    rest.max.x += ui.px(8);
    const Pane pane("log", rest);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, ui.gap(Gap::hair)));
    if (snapshot.shown.empty()) text(ui, Lettering::small, p.faint, tr("No entry has these words."));
    // Rows differ in height, so those far below are left out by their number: a banker who goes further searches.
    constexpr std::size_t most = 200;
    for (std::size_t i = 0; i < snapshot.shown.size() && i < most; ++i) {
        draw_row(ui, snapshot.log.at(snapshot.shown[i]), queue);
    }
    if (snapshot.shown.size() > most) {
        text(ui, Lettering::small, p.faint,
             trn("{count} earlier entry: search for it", "{count} earlier entries: search for them",
                 static_cast<std::int64_t>(snapshot.shown.size() - most)));
    }
    ImGui::PopStyleVar();
}

}  // namespace tablebank
