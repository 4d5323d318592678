// An auction held aloud: the lot and its price on the left, the bidders with their buttons on the right.

#include <algorithm>
#include <tuple>

#include "app/i18n/language.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

constexpr const char* bid_key = "auction.bid";

void draw_lots(const DialogUi& dialog, const AuctionSnapshot& snapshot, AuctionDraft& draft) {
    const Ui& ui = dialog.ui;
    if (snapshot.sells_pieces) {
        if (dialog_toggle(dialog, "auction.pieces", ui.lang.tr("The last pieces of the box"), draft.building))
            sell_pieces(draft, !draft.building);
    }
    if (draft.building || snapshot.lots.size() < 2) return;
    const auto choice = [](const AuctionLot& lot) {
        return std::tuple("auction.lot." + std::to_string(lot.space.index), lot.name, lot.chosen);
    };
    const ButtonStyle style{.height = ui.px(28), .lettering = Lettering::small};
    if (const AuctionLot* lot = choose_one(dialog, snapshot.lots, choice, style)) {
        draft.deed = lot->space;
        sell_pieces(draft, false);
    }
}

/// The deed and the highest bid, in the largest figures of the dialog.
void draw_hammer(const Ui& ui, const AuctionSnapshot& snapshot) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(128));
    paint_panel(ui, in, p.ground);
    if (!snapshot.colour.empty()) {
        paint_city_strip(ui, {in.min, {in.min.x + ui.px(14), in.max.y}}, snapshot.colour, snapshot.city);
    }
    Rect rest = in.inset(ui.gap(Gap::wide), ui.gap(Gap::medium));
    Rect name = cut_top(rest, ui.px(24), ui.gap(Gap::hair));
    paint_at_end(ui, name, Lettering::small, p.quiet, snapshot.printed, ui.gap(Gap::small));
    paint_line(ui, name, Lettering::title, p.text, snapshot.name);
    const Rect figure = cut_top(rest, ui.px(54));
    paint_line(ui, figure, Lettering::amount, snapshot.high.empty() ? p.faint : p.accent,
               snapshot.high.empty() ? "–" : snapshot.high);
    paint_line(ui, rest, Lettering::body, p.text, snapshot.leader.empty() ? ui.lang.tr("No bid yet") : snapshot.leader);
    ui.report({ProbedWidget::Kind::note, "auction.high", snapshot.high, in.min, in.max});
    ImGui::SetCursorScreenPos({in.min.x, in.max.y});
    space(ui, Gap::tight);
}

void draw_bid(const DialogUi& dialog, const AuctionSnapshot& snapshot, AuctionDraft& draft) {
    const Ui& ui = dialog.ui;
    if (!snapshot.barred.empty())
        return note(ui, "auction.barred", Lettering::body, ui.palette().refused, snapshot.barred);
    note(ui, "auction.asked", Lettering::strong, ui.palette().text, snapshot.asked);
    if (!snapshot.decided) {
        amount_field(dialog, bid_key, draft.typed,
                     {.step = std::max<std::int64_t>(1, snapshot.unit), .takes_from = "auction."});
        if (!snapshot.warning.empty())
            note(ui, "auction.warning", Lettering::small, ui.palette().refused, snapshot.warning);
        const ButtonStyle style{.look = snapshot.may_bid ? ButtonLook::primary : ButtonLook::plain,
                                .enabled = snapshot.may_bid,
                                .key_hint = hint_of(KeyAction::go_on)};
        const bool enter = snapshot.may_bid && pressed(KeyAction::go_on);
        if (dialog_button(dialog, "auction.place", ui.lang.tr("The bid counts"), style) || enter) {
            return place_typed_bid(draft);
        }
    }
    const ButtonStyle back{
        .look = ButtonLook::quiet, .enabled = !draft.bids.empty(), .key_hint = hint_of(KeyAction::take_bid_back)};
    if (!snapshot.decided) beside_if_fits(ui, button_width(ui, ui.lang.tr("Withdraw the last bid"), back));
    const bool step_back = back.enabled && pressed(KeyAction::take_bid_back);
    if (dialog_button(dialog, "auction.back", ui.lang.tr("Withdraw the last bid"), back) || step_back)
        take_bid_back(draft);
}

void draw_streets(const DialogUi& dialog, const std::string& key, const Bidder& bidder, AuctionDraft& draft) {
    const auto choice = [&key](const AuctionLot& street) {
        return std::tuple(key + "street." + std::to_string(street.space.index), street.name, street.chosen);
    };
    const ButtonStyle style{.look = ButtonLook::quiet, .height = dialog.ui.px(26), .lettering = Lettering::small};
    if (const AuctionLot* street = choose_one(dialog, bidder.streets, choice, style))
        draft.street[bidder.mark.seat] = street->space;
}

/// +10, +50 and out: for any bidder, in turn or not.
void draw_calls(const DialogUi& dialog, Rect row, const std::string& key, const Bidder& bidder,
                const AuctionSnapshot& snapshot, AuctionDraft& draft) {
    const Ui& ui = dialog.ui;
    const auto place = [&](const std::string& name, const std::string& words, const ButtonStyle& style) {
        const Rect at = cut_right(row, std::max(ui.px(58), button_width(ui, words, style)), ui.gap(Gap::tight));
        ImGui::SetCursorScreenPos({at.min.x, at.centre().y - ui.px(16)});
        ButtonStyle sized = style;
        sized.width = at.width();
        sized.height = ui.px(32);
        return dialog_button(dialog, key + name, words, sized);
    };
    const bool may_call = snapshot.barred.empty() && bidder.bar.empty();
    const ButtonStyle plain{.enabled = may_call && !bidder.out && !bidder.leads, .lettering = Lettering::small};
    ButtonStyle out = plain;
    out.key_hint = bidder.asked ? hint_of(KeyAction::less) : "";
    out.enabled = may_call && !bidder.leads;
    ButtonStyle small = plain;
    small.key_hint = bidder.asked ? hint_of(KeyAction::more) : "";
    if (place("out", bidder.out ? ui.lang.tr("Rejoin") : ui.lang.tr("Out"), out)) {
        bidder.out ? come_back(draft, bidder.mark.seat) : go_out(draft, bidder.mark.seat);
    }
    if (place("large", snapshot.large.text, plain)) place_bid(draft, bidder.mark.seat, snapshot.large.bid);
    if (place("small", snapshot.small.text, small)) place_bid(draft, bidder.mark.seat, snapshot.small.bid);
}

void draw_bidder(const DialogUi& dialog, const Bidder& bidder, const AuctionSnapshot& snapshot, AuctionDraft& draft) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const std::string key = "auction." + std::to_string(bidder.mark.seat) + '.';
    const Rect in = flow_row(ui.px(70));
    paint_panel(ui, in, bidder.asked ? p.raised : p.ground);
    if (bidder.asked) {
        ui.list().AddRectFilled(in.min, {in.min.x + ui.px(4), in.max.y}, p.accent, ui.theme.radius(),
                                ImDrawFlags_RoundCornersLeft);
    }
    Rect rest = in.inset(ui.gap(Gap::medium), ui.px(6));
    draw_calls(dialog, rest, key, bidder, snapshot, draft);
    rest.max.x -= ui.px(228);
    paint_token(ui, cut_left(rest, ui.px(28), ui.gap(Gap::small)).centre(), ui.px(26), bidder.mark);
    const Rect bid = cut_right(rest, ui.px(80), ui.gap(Gap::small));
    paint_line(ui, bid, Lettering::title, bidder.leads ? p.accent : p.quiet,
               bidder.out ? ui.lang.tr("out") : bidder.bid, Align::right);
    const Rect name = cut_top(rest, ui.px(24));
    paint_line(ui, name, Lettering::strong, bidder.out ? p.faint : p.text, bidder.name);
    if (bidder.bar.empty()) {
        paint_line(ui, cut_top(rest, ui.px(17)), Lettering::small, p.text, bidder.cash);
        paint_line(ui, cut_top(rest, ui.px(17)), Lettering::small, p.quiet, bidder.limit);
    } else {
        paint_wrapped(ui, rest, Lettering::small, p.quiet, bidder.bar);
    }
    ui.report({ProbedWidget::Kind::note, key + "state", bidder.out ? ui.lang.tr("out") : bidder.bid, in.min, in.max});
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::tight)});
    if (draft.building && !bidder.out) draw_streets(dialog, key, bidder, draft);
}

/// The keys + and - bid for the player who is asked.
void listen(const DialogUi& dialog, const AuctionSnapshot& snapshot, AuctionDraft& draft) {
    if (snapshot.decided || !snapshot.barred.empty()) return;
    if (dialog.ring.take(KeyAction::more)) place_bid(draft, draft.asked, snapshot.small.bid);
    if (dialog.ring.take(KeyAction::less)) go_out(draft, draft.asked);
}

}  // namespace

void draw_auction(const Ui& ui, const AuctionSnapshot& snapshot, DialogState& state, PendingIntent& queue) {
    const DialogFrame frame(ui, ui.lang.tr("Auction"), 1080, 680);
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    listen(dialog, snapshot, state.auction);
    Rect rest = frame.body();
    {
        const Pane pane("lot", cut_left(rest, rest.width() * 0.42F, ui.gap(Gap::large)));
        draw_lots(dialog, snapshot, state.auction);
        draw_hammer(ui, snapshot);
        draw_bid(dialog, snapshot, state.auction);
    }
    {
        const Pane pane("bidders", rest);
        for (const Bidder& bidder : snapshot.bidders) draw_bidder(dialog, bidder, snapshot, state.auction);
    }
    frame.foot(dialog, snapshot.foot, state, {.enter_posts = snapshot.decided});
    frame.head(dialog, state);
}

}  // namespace tablebank
