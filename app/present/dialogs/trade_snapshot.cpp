#include "app/present/dialogs/trade_snapshot.h"

#include <algorithm>
#include <span>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "calculators/mortgage.h"
#include "ledger/books/due.h"

namespace tablebank {

namespace {

/// One side of a trade in the game and in the draft.
struct SideView {
    const Game& game;
    const TradeGift& gives;
    const TradeGift& gets;
    Seat seat;
    Estate held;    ///< at the table, without the deeds given in deals of this trade made before
    Estate before;  ///< after those deals
    Estate after;
    std::set<int> cards_given{};  ///< in those deals
};

const Deed& deed_of(const Game& game, Space space) {
    return *game.edition().deed_at(space);
}

/// The estate as it would be, were the deeds to change hands.
Estate estate_after(const Game& game, const Estate& before, const TradeGift& gives, const TradeGift& gets) {
    Estate after = before;
    std::erase_if(after.deeds, [&](const Holding& holding) { return gives.deeds.contains(holding.deed); });
    for (const Space space : gets.deeds)
        after.deeds.push_back({space, game.is_mortgaged(space) && !gets.redeemed.contains(space), 0, false});
    std::ranges::sort(after.deeds, {}, &Holding::deed);
    return after;
}

Money sum_for_mortgage(const Game& game, Space space, bool redeemed) {
    const Deed& deed = deed_of(game, space);
    return redeemed ? redeem_sum(game.edition(), game.rulings(), deed).amount
                    : quote_mortgaged_deed_fee(game.edition(), game.rulings(), deed).amount;
}

/// The bank's fees for the mortgaged deeds that a side takes over.
Money fees_for(const Game& game, const TradeGift& gets) {
    Money fees;
    for (const Space space : gets.deeds)
        if (game.is_mortgaged(space)) fees += sum_for_mortgage(game, space, gets.redeemed.contains(space));
    return fees;
}

SideView view_of(const Game& game, const TradeDraft& draft, std::size_t side) {
    const TradeGift& gives = draft.gifts.at(side);
    const TradeGift& gets = draft.gifts.at(1 - side);
    const Seat seat{draft.seats.at(side)};
    Estate held = game.estate(seat);
    Estate before = held;
    std::set<int> cards_given;
    for (const TradeDeal& deal : draft.deals) {
        for (const std::size_t own : {0U, 1U}) {
            if (deal.seats.at(own) != seat.number) continue;
            const TradeGift& given = deal.gifts.at(own);
            const TradeGift& got = deal.gifts.at(1 - own);
            held = estate_after(game, held, given, {});
            cards_given.insert(given.cards.begin(), given.cards.end());
            before = estate_after(game, before, given, got);
            before.cash += typed_sum(got.cash) - typed_sum(given.cash) - fees_for(game, got);
        }
    }
    return {game, gives, gets, seat, held, before, estate_after(game, before, gives, gets), std::move(cards_given)};
}

bool is_empty(const TradeGift& gift) {
    return typed_sum(gift.cash).is_zero() && gift.deeds.empty() && gift.cards.empty();
}

/// At printed prices; a mortgaged deed is worth the rest of its price.
Money printed_worth(const Game& game, const TradeGift& gift) {
    Money worth = typed_sum(gift.cash);
    for (const Space space : gift.deeds) {
        const Deed& deed = deed_of(game, space);
        worth += deed.price;
        if (game.is_mortgaged(space)) worth -= deed.mortgage;
    }
    return worth;
}

const std::string& card_name(const Game& game, int card) {
    return game.edition().kept_cards.at(static_cast<std::size_t>(card)).name;
}

std::string words_of(const Language& lang, const Game& game, const TradeGift& gift) {
    std::vector<std::string> things;
    if (const Money cash = typed_sum(gift.cash); !cash.is_zero()) things.push_back(amount_text(lang, cash));
    for (const Space space : gift.deeds) {
        const Word name{"space", space_name(game.edition(), space)};
        things.push_back(game.is_mortgaged(space) ? lang.tr("{space} (mortgaged)", {name})
                                                  : lang.tr_in("among things that change hands", "{space}", {name}));
    }
    for (const int card : gift.cards)
        things.push_back(lang.tr_in("among things that change hands", "\"{card}\"", {{"card", card_name(game, card)}}));
    return list_text(lang, things);
}

/// The bank's fee for each mortgaged deed that a side takes over, and the cash left at the end.
void tell_cash(const Language& lang, const SideView& view, TradeSide& side) {
    const Money gives = typed_sum(view.gives.cash);
    const Money gets = typed_sum(view.gets.cash);
    Money after = view.before.cash - gives + gets;
    if (!is_empty(view.gives)) {
        side.facts.push_back({lang.tr("gives {things}", {{"things", words_of(lang, view.game, view.gives)}}),
                              amount_text(lang, printed_worth(view.game, view.gives))});
    }
    if (!is_empty(view.gets)) {
        side.facts.push_back({lang.tr("gets {things}", {{"things", words_of(lang, view.game, view.gets)}}),
                              amount_text(lang, printed_worth(view.game, view.gets))});
    }
    for (const Space space : view.gets.deeds) {
        if (!view.game.is_mortgaged(space)) continue;
        const bool redeemed = view.gets.redeemed.contains(space);
        const Money sum = sum_for_mortgage(view.game, space, redeemed);
        const Word name{"space", space_name(view.game.edition(), space)};
        if (sum.is_zero()) continue;
        side.facts.push_back({redeemed ? lang.tr("to the bank: {space} is redeemed", {name})
                                       : lang.tr("to the bank: the fee for {space}, which stays mortgaged", {name}),
                              amount_text(lang, -sum)});
        after -= sum;
    }
    side.facts.push_back({lang.tr("cash afterwards"), amount_text(lang, after), true});
}

int streets_held(const Estate& estate, const City& city) {
    return static_cast<int>(std::ranges::count_if(
        estate.deeds, [&](const Holding& holding) { return std::ranges::count(city.streets, holding.deed) > 0; }));
}

void tell_city(const Language& lang, const SideView& view, int city, TradeSide& side) {
    const Edition& edition = view.game.edition();
    const Word player{"player", view.game.name(view.seat)};
    const Word name{"city", city_name(edition, city)};
    const bool had = monopolises(edition, view.before, city);
    const bool has = monopolises(edition, view.after, city);
    if (has && !had) {
        side.cities.push_back(lang.tr("{player} monopolises {city}", {player, name}));
    } else if (had && !has) {
        side.cities.push_back(lang.tr("{player} no longer monopolises {city}", {player, name}));
    } else {
        const City& whole = edition.cities.at(static_cast<std::size_t>(city));
        side.cities.push_back(lang.tr("{city}: {player} then has {count} of {total}",
                                      {name,
                                       player,
                                       {"count", std::to_string(streets_held(view.after, whole))},
                                       {"total", std::to_string(whole.streets.size())}}));
    }
}

void tell_companies(const Language& lang, const SideView& view, SpaceKind kind, TradeSide& side) {
    const Edition& edition = view.game.edition();
    const auto held = std::ranges::count_if(
        view.after.deeds, [&](const Holding& holding) { return edition.deed_at(holding.deed)->kind == kind; });
    side.cities.push_back(lang.tr("{city}: {player} then has {count} of {total}",
                                  {{"city", space_kind_text(lang, kind, edition.words)},
                                   {"player", view.game.name(view.seat)},
                                   {"count", std::to_string(held)},
                                   {"total", std::to_string(edition.deeds_of(kind).size())}}));
}

/// Every city and every kind of company that changes for this side, once.
void tell_cities(const Language& lang, const SideView& view, TradeSide& side) {
    std::set<int> cities;
    std::set<SpaceKind> kinds;
    for (const TradeGift* gift : {&view.gives, &view.gets}) {
        for (const Space space : gift->deeds) {
            const Deed& deed = deed_of(view.game, space);
            if (deed.city >= 0) {
                cities.insert(deed.city);
            } else {
                kinds.insert(deed.kind);
            }
        }
    }
    for (const int city : cities) tell_city(lang, view, city, side);
    for (const SpaceKind kind : kinds) tell_companies(lang, view, kind, side);
}

TradeDeed trade_deed(const Language& lang, const SideView& view, const Holding& holding) {
    const Game& game = view.game;
    const Deed& deed = deed_of(game, holding.deed);
    TradeDeed shown;
    shown.space = holding.deed;
    shown.name = deed.name;
    shown.kind = deed.kind;
    shown.city = deed.city;
    if (deed.city >= 0) shown.colour = game.edition().city_of(deed).colour;
    shown.chosen = view.gives.deeds.contains(holding.deed);
    shown.mortgaged = holding.mortgaged;
    shown.redeemed = view.gives.redeemed.contains(holding.deed);
    shown.houses = holding.houses;
    shown.hotels = holding.hotels;
    shown.price = amount_text(lang, deed.price);
    if (holding.mortgaged) {
        const Money sum = sum_for_mortgage(game, holding.deed, true);
        shown.redeem = lang.tr("{space}: redeemed at once for {amount}",
                               {{"space", deed.name}, {"amount", amount_text(lang, sum)}});
    }
    if (auto no = check_giving(game.edition(), game.rulings(), view.held, holding.deed)) {
        no->player = view.seat.number;
        shown.bar = refusal_text(lang, *game.setup, *no);
    }
    return shown;
}

Trader trader_of(const Language& lang, const Game& game, const PlayerMark& mark) {
    return {mark, game.name(Seat{mark.seat}), money_text(lang, game.edition(), game.cash(Seat{mark.seat}))};
}

TradeSide trade_side(const Language& lang, const SideView& view, const PlayerMark& mark) {
    TradeSide side;
    side.trader = trader_of(lang, view.game, mark);
    side.role = shown_role(lang, view.before.role);
    side.holds = view.before.cash;
    for (const Holding& holding : view.held.deeds) side.deeds.push_back(trade_deed(lang, view, holding));
    const auto cards = static_cast<int>(view.game.edition().kept_cards.size());
    for (int card = 0; card < cards; ++card) {
        if (view.game.book.holder(Asset::card(card)) == Account::player(view.seat) && !view.cards_given.contains(card))
            side.cards.push_back({card, card_name(view.game, card), view.gives.cards.contains(card)});
    }
    tell_cash(lang, view, side);
    tell_cities(lang, view, side);
    return side;
}

Items items_of(const Game& game, const TradeGift& gift) {
    Items items;
    items.cash = typed_sum(gift.cash);
    for (const Space space : gift.deeds) items.deeds.push_back({space, gift.redeemed.contains(space)});
    for (const int card : gift.cards) items.cards.push_back(card_name(game, card));
    return items;
}

/// The rent that one player owes another, if the rules let it be paid partly in deeds (football 15).
std::optional<Due> rent_between(const Game& game, Seat debtor, Seat creditor) {
    if (!game.edition().profile.debts_in_deeds.value) return std::nullopt;
    for (const Due& due : open_dues(game, debtor)) {
        if (due.kind == DueKind::rent && due.creditor == creditor) return due;
    }
    return std::nullopt;
}

action::Trade trade_of(const Game& game, const std::vector<TradeDeal>& deals) {
    const TradeDeal& first = deals.front();
    action::Trade trade{Seat{first.seats[1]}, items_of(game, first.gifts[0]), items_of(game, first.gifts[1]), {}};
    for (const TradeDeal& deal : std::span(deals).subspan(1)) {
        std::optional<Seat> giver;
        if (deal.seats[0] != first.seats[0]) giver = Seat{deal.seats[0]};
        trade.more.push_back(
            {giver, Seat{deal.seats[1]}, items_of(game, deal.gifts[0]), items_of(game, deal.gifts[1])});
    }
    return trade;
}

std::string gift_text(const Language& lang, const Game& game, const TradeGift& gift) {
    std::vector<std::string> words;
    if (const Money cash = typed_sum(gift.cash); !cash.is_zero())
        words.push_back(money_text(lang, game.edition(), cash));
    for (const Space space : gift.deeds) words.push_back(space_name(game.edition(), space));
    for (const int card : gift.cards) words.push_back(card_name(game, card));
    return words.empty() ? lang.tr_in("a trade", "nothing") : list_text(lang, words);
}

std::string deal_text(const Language& lang, const Game& game, const TradeDeal& deal) {
    return lang.tr("{player} gives {other}: {given}, and gets: {gained}",
                   {{"player", game.name(Seat{deal.seats[0]})},
                    {"other", game.name(Seat{deal.seats[1]})},
                    {"given", gift_text(lang, game, deal.gifts[0])},
                    {"gained", gift_text(lang, game, deal.gifts[1])}});
}

DialogFoot foot_of(const Language& lang, const Session& session, const TradeDraft& draft,
                   const std::optional<Due>& rent) {
    const Items gives = items_of(session.game(), draft.gifts[0]);
    const Items gets = items_of(session.game(), draft.gifts[1]);
    Command command;
    command.player = Seat{draft.seats[0]};
    if (rent && draft.for_rent) {
        if (gives.empty())
            return unfinished_foot(lang.tr("Choose the deeds that are given for the rent."), lang.tr("Pay"));
        command.action = action::Rent{rent->space, std::nullopt, gives};
        return make_foot(lang, session, command, lang.tr("Pay"));
    }
    std::vector<TradeDeal> deals = draft.deals;
    if (!gives.empty() || !gets.empty()) deals.push_back({draft.seats, draft.gifts});
    if (deals.empty())
        return unfinished_foot(lang.tr("Choose deeds, or type a sum, on either side."), lang.tr("Trade"));
    command.player = Seat{deals.front().seats[0]};
    command.action = trade_of(session.game(), deals);
    return make_foot(lang, session, command, lang.tr("Trade"));
}

}  // namespace

Money typed_sum(const std::string& digits) {
    return digits.empty() ? Money{} : Money{std::stoll(digits)};
}

TradeDraft fresh_trade(const Game& game) {
    TradeDraft draft;
    const Seat one = game.is_out(game.turn()) ? game.players().front() : game.turn();
    Seat other = game.after(one);
    for (const Due& due : open_dues(game)) {
        if (due.debtor == one && due.creditor) other = *due.creditor;
    }
    draft.seats = {one.number, other.number};
    return draft;
}

void choose_trader(TradeDraft& draft, std::size_t side, int seat) {
    if (draft.seats.at(side) == seat) return;
    draft.for_rent = false;
    if (draft.seats.at(1 - side) == seat) {
        std::swap(draft.seats[0], draft.seats[1]);
        std::swap(draft.gifts[0], draft.gifts[1]);
        return;
    }
    draft.seats.at(side) = seat;
    draft.gifts.at(side) = {};
}

void add_deal(TradeDraft& draft, const std::vector<Trader>& traders) {
    draft.deals.push_back({draft.seats, draft.gifts});
    draft.gifts = {};
    draft.for_rent = false;
    const auto third = std::ranges::find_if(traders, [&](const Trader& trader) {
        return std::ranges::find(draft.seats, trader.mark.seat) == draft.seats.end();
    });
    if (third != traders.end()) draft.seats[1] = third->mark.seat;
}

TradeSnapshot make_trade_snapshot(const Language& lang, const Session& session, const TradeDraft& draft) {
    const Game& game = session.game();
    const std::vector<PlayerMark> marks = player_marks(game.setup->players);
    const auto mark_of = [&](int seat) { return marks.at(static_cast<std::size_t>(seat - 1)); };
    TradeSnapshot snapshot;
    snapshot.step = game.edition().currency.smallest_note.units();
    for (const Seat seat : game.players()) snapshot.traders.push_back(trader_of(lang, game, mark_of(seat.number)));
    const auto rent =
        draft.deals.empty() ? rent_between(game, Seat{draft.seats[0]}, Seat{draft.seats[1]}) : std::nullopt;
    const bool for_rent = rent && draft.for_rent;
    if (rent) {
        snapshot.rent = {
            lang.tr("in payment of the rent of {amount} for {space}",
                    {{"amount", amount_text(lang, rent->amount)}, {"space", space_name(game.edition(), rent->space)}}),
            for_rent};
    }
    TradeDraft effective = draft;
    if (for_rent) effective.gifts[1] = {};
    for (const std::size_t side : {0U, 1U})
        snapshot.sides.at(side) = trade_side(lang, view_of(game, effective, side), mark_of(draft.seats.at(side)));
    if (for_rent) {
        snapshot.sides[1].deeds.clear();
        snapshot.sides[1].cards.clear();
    }
    for (const TradeDeal& deal : draft.deals) snapshot.deals.push_back(deal_text(lang, game, deal));
    const bool something = !is_empty(effective.gifts[0]) || !is_empty(effective.gifts[1]);
    snapshot.can_add = something && !for_rent && game.players().size() > 2;
    snapshot.foot = foot_of(lang, session, effective, rent);
    return snapshot;
}

}  // namespace tablebank
