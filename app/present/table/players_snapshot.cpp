#include "app/present/table/players_snapshot.h"

#include <algorithm>

#include "app/i18n/words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "calculators/worth.h"

namespace tablebank {

namespace {

DeedChip chip(const Edition& edition, const Holding& holding) {
    DeedChip chip;
    const Deed* deed = edition.deed_at(holding.deed);
    chip.space = holding.deed;
    chip.name = deed->name;
    chip.kind = deed->kind;
    chip.city = deed->city;
    if (deed->city >= 0) chip.colour = edition.city_of(*deed).colour;
    chip.mortgaged = holding.mortgaged;
    chip.houses = holding.houses;
    chip.hotel = holding.hotel;
    return chip;
}

/// What the books let him keep is a share that may be no sum of notes, so it lies beside his cash (ru timed).
void show_kept(const Game& game, Seat seat, PlayerCard& card) {
    const auto kept = Share::parse(game.facts.get(FactKey{FactName::kept, seat.number}));
    if (card.out || !kept) return;
    card.kept = tr("kept {amount}", {{"amount", amount_text(*kept)}});
    if (game.phase() != Phase::finished) return;
    const Share total = *kept + Share{Money{game.facts.number(FactKey{FactName::walked, seat.number})}};
    card.cash = money_text(game.edition(), total);
}

}  // namespace

std::string gone_text(const Table& table, Seat seat, std::int64_t at) {
    const FactKey out{FactName::out, seat.number};
    const auto holds = [&](std::int64_t sequence) {
        const auto taken_back = table.history.reversed_by(sequence);
        return sequence <= at && (!taken_back || *taken_back > at);
    };
    const bool bankrupt = std::ranges::any_of(table.history.entries(), [&](const Entry& entry) {
        return entry.verb == "bankrupt" && holds(entry.sequence) &&
               std::ranges::any_of(entry.facts, [&](const FactChange& change) { return change.key == out; });
    });
    return bankrupt ? tr("bankrupt") : tr("has left the table");
}

std::vector<PlayerCard> make_player_cards(const Table& table) {
    const Game& game = table.game;
    const Edition& edition = game.edition();
    const Rulings rulings = game.rulings();
    std::vector<PlayerCard> cards;
    for (PlayerMark& mark : player_marks(game.setup->players)) {
        const Seat seat{mark.seat};
        const Estate estate = game.estate(seat);
        PlayerCard card;
        card.mark = std::move(mark);
        card.name = game.name(seat);
        card.role = role_text(estate.role);
        card.cash = money_text(edition, estate.cash);
        card.out = game.is_out(seat);
        if (card.out) card.role = gone_text(table, seat, table.history.last());
        card.in_turn = game.phase() == Phase::play && game.turn() == seat && rulings.track_tokens;
        if (estate.jailed) card.prison = prison_text(prison_of(edition, estate.role));
        for (const Holding& holding : estate.deeds) card.deeds.push_back(chip(edition, holding));
        const auto held = game.cards(seat);
        if (!held.empty())
            card.hand = trn("{count} card in hand", "{count} cards in hand", static_cast<std::int64_t>(held.size()));
        for (const PositionCard& each : held)
            card.hand_cards += (card.hand_cards.empty() ? "" : "\n") + hand_card_text(edition, each);
        show_kept(game, seat, card);
        if (!card.out && card.kept.empty()) {
            const Money raise = quote_raise(edition, rulings, estate).amount;
            card.raise = tr("could raise {amount}", {{"amount", amount_text(raise)}});
        }
        cards.push_back(std::move(card));
    }
    return cards;
}

}  // namespace tablebank
