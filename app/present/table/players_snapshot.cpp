#include "app/present/table/players_snapshot.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "calculators/total_worth.h"
#include "ledger/books/result.h"
#include "ledger/books/stage.h"

namespace tablebank {

namespace {

DeedChip chip(const Language& lang, const Edition& edition, const Holding& holding) {
    DeedChip chip;
    const Deed* deed = edition.deed_at(holding.deed);
    chip.space = holding.deed;
    chip.name = deed->name;
    chip.kind = deed->kind;
    chip.city = deed->city;
    if (deed->city >= 0) chip.colour = edition.city_of(*deed).colour;
    chip.mortgaged = holding.mortgaged;
    chip.houses = holding.houses;
    chip.hotels = holding.hotels;
    if (holding.mortgaged) chip.state = lang.tr("mortgaged");
    if (holding.built()) chip.state = building_text(lang, edition.words.pieces, holding.houses, holding.hotels);
    chip.text = space_mark(holding.deed);
    if (!chip.state.empty()) chip.text += ' ' + chip.state;
    return chip;
}

/// The kept share may not be a sum of notes, so it is shown next to the cash (ru timed).
void show_kept(const Language& lang, const Game& game, Seat seat, PlayerCard& card) {
    const auto kept = Share::parse(game.facts.get(FactKey{FactName::kept, seat.number}));
    if (card.out || !kept) return;
    card.kept = lang.tr("kept {amount}", {{"amount", amount_text(lang, *kept)}});
    if (game.phase() != Phase::finished) return;
    for (const Score& score : scores_of(game))  // as the judge set it, if they did
        if (score.player == seat.number) card.cash = money_text(lang, game.edition(), score.total);
}

/// Which try for a double comes next, of how many; nullopt once they are used up and the fine comes first.
std::optional<std::int64_t> next_try(const Game& game, Seat seat) {
    const std::int64_t next = game.jail_tries(seat) + 1;
    return next <= game.edition().profile.jail_tries.value ? std::optional{next} : std::nullopt;
}

/// "in jail, try 1 of 2"
std::string stay_text(const Language& lang, const Game& game, Seat seat) {
    const Word where{"where", in_prison_text(lang, prison_of(game.edition(), game.role(seat)))};
    const auto number = next_try(game, seat);
    if (!number) return lang.tr("{where}, the fine comes before the roll", {where});
    return lang.tr("{where}, try {number} of {count}",
                   {where,
                    {"number", std::to_string(*number)},
                    {"count", std::to_string(game.edition().profile.jail_tries.value)}});
}

/// The same in little space: "jail 1/2".
std::string prison_mark(const Language& lang, const Game& game, Seat seat) {
    std::string mark = prison_text(lang, prison_of(game.edition(), game.role(seat)));
    if (!keeps_turns(game)) return mark;
    const auto number = next_try(game, seat);
    if (!number) return mark;
    return mark + ' ' + std::to_string(*number) + '/' + std::to_string(game.edition().profile.jail_tries.value);
}

/// The place of the token, or why it has none.
std::string stands_text(const Language& lang, const Table& table, Seat seat) {
    const Game& game = table.game;
    if (game.is_out(seat)) return gone_text(lang, table, seat);
    if (game.is_jailed(seat)) return stay_text(lang, game, seat);
    const auto space = game.space_of(seat);
    if (!space) return {};
    const Word name{"space", space_name(game.edition(), *space)};
    const bool visits = game.edition().board.at(static_cast<std::size_t>(space->index)).kind == SpaceKind::jail;
    return space_mark(*space) + ' ' + (visits ? lang.tr_in("where a visitor stands", "{space}", {name}) : name.text);
}

/// The player's kept cards: how many, and which of them are known.
void show_hand(const Language& lang, const Game& game, Seat seat, PlayerCard& card) {
    std::vector<std::string> names;
    for (const PositionCard& each : game.cards(seat)) names.push_back(hand_card_text(lang, game.edition(), each));
    if (names.empty()) return;
    card.hand = lang.trn("{count} card in hand", "{count} cards in hand", static_cast<std::int64_t>(names.size()));
    card.holds = lang.tr("{player} holds: {cards}", {{"player", card.name}, {"cards", list_text(lang, names)}});
    for (const std::string& name : names) card.hand_cards += (card.hand_cards.empty() ? "" : "\n") + name;
}

}  // namespace

std::string gone_text(const Language& lang, const Table& table, Seat seat) {
    const FactKey out{FactName::out, seat.number};
    const bool bankrupt = std::ranges::any_of(table.history.entries(), [&](const Entry& entry) {
        return entry.verb == "bankrupt" && table.history.in_force(entry.sequence) &&
               std::ranges::any_of(entry.facts, [&](const FactChange& change) { return change.key == out; });
    });
    return bankrupt ? lang.tr("bankrupt") : lang.tr("has left the table");
}

std::vector<PlayerCard> make_player_cards(const Language& lang, const Table& table) {
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
        card.side = shown_role(lang, estate.role);
        card.cash = money_text(lang, edition, estate.cash);
        card.purse = amount_text(lang, estate.cash);
        card.stands = stands_text(lang, table, seat);
        card.out = game.is_out(seat);
        card.role = card.out ? card.stands : card.side;
        card.in_turn = keeps_turns(game) && game.turn() == seat;
        if (estate.jailed) card.prison = prison_mark(lang, game, seat);
        for (const Holding& holding : estate.deeds) card.deeds.push_back(chip(lang, edition, holding));
        show_hand(lang, game, seat, card);
        show_kept(lang, game, seat, card);
        if (!card.out && card.kept.empty()) {
            const Money raise = quote_raise(edition, rulings, estate).amount;
            card.raise = lang.tr("total funds {amount}", {{"amount", amount_text(lang, raise)}});
        }
        cards.push_back(std::move(card));
    }
    return cards;
}

void show_in_turn(std::vector<PlayerCard>& cards, int person) {
    for (PlayerCard& card : cards) card.in_turn = card.mark.seat == person;
}

}  // namespace tablebank
