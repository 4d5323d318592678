// The log: newest first, searched while typing. A click on a row shows the table as it was after its entry; reversed
// entries stay, struck through, with a link to their reversal.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// The space of a row around its text: above and below, and a bar at its left if it is selected.
struct RowShape {
    float side;
    float above;
    float head;
    [[nodiscard]] float text_width(float width) const { return std::max(1.0F, width - 2 * side); }
};

RowShape shape_of(const Ui& ui) {
    return {ui.gap(Gap::small), ui.px(5), ui.fonts.size(Lettering::tiny) + ui.px(3)};
}

/// A mark and words, without a warning colour: the judge decides which entries are void.
std::string late_words(const LogRow& row) {
    return "+ " + row.after_time;
}

float height_of(const Ui& ui, const LogRow& row, float width) {
    const RowShape shape = shape_of(ui);
    float height = 2 * shape.above + shape.head;
    height += measure(ui, Lettering::small, row.text, shape.text_width(width)).y;
    if (!row.forced.empty()) height += measure(ui, Lettering::small, row.forced, shape.text_width(width)).y;
    if (!row.after_time.empty()) height += measure(ui, Lettering::small, late_words(row), shape.text_width(width)).y;
    return height;
}

/// Measures new rows, or all of them if their line breaks have changed.
void place_rows(const Ui& ui, const TableSnapshot& snapshot, float width, LogPlaces& places) {
    const float letters = ui.fonts.size(Lettering::small);
    if (places.made == snapshot.made && places.width == width && places.letters == letters) return;
    const std::string spoken = ui.lang.tag();
    if (places.width != width || places.letters != letters || places.language != spoken ||
        places.heights.size() > snapshot.log.size()) {
        places = {width, letters, spoken, {}, 0, {}};
    }
    for (std::size_t i = places.heights.size(); i < snapshot.log.size(); ++i) {
        places.heights.push_back(height_of(ui, snapshot.log[i], width));
    }
    places.made = snapshot.made;
    places.ends.clear();
    float end = 0;
    for (const std::size_t row : snapshot.shown) places.ends.push_back(end += places.heights[row]);
}

/// A row's parts: above its words a head, with the way to the entry that belongs to this one and the button of its
/// menu.
struct RowParts {
    Rect head;
    Rect menu;
    Rect link{};  ///< empty if no other entry belongs to it
    std::string link_words;
    Rect fold{};  ///< opens or folds the rows of an action; empty if there is only this one
    std::string fold_words;
    Rect words;
};

/// Cuts space for words from the right end of a row's head.
Rect cut_words(const Ui& ui, Rect& head, const std::string& words) {
    const float width = std::min(head.width(), measure(ui, Lettering::tiny, words).x + ui.px(2));
    return cut_right(head, width, ui.gap(Gap::small));
}

RowParts parts_of_row(const Ui& ui, const Rect& in, const LogRow& row) {
    const RowShape shape = shape_of(ui);
    Rect rest = in.inset(shape.side, shape.above);
    RowParts parts;
    parts.head = cut_top(rest, shape.head);
    parts.words = rest;
    // The place of the button is kept, so that nothing moves under the pointer.
    const Rect more = cut_right(parts.head, ui.px(24), ui.gap(Gap::tight));
    parts.menu = more.inset(0, -ui.px(4));
    if (row.holds > 0) {
        parts.fold_words = row.open ? ui.lang.tr("fold") : ui.lang.trn("{count} entry", "{count} entries", row.holds);
        parts.fold = cut_words(ui, parts.head, parts.fold_words);
    }
    if (!row.reversed_by && !row.reverses) return parts;
    const std::string to = std::to_string(row.reversed_by ? *row.reversed_by : *row.reverses);
    parts.link_words = row.reversed_by ? ui.lang.tr("taken back by #{number}", {{"number", to}})
                                       : ui.lang.tr("to #{number}", {{"number", to}});
    parts.link = cut_words(ui, parts.head, parts.link_words);
    return parts;
}

/// The pointer's actions on a row.
struct RowTouch {
    bool row = false;
    bool link = false;
    bool fold = false;
    bool menu = false;
    bool menu_shown = false;
};

void paint_row(const Ui& ui, const Rect& in, const LogRow& row, bool looked_at, const RowTouch& touch) {
    const Palette& p = ui.palette();
    if (looked_at || touch.row) paint_panel(ui, in, p.raised);
    if (looked_at) {
        ui.list().AddRectFilled(in.min, {in.min.x + ui.px(4), in.max.y}, p.accent, ui.theme.radius(),
                                ImDrawFlags_RoundCornersLeft);
    }
    const RowParts parts = parts_of_row(ui, in, row);
    if (touch.menu_shown) {
        paint_panel(ui, parts.menu, touch.menu ? p.hover : p.raised);
        paint_line(ui, parts.menu, Lettering::strong, p.text, "…", Align::centre);
    }
    const auto paint_link = [&](const Rect& at, const std::string& words, bool touched) {
        if (words.empty()) return;
        const ImU32 colour = touched ? p.accent : p.quiet;
        const float y = at.max.y - ui.px(1);
        paint_line(ui, at, Lettering::tiny, colour, words);
        ui.list().AddLine({at.min.x, y}, {at.max.x, y}, colour, ui.px(1));
    };
    paint_link(parts.link, parts.link_words, touch.link);
    paint_link(parts.fold, parts.fold_words, touch.fold);
    std::string head = '#' + std::to_string(row.sequence) + "  " + row.time;
    if (!row.poster.empty()) head += "  " + row.poster;
    paint_line(ui, parts.head, Lettering::tiny, p.faint, head);
    const bool gone = row.reversed_by.has_value();
    const ImVec2 at = parts.words.min;
    const float width = parts.words.width();
    const ImU32 colour = gone ? p.faint : row.reverses ? p.quiet : p.text;
    float height = paint_block(ui, at, Lettering::small, colour, row.text, width);
    if (gone) paint_strike(ui, at, Lettering::small, {measure(ui, Lettering::small, row.text, width).x, height});
    if (!row.forced.empty())
        height += paint_block(ui, {at.x, at.y + height}, Lettering::small, p.accent, row.forced, width);
    if (!row.after_time.empty())
        paint_block(ui, {at.x, at.y + height}, Lettering::small, p.quiet, late_words(row), width);
}

/// For tests: what could be pressed in a row if the pointer were there.
void report_row(const Ui& ui, const Rect& in, const LogRow& row) {
    const std::string number = std::to_string(row.sequence);
    const RowParts parts = parts_of_row(ui, in, row);
    constexpr auto button = ProbedWidget::Kind::button;
    if (!parts.link_words.empty())
        ui.report({button, "log.link." + number, parts.link_words, parts.link.min, parts.link.max});
    if (!parts.fold_words.empty())
        ui.report({button, "log.fold." + number, parts.fold_words, parts.fold.min, parts.fold.max});
    ui.report({button, "log." + number, row.text, in.min, in.max});
}

/// Elements over a row are tested before the row: the first one under the pointer is meant.
RowTouch touch_row(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, const LogRow& row, TableState& state) {
    const std::string number = std::to_string(row.sequence);
    const RowParts parts = parts_of_row(ui, in, row);
    RowTouch touch;
    touch.row = ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
                ImGui::IsMouseHoveringRect(in.min, in.max);
    touch.menu_shown = touch.row && !state.log.menu;
    if (touch.menu_shown) {
        if (hot_area(ui, "log.menu." + number, "…", parts.menu)) {
            state.log.menu = LogMenu{row.sequence, true, parts.menu.min.x, parts.menu.max.y};
        }
        touch.menu = ImGui::IsItemHovered();
    }
    if (!parts.link_words.empty()) {
        if (hot_area(ui, "log.link." + number, parts.link_words, parts.link)) {
            const std::int64_t other = row.reversed_by ? *row.reversed_by : *row.reverses;
            state.past.look(snapshot.log[static_cast<std::size_t>(other - 1)].stands_at());
            state.log.scroll_to = other;
        }
        touch.link = ImGui::IsItemHovered();
    }
    if (!parts.fold_words.empty()) {
        if (hot_area(ui, "log.fold." + number, parts.fold_words, parts.fold)) {
            fold_or_open(row, state);
        }
        touch.fold = ImGui::IsItemHovered();
    }
    if (hot_area(ui, "log." + number, row.text, in)) state.past.look(row.stands_at());
    if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) {
        const ImVec2 at = ImGui::GetIO().MousePos;
        state.log.menu = LogMenu{row.sequence, true, at.x, at.y};
    }
    return touch;
}

/// The menu of a row that was opened by key is next to the row.
void place_menu(const Ui& ui, const Rect& in, const LogRow& row, LogState& log) {
    if (!log.menu || log.menu->sequence != row.sequence || log.menu->placed) return;
    log.menu = LogMenu{row.sequence, true, in.min.x + ui.gap(Gap::wide), in.max.y};
}

/// A new entry scrolls into view from any position. In the history view the position stays until the user returns.
void follow_newest(const TableSnapshot& snapshot, TableState& state) {
    if (state.past.at || std::exchange(state.log.newest, snapshot.last) == snapshot.last) return;
    state.log.scroll_to = snapshot.last;
}

/// Scrolls as little as needed to bring a row into view, with some of the rows around it.
void bring_into_sight(const TableSnapshot& snapshot, LogState& log) {
    if (!log.scroll_to) return;
    const std::int64_t wanted = row_of(snapshot.log, *std::exchange(log.scroll_to, std::nullopt));
    const auto row =
        std::ranges::find(snapshot.shown, wanted, [&](std::size_t at) { return snapshot.log[at].sequence; });
    if (row == snapshot.shown.end()) return;
    const float end = log.places.ends[static_cast<std::size_t>(row - snapshot.shown.begin())];
    const float height = log.places.heights[*row];
    const float begin = end - 2 * height;
    const float below = end + height;
    const float room = ImGui::GetWindowHeight();
    if (begin < ImGui::GetScrollY()) ImGui::SetScrollY(std::max(0.0F, begin));
    if (below > ImGui::GetScrollY() + room) ImGui::SetScrollY(below - room);
}

void draw_rows(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state) {
    const float width = ImGui::GetContentRegionAvail().x - ui.gap(Gap::tight);
    const LogPlaces& places = state.log.places;
    place_rows(ui, snapshot, width, state.log.places);
    follow_newest(snapshot, state);
    if (const auto step = std::exchange(state.log.step, std::nullopt)) scroll_window(*step, ui.px(40));
    bring_into_sight(snapshot, state.log);
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float from = ImGui::GetWindowPos().y - start.y;
    const auto each_in_sight = [&](const auto& act) {
        auto end = std::ranges::lower_bound(places.ends, from);
        for (; end != places.ends.end(); ++end) {
            const std::size_t row = snapshot.shown[static_cast<std::size_t>(end - places.ends.begin())];
            const float top = *end - places.heights[row];
            if (top > from + ImGui::GetWindowHeight()) break;
            act(Rect{{start.x, start.y + top}, {start.x + width, start.y + *end}}, snapshot.log[row]);
        }
    };
    if (const Picture picture(ui, "log", in, Fingerprint(snapshot.made, state.past.at, width)); picture.wanted()) {
        each_in_sight(
            [&](const Rect& at, const LogRow& row) { paint_row(ui, at, row, state.past.at == row.stands_at(), {}); });
    }
    // A row keeps the press that began on it until the button is let go.
    const bool menu_to_place = state.log.menu && !state.log.menu->placed;
    if (menu_to_place || ui.probe != nullptr ||
        ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
        each_in_sight([&](const Rect& at, const LogRow& row) {
            place_menu(ui, at, row, state.log);
            if (!ImGui::IsMouseHoveringRect(at.min, at.max)) {
                if (ui.probe != nullptr) report_row(ui, at, row);
                return;
            }
            const RowTouch touch = touch_row(ui, at, snapshot, row, state);
            if (touch.row) paint_row(ui, at, row, state.past.at == row.stands_at(), touch);
        });
    }
    ImGui::SetCursorScreenPos(start);
    ImGui::Dummy({1, places.ends.empty() ? 0 : places.ends.back()});
}

void draw_search(const Ui& ui, const Rect& in, TableState& state) {
    const Pane pane("search", in, false);
    const FieldStyle style{
        .hint = ui.lang.tr("Search the log, {key}", {{"key", key_text(ui.lang, hint_of(KeyAction::search_log))}}),
        .lettering = Lettering::small,
        .focus = state.focus_search,
        .to_end = state.search_waits};
    const FieldEvents events = field(ui, "log.search", state.selection.search, style);
    // Esc takes the keyboard from a field in the frame it goes down, and still belongs to the search; so does the
    // frame in which the keyboard is asked for.
    state.searching = events.active || ImGui::IsItemDeactivated() || std::exchange(state.focus_search, false);
    state.search_waits = state.searching && !events.active && !ImGui::IsItemDeactivated();
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
        text(ui, Lettering::small, p.faint, ui.lang.tr("No entry has these words."));
        ImGui::Unindent(ui.gap(Gap::small));
    } else {
        draw_rows(ui, rest, snapshot, state);
    }
}

std::optional<std::int64_t> step_in_log(const TableSnapshot& snapshot, const PastState& past, int steps) {
    // The present is above the newest row; rows that a search left out are skipped.
    const std::int64_t here = past.at.value_or(snapshot.last + 1);
    const auto at = [&](std::ptrdiff_t row) {
        return snapshot.log[snapshot.shown[static_cast<std::size_t>(row)]].stands_at();
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
