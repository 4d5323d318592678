// A player on the players' own screen: name, cash, the role in words, and the deeds by name.

#include <algorithm>
#include <cmath>

#include "app/i18n/language.h"
#include "app/ui/screens/players_view_parts.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

using namespace view_letters;

Lettering fitting(const Ui& ui, std::span<const Lettering> from, const std::string& words, float width) {
    for (const Lettering lettering : from) {
        if (measure(ui, lettering, words).x <= width) return lettering;
    }
    return from.back();
}

void tell(const Ui& ui, const std::string& key, const std::string& words, const Rect& in) {
    ui.report({ProbedWidget::Kind::note, key, words, in.min, in.max});
}

namespace {

void draw_prison(const Ui& ui, Rect& head, const PlayerCard& card) {
    const float width = measure(ui, Lettering::small, card.prison).x + ui.px(22);
    Rect jail = cut_right(head, std::min(head.width() / 2, width), ui.gap(Gap::small));
    const Rect sign = cut_left(jail, ui.px(14), ui.gap(Gap::tight));
    const float half = ui.px(7);
    paint_bars(ui, {{sign.min.x, sign.centre().y - half}, {sign.max.x, sign.centre().y + half}}, ui.palette().text);
    paint_line(ui, jail, Lettering::small, ui.palette().text, card.prison);
    tell(ui, "view.player." + std::to_string(card.mark.seat) + ".prison", card.prison, jail);
}

/// The kept part of the cash that the player handed in, next to their cash.
void draw_kept(const Ui& ui, Rect& money, const PlayerCard& card) {
    // The cash keeps its size, which is read from two metres.
    const float room = money.width() - measure(ui, Lettering::figure, card.cash).x - ui.gap(Gap::medium);
    const Lettering lettering = fitting(ui, asides, card.kept, room);
    const float width = measure(ui, lettering, card.kept).x + ui.px(2);
    const Rect kept = cut_right(money, std::min(money.width() / 2, width), ui.gap(Gap::small));
    paint_line(ui, kept, lettering, ui.palette().quiet, card.kept, Align::right);
    tell(ui, "view.player." + std::to_string(card.mark.seat) + ".kept", card.kept, kept);
}

/// Chips grow with the card's free space, as long as all of them fit.
void draw_deeds(const Ui& ui, const Rect& in, const PlayerCard& card) {
    const float gap = ui.px(3);
    const float most = std::min(in.height(), ui.px(34));
    const auto count = static_cast<float>(card.deeds.size());
    const auto fits = [&](float height) {
        const float width = height * deed_chip_width / deed_chip_height;
        const float across = std::max(1.0F, std::floor((in.width() - width) / (width + gap)));
        return std::ceil(count / across) * (height + gap) - gap <= in.height();
    };
    float height = std::min(most, ui.px(14));
    while (height + ui.px(1) <= most && fits(height + ui.px(1))) height += ui.px(1);
    const ImVec2 size{height * deed_chip_width / deed_chip_height, height};
    const auto places = lay_chips(in, card.deeds.size(), size, gap);
    const Lettering figures = height > ui.px(26)   ? Lettering::title
                              : height > ui.px(18) ? Lettering::strong
                                                   : Lettering::small;
    for (std::size_t i = 0; i < places.size(); ++i) paint_deed_chip(ui, places[i], card.deeds[i], figures);
}

/// The deeds by name, with their buildings.
std::string names_of_deeds(const PlayerCard& card) {
    std::string names;
    for (const DeedChip& deed : card.deeds) {
        if (!names.empty()) names += "  ·  ";
        names += deed.name;
        if (!deed.state.empty()) names += ", " + deed.state;
    }
    return names;
}

/// By name if all of them fit in text that can be read from a distance, otherwise as chips.
void draw_holdings(const Ui& ui, const Rect& in, const PlayerCard& card) {
    const std::string names = names_of_deeds(card);
    for (const Lettering lettering : {Lettering::strong, Lettering::body, Lettering::small, Lettering::tiny}) {
        if (measure(ui, lettering, names, in.width()).y * line_spacing > in.height()) continue;
        paint_wrapped(ui, in, lettering, ui.palette().quiet, names);
        return tell(ui, "view.player." + std::to_string(card.mark.seat) + ".deeds", names, in);
    }
    draw_deeds(ui, in, card);
}

}  // namespace

void draw_view_card(const Ui& ui, const Rect& in, const PlayerCard& card, const CountedCash* counted) {
    const Palette& p = ui.palette();
    const std::string key = "view.player." + std::to_string(card.mark.seat);
    paint_panel(ui, in, card.in_turn ? p.raised : p.panel);
    if (card.in_turn) paint_edge(ui, in, p.accent, 2);
    Rect rest = in.inset(ui.gap(Gap::small), ui.gap(Gap::tight));
    Rect head = cut_top(rest, ui.px(25));
    const float size = ui.px(21);
    paint_token(ui, cut_left(head, size, ui.gap(Gap::small)).centre(), size, card.mark);
    if (!card.prison.empty()) draw_prison(ui, head, card);
    const ImU32 ink = card.out ? p.faint : p.text;
    paint_line(ui, head, fitting(ui, names, card.name, head.width()), ink, card.name);
    tell(ui, key, card.name, head);
    Rect money = cut_top(rest, ui.px(34), ui.gap(Gap::hair));
    if (!card.kept.empty()) draw_kept(ui, money, card);
    const std::string& sum = counted != nullptr ? counted->cash : card.cash;
    if (counted != nullptr) {
        const float width = measure(ui, Lettering::strong, counted->change).x + ui.px(2);
        paint_line(ui, cut_right(money, std::min(width, money.width() / 2), ui.gap(Gap::small)), Lettering::strong,
                   counted->gains ? p.fine : p.refused, counted->change, Align::right);
    }
    // The role in words, if it fits next to the cash.
    const float role = measure(ui, Lettering::small, card.role).x + ui.px(2);
    const float left = money.width() - measure(ui, Lettering::figure, sum).x - ui.gap(Gap::medium);
    if (counted == nullptr && card.kept.empty() && !card.out && role <= left) {
        const Rect beside = cut_right(money, role, ui.gap(Gap::small));
        paint_line(ui, beside, Lettering::small, p.quiet, card.role, Align::right);
        tell(ui, key + ".role", card.role, beside);
    }
    paint_line(ui, money, fitting(ui, cash, sum, money.width()), ink, sum);
    tell(ui, key + ".cash", sum, money);
    if (!card.out) return draw_holdings(ui, rest, card);
    const Rect gone = cut_top(rest, std::min(rest.height(), ui.px(24)));
    paint_line(ui, gone, Lettering::body, p.quiet, card.role);
    tell(ui, key + ".gone", card.role, gone);
}

}  // namespace tablebank
