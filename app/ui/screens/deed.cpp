// The space that is looked at: its deed for each role, its rent today and why, what its owner may do.

#include <algorithm>
#include <array>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// The possible dealings with a deed, each with its own place and key, the same for every deed.
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

/// The printed rents, with narrow rows, so that all of them are visible.
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
               PendingIntent& queue) {
    const auto slot = std::ranges::find(slots, action.id);
    if (slot == slots.end()) return;
    const auto nth = static_cast<std::size_t>(slot - slots.begin());
    const std::string key = hint_of(KeyAction::deed_slot, nth);
    const std::string does = action.allowed ? localized_line(ui.lang, action.line) : action.reason;
    const ButtonStyle style{.enabled = action.allowed,
                            .key_hint = shows_key ? key : "",
                            .tip = shows_key ? does : does + "  ·  " + key_text(ui.lang, key),
                            .width = in.width(),
                            .height = in.height(),
                            .lettering = Lettering::small};
    ImGui::SetCursorScreenPos(in.min);
    const bool listens = !state.covered && !state.line.asks_to_post && !state.log.menu && !state.which;
    const bool by_key = listens && action.allowed && pressed(KeyAction::deed_slot, nth);
    if (button(ui, "deed." + action.id, action.text, style) || by_key) choose(action, queue);
}

/// At the foot of the panel, so that no text above can move them: a second click in the same place never does something
/// else. Reduces `rest`.
void draw_slots(const Ui& ui, Rect& rest, bool low, const DeedSnapshot& deed, TableState& state, PendingIntent& queue) {
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

/// Its owner and state, and next to them its rent today in large digits.
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

/// Its state, its rent today and why, and the printed rents: scrolls if it is long.
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

constexpr float card_strip = 46;
constexpr float card_rent_row = 22;
constexpr float card_header = 18;
constexpr float card_state = 24;

/// The columns of figures, each as broad as the broadest in it.
std::vector<float> rent_columns(const Ui& ui, const DeedSnapshot& deed) {
    std::vector<float> widths;
    for (std::size_t column = 0; column < deed.columns.size(); ++column) {
        float width = measure(ui, Lettering::tiny, deed.columns[column]).x;
        for (const RentRow& row : deed.printed)
            width = std::max(width, measure(ui, Lettering::strong, row.figures[column]).x);
        widths.push_back(width + ui.px(2));
    }
    return widths;
}

/// The strip of its city with the name on it, or a plain head for a company.
void paint_card_strip(const Ui& ui, const Rect& in, const DeedSnapshot& deed) {
    const Palette& p = ui.palette();
    const bool street = !deed.colour.empty();
    const ImU32 ground = street ? Theme::printed(deed.colour, p.raised) : p.raised;
    const ImU32 ink = street ? Theme::ink_on(ground) : p.text;
    ui.list().AddRectFilled(in.min, in.max, ground, ui.theme.radius(), ImDrawFlags_RoundCornersTop);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.px(4));
    if (street)
        paint_city_mark(ui, cut_right(rest, ui.px(16), ui.gap(Gap::small)).centre(), ui.px(14), deed.city, ground);
    Rect name = cut_top(rest, rest.height() * 0.58F);
    paint_name(ui, name, Lettering::strong, ink, deed.name);
    paint_name(ui, rest, Lettering::small, ink, deed.subtitle);
}

void paint_card_rent(const Ui& ui, Rect row, const RentRow& rent, const std::vector<float>& widths,
                     const std::optional<std::size_t>& column_now) {
    const Palette& p = ui.palette();
    if (rent.now) ui.list().AddRectFilled(row.min, row.max, p.hover, ui.px(3));
    row = row.inset(ui.gap(Gap::small), 0);
    for (std::size_t column = widths.size(); column-- > 0;) {
        const Rect figure = cut_right(row, widths[column], ui.gap(Gap::medium));
        const bool holds = rent.now && column_now == column;
        if (holds) {
            const Rect frame = figure.inset(-ui.px(4), ui.px(1));
            ui.list().AddRectFilled(frame.min, frame.max, p.accent, ui.px(3));
        }
        paint_line(ui, figure, holds ? Lettering::strong : Lettering::small, holds ? p.on_accent : p.text,
                   rent.figures[column], Align::right);
    }
    const ImU32 colour = rent.now ? p.text : p.quiet;
    if (measure(ui, Lettering::small, rent.what).x * 0.8F <= row.width())
        return paint_line(ui, row, Lettering::small, colour, rent.what);
    // In two rows, as small as that takes.
    static_cast<void>(paint_in_cell(ui, row, Lettering::tiny, colour, rent.what));
}

}  // namespace

void draw_deed(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    const DeedSnapshot& deed = *snapshot.deed;
    paint_panel(ui, in, ui.palette().panel);
    const bool low = in.height() < ui.px(400);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.gap(low ? Gap::small : Gap::medium));
    const Pane panel("deed.panel", rest, false);
    draw_heading(ui, rest, deed, state);
    draw_slots(ui, rest, low, deed, state, queue);
    draw_account(ui, rest, deed);
}

float deed_card_height(const Ui& ui, const DeedSnapshot& deed, float width) {
    const float inner = width - 2 * ui.gap(Gap::medium);
    float height = ui.px(card_strip) + ui.gap(Gap::small) + ui.px(card_state);
    if (!deed.printed.empty())
        height += ui.px(card_header) + static_cast<float>(deed.printed.size()) * ui.px(card_rent_row);
    for (const std::string& sum : deed.sums) height += measure(ui, Lettering::tiny, sum, inner).y + ui.gap(Gap::tight);
    return height + ui.gap(Gap::medium);
}

void paint_deed_card(const Ui& ui, const Rect& in, const DeedSnapshot& deed) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in;
    paint_card_strip(ui, cut_top(rest, ui.px(card_strip), ui.gap(Gap::small)), deed);
    rest = rest.inset(ui.gap(Gap::tight), 0);
    Rect state = cut_top(rest, ui.px(card_state)).inset(ui.gap(Gap::small), 0);
    paint_name(ui, state, Lettering::small, p.quiet, deed.state);
    if (!deed.printed.empty()) {
        const std::vector<float> widths = rent_columns(ui, deed);
        Rect header = cut_top(rest, ui.px(card_header)).inset(ui.gap(Gap::small), 0);
        for (std::size_t column = widths.size(); column-- > 0;)
            paint_line(ui, cut_right(header, widths[column], ui.gap(Gap::medium)), Lettering::tiny, p.quiet,
                       deed.columns[column], Align::right);
        for (const RentRow& rent : deed.printed)
            paint_card_rent(ui, cut_top(rest, ui.px(card_rent_row)), rent, widths, deed.column_now);
    }
    rest.min.y += ui.gap(Gap::tight);
    const Rect sums = rest.inset(ui.gap(Gap::small), 0);
    float y = sums.min.y;
    for (const std::string& sum : deed.sums)
        y += paint_block(ui, {sums.min.x, y}, Lettering::tiny, p.faint, sum, sums.width()) + ui.gap(Gap::tight);
    paint_edge(ui, in, p.line);
    ui.report({ProbedWidget::Kind::note, "stage.card", deed.name, in.min, in.max});
}

}  // namespace tablebank
