// The log: newest first, searched as one types. A click on a row shows the table as it was after it; what was reversed
// stays, struck through, with the way to its reversal.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/i18n/words.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

/// A text that wraps within a width, without a place in ImGui's flow; returns its height.
float paint_block(const Ui& ui, ImVec2 at, Lettering lettering, ImU32 colour, const std::string& words, float width) {
    ImGui::GetWindowDrawList()->AddText(ui.fonts.of(lettering), ui.fonts.size(lettering), at, colour, words.data(),
                                        words.data() + words.size(), width);
    ui.painted(words, false);
    return measure(ui, lettering, words, width).y;
}

/// A line through every row of a text.
void strike(const Ui& ui, ImVec2 at, ImVec2 size) {
    const float height = ui.fonts.size(Lettering::small);
    for (float y = at.y + height * 0.55F; y < at.y + size.y; y += height) {
        ImGui::GetWindowDrawList()->AddLine({at.x, y}, {at.x + size.x, y}, ui.palette().faint, ui.px(1));
    }
}

/// What a row needs around its text: space above and below, and a bar at its left where it is looked at.
struct RowShape {
    float side;
    float above;
    float head;
    [[nodiscard]] float text_width(float width) const { return std::max(1.0F, width - 2 * side); }
};

RowShape shape_of(const Ui& ui) {
    return {ui.gap(Gap::small), ui.px(5), ui.fonts.size(Lettering::tiny) + ui.px(3)};
}

float height_of(const Ui& ui, const LogRow& row, float width) {
    const RowShape shape = shape_of(ui);
    float height = 2 * shape.above + shape.head;
    height += measure(ui, Lettering::small, row.text, shape.text_width(width)).y;
    if (!row.forced.empty()) height += measure(ui, Lettering::small, row.forced, shape.text_width(width)).y;
    return height;
}

/// Measures the rows that are new, or all of them where they wrap otherwise now.
void measure_rows(const Ui& ui, const std::vector<LogRow>& log, float width, LogHeights& heights) {
    const float letters = ui.fonts.size(Lettering::small);
    const std::string spoken = language();
    if (heights.width != width || heights.letters != letters || heights.language != spoken ||
        heights.rows.size() > log.size()) {
        heights = {width, letters, spoken, {}};
    }
    for (std::size_t i = heights.rows.size(); i < log.size(); ++i) {
        heights.rows.push_back(height_of(ui, log[i], width));
    }
}

/// Number, time and who, and the way to the entry that belongs to this one.
void draw_head(const Ui& ui, Rect head, const LogRow& row, bool hovered, TableState& state) {
    const Palette& p = ui.palette();
    const std::string number = std::to_string(row.sequence);
    // Its place is kept, so that nothing moves under the pointer.
    const Rect more = cut_right(head, ui.px(24), ui.gap(Gap::tight));
    if (hovered) {
        const Rect area{{more.min.x, more.min.y - ui.px(4)}, {more.max.x, more.max.y + ui.px(4)}};
        if (hot_area(ui, "log.menu." + number, "…", area)) {
            state.log.menu = LogMenu{row.sequence, true, area.min.x, area.max.y};
        }
        paint_panel(ui, area, ImGui::IsItemHovered() ? p.hover : p.raised);
        paint_line(ui, area, Lettering::strong, p.text, "…", Align::centre);
    }
    const auto other = row.reversed_by ? row.reversed_by : row.reverses;
    if (other) {
        const std::string to = std::to_string(*other);
        const std::string words =
            row.reversed_by ? tr("taken back by #{number}", {{"number", to}}) : tr("to #{number}", {{"number", to}});
        const float width = std::min(head.width(), measure(ui, Lettering::tiny, words).x + ui.px(2));
        const Rect link = cut_right(head, width, ui.gap(Gap::small));
        if (hot_area(ui, "log.link." + number, words, link)) {
            state.past.look(*other);
            state.log.scroll_to = *other;
        }
        const ImU32 colour = ImGui::IsItemHovered() ? p.accent : p.quiet;
        paint_line(ui, link, Lettering::tiny, colour, words);
        ImGui::GetWindowDrawList()->AddLine({link.min.x, link.max.y - ui.px(1)}, {link.max.x, link.max.y - ui.px(1)},
                                            colour, ui.px(1));
    }
    std::string words = '#' + number + "  " + row.time;
    if (!row.poster.empty()) words += "  " + row.poster;
    paint_line(ui, head, Lettering::tiny, p.faint, words);
}

void draw_words(const Ui& ui, const LogRow& row, ImVec2 at, float width) {
    const Palette& p = ui.palette();
    const bool gone = row.reversed_by.has_value();
    const ImU32 colour = gone ? p.faint : row.reverses ? p.quiet : p.text;
    const float height = paint_block(ui, at, Lettering::small, colour, row.text, width);
    if (gone) strike(ui, at, {measure(ui, Lettering::small, row.text, width).x, height});
    if (!row.forced.empty()) paint_block(ui, {at.x, at.y + height}, Lettering::small, p.accent, row.forced, width);
}

void draw_row(const Ui& ui, const Rect& in, const LogRow& row, TableState& state) {
    const Palette& p = ui.palette();
    const bool looked_at = state.past.at == row.sequence;
    const bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(in.min, in.max);
    if (looked_at || hovered) paint_panel(ui, in, p.raised);
    if (looked_at) {
        ImGui::GetWindowDrawList()->AddRectFilled(in.min, {in.min.x + ui.px(4), in.max.y}, p.accent, ui.theme.radius(),
                                                  ImDrawFlags_RoundCornersLeft);
    }
    if (state.log.menu && state.log.menu->sequence == row.sequence && !state.log.menu->placed) {
        state.log.menu = LogMenu{row.sequence, true, in.min.x + ui.gap(Gap::wide), in.max.y};
    }
    const RowShape shape = shape_of(ui);
    Rect rest = in.inset(shape.side, shape.above);
    // What lies over the row is drawn before the row itself can be pressed: the first one under the pointer is meant.
    draw_head(ui, cut_top(rest, shape.head), row, hovered && !state.log.menu, state);
    draw_words(ui, row, rest.min, rest.width());
    if (hot_area(ui, "log." + std::to_string(row.sequence), row.text, in)) state.past.look(row.sequence);
    if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) {
        const ImVec2 at = ImGui::GetIO().MousePos;
        state.log.menu = LogMenu{row.sequence, true, at.x, at.y};
    }
}

/// Scrolls as little as brings a row into sight.
void bring_into_sight(const TableSnapshot& snapshot, LogState& log) {
    if (!log.scroll_to) return;
    float y = 0;
    for (const std::size_t row : snapshot.shown) {
        const float height = log.heights.rows[row];
        if (snapshot.log[row].sequence == *log.scroll_to) {
            const float room = ImGui::GetWindowHeight();
            if (y < ImGui::GetScrollY()) ImGui::SetScrollY(y);
            if (y + height > ImGui::GetScrollY() + room) ImGui::SetScrollY(y + height - room);
            break;
        }
        y += height;
    }
    log.scroll_to.reset();
}

void draw_rows(const Ui& ui, const TableSnapshot& snapshot, TableState& state) {
    const float width = ImGui::GetContentRegionAvail().x - ui.gap(Gap::tight);
    measure_rows(ui, snapshot.log, width, state.log.heights);
    bring_into_sight(snapshot, state.log);
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float from = ImGui::GetWindowPos().y;
    const float to = from + ImGui::GetWindowHeight();
    float y = start.y;
    for (const std::size_t row : snapshot.shown) {
        const float height = state.log.heights.rows[row];
        if (y + height >= from && y <= to)
            draw_row(ui, {{start.x, y}, {start.x + width, y + height}}, snapshot.log[row], state);
        y += height;
    }
    ImGui::SetCursorScreenPos(start);
    ImGui::Dummy({1, y - start.y});
}

void draw_search(const Ui& ui, const Rect& in, TableState& state) {
    const Pane pane("search", in, false);
    const FieldStyle style{
        .hint = tr("Search the log, Ctrl+F"), .lettering = Lettering::small, .focus = state.focus_search};
    const FieldEvents events = field(ui, "log.search", state.selection.search, style);
    // Esc takes the keyboard from a field in the frame it goes down, and still belongs to the search; so does the
    // frame in which the keyboard is asked for.
    state.searching = events.active || ImGui::IsItemDeactivated() || std::exchange(state.focus_search, false);
    if (events.entered) state.line.wants_keyboard = true;
}

}  // namespace

void draw_log(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::medium));
    draw_search(ui, cut_top(rest, ui.px(30), ui.gap(Gap::small)), state);
    rest.min.x -= ui.gap(Gap::small);
    rest.max.x += ui.gap(Gap::small);
    const Pane pane("log", rest);
    if (snapshot.shown.empty()) {
        ImGui::Indent(ui.gap(Gap::small));
        text(ui, Lettering::small, p.faint, tr("No entry has these words."));
        ImGui::Unindent(ui.gap(Gap::small));
    } else {
        draw_rows(ui, snapshot, state);
    }
}

std::optional<std::int64_t> step_in_log(const TableSnapshot& snapshot, const PastState& past, int steps) {
    // Now stands above the newest row; rows that a search left out are passed over.
    const std::int64_t here = past.at.value_or(snapshot.last + 1);
    const auto at = [&](std::ptrdiff_t row) {
        return snapshot.log[snapshot.shown[static_cast<std::size_t>(row)]].sequence;
    };
    const auto count = static_cast<std::ptrdiff_t>(snapshot.shown.size());
    if (count == 0) return past.at;
    std::ptrdiff_t row = 0;
    while (row < count && at(row) > here) ++row;
    const bool between_rows = row == count || at(row) != here;
    const std::ptrdiff_t next = row + steps - (between_rows && steps > 0 ? 1 : 0);
    if (next < 0) return std::nullopt;
    return at(std::min(next, count - 1));
}

}  // namespace tablebank
