// The players' own screen, in text that fills it. It takes no input.

#include <algorithm>
#include <array>
#include <cmath>

#include "app/i18n/language.h"
#include "app/ui/screens/players_view_parts.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

using namespace view_letters;

namespace {

// Sizes at scale 1, from which the scale follows: that of the text on the banker's table, so cash is 30 high and the
// due 50.
constexpr float view_head_height = 48;
constexpr float card_width = 190;
constexpr float card_height = 96;
constexpr float strip_height = 46;  ///< of the board, as a row of its spaces
constexpr float due_width = 280;
constexpr float due_height = 176;
constexpr float latest_height = 118;
constexpr float margin = 10;
constexpr float gap_between = 8;

/// A wide window has the due next to the players, a high one has it above them.
struct Plan {
    bool broad;
    int columns;
    int rows;
    [[nodiscard]] ImVec2 needs() const {
        const auto across = static_cast<float>(columns);
        const auto down = static_cast<float>(rows);
        const ImVec2 cards{across * (card_width + gap_between) - gap_between,
                           down * (card_height + gap_between) - gap_between};
        if (broad) {
            return {cards.x + gap_between + due_width + 2 * margin,
                    view_head_height + std::max(cards.y, due_height + gap_between + latest_height) + gap_between +
                        strip_height + 2 * margin};
        }
        return {cards.x + 2 * margin, view_head_height + due_height + gap_between + cards.y + gap_between +
                                          latest_height + gap_between + strip_height + 2 * margin};
    }
};

Plan plan_for(std::size_t players, ImVec2 size) {
    const bool broad = size.x > size.y * 1.1F;
    const auto count = static_cast<int>(std::max<std::size_t>(1, players));
    const int columns = count > 3 || (!broad && count > 1) ? 2 : 1;
    return {broad, columns, (count + columns - 1) / columns};
}

/// Whole lines only: the last one that fits ends with an ellipsis if words are left. Returns the height taken.
float paint_whole_lines(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view words) {
    const float height = ui.fonts.size(lettering) * line_spacing;
    Rect rest = in;
    while (!words.empty() && rest.height() >= height) {
        const bool last = rest.height() < 2 * height;
        std::size_t end = last ? words.size() : 0;
        for (std::size_t next = 0; end < words.size();) {
            next = std::min(words.find(' ', end + 1), words.size());
            if (end > 0 && measure(ui, lettering, words.substr(0, next)).x > in.width()) break;
            end = next;
        }
        paint_line(ui, cut_top(rest, height), lettering, colour, words.substr(0, end));
        words.remove_prefix(std::min(words.size(), end + 1));
    }
    return rest.min.y - in.min.y;
}

void draw_head(const Ui& ui, Rect in, const PlayersView& view) {
    const Palette& p = ui.palette();
    if (!view.clock.text.empty()) {
        const ClockView& face = view.clock;
        const ImU32 colour = face.last_minutes ? p.on_accent : face.up ? p.refused : face.running ? p.text : p.quiet;
        const float width = measure(ui, Lettering::figure, face.text).x + ui.px(2);
        const Rect clock = cut_right(in, std::min(width, in.width() / 2), ui.gap(Gap::large));
        if (face.last_minutes) paint_panel(ui, {{clock.min.x - ui.gap(Gap::small), clock.min.y}, clock.max}, p.accent);
        paint_line(ui, clock, Lettering::figure, colour, face.text, Align::right);
        tell(ui, "view.clock", face.text, clock);
        const std::string words = face.last_minutes ? ui.lang.tr("The last five minutes")
                                  : face.unstarted  ? ui.lang.tr("The clock has not been started")
                                                    : face.over;
        const float wide =
            words.empty() ? 0 : std::min(in.width() / 2, measure(ui, Lettering::title, words).x + ui.px(2));
        if (wide > 0) {
            const Rect beside = cut_right(in, wide, ui.gap(Gap::large));
            paint_line(ui, beside, Lettering::title, face.up ? p.refused : p.accent, words, Align::right);
            tell(ui, "view.clock.words", words, beside);
        }
    }
    std::string round = view.round;
    if (!view.phase.empty()) round += "  ·  " + view.phase;
    const float width = std::min(in.width(), measure(ui, Lettering::title, round).x + ui.px(2));
    const Rect where = cut_left(in, width, ui.gap(Gap::large));
    paint_line(ui, where, Lettering::title, p.text, round);
    tell(ui, "view.round", round, where);
    // The name of the box is worth no cutting.
    if (in.width() > measure(ui, Lettering::body, view.edition).x)
        paint_line(ui, in, Lettering::body, p.quiet, view.edition);
}

/// A player who has left takes a row of one line, and the others share the space.
std::vector<float> heights_of_rows(const Ui& ui, float whole, const Plan& plan, const PlayersView& view) {
    const float gap = ui.px(gap_between);
    const auto columns = static_cast<std::size_t>(plan.columns);
    std::vector<bool> gone;
    for (std::size_t i = 0; i < view.players.size(); i += columns) {
        const auto row = view.players.begin() + static_cast<std::ptrdiff_t>(i);
        const auto end = view.players.begin() + static_cast<std::ptrdiff_t>(std::min(i + columns, view.players.size()));
        gone.push_back(std::all_of(row, end, [](const PlayerCard& card) { return card.out; }));
    }
    const auto out = static_cast<float>(std::ranges::count(gone, true));
    const auto playing = static_cast<float>(gone.size()) - out;
    const float low = ui.px(62);
    const float free = whole - gap * static_cast<float>(gone.size() - 1) - out * low;
    const float high = playing > 0 ? std::min(ui.px(card_height * 1.9F), free / playing) : low;
    std::vector<float> heights;
    heights.reserve(gone.size());
    for (const bool row : gone) heights.push_back(row ? std::min(low, std::max(high, ui.px(1))) : high);
    return heights;
}

void draw_grid(const Ui& ui, Rect in, const Plan& plan, const PlayersView& view) {
    const float gap = ui.px(gap_between);
    const auto columns = static_cast<float>(plan.columns);
    const std::vector<float> heights = heights_of_rows(ui, in.height(), plan, view);
    const float width = (in.width() - gap * (columns - 1)) / columns;
    // In the order of play, row by row.
    Rect row{};
    for (std::size_t i = 0; i < view.players.size(); ++i) {
        if (i % static_cast<std::size_t>(plan.columns) == 0)
            row = cut_top(in, heights.at(i / static_cast<std::size_t>(plan.columns)), gap);
        draw_view_card(ui, cut_left(row, width, gap), view.players[i],
                       find_counted(view.counted, view.players[i].mark.seat));
    }
}

const PlayerMark* mark_in(const PlayersView& view, int seat) {
    for (const PlayerCard& card : view.players) {
        if (card.mark.seat == seat) return &card.mark;
    }
    return nullptr;
}

void draw_why(const Ui& ui, Rect& rest, const PlayersView& view) {
    const Palette& p = ui.palette();
    for (std::size_t i = 0; i < view.workings.size() && rest.height() >= ui.px(16); ++i) {
        const WorkingRow& working = view.workings[i];
        Rect row = rest;
        const float width = measure(ui, Lettering::body, working.figure).x + ui.px(2);
        Rect figure = cut_right(row, width, ui.gap(Gap::small));
        figure.max.y = figure.min.y + ui.px(17);
        paint_line(ui, figure, Lettering::body, p.text, working.figure, Align::right);
        const float took = paint_whole_lines(ui, row, Lettering::small, p.quiet, working.what);
        tell(ui, "view.why." + std::to_string(i), working.what + ' ' + working.figure,
             {rest.min, {rest.max.x, rest.min.y + took}});
        rest.min.y += std::max(took, ui.px(17)) + ui.gap(Gap::hair);
    }
}

void draw_subject(const Ui& ui, Rect& rest, const PlayersView& view) {
    Rect row = cut_top(rest, ui.px(21), ui.gap(Gap::tight));
    if (!view.colour.empty()) {
        const Rect strip = cut_left(row, ui.px(8), ui.gap(Gap::small)).inset(0, ui.px(2));
        ui.list().AddRectFilled(strip.min, strip.max, Theme::printed(view.colour, ui.palette().raised), ui.px(2));
    }
    paint_line(ui, row, Lettering::strong, ui.palette().text, view.subject);
    tell(ui, "view.subject", view.subject, row);
}

void paint_arrow_head(const Ui& ui, const Rect& in) {
    const float y = in.centre().y;
    ui.list().AddTriangleFilled({in.max.x, y}, {in.min.x + ui.px(4), y - ui.px(4)}, {in.min.x + ui.px(4), y + ui.px(4)},
                                ui.palette().faint);
}

/// The present and the future cash of one side; if they do not fit side by side, only the future one.
void draw_side_cash(const Ui& ui, Rect row, const PlayersView& view, const PartyCash& party) {
    const Palette& p = ui.palette();
    if (party.now.empty()) return;
    const float size = ui.px(16);
    if (const PlayerMark* mark = mark_in(view, party.seat))
        paint_token(ui, cut_left(row, size, ui.gap(Gap::tight)).centre(), size, *mark);
    const bool reaches = party.lacks.empty();
    const std::string& then = reaches ? party.after : party.lacks;
    tell(ui, "view.cash." + std::to_string(party.seat), party.now + " → " + then, row);
    const float arrow = then.empty() ? 0 : (reaches ? ui.px(12) + ui.gap(Gap::tight) : 0) + ui.gap(Gap::tight);
    const Lettering lettering = fitting(ui, asides, party.now + then, row.width() - arrow - ui.px(4));
    const float now = measure(ui, lettering, party.now).x + ui.px(2);
    if (now + arrow + measure(ui, lettering, then).x <= row.width()) {
        paint_line(ui, cut_left(row, now, ui.gap(Gap::tight)), lettering, p.quiet, party.now);
        if (then.empty()) return;
        if (reaches) paint_arrow_head(ui, cut_left(row, ui.px(12), ui.gap(Gap::tight)));
    }
    paint_line(ui, row, lettering, reaches ? p.text : p.refused, then);
}

/// Payer and payee, side by side; without the bank, whose cash does not matter.
void draw_cash_after(const Ui& ui, Rect row, const PlayersView& view) {
    const bool both = view.payee_cash && !view.payee_cash->now.empty();
    const float half = (row.width() - ui.gap(Gap::medium)) / 2;
    draw_side_cash(ui, both ? cut_left(row, half, ui.gap(Gap::medium)) : row, view, *view.payer_cash);
    if (both) draw_side_cash(ui, row, view, *view.payee_cash);
}

void draw_due(const Ui& ui, const Rect& in, const PlayersView& view) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    ui.list().AddRectFilled(in.min, {in.min.x + ui.px(4), in.max.y}, p.accent, ui.theme.radius(),
                            ImDrawFlags_RoundCornersLeft);
    Rect rest = in.inset(ui.gap(Gap::large), ui.gap(Gap::small));
    Rect head = cut_top(rest, ui.px(28), ui.gap(Gap::hair));
    const float size = ui.px(23);
    for (const std::optional<int> seat : {std::optional(view.payer), view.payee}) {
        const PlayerMark* mark = seat ? mark_in(view, *seat) : nullptr;
        if (mark != nullptr) paint_token(ui, cut_left(head, size, ui.gap(Gap::tight)).centre(), size, *mark);
    }
    head.min.x += ui.gap(Gap::tight);
    paint_line(ui, head, fitting(ui, names, view.heading, head.width()), p.text, view.heading);
    tell(ui, "view.heading", view.heading, head);
    if (!view.amount.empty()) {
        const Rect amount = cut_top(rest, ui.px(54));
        paint_line(ui, amount, fitting(ui, sums, view.amount, amount.width()), p.accent, view.amount);
        tell(ui, "view.amount", view.amount, amount);
    }
    if (view.payer_cash) draw_cash_after(ui, cut_top(rest, ui.px(20), ui.gap(Gap::hair)), view);
    if (!view.subject.empty()) draw_subject(ui, rest, view);
    draw_why(ui, rest, view);
    for (const std::string& due : view.waiting) {
        if (rest.height() < ui.px(16)) break;
        rest.min.y += paint_whole_lines(ui, rest, Lettering::small, p.quiet, ui.lang.tr("Then: {due}", {{"due", due}}));
    }
}

void draw_latest(const Ui& ui, const Rect& in, const PlayersView& view) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::large), ui.gap(Gap::small));
    for (std::size_t i = 0; i < view.open_to_all.size(); ++i) {
        const float took = paint_whole_lines(ui, rest, Lettering::small, p.text, view.open_to_all[i]);
        if (took > 0) tell(ui, "view.all." + std::to_string(i), view.open_to_all[i], rest);
        rest.min.y += took + ui.gap(Gap::tight);
    }
    for (std::size_t i = 0; i < view.latest.size(); ++i) {
        // Each may take the space that the later ones do not need for a line.
        const auto later = static_cast<float>(view.latest.size() - i - 1);
        Rect room = rest;
        room.max.y -= later * (ui.fonts.size(Lettering::small) * line_spacing + ui.gap(Gap::tight));
        const float took = paint_whole_lines(ui, room, i == 0 ? Lettering::body : Lettering::small,
                                             i == 0 ? p.text : p.quiet, view.latest[i]);
        if (took > 0) tell(ui, "view.latest." + std::to_string(i), view.latest[i], room);
        rest.min.y += took + ui.gap(Gap::tight);
    }
}

/// The board as a row: each space with the colour of its city and of its owner, and the tokens above it.
void draw_strip(const Ui& ui, Rect in, const PlayersView& view) {
    const Palette& p = ui.palette();
    Rect words = cut_top(in, ui.px(17), ui.px(3));
    paint_line(ui, words, Lettering::small, p.quiet, view.for_sale);
    tell(ui, "view.for-sale", view.for_sale, words);
    const auto count = static_cast<float>(std::max<std::size_t>(1, view.board.cells.size()));
    const float width = in.width() / count;
    for (const BoardCell& cell : view.board.cells) {
        const Rect whole = cut_left(in, width);
        const Rect space = whole.inset(ui.px(0.5F), 0);
        Rect rest = space;
        paint_panel(ui, space, p.panel);
        const Rect owner = cut_bottom(rest, ui.px(4));
        const PlayerMark* mark = cell.owner ? mark_in(view, *cell.owner) : nullptr;
        if (mark != nullptr) ui.list().AddRectFilled(owner.min, owner.max, ui.theme.player(*mark));
        if (!cell.colour.empty()) {
            const Rect city = cut_top(rest, ui.px(5));
            ui.list().AddRectFilled(city.min, city.max, Theme::printed(cell.colour, p.raised));
        }
        std::vector<int> here = cell.tokens;
        here.insert(here.end(), cell.prisoners.begin(), cell.prisoners.end());
        const float size = std::min(rest.height(), std::max(width, ui.px(14)));
        for (std::size_t token = 0; token < here.size(); ++token) {
            const float shift = (static_cast<float>(token) - static_cast<float>(here.size() - 1) / 2) * size * 0.5F;
            if (const PlayerMark* one = mark_in(view, here[token]))
                paint_token(ui, {rest.centre().x + shift, rest.centre().y}, size, *one);
        }
    }
    tell(ui, "view.board", std::to_string(view.board.cells.size()), in);
}

}  // namespace

float players_view_scale(std::size_t players, ImVec2 size) {
    const ImVec2 needs = plan_for(players, size).needs();
    const float scale = std::min(size.x / needs.x, size.y / needs.y);
    return std::clamp(std::floor(scale * 16) / 16, 0.375F, 6.0F);
}

void draw_players_view(const Ui& ui, const PlayersView& view, const Rect& in) {
    const Palette& p = ui.palette();
    ui.list().AddRectFilled(in.min, in.max, p.ground);
    if (!view.open) {
        const std::string words = ui.lang.tr("No game is open.");
        paint_line(ui, in, Lettering::title, p.quiet, words, Align::centre);
        return tell(ui, "view.nothing", words, in);
    }
    const Plan plan = plan_for(view.players.size(), in.size());
    const float gap = ui.px(gap_between);
    Rect rest = in.inset(ui.px(margin));
    draw_head(ui, cut_top(rest, ui.px(view_head_height - margin), ui.px(gap_between)), view);
    draw_strip(ui, cut_bottom(rest, ui.px(strip_height), gap), view);
    if (plan.broad) {
        const float cards = static_cast<float>(plan.columns) * (card_width + gap_between) - gap_between;
        Rect side = cut_right(rest, (rest.width() - gap) * due_width / (due_width + cards), gap);
        draw_latest(ui, cut_bottom(side, std::max(ui.px(latest_height), side.height() * 0.36F), gap), view);
        draw_due(ui, side, view);
    } else {
        draw_due(ui, cut_top(rest, ui.px(due_height), gap), view);
        draw_latest(ui, cut_bottom(rest, ui.px(latest_height), gap), view);
    }
    draw_grid(ui, rest, plan, view);
}

}  // namespace tablebank
