#include "app/present/seat/seat_view.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/seat/seat_preview.h"
#include "app/present/seat/seat_view_parts.h"
#include "app/present/settlement/adjudication_offers.h"
#include "app/present/table/deed_snapshot.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/typing/would_post.h"
#include "app/present/words/capital.h"
#include "app/present/words/name_text.h"
#include "ledger/books/due.h"
#include "ledger/books/phone_poster.h"
#include "ledger/books/trading.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// Entries that the search for a payment looks at: no recent one is older.
constexpr std::size_t latest_payments = 30;

/// The offer with its preview; nullopt if the seat may not post such a line at all.
std::optional<SeatOffer> with_effect(const Language& lang, const Session& session, Seat seat, SeatOffer offer) {
    if (!std::holds_alternative<SeatLine>(read_seat_line(session.table(), seat, offer.line))) return std::nullopt;
    if (!offer.allowed) return offer;
    const SeatTried tried = try_seat_line(lang, session, seat, offer.line);
    if (const auto* refusal = std::get_if<SeatRefusal>(&tried)) {
        offer.allowed = false;
        offer.reason = refusal->text;
    } else {
        const auto& preview = std::get<SeatPreview>(tried);
        offer.effect = preview.notes.empty() ? preview.text : preview.text + ' ' + preview.notes;
        offer.meaning = preview.meaning;
    }
    return offer;
}

/// The offers of the turn that are this player's. The next player's turn is begun by the one whose turn ends.
void add_turn_offers(const Language& lang, const Session& session, SeatView& view) {
    for (const OfferedAction& action : view.turn.actions) {
        const bool passes_on = action.seat == 0 && session.game().turn() == view.seat;
        const bool is_own = action.seat == view.seat.number || passes_on;
        if (!is_own || action.opens != Dialog::none || action.to_finish || action.line.empty()) continue;
        SeatOffer offer = seat_offer_of(action);
        offer.aside = offer.aside || passes_on;
        if (auto made = with_effect(lang, session, view.seat, std::move(offer)))
            view.offers.push_back(*std::move(made));
    }
    std::stable_partition(view.offers.begin(), view.offers.end(),
                          [](const SeatOffer& offer) { return offer.foremost; });
}

/// Once the totals are known: the player's signature, or that there is none. Its words may be left out.
void add_signature(const Language& lang, const Session& session, SeatView& view) {
    if (session.game().phase() != Phase::finished) return;
    for (const RoadStep& step : make_road(lang, session.table(), {}, session.now_ms())) {
        for (const OfferedAction& action : step.actions) {
            if (action.seat != view.seat.number) continue;
            SeatOffer offer = seat_offer_of(action);
            while (offer.line.ends_with('"') || offer.line.ends_with(' ')) offer.line.pop_back();
            if (auto made = with_effect(lang, session, view.seat, std::move(offer)))
                view.offers.push_back(*std::move(made));
        }
    }
}

/// The player's own count of the notes, before the cash is handed in. The banker posts it.
void add_count(const Language& lang, const Session& session, SeatView& view) {
    const Game& game = session.game();
    if (!game.time_called() || game.phase() >= Phase::kept) return;
    view.count_prefix = written_name(*game.setup, view.seat) + " count ";
    view.count_suffix = " \"" + lang.tr("counted by the player") + '"';
}

/// Kept cards that can be played now.
void add_kept_cards(const Language& lang, const Session& session, SeatView& view) {
    const Game& game = session.game();
    int number = 0;
    for (const PositionCard& held : game.cards(view.seat)) {
        view.hand.push_back(hand_card_text(lang, game.edition(), held));
        if (game.edition().is_hidden(held.card) && held.played.empty()) continue;  // its name is not known yet
        const std::string line = written_name(*game.setup, view.seat) + " use \"" + view.hand.back() + '"';
        SeatOffer offer{.id = "use-" + std::to_string(++number),
                        .text = lang.tr_in("on a page", "Play: {card}", {{"card", view.hand.back()}}),
                        .line = line};
        auto made = with_effect(lang, session, view.seat, std::move(offer));
        if (made && made->allowed) view.offers.push_back(*std::move(made));
    }
}

void add_deeds(const Language& lang, const Session& session, const PlayerCard& card, SeatView& view) {
    for (const DeedChip& chip : card.deeds) {
        SeatDeed deed{.name = chip.name, .state = chip.state, .colour = chip.colour};
        for (const OfferedAction& action : make_deed_snapshot(lang, session, chip.space).actions)
            deed.offers.push_back(seat_offer_of(action));
        view.deeds.push_back(std::move(deed));
    }
}

std::vector<TradeItem> items_of_card(const PlayerCard& card) {
    std::vector<TradeItem> items;
    for (const DeedChip& chip : card.deeds) items.push_back({space_mark(chip.space), chip.name, chip.colour});
    return items;
}

/// The players with whom this one may trade now.
void add_partners(const Game& game, const std::vector<PlayerCard>& cards, SeatView& view) {
    for (const PlayerCard& card : cards) {
        if (card.mark.seat == view.seat.number)
            view.own = items_of_card(card);
        else if (!card.out && may_trade_now(game, view.seat, Seat{card.mark.seat}))
            view.partners.push_back({card.mark.seat, card.name, items_of_card(card)});
    }
}

/// Whether the player got cash by an entry.
bool brings_cash(const Entry& entry, Seat seat) {
    return std::ranges::any_of(entry.transfers, [&](const Transfer& moved) {
        return moved.asset == Asset::cash() && moved.to == Account::player(seat) && moved.from != moved.to;
    });
}

void add_events(const Language& lang, const Session& session, SeatView& view) {
    const Table& table = session.table();
    const auto& entries = table.history.entries();
    const auto said = [&](const Entry& entry) {
        return SeatEvent{entry.sequence, with_capital(session.setup(), entry_text(lang, session.setup(), entry))};
    };
    if (const auto target = table.history.undo_target(); target && *target == table.history.last()) {
        const Entry& last = table.history.at(*target);
        if (phone_of_poster(last.stamp.poster) == view.seat) view.undone = said(last);
    }
    std::size_t looked_at = 0;
    for (auto at = entries.rbegin(); at != entries.rend(); ++at) {
        const Entry& entry = *at;
        if (++looked_at > latest_payments) return;
        const bool is_own = phone_of_poster(entry.stamp.poster) == view.seat;
        if (is_own || entry.sequence == 1 || !table.history.counts(entry)) continue;
        if (!brings_cash(entry, view.seat)) continue;
        view.paid = said(entry);
        return;
    }
}

}  // namespace

SeatOffer seat_offer_of(const OfferedAction& action) {
    return {.id = action.id,
            .text = action.text,
            .line = action.line,
            .effect = {},
            .meaning = {},
            .reason = action.reason,
            .allowed = action.allowed,
            .foremost = action.foremost || action.key == ActionKey::enter,
            .aside = action.aside};
}

void add_deck(const Language& lang, const Session& session, Seat seat, SeatView& view) {
    const Game& game = session.game();
    const auto dues = open_dues(game, seat);
    view.draws = !dues.empty() && dues.front().kind == DueKind::card;
    if (!view.draws) return;
    if (game.edition().profile.card_spaces.value == CardSpaces::two_dice) {
        view.dice = 2;
        view.dice_prefix = written_name(*game.setup, seat) + " card ";
    }
    const Role role = game.role(seat);
    const Deck* deck = game.edition().deck_at(dues.front().space, role);
    if (deck == nullptr) return;
    for (std::size_t i = 0; i < deck->cards.size(); ++i) {
        const std::string number = std::to_string(deck->first + static_cast<int>(i));
        std::string line = written_name(*game.setup, seat) + " card #" + number;
        view.cards.push_back({.id = "card-" + number,
                              .text = '#' + number + "  " + card_text(lang, game.edition(), deck->cards[i], role),
                              .line = std::move(line)});
    }
}

SeatView make_seat_view(const Language& lang, const Session& session, Seat seat) {
    const Table& table = session.table();
    SeatView view{.seat = seat};
    const auto cards = make_player_cards(lang, table);
    const auto card = std::ranges::find(cards, seat.number, [](const PlayerCard& it) { return it.mark.seat; });
    if (card == cards.end()) return view;
    view.name = card->name;
    view.side = card->out ? card->role : card->side;
    view.cash = card->cash;
    view.stands = card->stands;
    view.turn = make_turn_snapshot(lang, table, seat);
    add_events(lang, session, view);
    if (card->out) return view;
    view.awaited = view.turn.person == seat.number || view.turn.to_roll == seat.number;
    const bool throws = view.turn.to_roll != 0 ? view.turn.to_roll == seat.number : view.awaited;
    if (view.turn.dice.dice > 0 && throws) {
        view.dice = view.turn.dice.dice;
        view.dice_prefix = view.turn.dice.prefix;
    }
    add_turn_offers(lang, session, view);
    add_kept_cards(lang, session, view);
    add_deck(lang, session, seat, view);
    add_signature(lang, session, view);
    add_count(lang, session, view);
    add_deeds(lang, session, *card, view);
    add_partners(session.game(), cards, view);
    return view;
}

}  // namespace tablebank
