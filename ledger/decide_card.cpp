// What a card does (ru 16), its way round the pile, and cards kept in hand (football 16, 17).

#include <algorithm>

#include "calculators/special_space.h"
#include "ledger/decide_parts.h"
#include "ledger/pile.h"

namespace tablebank::deciding {

namespace {

/// Whether a player gets what a card gives him: a jailed monopolist does not (ru 15).
bool may_collect(const Draft& draft, Seat player) {
    return !draft.game().is_jailed(player) ||
           draft.edition().profile.jailed_collects_cards.of(draft.game().role(player)).value;
}

Space where(const Draft& draft, Seat player) {
    return draft.game().space_of(player).value_or(Space{});
}

std::vector<Seat> others_of(const Draft& draft, Role role) {
    std::vector<Seat> found;
    for (const Seat seat : draft.game().players()) {
        if (seat != draft.actor() && draft.game().role(seat) == role) found.push_back(seat);
    }
    return found;
}

void collect_each(Draft& draft, const CardEffect& effect) {
    if (!may_collect(draft, draft.actor())) return;
    for (const Seat payer : others_of(draft, effect.role))
        pay_or_owe(draft, payer, draft.actor(), effect.amount, where(draft, payer));
}

/// Pays every one, or owes every one: with too little for all nobody is preferred (ruling several_creditors).
void pay_each(Draft& draft, const CardEffect& effect) {
    std::vector<Seat> payees = others_of(draft, effect.role);
    std::erase_if(payees, [&](Seat seat) { return !may_collect(draft, seat); });
    const Money whole = effect.amount * static_cast<std::int64_t>(payees.size());
    const bool enough = draft.game().cash(draft.actor()) >= whole;
    for (const Seat payee : payees) {
        if (enough) {
            pay_or_owe(draft, draft.actor(), payee, effect.amount, where(draft, draft.actor()));
            continue;
        }
        Due due;
        due.debtor = draft.actor();
        due.creditor = payee;
        due.space = where(draft, draft.actor());
        due.amount = effect.amount;
        draft.raise(due);
    }
}

void receive(Draft& draft, Seat player, Money sum) {
    if (may_collect(draft, player)) draft.move(Asset::cash(), Account::bank(), Account::player(player), sum.units());
}

std::optional<Asset> kept_card(const Draft& draft, const std::string& name) {
    const auto& known = draft.edition().kept_cards;
    const auto card = std::ranges::find(known, name);
    if (card == known.end()) return std::nullopt;
    return Asset::card(static_cast<int>(card - known.begin()));
}

Check keep_card(Draft& draft, const std::string& name) {
    Refusal unknown = refusal(RefusalCode::no_such_card, draft.actor());
    unknown.detail = name;
    const auto card = kept_card(draft, name);
    if (!card) return unknown;
    unknown.code = RefusalCode::not_held;
    if (draft.game().book.holder(*card) != Account::bank()) return unknown;
    draft.move(*card, Account::bank(), Account::player(draft.actor()));
    return std::nullopt;
}

Check go_to(Draft& draft, const CardEffect& effect) {
    if (!draft.rulings().track_tokens) return refusal(RefusalCode::not_tracked, draft.actor());
    if (draft.game().is_jailed(draft.actor())) {
        if (auto jailed = draft.pass_over(refusal(RefusalCode::in_jail, draft.actor()))) return jailed;
        leave_jail(draft, draft.actor());
    }
    const Move move = move_forward_to(draft.edition(), *draft.game().space_of(draft.actor()), effect.space);
    move_to(draft, draft.actor(), move.to, move.earns_salary && effect.salary);
    return std::nullopt;
}

Check carry_out(Draft& draft, const CardEffect& effect) {
    switch (effect.kind) {
        case CardEffectKind::none:
            return std::nullopt;
        case CardEffectKind::receive:
            receive(draft, draft.actor(), effect.amount);
            return std::nullopt;
        case CardEffectKind::pay:
            pay_or_owe(draft, draft.actor(), std::nullopt, effect.amount, where(draft, draft.actor()));
            return std::nullopt;
        case CardEffectKind::collect_each:
            collect_each(draft, effect);
            return std::nullopt;
        case CardEffectKind::pay_each:
            pay_each(draft, effect);
            return std::nullopt;
        case CardEffectKind::bank_pays_all:
            for (const Seat seat : draft.game().players()) {
                if (draft.game().role(seat) == effect.role) receive(draft, seat, effect.amount);
            }
            return std::nullopt;
        case CardEffectKind::go_to:
            return go_to(draft, effect);
        case CardEffectKind::jail:
            return decide_jail(draft);
        case CardEffectKind::dice_win:
            if (!effect.dice) {
                Refusal dice = refusal(RefusalCode::choice_needed, draft.actor());
                dice.line = "card " + to_string(effect) + " D1 D2";
                return dice;
            }
            if (effect.dice->sum() >= effect.threshold) receive(draft, draft.actor(), effect.amount);
            return std::nullopt;
        case CardEffectKind::keep:
            return keep_card(draft, effect.name);
        case CardEffectKind::leave_jail:
            return decide_free(draft);
    }
    return std::nullopt;
}

Refusal about_card(const Draft& draft, RefusalCode code, int number) {
    Refusal made = refusal(code, draft.actor());
    made.detail = "#" + std::to_string(number);
    return made;
}

/// The effect of a line: typed, or looked up in the deck that is drawn from.
std::variant<CardEffect, Refusal> effect_of(const Draft& draft, const action::Card& card, const Deck* deck) {
    if (const auto* effect = std::get_if<CardEffect>(&card.card)) return *effect;
    const int number = std::get<int>(card.card);
    const CardEffect* effect = deck == nullptr ? nullptr : deck->find(number);
    return effect == nullptr ? std::variant<CardEffect, Refusal>{about_card(draft, RefusalCode::no_such_card, number)}
                             : *effect;
}

/// What the decks of this edition are: piles that go round, or a table for two dice.
bool has_piles(const Draft& draft) {
    return draft.edition().profile.card_spaces.value == CardSpaces::cards;
}

/// That a card named by its number may be on top of its pile, where the table has its order checked.
Check may_be_drawn(Draft& draft, const action::Card& card, int deck) {
    const int* number = std::get_if<int>(&card.card);
    const bool checked = has_piles(draft) && draft.rulings().deck_order == DeckOrder::checked;
    if (number == nullptr || !checked) return std::nullopt;
    return draft.demand(cards_above(draft.game(), deck, *number) == 0,
                        about_card(draft, RefusalCode::card_under_pile, *number));
}

/// Notes what became of a card. Only as much is remembered as the pile has cards: whatever is older is on top again.
void remember(Draft& draft, int deck, const DrawnCard& card) {
    if (!has_piles(draft)) return;
    const auto entry = static_cast<std::int32_t>(draft.game().last + 1);
    draft.set(FactKey{FactName::drawn, deck, entry}, to_fact_value(card));
    const auto known = drawn_from(draft.game(), deck);
    const std::size_t most = draft.edition().decks.at(static_cast<std::size_t>(deck)).cards.size();
    if (known.size() > most) draft.clear(known.front());
}

int index_of(const Draft& draft, const Deck& deck) {
    return static_cast<int>(&deck - draft.edition().decks.data());
}

/// The card went under its pile, or into the hand.
void remember_drawn(Draft& draft, const action::Card& card, const CardEffect& effect, int deck) {
    const int* number = std::get_if<int>(&card.card);
    const bool under = number != nullptr && effect.kind != CardEffectKind::keep;
    remember(draft, deck, {under ? std::optional{*number} : std::nullopt, pile_size(draft.game(), deck), false});
}

/// The number of a kept card in a deck; nullopt where the deck has no such card.
std::optional<int> number_of(const Deck& deck, const std::string& name) {
    const auto card = std::ranges::find_if(deck.cards, [&](const CardEffect& effect) {
        return effect.kind == CardEffectKind::keep && effect.name == name;
    });
    if (card == deck.cards.end()) return std::nullopt;
    return deck.first + static_cast<int>(card - deck.cards.begin());
}

/// A kept card that was played goes under its pile: that of the player's role where it has such a card.
void remember_played(Draft& draft, const std::string& name) {
    const auto& decks = draft.edition().decks;
    const Deck* own = draft.edition().find_deck(to_string(draft.game().role(draft.actor())));
    auto deck = own != nullptr && number_of(*own, name)
                    ? decks.begin() + index_of(draft, *own)
                    : std::ranges::find_if(decks, [&](const Deck& each) { return number_of(each, name).has_value(); });
    if (deck == decks.end()) return;
    const int index = index_of(draft, *deck);
    remember(draft, index, {number_of(*deck, name), pile_size(draft.game(), index), true});
}

}  // namespace

Check decide_card(Draft& draft, const action::Card& card) {
    const Seat player = draft.actor();
    std::optional<Due> drawn;
    for (const Due& due : open_dues(draft.game(), player)) {
        if (due.kind == DueKind::card && !drawn) drawn = due;
    }
    if (drawn) {
        draft.settle(*drawn);
    } else if (draft.rulings().track_tokens) {
        const auto space = draft.game().space_of(player);
        const bool on_card_space =
            space && draft.edition().board.at(static_cast<std::size_t>(space->index)).kind == SpaceKind::card;
        if (!on_card_space) return refusal(RefusalCode::nothing_due, player);
        if (auto settled = settle_in_place(draft)) return settled;
    }
    const auto stands = draft.rulings().track_tokens ? draft.game().space_of(player) : std::nullopt;
    const auto space = drawn ? std::optional(drawn->space) : stands;
    const Deck* deck = draft.edition().deck_at(space, draft.game().role(player));
    const auto effect = effect_of(draft, card, deck);
    if (const auto* unknown = std::get_if<Refusal>(&effect)) return *unknown;
    if (deck == nullptr) return carry_out(draft, std::get<CardEffect>(effect));
    if (auto no = may_be_drawn(draft, card, index_of(draft, *deck))) return no;
    if (auto no = carry_out(draft, std::get<CardEffect>(effect))) return no;
    remember_drawn(draft, card, std::get<CardEffect>(effect), index_of(draft, *deck));
    return std::nullopt;
}

Check decide_shuffle(Draft& draft, const action::Shuffle& shuffle) {
    if (!has_piles(draft) || draft.edition().decks.empty()) {
        Refusal none = refusal(RefusalCode::not_in_this_edition, draft.actor());
        none.detail = "shuffle";
        return none;
    }
    for (const Deck& deck : draft.edition().decks) {
        const int index = index_of(draft, deck);
        if (shuffle.deck && *shuffle.deck != index) continue;
        for (const FactKey& card : drawn_from(draft.game(), index)) draft.clear(card);
    }
    return std::nullopt;
}

namespace {

/// A hidden card is named and stays in the hand; no character is played twice (football 17).
Check play_character(Draft& draft, const std::string& name) {
    Refusal again = refusal(RefusalCode::card_played, draft.actor());
    again.detail = name;
    std::optional<int> hidden;
    bool holds_any = false;
    for (int card = 0; card < draft.edition().hand_cards(); ++card) {
        if (!draft.edition().is_hidden(card)) continue;
        const std::string& played = draft.game().facts.get(FactKey{FactName::played, card});
        if (played == name) return again;
        if (draft.game().book.holder(Asset::card(card)) != Account::player(draft.actor())) continue;
        holds_any = true;
        if (played.empty() && !hidden) hidden = card;
    }
    if (!hidden) {
        if (!holds_any) again.code = RefusalCode::not_held;
        return again;
    }
    draft.set(FactKey{FactName::played, *hidden}, name);
    return std::nullopt;
}

}  // namespace

void pay_or_owe(Draft& draft, Seat debtor, std::optional<Seat> creditor, Money sum, Space about) {
    const Account to = creditor ? Account::player(*creditor) : Account::bank();
    if (!draft.pay(sum, Account::player(debtor), to)) return;
    Due due;
    due.kind = DueKind::payment;
    due.debtor = debtor;
    due.creditor = creditor;
    due.space = about;
    due.amount = sum;
    draft.raise(due);
}

Check decide_use(Draft& draft, const action::Use& use) {
    if (std::ranges::count(draft.edition().characters, use.name) > 0) {
        if (auto no = play_character(draft, use.name)) return no;
        return use.effect ? carry_out(draft, *use.effect) : std::nullopt;
    }
    Refusal missing = refusal(RefusalCode::no_such_card, draft.actor());
    missing.detail = use.name;
    const auto card = kept_card(draft, use.name);
    if (!card) return missing;
    missing.code = RefusalCode::not_held;
    if (draft.game().book.holder(*card) != Account::player(draft.actor())) return missing;
    draft.move(*card, Account::player(draft.actor()), Account::bank());
    remember_played(draft, use.name);
    return use.effect ? carry_out(draft, *use.effect) : std::nullopt;
}

}  // namespace tablebank::deciding
