// Inside the ring: what the table waits for, large enough for everyone to read. The offers are always visible; in
// little height the calculation above them scrolls.

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/i18n/language.h"
#include "app/ui/screens/turn_parts.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/note_drawing.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

const PlayerCard* card_of(const TableSnapshot& snapshot, int seat) {
    for (const PlayerCard& card : snapshot.players) {
        if (card.mark.seat == seat) return &card;
    }
    return nullptr;
}

/// A token with its name, or the bank.
void draw_party(const Ui& ui, Rect row, const TableSnapshot& snapshot, int seat) {
    const Palette& p = ui.palette();
    const float size = ui.px(30);
    if (const PlayerCard* card = card_of(snapshot, seat)) {
        paint_token(ui, cut_left(row, size, ui.gap(Gap::small)).centre(), size, card->mark);
        return paint_name(ui, row, Lettering::title, p.text, card->name);
    }
    paint_line(ui, row, Lettering::title, p.text, ui.lang.tr("the bank"));
}

/// Payer and payee side by side, with space for the arrow between them.
std::pair<Rect, Rect> halves_of(const Ui& ui, Rect row) {
    const float between = ui.px(34) + 2 * ui.gap(Gap::small);
    const Rect payer = cut_left(row, (row.width() - between) / 2, between);
    return {payer, row};
}

void draw_arrow(const Ui& ui, const Rect& at) {
    ImDrawList* list = &ui.list();
    const float y = at.centre().y;
    const ImU32 colour = ui.palette().faint;
    list->AddLine({at.min.x, y}, {at.max.x - ui.px(8), y}, colour, ui.px(2));
    list->AddTriangleFilled({at.max.x, y}, {at.max.x - ui.px(9), y - ui.px(5)}, {at.max.x - ui.px(9), y + ui.px(5)},
                            colour);
}

void draw_parties(const Ui& ui, Rect row, const TableSnapshot& snapshot) {
    const TurnSnapshot& turn = snapshot.turn;
    const int first = turn.payer != 0 ? turn.payer : turn.to_roll;
    if (first == 0 || !turn.payee) {
        if (const PlayerCard* card = card_of(snapshot, first)) {
            paint_token(ui, cut_left(row, ui.px(30), ui.gap(Gap::small)).centre(), ui.px(30), card->mark);
        }
        paint_line(ui, row, Lettering::title, ui.palette().text, turn.heading);
        return;
    }
    const auto [payer, payee] = halves_of(ui, row);
    draw_party(ui, payer, snapshot, first);
    draw_arrow(ui, {{payer.max.x + ui.gap(Gap::small), row.min.y}, {payee.min.x - ui.gap(Gap::small), row.max.y}});
    draw_party(ui, payee, snapshot, *turn.payee);
}

/// The size of two sums side by side: the one of the shape if they fit, otherwise smaller.
struct CashLettering {
    Lettering now;
    Lettering after;
    bool both = true;  ///< false: only the new sum fits
};

CashLettering cash_lettering(const TurnUi& screen, float width, const PartyCash& party) {
    using enum Lettering;
    const std::string& then = party.after.empty() ? party.lacks : party.after;
    const bool close = screen.shape.close;
    const float between = screen.ui.px(18) + 2 * screen.ui.gap(Gap::small);
    const auto wide = [&](Lettering lettering, const std::string& sum) { return measure(screen.ui, lettering, sum).x; };
    for (const CashLettering each :
         {CashLettering{close ? small : body, close ? strong : figure}, CashLettering{close ? small : body, strong},
          CashLettering{small, strong}, CashLettering{small, body}, CashLettering{tiny, small}}) {
        if (close && each.after == figure) continue;
        if (then.empty() || wide(each.now, party.now) + between + wide(each.after, then) <= width) return each;
    }
    for (const Lettering after : {figure, strong, body, small})
        if (wide(after, then) + between <= width) return {small, after, false};
    return {small, tiny, false};
}

/// A side's present and future cash: the new sum as large as it fits.
void draw_new_cash(const TurnUi& screen, Rect row, const PartyCash& party) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    if (party.now.empty()) return;
    const CashLettering letters = cash_lettering(screen, row.width(), party);
    ui.report({ProbedWidget::Kind::note, "stage.cash." + std::to_string(party.seat), party.now + " → " + party.after,
               row.min, row.max});
    // If the sums do not fit side by side, the new one is shown.
    const float width = measure(ui, letters.now, party.now).x + ui.px(2);
    if (letters.both)
        paint_line(ui, cut_left(row, std::min(width, row.width()), ui.gap(Gap::small)), letters.now, p.quiet,
                   party.now);
    if (party.after.empty()) return paint_line(ui, row, letters.after, p.refused, party.lacks);
    const Rect arrow = cut_left(row, ui.px(14), ui.gap(Gap::small));
    const float y = arrow.centre().y;
    ui.list().AddTriangleFilled({arrow.max.x, y}, {arrow.min.x + ui.px(4), y - ui.px(5)},
                                {arrow.min.x + ui.px(4), y + ui.px(5)}, p.faint);
    paint_line(ui, row, letters.after, p.text, party.after);
}

void draw_cash(const TurnUi& screen, const Rect& row) {
    const CentrePanelSnapshot& stage = screen.snapshot.stage;
    if (!screen.turn().payee) return draw_new_cash(screen, row, *stage.payer);
    const auto [payer, payee] = halves_of(screen.ui, row);
    draw_new_cash(screen, payer, *stage.payer);
    if (stage.payee) draw_new_cash(screen, payee, *stage.payee);
}

/// The subject, with the colour of its city.
void draw_turn_subject(const Ui& ui, Rect row, const TurnSnapshot& turn) {
    if (!turn.colour.empty()) {
        const Rect chip = cut_left(row, ui.px(8), ui.gap(Gap::small));
        ui.list().AddRectFilled({chip.min.x, chip.min.y + ui.px(2)}, {chip.max.x, chip.max.y - ui.px(2)},
                                Theme::printed(turn.colour, ui.palette().raised), ui.px(2));
    }
    paint_line(ui, row, Lettering::body, ui.palette().text, turn.subject);
}

float subject_width(const Ui& ui, const TurnSnapshot& turn) {
    const float chip = turn.colour.empty() ? 0 : ui.px(8) + ui.gap(Gap::small);
    return chip + measure(ui, Lettering::body, turn.subject).x + ui.px(2);
}

/// The sum, and below it its purpose: next to it in a narrow layout if both fit.
void lay_amount(const TurnUi& screen, TurnColumn& column) {
    const Ui& ui = screen.ui;
    const TurnSnapshot& turn = screen.turn();
    const float subject = turn.subject.empty() ? 0 : subject_width(ui, turn);
    bool beside = false;
    if (!turn.amount.empty()) {
        Rect row = column.row(screen.shape.amount);
        const float sum = measure(ui, screen.shape.sum, turn.amount).x + ui.px(2);
        beside = screen.shape.close && subject > 0 && sum + ui.gap(Gap::large) + subject <= row.width();
        if (column.paints()) {
            const Rect at = beside ? cut_left(row, sum, ui.gap(Gap::large)) : row;
            paint_line(ui, at, screen.shape.sum, ui.palette().accent, turn.amount);
            const float half = ui.px(11);
            if (beside)
                draw_turn_subject(ui, {{row.min.x, row.centre().y - half}, {row.max.x, row.centre().y + half}}, turn);
        }
    }
    if (beside || turn.subject.empty()) return;
    const Rect row = column.row(ui.px(screen.shape.close ? 22 : 24), ui.gap(Gap::tight));
    if (column.paints()) draw_turn_subject(ui, row, turn);
}

/// In the history view: the reason for the entry's sums, above what the table waited for after it.
void lay_done(const TurnUi& screen, TurnColumn& column) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    for (const ReasonRow& reason : screen.turn().done) {
        Rect head = column.row(ui.px(30));
        if (column.paints()) {
            ui.report({ProbedWidget::Kind::note, "turn.done", reason.title + ": " + reason.amount, head.min, head.max});
            const float sum = measure(ui, Lettering::title, reason.amount).x + ui.px(2);
            paint_line(ui, cut_right(head, sum, ui.gap(Gap::small)), Lettering::title, p.accent, reason.amount,
                       Align::right);
            paint_line(ui, head, Lettering::strong, p.text, reason.title);
        }
        const Rect rows = column.row(workings_height(ui, column.width(), reason.workings), ui.gap(Gap::small));
        if (column.paints()) paint_workings(ui, rows, reason.workings);
    }
    if (screen.turn().done.empty()) return;
    const Rect line = column.row(ui.px(1), ui.gap(Gap::medium));
    if (column.paints()) ui.list().AddRectFilled(line.min, line.max, p.line);
}

/// The places of the parts of the turn.
struct TurnPlaces {
    Rect head;
    Rect foot;
    float content_top = 0;  ///< of the head's content, below its upper edge
    bool head_scrolls = false;
    bool foot_scrolls = false;
};

Rect room_for(const Ui& ui, const Rect& in, const TurnShape& shape) {
    Rect rest = in.inset(shape.side, shape.above);
    // On a broad table the lines keep a readable length.
    if (rest.width() > ui.px(620)) rest = rest.inset((rest.width() - ui.px(620)) / 2, 0);
    return rest;
}

float measured(const TurnUi& screen, const Rect& in, void (*lay)(const TurnUi&, TurnColumn&)) {
    TurnColumn column(screen.ui, in, false);
    lay(screen, column);
    return std::ceil(column.height());
}

/// Wide if it fits, otherwise close, with the dice in one row as the last resort. A little above the middle of its
/// height.
TurnPlaces place_parts(TurnUi& screen, const Rect& in, std::string_view several) {
    const Ui& ui = screen.ui;
    Rect rest;
    float head = 0;
    float foot = 0;
    struct Attempt {
        bool close;
        bool one_row;
        std::string_view head;
        std::string_view foot;
    };
    for (const Attempt& attempt :
         {Attempt{false, false, "turn.head", "turn.foot"}, Attempt{true, false, "turn.head.close", "turn.foot.close"},
          Attempt{true, true, "turn.head.close", "turn.foot.row"}}) {
        screen.shape = turn_shape(ui, attempt.close, in.width());
        screen.shape.one_row = attempt.one_row;
        rest = room_for(ui, in, screen.shape);
        const Fingerprint of(screen.snapshot.made, rest.width(), screen.state.paper_money, several);
        head = kept_height(ui, attempt.head, of, [&] { return measured(screen, rest, lay_turn_head); });
        foot = kept_height(ui, attempt.foot, of, [&] { return measured(screen, rest, lay_turn_foot); });
        if (head + screen.shape.parts + foot <= rest.height()) break;
    }
    TurnPlaces places;
    const float least = std::min(head, screen.shape.party + screen.shape.amount);
    const float most = std::max(least, rest.height() - screen.shape.parts - foot);
    places.head_scrolls = head > most;
    head = std::min(head, most);
    const float free = rest.height() - head - screen.shape.parts - foot;
    places.content_top = std::floor(std::max(0.0F, free) * 0.4F);
    places.head = cut_top(rest, places.content_top + head, screen.shape.parts);
    places.foot = rest;
    places.foot_scrolls = foot > rest.height() + 1;
    return places;
}

/// One part in its place, scrolled if it is higher.
void draw_part(const TurnUi& screen, const Rect& in, float top, bool scrolls, void (*lay)(const TurnUi&, TurnColumn&)) {
    Rect at = in;
    if (scrolls) at.max.x -= ImGui::GetStyle().ScrollbarSize + screen.ui.gap(Gap::tight);
    at.min.y += top - ImGui::GetScrollY();
    const ImVec2 start = at.min;
    TurnColumn column(screen.ui, at, true);
    lay(screen, column);
    ImGui::SetCursorScreenPos(start);
    ImGui::Dummy({1, scrolls ? std::ceil(column.height()) : 1});
}

}  // namespace

Rect TurnColumn::row(float height, float gap) {
    const Rect row{{in_.min.x, y_}, {in_.max.x, y_ + height}};
    y_ += height + gap;
    return row;
}

void TurnColumn::note(std::string_view key, Lettering lettering, ImU32 colour, std::string_view words, float gap) {
    if (words.empty()) return;
    const Rect at = row(measure(ui_, lettering, words, width()).y, gap);
    if (!paints_) return;
    paint_block(ui_, at.min, lettering, colour, words, width());
    ui_.report({ProbedWidget::Kind::note, std::string(key), std::string(words), at.min, at.max});
}

TurnShape turn_shape(const Ui& ui, bool close, float width) {
    const float side = ui.gap(width < ui.px(340) ? Gap::tight : close ? Gap::medium : Gap::wide);
    const auto shape = [&](float above, float party, float cash, float amount, float die, float button, Gap between,
                           Gap parts) {
        return TurnShape{close,
                         side,
                         ui.px(above),
                         ui.px(party),
                         ui.px(cash),
                         ui.px(amount),
                         close ? Lettering::cash : Lettering::amount,
                         ui.px(die),
                         ui.px(button),
                         ui.gap(between),
                         ui.gap(parts)};
    };
    return close ? shape(6, 30, 20, 50, 38, 30, Gap::tight, Gap::tight)
                 : shape(16, 38, 36, 72, 48, 40, Gap::small, Gap::large);
}

void lay_turn_head(const TurnUi& screen, TurnColumn& column) {
    const Ui& ui = screen.ui;
    const TurnSnapshot& turn = screen.turn();
    lay_done(screen, column);
    const Rect parties = column.row(screen.shape.party);
    if (column.paints()) draw_parties(ui, parties, screen.snapshot);
    if (screen.snapshot.stage.payer) {
        const Rect cash = column.row(screen.shape.cash);
        if (column.paints()) draw_cash(screen, cash);
    }
    lay_amount(screen, column);
    if (screen.state.paper_money && turn.notes) {
        const Rect notes = column.row(notes_height(ui, column.width(), *turn.notes), ui.gap(Gap::tight));
        if (column.paints()) draw_notes(ui, "turn.notes", notes, *turn.notes);
    }
    if (!screen.snapshot.clock_asks.empty())
        column.note("turn.clock", Lettering::body, ui.palette().accent, screen.snapshot.clock_asks, ui.gap(Gap::tight));
    if (turn.subject.empty() || !turn.payee)
        column.note("turn.sentence", Lettering::body, ui.palette().quiet, turn.sentence, ui.gap(Gap::tight));
    if (screen.shape.close) lay_turn_remarks(screen, column);
    if (turn.workings.empty()) return;
    const Rect rows = column.row(workings_height(ui, column.width(), turn.workings));
    if (column.paints()) paint_workings(ui, rows, turn.workings);
}

void draw_turn(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    TurnUi screen{ui, snapshot, state, queue, {}};
    const std::string several = notes_of_several(snapshot, state);
    const TurnPlaces places = place_parts(screen, in, several);
    ui.report({ProbedWidget::Kind::note, "turn", snapshot.turn.heading, in.min, in.max});
    {
        const Pane pane("turn", places.head, places.head_scrolls);
        if (std::exchange(state.turn_after, snapshot.last) != snapshot.last) ImGui::SetScrollY(0);
        const Picture picture(ui, "turn", places.head,
                              Fingerprint(snapshot.made, places.content_top, places.head_scrolls, screen.shape.close,
                                          state.paper_money, several));
        if (picture.wanted()) draw_part(screen, places.head, places.content_top, places.head_scrolls, lay_turn_head);
    }
    const Pane pane("turn.foot", places.foot, places.foot_scrolls);
    const Picture picture(ui, "turn.foot", places.foot,
                          Fingerprint(snapshot.made, state.first_die, screen.shape.close, screen.shape.one_row,
                                      state.paper_money, several));
    if (picture.wanted()) draw_part(screen, places.foot, 0, places.foot_scrolls, lay_turn_foot);
}

}  // namespace tablebank
