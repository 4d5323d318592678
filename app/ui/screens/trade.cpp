// A trade between two players, or of more, deal by deal: two columns of what each may give, and under them what each
// gets out of it.

#include <algorithm>
#include <cmath>

#include "app/i18n/language.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

constexpr float chip_width_least = 190;
constexpr float deed_row_height = 36;

std::string side_key(std::size_t side) {
    return "trade." + std::to_string(side) + '.';
}

void paint_marks(const Ui& ui, Rect& rest, const TradeDeed& deed) {
    const Palette& p = ui.palette();
    if (deed.hotels > 0 || deed.houses > 0) {
        const int width_of_each = deed.hotels > 0 ? 26 : 14;
        const float width = ui.px(static_cast<float>(width_of_each * std::max(deed.hotels, deed.houses)));
        Rect strip = cut_right(rest, width, ui.gap(Gap::small));
        strip = {{strip.min.x, strip.centre().y - ui.px(8)}, {strip.max.x, strip.centre().y + ui.px(8)}};
        paint_buildings(ui, strip, deed.houses, deed.hotels);
    }
    if (deed.mortgaged) {
        const Rect mark = cut_right(rest, ui.px(18), ui.gap(Gap::small)).inset(0, ui.px(10));
        paint_panel(ui, mark, p.ground);
        paint_stripes(ui, mark, p.quiet);
    }
}

bool deed_chip(const DialogUi& dialog, const std::string& key, const TradeDeed& deed, float width) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + width, at.y + ui.px(deed_row_height)}};
    const bool press = hot_area(ui, key, deed.name, in);
    const bool hovered = ImGui::IsItemHovered();
    paint_panel(ui, in, deed.chosen || hovered ? p.hover : p.raised);
    if (deed.chosen) paint_edge(ui, in, p.accent, 1.5F);
    Rect rest = in;
    paint_city_strip(ui, cut_left(rest, ui.px(14), ui.gap(Gap::small)), deed.colour, deed.city);
    paint_check(ui, cut_left(rest, ui.px(16), ui.gap(Gap::small)).centre(), deed.chosen);
    rest.max.x -= ui.gap(Gap::small);
    paint_at_end(ui, rest, Lettering::small, p.quiet, deed.price, ui.gap(Gap::small));
    paint_marks(ui, rest, deed);
    paint_line(ui, rest, Lettering::body, deed.bar.empty() ? p.text : p.faint, deed.name);
    if (hovered) {
        std::string words = deed.name;
        if (deed.mortgaged) words += ", " + ui.lang.tr("mortgaged");
        if (!deed.bar.empty()) words += ": " + deed.bar;
        tip(ui, words);
    }
    return dialog.ring.stop(key, in) || press;
}

void toggle(std::set<Space>& chosen, Space space) {
    if (chosen.erase(space) == 0) chosen.insert(space);
}

void draw_deeds(const DialogUi& dialog, std::size_t side, const TradeSide& shown, TradeGift& gift) {
    const Ui& ui = dialog.ui;
    const float gap = ui.gap(Gap::small);
    const float room = ImGui::GetContentRegionAvail().x;
    const float columns = std::max(1.0F, std::floor((room + gap) / (ui.px(chip_width_least) + gap)));
    const float width = (room - gap * (columns - 1)) / columns;
    int place = 0;
    for (const TradeDeed& deed : shown.deeds) {
        if (place++ % static_cast<int>(columns) != 0) ImGui::SameLine();
        const std::string key = side_key(side) + "deed." + std::to_string(deed.space.index);
        if (!deed_chip(dialog, key, deed, width)) continue;
        toggle(gift.deeds, deed.space);
        gift.redeemed.erase(deed.space);
    }
    if (shown.deeds.empty()) text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("no deeds"));
}

/// For the chosen mortgaged deeds. Below all other choices, which do not move when a row appears.
void draw_redeemed(const DialogUi& dialog, std::size_t side, const TradeSide& shown, TradeGift& gift) {
    for (const TradeDeed& deed : shown.deeds) {
        if (!deed.mortgaged || !deed.chosen) continue;
        const std::string key = side_key(side) + "redeem." + std::to_string(deed.space.index);
        if (dialog_toggle(dialog, key, deed.redeem, deed.redeemed)) toggle(gift.redeemed, deed.space);
    }
}

void draw_cards(const DialogUi& dialog, std::size_t side, const TradeSide& shown, TradeGift& gift) {
    for (const TradeCard& card : shown.cards) {
        const std::string words = dialog.ui.lang.tr_in("on a button", "\"{card}\"", {{"card", card.name}});
        if (!dialog_toggle(dialog, side_key(side) + "card." + std::to_string(card.card), words, card.chosen)) continue;
        if (gift.cards.erase(card.card) == 0) gift.cards.insert(card.card);
    }
}

void draw_facts(const Ui& ui, std::size_t side, const TradeSide& shown) {
    const Palette& p = ui.palette();
    if (shown.facts.size() > 1) line(ui, Lettering::tiny, p.faint, ui.lang.tr("by the printed prices"), Align::right);
    for (std::size_t i = 0; i < shown.facts.size(); ++i) {
        const TradeFact& fact = shown.facts[i];
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float room = ImGui::GetContentRegionAvail().x;
        const float figure = measure(ui, Lettering::strong, fact.figure).x + ui.px(2);
        const float wrap = std::max(ui.px(60), room - figure - ui.gap(Gap::medium));
        const Lettering lettering = fact.total ? Lettering::strong : Lettering::small;
        const float height = std::max(ui.px(20), measure(ui, lettering, fact.what, wrap).y * 1.1F);
        const Rect in{at, {at.x + room, at.y + height}};
        paint_wrapped(ui, {in.min, {in.min.x + wrap, in.max.y}}, lettering, fact.total ? p.text : p.quiet, fact.what);
        paint_line(ui, {{in.max.x - figure, in.min.y}, {in.max.x, in.min.y + ui.px(18)}}, lettering, p.text,
                   fact.figure, Align::right);
        ui.report({ProbedWidget::Kind::note, side_key(side) + "fact." + std::to_string(i),
                   fact.what + ": " + fact.figure, in.min, in.max});
        ImGui::Dummy({room, height - ui.gap(Gap::tight)});
    }
    for (std::size_t i = 0; i < shown.cities.size(); ++i)
        note(ui, side_key(side) + "city." + std::to_string(i), Lettering::small, p.accent, shown.cities[i]);
}

/// Who sits on this side.
void draw_traders(const DialogUi& dialog, std::size_t side, const TradeSnapshot& snapshot, TradeDraft& draft) {
    std::vector<PartyChip> chips;
    for (const Trader& trader : snapshot.traders)
        chips.push_back({trader.mark, trader.name, trader.mark.seat == draft.seats.at(side)});
    if (const auto seat = choose_player(dialog, side_key(side) + "player.", chips)) choose_trader(draft, side, *seat);
}

void draw_side(const DialogUi& dialog, const Rect& in, std::size_t side, const TradeSnapshot& snapshot,
               TradeDraft& draft) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const TradeSide& shown = snapshot.sides.at(side);
    TradeGift& gift = draft.gifts.at(side);
    const Pane pane(side == 0 ? "one" : "other", in);
    draw_traders(dialog, side, snapshot, draft);
    const bool gives = !(draft.for_rent && snapshot.rent && side == 1);
    if (gives) {
        dialog_caption(ui, ui.lang.tr("{player} has {cash} and gives",
                                      {{"player", shown.trader.name}, {"cash", shown.trader.cash}}));
        const AmountStyle style{.step = snapshot.step, .most = shown.holds.units(), .takes_from = side_key(side)};
        amount_field(dialog, side_key(side) + "cash", gift.cash, style);
        draw_deeds(dialog, side, shown, gift);
        draw_cards(dialog, side, shown, gift);
        draw_redeemed(dialog, side, shown, gift);
    } else {
        dialog_caption(ui, ui.lang.tr("{player} accepts the rent in this way", {{"player", shown.trader.name}}));
    }
    space(ui, Gap::tight);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ui.list().AddLine(at, {at.x + ImGui::GetContentRegionAvail().x, at.y}, p.line, ui.px(1));
    space(ui, Gap::tight);
    draw_facts(ui, side, shown);
}

/// The button for another deal, if there are other players. Its place is reserved before anything is chosen, so that
/// the first tick moves nothing.
void draw_add(const DialogUi& dialog, Rect& rest, const TradeSnapshot& snapshot, DialogState& state) {
    const Ui& ui = dialog.ui;
    if (snapshot.traders.size() <= 2) return;
    const Rect row = cut_top(rest, ui.px(34), ui.gap(Gap::small));
    if (!snapshot.can_add) return;
    ImGui::SetCursorScreenPos(row.min);
    if (!dialog_toggle(dialog, "trade.add", ui.lang.tr("Another deal in the same trade"), false)) return;
    add_deal(state.trade, snapshot.traders);
    dialog.ring.go(side_key(0) + "cash");  // digits are a sum of the new deal
}

/// The deals so far: a press on one removes it. Below the button for another one, so that its place does not change.
void draw_deals(const DialogUi& dialog, Rect& rest, const TradeSnapshot& snapshot, DialogState& state) {
    const Ui& ui = dialog.ui;
    for (std::size_t i = 0; i < snapshot.deals.size(); ++i) {
        const Rect row = cut_top(rest, ui.px(34), ui.gap(Gap::small));
        ImGui::SetCursorScreenPos(row.min);
        if (!dialog_toggle(dialog, "trade.deal." + std::to_string(i), snapshot.deals[i], true)) continue;
        state.trade.deals.erase(state.trade.deals.begin() + static_cast<std::ptrdiff_t>(i));
        return;
    }
}

void draw_between(const Ui& ui, const Rect& in) {
    const ImU32 colour = ui.palette().faint;
    ImDrawList* list = &ui.list();
    const float x = in.centre().x;
    list->AddLine({x, in.min.y + ui.px(40)}, {x, in.max.y}, ui.palette().line, ui.px(1));
    for (const float way : {1.0F, -1.0F}) {
        const float y = in.min.y + ui.px(17 - 5 * way);
        list->AddLine({x - ui.px(8), y}, {x + ui.px(8), y}, colour, ui.px(2));
        list->AddTriangleFilled({x + way * ui.px(12), y}, {x + way * ui.px(5), y - ui.px(4)},
                                {x + way * ui.px(5), y + ui.px(4)}, colour);
    }
}

}  // namespace

void draw_trade(const Ui& ui, const TradeSnapshot& snapshot, DialogState& state, PendingIntent& queue) {
    const DialogFrame frame(ui, ui.lang.tr("Trade"), 1080, 700);
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    Rect rest = frame.body();
    if (snapshot.rent) {
        const Rect row = cut_top(rest, ui.px(34), ui.gap(Gap::small));
        ImGui::SetCursorScreenPos(row.min);
        if (dialog_toggle(dialog, "trade.rent", snapshot.rent->text, snapshot.rent->chosen))
            state.trade.for_rent = !state.trade.for_rent;
    }
    draw_add(dialog, rest, snapshot, state);
    draw_deals(dialog, rest, snapshot, state);
    const float half = (rest.width() - ui.gap(Gap::huge)) / 2;
    draw_side(dialog, cut_left(rest, half), 0, snapshot, state.trade);
    draw_side(dialog, cut_right(rest, half), 1, snapshot, state.trade);
    draw_between(ui, rest);
    frame.foot(dialog, snapshot.foot, state);
    frame.head(dialog, state);
}

}  // namespace tablebank
