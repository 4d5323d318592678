// The players, one card each, in the order of play.

#include <algorithm>

#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

constexpr float chip_gap = 3;

/// Too low for the cash to have a row of its own.
bool is_flat(const Ui& ui, const Rect& card) {
    return card.height() < ui.px(94);
}

/// A card without its edges, cut into the player, their cash, and their deeds.
struct CardParts {
    Rect head;
    Rect money;
    Rect deeds;
};

CardParts parts_of(const Ui& ui, const Rect& card) {
    const bool low = card.height() < ui.px(104);
    const float edge = std::min(ui.px(low ? 3 : 8), std::max(0.0F, (card.height() - ui.px(48)) / 2));
    Rect rest = card.inset(ui.gap(Gap::medium), edge);
    Rect head = cut_top(rest, ui.px(low ? 25 : 26));
    if (!is_flat(ui, card)) {
        const Rect money = cut_top(rest, ui.px(low ? 40 : 46));
        return {head, money, rest};
    }
    // The cash is to the right of the name.
    const Rect money = cut_right(head, head.width() * 0.44F, ui.gap(Gap::tight));
    rest.min.y += std::min(ui.px(6), std::max(0.0F, rest.height() - ui.px(deed_chip_height)));
    return {head, money, rest};
}

std::vector<Rect> places_of_chips(const Ui& ui, const Rect& in, const PlayerCard& card) {
    return lay_chips(parts_of(ui, in).deeds, card.deeds.size(), {ui.px(deed_chip_width), ui.px(deed_chip_height)},
                     ui.px(chip_gap));
}

/// Chooses a deed, frames the one chosen, and names the one under the pointer.
void touch_chips(const Ui& ui, const Rect& in, const PlayerCard& card, std::optional<Space>& selected) {
    if (card.deeds.empty()) return;
    const auto places = places_of_chips(ui, in, card);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const DeedChip& chip = card.deeds[i];
        if (selected == chip.space) {
            ui.list().AddRect(places[i].min, places[i].max, ui.palette().accent, ui.px(3), 0, ui.px(2));
        }
        const Touch touch = touch_area(ui, "chip", chip.space.index, chip.name, places[i]);
        if (touch.pressed) selected = chip.space;
        if (touch.hovered) tip(ui, chip.name);
    }
}

/// Shows the cards of the hand as a tooltip of the cash.
void touch_hand(const Ui& ui, const Rect& in, const PlayerCard& card) {
    if (card.hand.empty()) return;
    const Rect place = parts_of(ui, in).money;
    const std::string key = "player." + std::to_string(card.mark.seat) + ".hand";
    ui.report({ProbedWidget::Kind::note, key, card.hand, place.min, place.max});
    if (!card.hand_cards.empty() && pointer_over(ui, place)) tip(ui, card.hand + "\n" + card.hand_cards);
}

/// Whether a text fits in this size.
bool fits_in_rows(const Ui& ui, const Rect& in, Lettering lettering, const std::string& text) {
    std::string_view word = text;
    float broadest = 0;
    while (!word.empty()) {
        const std::size_t end = std::min(word.find(' '), word.size());
        broadest = std::max(broadest, measure(ui, lettering, word.substr(0, end)).x);
        word.remove_prefix(std::min(word.size(), end + 1));
    }
    return broadest <= in.width() && measure(ui, lettering, text, in.width()).y * 1.08F <= in.height();
}

/// The player's cash, and next to it their hand and what they could raise, or what they kept at the end, if there is
/// space.
void paint_money(const Ui& ui, const Rect& in, Rect money, const PlayerCard& card, const CountedCash* counted) {
    const Palette& p = ui.palette();
    const ImU32 ink = card.out ? p.faint : p.text;
    const std::string& sum = counted != nullptr ? counted->cash : card.cash;
    if (is_flat(ui, in) && card.out) return paint_line(ui, money, Lettering::small, p.quiet, card.role, Align::right);
    if (is_flat(ui, in)) {
        const bool fits = measure(ui, Lettering::figure, sum).x <= money.width();
        return paint_line(ui, money, fits ? Lettering::figure : Lettering::title, ink, sum, Align::right);
    }
    Lettering letters = Lettering::cash;
    for (const Lettering smaller : {Lettering::figure, Lettering::title})
        if (measure(ui, letters, sum).x > money.width()) letters = smaller;
    const float cash = std::min(money.width(), measure(ui, letters, sum).x + ui.px(2));
    paint_line(ui, cut_left(money, cash, ui.gap(Gap::small)), letters, ink, sum);
    if (money.width() <= ui.px(40)) return;
    if (counted != nullptr)
        return paint_line(ui, money, Lettering::title, counted->gains ? p.fine : p.refused, counted->change,
                          Align::right);
    // One line each if both fit, otherwise two.
    const std::string& aside = card.kept.empty() ? card.raise : card.kept;
    const float line = ui.fonts.size(Lettering::small) * 1.2F;
    if (!card.hand.empty()) paint_line(ui, cut_top(money, line), Lettering::small, p.quiet, card.hand, Align::right);
    Lettering letters_aside = Lettering::small;
    for (const Lettering each : {Lettering::small, Lettering::tiny}) {
        letters_aside = each;
        if (fits_in_rows(ui, money, each, aside)) break;
    }
    if (aside.empty() || !fits_in_rows(ui, money, letters_aside, aside)) return;
    const float rows = measure(ui, letters_aside, aside, money.width()).y * 1.08F;
    if (card.hand.empty()) money.min.y = std::max(money.min.y, money.max.y - std::max(rows, line) - ui.px(2));
    paint_wrapped(ui, money, letters_aside, p.faint, aside, Align::right);
}

void paint_card(const Ui& ui, const Rect& in, const PlayerCard& card, const CountedCash* counted) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, card.in_turn ? p.raised : p.panel);
    if (card.in_turn) {
        ui.list().AddRectFilled(in.min, {in.min.x + ui.px(4), in.max.y}, p.accent, ui.theme.radius(),
                                ImDrawFlags_RoundCornersLeft);
    }
    auto [head, money, deeds] = parts_of(ui, in);
    const Rect badge = cut_left(head, ui.px(26), ui.gap(Gap::small));
    paint_token(ui, badge.centre(), ui.px(25), card.mark);
    // A long name replaces the role or the prison, which the token's shape and the bars show too.
    const std::string& beside = card.prison.empty() ? card.role : card.prison;
    const float width = measure(ui, Lettering::small, beside).x + ui.px(2);
    const float free = head.width() - measure(ui, Lettering::strong, card.name).x - ui.gap(Gap::small);
    if (!card.prison.empty()) {
        const bool fits = width + ui.px(20) < free;
        Rect jail = cut_right(head, ui.px(20) + (fits ? width : 0), ui.gap(Gap::small));
        const Rect sign = cut_left(jail, ui.px(18));
        paint_bars(ui, {{sign.min.x, sign.centre().y - ui.px(7)}, {sign.min.x + ui.px(14), sign.centre().y + ui.px(7)}},
                   p.text);
        if (fits) paint_line(ui, jail, Lettering::small, p.text, card.prison);
    } else if (width < free && !is_flat(ui, in)) {
        paint_line(ui, cut_right(head, width, ui.gap(Gap::small)), Lettering::small, p.faint, card.role, Align::right);
    }
    paint_name(ui, head, Lettering::strong, card.out ? p.faint : p.text, card.name);
    paint_money(ui, in, money, card, counted);
    const auto places = places_of_chips(ui, in, card);
    for (std::size_t i = 0; i < places.size(); ++i) paint_deed_chip(ui, places[i], card.deeds[i], Lettering::small);
    if (is_flat(ui, in) && !card.kept.empty()) {
        // Next to the deeds, if there is space.
        for (const Rect& chip : places) deeds.min.x = std::max(deeds.min.x, chip.max.x + ui.gap(Gap::small));
        if (measure(ui, Lettering::small, card.kept).x <= deeds.width())
            paint_line(ui, deeds, Lettering::small, p.quiet, card.kept, Align::right);
    }
    ui.report({ProbedWidget::Kind::note, "player." + std::to_string(card.mark.seat) + ".cash",
               counted != nullptr ? counted->cash : card.cash, in.min, in.max});
}

/// One below the other. Who has left the table takes one row, and the others share the rest.
std::vector<Rect> places_of_cards(const Ui& ui, Rect rest, const std::vector<PlayerCard>& cards) {
    const float gap = ui.gap(Gap::small);
    const auto all = static_cast<float>(cards.size());
    const auto gone = static_cast<float>(std::ranges::count(cards, true, &PlayerCard::out));
    const float equal = (rest.height() - gap * (all - 1)) / all;
    const float row = std::min(ui.px(32), equal);
    const float playing = all > gone ? (rest.height() - gap * (all - 1) - gone * row) / (all - gone) : equal;
    std::vector<Rect> places;
    places.reserve(cards.size());
    for (const PlayerCard& card : cards)
        places.push_back(cut_top(rest, card.out ? row : std::min(ui.px(150), playing), gap));
    return places;
}

}  // namespace

void draw_players(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state) {
    if (snapshot.players.empty()) return;
    const std::vector<Rect> places = places_of_cards(ui, in, snapshot.players);
    Fingerprint shows(snapshot.made);
    for (const CountedCash& counted : snapshot.counted) {
        shows.add(counted.seat);
        shows.add(counted.cash);
    }
    if (const Picture picture(ui, "players", in, shows); picture.wanted()) {
        for (std::size_t i = 0; i < places.size(); ++i)
            paint_card(ui, places[i], snapshot.players[i], snapshot.counted_of(snapshot.players[i].mark.seat));
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        touch_chips(ui, places[i], snapshot.players[i], state.selection.space);
        touch_hand(ui, places[i], snapshot.players[i]);
    }
}

}  // namespace tablebank
