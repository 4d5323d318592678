#include "app/present/dialogs/auction_snapshot.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/capital.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "calculators/building.h"
#include "calculators/total_worth.h"
#include "ledger/books/due.h"
#include "ledger/books/entry_facts.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

std::int64_t highest(const AuctionDraft& draft) {
    return draft.bids.empty() ? 0 : draft.bids.back().amount;
}

int leading(const AuctionDraft& draft) {
    return draft.bids.empty() ? 0 : draft.bids.back().seat;
}

/// The next player after a seat who may still raise the bid; 0 if there is none.
int next_asked(const AuctionDraft& draft, int after) {
    const auto& seats = draft.seats;
    auto at = std::ranges::find(seats, after);
    for (std::size_t tried = 0; tried < seats.size(); ++tried) {
        at = at == seats.end() || std::next(at) == seats.end() ? seats.begin() : std::next(at);
        if (!draft.out.contains(*at) && *at != leading(draft)) return *at;
    }
    return 0;
}

/// No player is left who could raise the bid.
bool is_decided(const AuctionDraft& draft) {
    return next_asked(draft, 0) == 0;
}

/// All who may buy are in, and the first one after a seat is asked.
void seat_bidders(AuctionDraft& draft, int after) {
    draft.out = draft.building ? draft.cannot_build : draft.cannot_buy;
    draft.bids.clear();
    draft.typed.clear();
    draft.asked = next_asked(draft, after);
}

AuctionLot lot_of(const Edition& edition, Space space, bool chosen) {
    const Deed& deed = *edition.deed_at(space);
    return {space, deed.name, deed.city >= 0 ? edition.city_of(deed).colour : std::string{}, deed.city, chosen};
}

/// The lots that wait for an auction; if there are none, everything that the bank still has.
std::vector<Space> lots_of(const Game& game) {
    std::vector<Space> spaces;
    for (const Due& due : open_dues(game)) {
        if (due.waits_for_buyer()) spaces.push_back(due.space);
    }
    if (!spaces.empty()) return spaces;
    for (const Deed& deed : game.edition().deeds) {
        if (game.book.holder(Asset::deed(deed.space)) == Account::bank()) spaces.push_back(deed.space);
    }
    return spaces;
}

/// Whether the book holds auctions, of deeds or of scarce pieces.
bool is_held(const Game& game) {
    return game.edition().auctions_deeds() || game.edition().profile.scarce_pieces.value == ScarcePieces::auctioned;
}

/// The deed that was declined since the last roll, if the bank still has it.
std::optional<Space> declined_last(const Session& session) {
    const History& history = session.table().history;
    for (std::int64_t number = history.last(); number > 0; --number) {
        const Entry& entry = history.at(number);
        if (!history.counts(entry)) continue;
        if (entry.verb == "roll") return std::nullopt;
        const FactChange* due = change_of(entry, FactName::due);
        if (entry.verb != "decline" || due == nullptr || due->before.empty()) continue;
        const Space space = read_due(due->key, due->before).space;
        const bool for_sale = session.game().book.holder(Asset::deed(space)) == Account::bank();
        return for_sale ? std::optional{space} : std::nullopt;
    }
    return std::nullopt;
}

/// The line for a table that agrees on an auction, with places for the buyer and the sum.
std::string line_if_agreed(const Language& lang, const Game& game, const AuctionDraft& draft) {
    const std::string reason = lang.tr_in("a reason", "agreed");
    const std::string deed = draft.deed ? space_mark(*draft.deed) : "DEED";
    return localized_line(lang, *game.setup, "force \"" + reason + "\" auction " + deed + " PLAYER AMOUNT");
}

/// Nothing is called in a book without auctions: no one is asked, and the foot has the line of a table that agrees.
void show_barred(const Language& lang, const Game& game, const AuctionDraft& draft, AuctionSnapshot& snapshot) {
    const std::string line = line_if_agreed(lang, game, draft);
    snapshot.barred = lang.tr(
        "This rule book holds no auctions. A table that agrees on one types what came of it: {line}", {{"line", line}});
    snapshot.leader = with_capital(*game.setup, refusal_meaning(lang, RefusalCode::no_auction));
    snapshot.asked.clear();
    snapshot.warning.clear();
    snapshot.may_bid = false;
    snapshot.decided = true;
    for (Bidder& bidder : snapshot.bidders) bidder.asked = false;
    snapshot.foot = unfinished_foot(
        lang.tr("Copy the line, and put the buyer and the sum into it: it is posted at the table."), lang.tr("Sold"));
    snapshot.foot.shown = line;
}

/// The streets that a player could build one more step on, were there pieces enough.
std::vector<Space> streets_to_build(const Game& game, Seat seat) {
    constexpr Pieces enough{99, 99};
    std::vector<Space> streets;
    const Estate estate = game.estate(seat);
    for (const Holding& holding : estate.deeds) {
        const auto deal = quote_build(game.edition(), game.rulings(), estate, holding.deed, 1, enough);
        if (std::holds_alternative<BuildingDeal>(deal)) streets.push_back(holding.deed);
    }
    return streets;
}

std::optional<Space> street_of(const Game& game, const AuctionDraft& draft, int seat) {
    const auto streets = streets_to_build(game, Seat{seat});
    if (streets.empty()) return std::nullopt;
    const auto chosen = draft.street.find(seat);
    const bool known = chosen != draft.street.end() && std::ranges::count(streets, chosen->second) > 0;
    return known ? chosen->second : streets.front();
}

Bidder bidder_of(const Language& lang, const Game& game, const AuctionDraft& draft, const PlayerMark& mark) {
    const Seat seat{mark.seat};
    Bidder bidder;
    bidder.mark = mark;
    bidder.name = game.name(seat);
    bidder.cash = money_text(lang, game.edition(), game.cash(seat));
    const Money raise = quote_raise(game.edition(), game.rulings(), game.estate(seat)).amount;
    bidder.limit = lang.tr("total funds {amount}", {{"amount", amount_text(lang, raise)}});
    bidder.out = draft.out.contains(mark.seat);
    bidder.leads = leading(draft) == mark.seat;
    bidder.asked = draft.asked == mark.seat && !is_decided(draft);
    const auto last = std::ranges::find(draft.bids.rbegin(), draft.bids.rend(), mark.seat, &AuctionBid::seat);
    if (last != draft.bids.rend()) bidder.bid = amount_text(lang, Money{last->amount});
    if (auto barred = check_buying(game.edition(), game.estate(seat))) {
        barred->player = mark.seat;
        bidder.bar = refusal_text(lang, *game.setup, *barred);
    }
    if (!draft.building) return bidder;
    const auto chosen = street_of(game, draft, mark.seat);
    for (const Space space : streets_to_build(game, seat))
        bidder.streets.push_back(lot_of(game.edition(), space, chosen == space));
    if (bidder.streets.empty())
        bidder.bar = lang.tr(as_said(game.edition().words, tablebank::mark("has no street to build on")));
    return bidder;
}

void tell_state(const Language& lang, const Game& game, const AuctionDraft& draft, AuctionSnapshot& snapshot) {
    snapshot.decided = is_decided(draft);
    if (!draft.bids.empty()) {
        snapshot.high = money_text(lang, game.edition(), Money{highest(draft)});
        snapshot.leader = lang.tr("{player} leads", {{"player", game.name(Seat{leading(draft)})}});
    }
    if (snapshot.decided) {
        snapshot.asked = draft.bids.empty() ? lang.tr("No one bids.") : lang.tr("All the others are out.");
        return;
    }
    const Seat asked{draft.asked};
    snapshot.asked = lang.tr("{player} is asked", {{"player", game.name(asked)}});
    if (draft.typed.empty()) return;
    const Money typed{std::stoll(draft.typed)};
    snapshot.may_bid = typed.units() >= snapshot.least;
    if (!snapshot.may_bid) {
        snapshot.warning =
            lang.tr("A bid must be {amount} at least.", {{"amount", amount_text(lang, Money{snapshot.least})}});
    } else if (typed > game.cash(asked)) {
        snapshot.warning = lang.tr("{player} has {cash}.",
                                   {{"player", game.name(asked)}, {"cash", amount_text(lang, game.cash(asked))}});
    }
}

/// The price that a building is sold from (football 11); a deed may begin at anything (football 6).
Money opening_price(const Game& game, const AuctionDraft& draft, int seat) {
    const auto street = draft.building && seat > 0 ? street_of(game, draft, seat) : std::nullopt;
    if (!street) return Money{1};
    const auto deal = quote_build(game.edition(), game.rulings(), game.estate(Seat{seat}), *street, 1, Pieces{99, 99});
    return std::get<BuildingDeal>(deal).quote.amount;
}

void show_lot(const Language& lang, const Game& game, const AuctionDraft& draft, AuctionSnapshot& snapshot) {
    const Edition& edition = game.edition();
    if (draft.building) {
        snapshot.name = lang.tr("The last pieces of the box");
        const int seat = draft.bids.empty() ? draft.asked : leading(draft);
        const auto street = seat > 0 ? street_of(game, draft, seat) : std::nullopt;
        if (!street) return;
        snapshot.colour = lot_of(edition, *street, true).colour;
        snapshot.city = lot_of(edition, *street, true).city;
        snapshot.printed =
            lang.tr("printed price {amount}", {{"amount", amount_text(lang, opening_price(game, draft, seat))}});
        return;
    }
    for (const Space space : lots_of(game)) snapshot.lots.push_back(lot_of(edition, space, draft.deed == space));
    if (!draft.deed) return;
    const AuctionLot lot = lot_of(edition, *draft.deed, true);
    snapshot.name = lot.name;
    snapshot.colour = lot.colour;
    snapshot.city = lot.city;
    snapshot.printed =
        lang.tr("printed price {amount}", {{"amount", amount_text(lang, edition.deed_at(*draft.deed)->price)}});
}

DialogFoot foot_of_building(const Language& lang, const Session& session, const AuctionDraft& draft) {
    const Game& game = session.game();
    if (draft.bids.empty()) return unfinished_foot(lang.tr("No one has bid for the pieces yet."), lang.tr("Build"));
    const Seat winner{leading(draft)};
    const auto street = street_of(game, draft, winner.number);
    Command command;
    command.player = winner;
    command.action = action::Build{street.value_or(Space{}), 1, Money{highest(draft)}};
    return make_foot(lang, session, command, lang.tr("{player} builds", {{"player", game.name(winner)}}));
}

DialogFoot foot_of_deed(const Language& lang, const Session& session, const AuctionDraft& draft) {
    if (!draft.deed) return unfinished_foot(lang.tr("Choose the deed that is auctioned."), lang.tr("Sold"));
    Command command;
    action::Auction auction{*draft.deed, std::nullopt, Money{}};
    std::string button = lang.tr("No one bids");
    if (!draft.bids.empty()) {
        auction.winner = Seat{leading(draft)};
        auction.price = Money{highest(draft)};
        button = lang.tr("Sold to {player} for {amount}", {{"player", session.game().name(*auction.winner)},
                                                           {"amount", amount_text(lang, auction.price)}});
    }
    command.action = auction;
    return make_foot(lang, session, command, std::move(button));
}

}  // namespace

AuctionDraft fresh_auction(const Game& game) {
    AuctionDraft draft;
    for (const Due& due : open_dues(game)) {
        if (due.waits_for_buyer() && !draft.deed) draft.deed = due.space;
    }
    for (const Seat seat : game.players()) {
        draft.seats.push_back(seat.number);
        if (check_buying(game.edition(), game.estate(seat))) draft.cannot_buy.insert(seat.number);
        if (streets_to_build(game, seat).empty()) draft.cannot_build.insert(seat.number);
    }
    seat_bidders(draft, game.turn().number);
    return draft;
}

void sell_pieces(AuctionDraft& draft, bool pieces) {
    draft.building = pieces;
    seat_bidders(draft, 0);
}

void place_bid(AuctionDraft& draft, int seat, std::int64_t amount) {
    draft.typed.clear();
    if (amount <= highest(draft) || draft.out.contains(seat)) return;
    draft.bids.push_back({seat, amount});
    draft.asked = next_asked(draft, seat);
}

void place_typed_bid(AuctionDraft& draft) {
    place_bid(draft, draft.asked, std::stoll(draft.typed));
}

void go_out(AuctionDraft& draft, int seat) {
    if (seat == leading(draft)) return;
    draft.out.insert(seat);
    draft.typed.clear();
    if (draft.asked == seat) draft.asked = next_asked(draft, seat);
}

void come_back(AuctionDraft& draft, int seat) {
    draft.out.erase(seat);
    draft.asked = seat;
}

void take_bid_back(AuctionDraft& draft) {
    if (draft.bids.empty()) return;
    draft.asked = draft.bids.back().seat;
    draft.bids.pop_back();
    draft.typed.clear();
}

AuctionSnapshot make_auction_snapshot(const Language& lang, const Session& session, const AuctionDraft& begun) {
    const Game& game = session.game();
    const bool held = is_held(game);
    AuctionDraft draft = begun;
    if (!held && !draft.deed) draft.deed = declined_last(session);
    AuctionSnapshot snapshot;
    snapshot.sells_pieces = game.edition().profile.scarce_pieces.value == ScarcePieces::auctioned;
    const std::int64_t note = game.edition().currency.smallest_note.units();
    snapshot.unit = note;
    snapshot.least = std::max(highest(draft) + 1, opening_price(game, draft, draft.asked).units());
    const auto step = [&](std::int64_t by) {
        return AuctionStep{"+" + amount_text(lang, Money{by}), snapshot.least - 1 + by};
    };
    snapshot.small = step(10 * note);
    snapshot.large = step(50 * note);
    show_lot(lang, game, draft, snapshot);
    const std::vector<PlayerMark> marks = player_marks(game.setup->players);
    for (const Seat seat : game.players())
        snapshot.bidders.push_back(bidder_of(lang, game, draft, marks.at(static_cast<std::size_t>(seat.number - 1))));
    tell_state(lang, game, draft, snapshot);
    if (!held) {
        show_barred(lang, game, draft, snapshot);
        return snapshot;
    }
    snapshot.foot = draft.building ? foot_of_building(lang, session, draft) : foot_of_deed(lang, session, draft);
    return snapshot;
}

}  // namespace tablebank
