#include "app/present/dialogs/card_snapshot.h"

#include <algorithm>
#include <sstream>
#include <variant>

#include "app/i18n/language.h"
#include "app/present/dialogs/trade_snapshot.h"
#include "app/present/words/book_words.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "ledger/books/draw_pile.h"
#include "ledger/books/due.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/spoken_tokens.h"
#include "ledger/text/case_fold.h"

namespace tablebank {

namespace {

constexpr std::array all_effects{CardEffectKind::receive,  CardEffectKind::pay,           CardEffectKind::collect_each,
                                 CardEffectKind::pay_each, CardEffectKind::bank_pays_all, CardEffectKind::go_to,
                                 CardEffectKind::jail,     CardEffectKind::leave_jail,    CardEffectKind::dice_win,
                                 CardEffectKind::repairs,  CardEffectKind::go_back,       CardEffectKind::keep,
                                 CardEffectKind::none};

std::string effect_name(const Language& lang, const Edition& edition, Role drawer, CardEffectKind kind) {
    const EditionWords& words = edition.words;
    const bool war = prison_of(edition, drawer) == Prison::price_war;
    switch (kind) {
        case CardEffectKind::none:
            return lang.tr("nothing to settle");
        case CardEffectKind::receive:
            return lang.tr("gets from the bank");
        case CardEffectKind::pay:
            return lang.tr("pays the bank");
        case CardEffectKind::collect_each:
            return lang.tr("gets from each");
        case CardEffectKind::pay_each:
            return lang.tr("pays each");
        case CardEffectKind::bank_pays_all:
            return lang.tr("the bank pays all");
        case CardEffectKind::go_to:
            return lang.tr("goes to a space");
        case CardEffectKind::jail:
            return war ? lang.tr("goes to the price war") : lang.tr(as_said(words, mark("goes to jail")));
        case CardEffectKind::dice_win:
            return lang.tr("throws for a prize");
        case CardEffectKind::keep:
            return lang.tr("keeps the card");
        case CardEffectKind::leave_jail:
            return war ? lang.tr("is let out of the price war") : lang.tr(as_said(words, mark("is let out of jail")));
        case CardEffectKind::repairs:
            return lang.tr("pays for repairs");
        case CardEffectKind::go_back:
            return lang.tr("goes back");
    }
    return {};
}

/// The deck to draw from: that of the space where the card is due, or of the token's space.
const Deck* deck_of(const Game& game, Seat player) {
    for (const Due& due : open_dues(game, player)) {
        if (due.kind == DueKind::card) return game.edition().deck_at(due.space, game.role(player));
    }
    const auto stands = game.rulings().track_tokens ? game.space_of(player) : std::nullopt;
    return game.edition().deck_at(stands, game.role(player));
}

/// A card with the dice that the banker typed, or an unchanged one.
CardEffect with_dice(CardEffect effect, const CardDraft& draft) {
    const Dice dice{draft.dice[0], draft.dice[1]};
    if (effect.kind == CardEffectKind::dice_win && dice.is_possible()) effect.dice = dice;
    return effect;
}

CardEffect typed_effect(const CardDraft& draft) {
    CardEffect effect;
    effect.kind = draft.kind;
    effect.amount = typed_sum(draft.amount);
    effect.role = draft.role;
    effect.space = draft.space;
    effect.salary = draft.salary;
    effect.threshold = static_cast<int>(typed_sum(draft.threshold).units());
    effect.name = draft.name;
    effect.hotel_amount = typed_sum(draft.hotel_amount);
    effect.nearest = draft.nearest;
    effect.times = static_cast<int>(std::min<std::int64_t>(typed_sum(draft.times).units(), most_times));
    effect.steps = static_cast<int>(std::min<std::int64_t>(typed_sum(draft.steps).units(), most_steps_back));
    return with_dice(effect, draft);
}

CardFields fields_of(CardEffectKind kind) {
    CardFields fields;
    fields.role = concerns_role(kind);
    fields.dice = kind == CardEffectKind::dice_win;
    fields.amount = fields.role || fields.dice || kind == CardEffectKind::receive || kind == CardEffectKind::pay;
    fields.space = kind == CardEffectKind::go_to;
    fields.name = kind == CardEffectKind::keep;
    fields.repairs = kind == CardEffectKind::repairs;
    fields.amount = fields.amount || fields.repairs;
    fields.steps = kind == CardEffectKind::go_back;
    return fields;
}

/// The player who draws: the role decides between jail and the price war.
Role drawer_of(const Game& game, const CardDraft& draft) {
    return draft.player > 0 ? game.role(Seat{draft.player}) : Role::player;
}

/// The part that a typed effect lacks to be a line; empty if there is none.
std::string missing_from(const Language& lang, const CardEffect& effect) {
    const CardFields fields = fields_of(effect.kind);
    if (fields.dice && (effect.threshold < 2 || effect.threshold > 12))
        return lang.tr("Type what two dice must come to, from 2 to 12.");
    if (fields.amount && effect.amount.is_zero()) return lang.tr("Type the sum that the card names.");
    if (fields.dice && !effect.dice) return lang.tr("Click the two dice that were thrown, or type them.");
    if (fields.repairs && effect.hotel_amount.is_zero()) return lang.tr("Type the sum that the card names.");
    if (fields.steps && effect.steps == 0) return lang.tr("Type how many spaces the token goes back.");
    if (fields.name && effect.name.empty()) return lang.tr("Choose the card that is kept.");
    return {};
}

std::string place_of(const Language& lang, const Game& game, int deck, int number) {
    const auto& kept = game.edition().kept_cards;
    const auto card =
        std::ranges::find_if(kept, [&](const KeptCard& each) { return each.deck == deck && each.number == number; });
    if (card != kept.end()) {
        const Account holder = game.book.holder(Asset::card(static_cast<int>(card - kept.begin())));
        if (holder.kind == Account::Kind::player)
            return lang.tr("{player} holds it", {{"player", game.name(Seat{holder.index})}});
    }
    if (game.rulings().deck_order != DeckOrder::checked) return {};
    const int above = cards_above(game, deck, number);
    return above == 0 ? std::string{} : lang.trn("{count} card is above it", "{count} cards are above it", above);
}

/// Whether the typed text finds a card: by its number, or by words of its text.
bool is_found(int number, const std::string& text, const std::string& search) {
    if (std::to_string(number).starts_with(search) || ("#" + std::to_string(number)).starts_with(search)) return true;
    std::istringstream words(fold(search));
    const std::string folded = fold(text);
    for (std::string word; words >> word;) {
        if (folded.find(word) == std::string::npos) return false;
    }
    return true;
}

/// The two dice that decide in a box without cards (us 16), once both are given.
std::optional<Dice> thrown_for_card(const Edition& edition, const CardDraft& draft) {
    const Dice dice{draft.dice[0], draft.dice[1]};
    const bool decides = edition.profile.card_spaces.value == CardSpaces::two_dice;
    return decides && dice.is_possible() ? std::optional{dice} : std::nullopt;
}

void list_cards(const Language& lang, const Game& game, const Deck& deck, const CardDraft& draft,
                CardSnapshot& snapshot) {
    const int index = static_cast<int>(&deck - game.edition().decks.data());
    const auto thrown = thrown_for_card(game.edition(), draft);
    const auto meant = thrown ? std::optional{thrown->sum()} : draft.number;
    // A number may be typed on a French keyboard without Shift.
    const std::string digits = french_digits(draft.search);
    const std::string& search = digits.empty() ? draft.search : digits;
    for (std::size_t i = 0; i < deck.cards.size(); ++i) {
        const int number = deck.first + static_cast<int>(i);
        DeckCard card{
            number, card_text(lang, game.edition(), deck.cards[i], drawer_of(game, draft)), {}, meant == number};
        if (!is_found(number, card.text, search)) continue;
        card.place = place_of(lang, game, index, number);
        card.throws_dice = deck.cards[i].kind == CardEffectKind::dice_win;
        snapshot.cards.push_back(std::move(card));
    }
    // An exact number has priority over the sums that contain it.
    std::stable_partition(snapshot.cards.begin(), snapshot.cards.end(), [&](const DeckCard& card) {
        return std::to_string(card.number) == search || "#" + std::to_string(card.number) == search;
    });
    const bool chosen = std::ranges::any_of(snapshot.cards, &DeckCard::chosen);
    if (!chosen && !draft.search.empty() && !snapshot.cards.empty()) snapshot.cards.front().chosen = true;
}

/// The kept cards of a holder, each name once: lines use these names.
std::vector<CardChoice> kept_by(const Game& game, Account holder, const std::string& chosen) {
    std::vector<CardChoice> choices;
    const auto& kept = game.edition().kept_cards;
    for (std::size_t card = 0; card < kept.size(); ++card) {
        const std::string& name = kept[card].name;
        if (game.book.holder(Asset::card(static_cast<int>(card))) != holder) continue;
        if (std::ranges::find(choices, name, &CardChoice::text) != choices.end()) continue;
        choices.push_back({std::to_string(card), name, chosen == name});
    }
    return choices;
}

void list_choices(const Language& lang, const Game& game, const CardDraft& draft, CardSnapshot& snapshot) {
    const Edition& edition = game.edition();
    const std::vector<PlayerMark> marks = player_marks(game.setup->players);
    for (const Seat seat : game.players()) {
        snapshot.players.push_back(
            {marks.at(static_cast<std::size_t>(seat.number - 1)), game.name(seat), seat.number == draft.player});
    }
    snapshot.hand = kept_by(game, Account::player(Seat{draft.player}), draft.played);
    snapshot.names = kept_by(game, Account::bank(), draft.name);
    for (const CardEffectKind kind : all_effects) {
        if (kind == CardEffectKind::keep && edition.kept_cards.empty()) continue;
        snapshot.kinds.push_back(kind);
        snapshot.effects.push_back({std::to_string(static_cast<int>(kind)),
                                    effect_name(lang, edition, drawer_of(game, draft), kind), kind == draft.kind});
    }
    std::vector<Role> roles = edition.profile.played_roles();
    if (edition.profile.roles.value) roles.push_back(Role::player);  // every player, whatever their role
    for (const Role role : roles)
        snapshot.roles.push_back({std::string(to_string(role)), role_text(lang, role), role == draft.role});
}

std::string pile_text(const Language& lang, const Game& game, const Deck* deck) {
    if (deck == nullptr) return lang.tr("This box has no cards: say what happens.");
    if (game.edition().profile.card_spaces.value != CardSpaces::cards)
        return lang.tr("Two dice decide: their sum is the number.");
    if (game.rulings().deck_order == DeckOrder::checked)
        return lang.tr("The order of the pile is checked: a card under others cannot come.");
    return lang.tr("The order of the pile is not checked.");
}

const DeckCard* chosen_card(const CardSnapshot& snapshot) {
    const auto card = std::ranges::find_if(snapshot.cards, &DeckCard::chosen);
    return card == snapshot.cards.end() ? nullptr : &*card;
}

/// The line for the choice, or its missing part in words.
std::variant<Command, std::string> line_of_card(const Language& lang, const Game& game, const CardDraft& draft,
                                                const Deck* deck, const CardSnapshot& snapshot) {
    Command command;
    command.player = Seat{draft.player};
    const bool effect_is_typed = draft.typed_effect || (deck == nullptr && draft.played.empty());
    const CardEffect effect = typed_effect(draft);
    if (effect_is_typed) {
        if (auto missing = missing_from(lang, effect); !missing.empty()) return missing;
    }
    if (!draft.played.empty()) {
        command.action = action::Use{draft.played, effect_is_typed ? std::optional(effect) : std::nullopt};
    } else if (effect_is_typed) {
        command.action = action::Card{effect};
    } else if (const auto thrown = thrown_for_card(game.edition(), draft)) {
        command.action = action::Card{*thrown};
    } else if (const DeckCard* card = chosen_card(snapshot); card == nullptr) {
        return lang.tr("Choose the card: type its number, or what it says.");
    } else if (const CardEffect printed = with_dice(*deck->find(card->number), draft);
               printed.kind == CardEffectKind::dice_win) {
        if (!printed.dice) return missing_from(lang, printed);
        command.action = action::Card{printed};  // a line by number has no place for the dice
    } else {
        command.action = action::Card{card->number};
    }
    return command;
}

/// Whether nothing but a reason is wanting.
bool lacks_reason(const Session& session, const Command& command) {
    const auto found = session.preview(print_line(session.setup(), command));
    const auto* refusal = std::get_if<Refusal>(&found);
    return refusal != nullptr && refusal->code == RefusalCode::reason_needed;
}

void end_in_line(const Language& lang, const Session& session, const CardDraft& draft, const Deck* deck,
                 CardSnapshot& snapshot) {
    const std::string button = draft.played.empty() ? lang.tr("The card is drawn") : lang.tr("The card is played");
    auto line = line_of_card(lang, session.game(), draft, deck, snapshot);
    if (auto* missing = std::get_if<std::string>(&line)) {
        snapshot.foot = unfinished_foot(std::move(*missing), button);
        return;
    }
    auto& command = std::get<Command>(line);
    snapshot.asks_why = lacks_reason(session, command);
    if (snapshot.asks_why) command.why = draft.why;
    snapshot.foot = make_foot(lang, session, command, button);
    if (!snapshot.asks_why || !draft.why.empty()) return;
    snapshot.foot.preview = {};
    snapshot.foot.preview.text = lang.tr("Say why: no card of the deck says this.");
}

/// The companies that a card may lead to wherever they are.
void list_companies(const Language& lang, const Edition& edition, const CardDraft& draft, CardSnapshot& snapshot) {
    if (edition.has_space(SpaceKind::transport))
        snapshot.nearest.push_back(
            {"transport", lang.tr("to the nearest transport company"), draft.nearest == NearestCompany::transport});
    if (edition.has_space(SpaceKind::utility))
        snapshot.nearest.push_back(
            {"utility", lang.tr("to the nearest utility"), draft.nearest == NearestCompany::utility});
}

}  // namespace

CardDraft fresh_card(const Game& game) {
    CardDraft draft;
    const Seat in_turn = game.is_out(game.turn()) ? game.players().front() : game.turn();
    draft.player = in_turn.number;
    for (const Due& due : open_dues(game)) {
        if (due.kind != DueKind::card) continue;
        draft.player = due.debtor.number;
        break;
    }
    draft.role = game.edition().profile.played_roles().front();
    draft.space = game.edition().start();
    return draft;
}

CardSnapshot make_card_snapshot(const Language& lang, const Session& session, const CardDraft& draft) {
    const Game& game = session.game();
    const Seat player{draft.player};
    const Deck* deck = deck_of(game, player);
    CardSnapshot snapshot;
    snapshot.step = game.edition().currency.smallest_note.units();
    snapshot.heading = lang.tr("{player} draws a card", {{"player", game.name(player)}});
    if (deck != nullptr) snapshot.heading += "  ·  " + deck_text(lang, game.edition(), deck->key);
    snapshot.pile = pile_text(lang, game, deck);
    list_choices(lang, game, draft, snapshot);
    if (deck != nullptr) list_cards(lang, game, *deck, draft, snapshot);
    const DeckCard* card = chosen_card(snapshot);
    const bool from_deck = !draft.typed_effect && draft.played.empty() && deck != nullptr;
    if (from_deck && game.edition().profile.card_spaces.value == CardSpaces::two_dice) {
        snapshot.fields.dice = true;
    } else if (from_deck && card != nullptr) {
        snapshot.fields.dice = deck->find(card->number)->kind == CardEffectKind::dice_win;
    } else if (draft.typed_effect || deck == nullptr) {
        snapshot.fields = fields_of(draft.kind);
    }
    snapshot.space = space_mark(draft.space) + "  " + space_name(game.edition(), draft.space);
    snapshot.spaces = game.edition().size();
    list_companies(lang, game.edition(), draft, snapshot);
    const PieceWords& pieces = piece_words(game.edition().words.pieces);
    snapshot.for_houses = lang.tr("for each: {pieces}", {{"pieces", lang.tr(pieces.houses)}});
    snapshot.for_hotels = lang.tr("for each: {pieces}", {{"pieces", lang.tr(pieces.hotels)}});
    end_in_line(lang, session, draft, deck, snapshot);
    return snapshot;
}

}  // namespace tablebank
