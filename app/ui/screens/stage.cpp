// The middle of the ring, for everyone at the table: the clock, the due with payer and payee, the deed's card, the last
// payment. Parts that do not fit are left out, from the outside in; the due always stays.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/note_drawing.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

struct StagePlaces {
    Rect clock{};
    Rect turn{};
    Rect card{};
    Rect last{};
};

bool is_there(const Rect& place) {
    return place.height() > 0;
}

/// Whether the clock has a warning that must be visible.
bool warns(const ClockView& clock) {
    return clock.up || clock.last_minutes;
}

bool shows_notes(const TableSnapshot& snapshot, const TableState& state) {
    return state.paper_money && snapshot.stage.last && snapshot.stage.last->notes;
}

StagePlaces place_stage(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, const TableState& state) {
    StagePlaces places;
    Rect rest = in;
    const float height = in.height();
    const bool broad = in.width() >= ui.px(300);
    if (!snapshot.clock.text.empty() && broad &&
        (height >= ui.px(420) || (warns(snapshot.clock) && height >= ui.px(200))))
        places.clock = cut_top(rest, ui.px(height >= ui.px(420) ? 56 : 40));
    if (snapshot.stage.last && broad && height >= ui.px(400)) {
        const bool notes = shows_notes(snapshot, state) && height >= ui.px(460);
        places.last = cut_bottom(rest, ui.px(notes ? 96 : 52));
    }
    if (snapshot.stage.card && rest.width() >= ui.px(560)) {
        const float width = std::clamp(rest.width() * 0.4F, ui.px(220), ui.px(300));
        const float needs = kept_height(ui, "stage.card", Fingerprint(snapshot.made, width),
                                        [&] { return deed_card_height(ui, *snapshot.stage.card, width); });
        if (needs + ui.gap(Gap::medium) <= rest.height()) {
            places.card = cut_right(rest, width + ui.gap(Gap::medium), 0);
            places.card.max.x -= ui.gap(Gap::medium);
            const float above = (places.card.height() - needs) * 0.4F;
            places.card = {{places.card.min.x, places.card.min.y + above},
                           {places.card.max.x, places.card.min.y + above + needs}};
        }
    }
    places.turn = rest;
    return places;
}

/// Round and clock, in digits that can be read from a distance; on a background of their own near the end.
void paint_clock(const Ui& ui, const Rect& in, const TableSnapshot& snapshot) {
    const Palette& p = ui.palette();
    const ClockView& clock = snapshot.clock;
    const Rect band = in.inset(ui.gap(Gap::small), ui.px(4));
    if (clock.last_minutes) paint_panel(ui, band, p.accent);
    if (clock.up) {
        paint_panel(ui, band, p.panel);
        paint_edge(ui, band, p.refused, 3);
    }
    const ImU32 ink = clock.last_minutes ? p.on_accent : clock.up ? p.refused : clock.running ? p.text : p.quiet;
    Rect row = band.inset(ui.gap(Gap::medium), 0);
    const bool high = in.height() >= ui.px(50);
    const Lettering figures = high && !clock.up ? Lettering::cash : Lettering::figure;
    const float width = std::min(row.width() * 0.6F, measure(ui, figures, clock.text).x + ui.px(2));
    const Rect face = cut_right(row, width, ui.gap(Gap::large));
    paint_line(ui, face, figures, ink, clock.text, Align::right);
    ui.report({ProbedWidget::Kind::note, "stage.clock", clock.text, face.min, face.max});
    std::string words = snapshot.top.round;
    if (clock.last_minutes) words = ui.lang.tr("The last five minutes");
    if (!clock.over.empty()) words = clock.over;
    if (clock.unstarted) words = ui.lang.tr("The clock has not been started");
    if (words.empty()) return;
    ui.report({ProbedWidget::Kind::note, "stage.clock.words", words, row.min, row.max});
    paint_line(ui, row, high ? Lettering::title : Lettering::strong, clock.running || clock.up ? ink : p.accent, words);
}

const PlayerCard* card_with(const TableSnapshot& snapshot, int seat) {
    const auto found = std::ranges::find(snapshot.players, seat, [](const PlayerCard& card) { return card.mark.seat; });
    return found == snapshot.players.end() ? nullptr : &*found;
}

void paint_side(const Ui& ui, Rect& row, const TableSnapshot& snapshot, int seat) {
    const Palette& p = ui.palette();
    const float size = ui.px(22);
    if (const PlayerCard* card = card_with(snapshot, seat)) {
        paint_token(ui, cut_left(row, size, ui.gap(Gap::small)).centre(), size, card->mark);
        return;
    }
    const std::string bank = ui.lang.tr("the bank");
    paint_line(ui, cut_left(row, measure(ui, Lettering::body, bank).x + ui.px(2), ui.gap(Gap::small)), Lettering::body,
               p.quiet, bank);
}

void paint_small_arrow(const Ui& ui, Rect& row) {
    const Rect at = cut_left(row, ui.px(18), ui.gap(Gap::small));
    const float y = at.centre().y;
    const ImU32 colour = ui.palette().faint;
    ui.list().AddLine({at.min.x, y}, {at.max.x - ui.px(5), y}, colour, ui.px(2));
    ui.list().AddTriangleFilled({at.max.x, y}, {at.max.x - ui.px(6), y - ui.px(4)}, {at.max.x - ui.px(6), y + ui.px(4)},
                                colour);
}

/// The last payment: payer, payee, amount and reason.
void paint_last(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, bool notes) {
    const Palette& p = ui.palette();
    const PastPayment& last = *snapshot.stage.last;
    ui.report({ProbedWidget::Kind::note, "stage.last", last.words, in.min, in.max});
    Rect rest = in.inset(ui.gap(Gap::large), ui.px(4));
    ui.list().AddRectFilled(rest.min, {rest.max.x, rest.min.y + ui.px(1)}, p.line);
    rest.min.y += ui.px(4);
    Rect row = cut_top(rest, ui.px(40));
    if (last.payer && last.payee) {
        paint_side(ui, row, snapshot, *last.payer);
        paint_small_arrow(ui, row);
        paint_side(ui, row, snapshot, *last.payee);
        const float sum = measure(ui, Lettering::title, last.amount).x + ui.px(2);
        paint_line(ui, cut_left(row, std::min(sum, row.width()), ui.gap(Gap::medium)), Lettering::title, p.text,
                   last.amount);
    }
    const float two_rows = ui.fonts.size(Lettering::small) * 2.2F;
    const float wrapped = measure(ui, Lettering::small, last.words, row.width()).y;
    const float high = std::min(two_rows, wrapped * 1.08F);
    paint_wrapped(ui, {{row.min.x, row.centre().y - high / 2}, {row.max.x, row.centre().y + high / 2 + ui.px(1)}},
                  Lettering::small, p.quiet, last.words);
    if (notes && last.notes) draw_notes(ui, "stage.notes", rest, *last.notes);
}

}  // namespace

void draw_stage(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    const StagePlaces places = place_stage(ui, in, snapshot, state);
    if (is_there(places.clock)) {
        const ClockView& clock = snapshot.clock;
        const Picture picture(ui, "stage.clock", places.clock,
                              Fingerprint(snapshot.made, clock.text, clock.over, clock.running, clock.last_minutes));
        if (picture.wanted()) paint_clock(ui, places.clock, snapshot);
    }
    if (is_there(places.card)) {
        const Picture picture(ui, "stage.card", places.card, Fingerprint(snapshot.made));
        if (picture.wanted()) paint_deed_card(ui, places.card, *snapshot.stage.card);
    }
    if (is_there(places.last)) {
        const bool notes = shows_notes(snapshot, state) && places.last.height() >= ui.px(90);
        const Picture picture(ui, "stage.last", places.last, Fingerprint(snapshot.made, notes));
        if (picture.wanted()) paint_last(ui, places.last, snapshot, notes);
    }
    draw_turn(ui, places.turn, snapshot, state, queue);
}

}  // namespace tablebank
