// The effects of cards (ru 16), the order of the pile, and cards kept in hand (football 16, 17).

#include <algorithm>

#include "ledger/books/draw_pile.h"
#include "ledger/books/kept_cards.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

/// Whether a player gets what a card gives them: a jailed monopolist does not (ru 15).
bool may_collect(const Draft& draft, Seat player) {
    return !draft.game().is_jailed(player) ||
           draft.edition().profile.jailed_collects_cards.of(draft.game().role(player)).value;
}

Space where(const Draft& draft, Seat player) {
    return draft.game().space_of(player).value_or(Space{});
}

/// Whether a card about a role applies to this player. A card about players applies to all of them, also in a box with
/// roles.
bool is_meant(const Draft& draft, Seat seat, Role role) {
    return role == Role::player || draft.game().role(seat) == role;
}

std::vector<Seat> others_of(const Draft& draft, Role role) {
    std::vector<Seat> found;
    for (const Seat seat : draft.game().players()) {
        if (seat != draft.actor() && is_meant(draft, seat, role)) found.push_back(seat);
    }
    return found;
}

void collect_each(Draft& draft, const CardEffect& effect) {
    if (!may_collect(draft, draft.actor())) return;
    for (const Seat payer : others_of(draft, effect.role))
        pay_or_owe(draft, payer, Account::player(draft.actor()), effect.amount, where(draft, payer));
}

/// Pays all the others, or owes all of them: if the cash is too little for all, none is preferred (ruling
/// several_creditors).
void pay_each(Draft& draft, const CardEffect& effect) {
    std::vector<Seat> payees = others_of(draft, effect.role);
    std::erase_if(payees, [&](Seat seat) { return !may_collect(draft, seat); });
    const Money whole = effect.amount * static_cast<std::int64_t>(payees.size());
    const bool enough = draft.game().cash(draft.actor()) >= whole;
    for (const Seat payee : payees) {
        if (enough) {
            pay_or_owe(draft, draft.actor(), Account::player(payee), effect.amount, where(draft, draft.actor()));
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

int index_of(const Draft& draft, const Deck& deck) {
    return static_cast<int>(&deck - draft.edition().decks.data());
}

/// The place from which a card that is carried out comes.
struct Source {
    const Deck* deck = nullptr;
    std::optional<int> number{};  ///< number in the deck; nullopt if the banker typed its effect
};

/// This card of the deck; if its effect was typed, a card of the deck or else of any other.
std::optional<Asset> card_to_keep(const Draft& draft, const std::string& name, const Source& source) {
    if (source.deck == nullptr) return std::nullopt;
    const auto& kept = draft.edition().kept_cards;
    const int deck = index_of(draft, *source.deck);
    const auto cards = cards_named(draft.game(), name, Account::bank());
    const auto drawn = std::ranges::find_if(cards, [&](Asset card) {
        const KeptCard& one = kept.at(card.index);
        return one.deck == deck && one.number == source.number.value_or(one.number);
    });
    if (drawn != cards.end()) return *drawn;
    return source.number || cards.empty() ? std::nullopt : std::optional{cards.front()};
}

/// The reason why a card with that name is not available.
Refusal missing_card(const Draft& draft, const std::string& name) {
    const bool known = std::ranges::count(draft.edition().kept_cards, name, &KeptCard::name) > 0;
    Refusal missing = refusal(known ? RefusalCode::not_held : RefusalCode::no_such_card, draft.actor());
    missing.detail = name;
    if (const auto holder = holder_of_card(draft.game(), name, draft.actor())) missing.owner = holder->number;
    return missing;
}

/// The effect of a kept card once it is played; nullopt if it is not known.
std::optional<CardEffect> known_effect(const Draft& draft, Asset card) {
    const std::string& told = draft.game().facts.get(FactKey{FactName::card_does, card.index});
    return parse_card_effect(told.empty() ? draft.edition().kept_cards.at(card.index).does : told);
}

/// Requires that a card has the typed effect: the one that its deck states, or that was typed when it was kept. Dice
/// thrown for it are not compared.
Check does_the_same(Draft& draft, Asset card, CardEffect typed) {
    const auto known = known_effect(draft, card);
    if (!known) return std::nullopt;
    typed.dice.reset();
    Refusal differs = refusal(RefusalCode::card_differs, draft.actor());
    differs.detail = to_string(*known);
    return draft.demand_since(RulesVersion::second, typed == *known, std::move(differs));
}

Check keep_card(Draft& draft, const CardEffect& kept, const Source& source) {
    const auto card = card_to_keep(draft, kept.name, source);
    if (!card) return missing_card(draft, kept.name);
    if (const auto does = parse_card_effect(kept.does)) {
        if (auto differs = does_the_same(draft, *card, *does)) return differs;
        if (draft.edition().kept_cards.at(card->index).does != kept.does)
            draft.set(FactKey{FactName::card_does, card->index}, kept.does);
    }
    draft.move(*card, Account::bank(), Account::player(draft.actor()));
    return std::nullopt;
}

/// A sum for each house and each hotel of the player who draws.
void repair_buildings(Draft& draft, const CardEffect& effect) {
    const Seat drawer = draft.actor();
    const Quote repairs = draft.charges().repairs(drawer, effect);
    if (!repairs.amount.is_zero())
        pay_or_owe(draft, drawer, till_of_fines(draft), repairs.amount, where(draft, drawer));
}

Check carry_out(Draft& draft, const CardEffect& effect, const Source& source) {
    switch (effect.kind) {
        case CardEffectKind::none:
            return std::nullopt;
        case CardEffectKind::receive:
            receive(draft, draft.actor(), effect.amount);
            return std::nullopt;
        case CardEffectKind::pay:
            pay_or_owe(draft, draft.actor(), till_of_fines(draft), effect.amount, where(draft, draft.actor()));
            return std::nullopt;
        case CardEffectKind::collect_each:
            collect_each(draft, effect);
            return std::nullopt;
        case CardEffectKind::pay_each:
            pay_each(draft, effect);
            return std::nullopt;
        case CardEffectKind::bank_pays_all:
            for (const Seat seat : draft.game().players()) {
                if (is_meant(draft, seat, effect.role)) receive(draft, seat, effect.amount);
            }
            return std::nullopt;
        case CardEffectKind::go_to:
            return go_by_card(draft, effect);
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
            return keep_card(draft, effect, source);
        case CardEffectKind::leave_jail:
            return decide_free(draft);
        case CardEffectKind::repairs:
            repair_buildings(draft, effect);
            return std::nullopt;
        case CardEffectKind::go_back:
            return go_back_by_card(draft, effect);
    }
    return std::nullopt;
}

Refusal about_card(const Draft& draft, RefusalCode code, int number) {
    Refusal made = refusal(code, draft.actor());
    made.detail = "#" + std::to_string(number);
    return made;
}

/// Whether the decks of this edition are piles; otherwise a table for two dice.
bool has_piles(const Draft& draft) {
    return draft.edition().profile.card_spaces.value == CardSpaces::cards;
}

/// The effect of a line: typed, or looked up in the deck that is drawn from. Refusals: no_such_card, dice_not_wanted
/// (the box has cards).
std::variant<CardEffect, Refusal> effect_of(const Draft& draft, const action::Card& card, const Deck* deck) {
    if (const auto* effect = std::get_if<CardEffect>(&card.card)) return *effect;
    if (std::holds_alternative<Dice>(card.card) && has_piles(draft)) {
        Refusal drawn = refusal(RefusalCode::dice_not_wanted, draft.actor());
        drawn.line = written_name(*draft.game().setup, draft.actor()) + " card EFFECT";
        drawn.rule = draft.edition().profile.card_spaces.rule;
        return drawn;
    }
    const int number = card.number().value();
    const CardEffect* effect = deck == nullptr ? nullptr : deck->find(number);
    return effect == nullptr ? std::variant<CardEffect, Refusal>{about_card(draft, RefusalCode::no_such_card, number)}
                             : *effect;
}

/// Requires that a card named by its number may be on top of its pile, if the table has its order checked.
Check may_be_drawn(Draft& draft, const action::Card& card, int deck) {
    const int* number = std::get_if<int>(&card.card);
    if (number == nullptr || !has_piles(draft) || draft.rulings().deck_order != DeckOrder::checked) return std::nullopt;
    Refusal under = about_card(draft, RefusalCode::card_under_pile, *number);
    under.line = "shuffle";
    return draft.demand(cards_above(draft.game(), deck, *number) == 0, std::move(under));
}

/// Records what became of a card. Only as many cards are stored as the pile has: an older one may be on top again.
void remember(Draft& draft, int deck, const DrawnCard& card) {
    if (!has_piles(draft)) return;
    const auto entry = static_cast<std::int32_t>(draft.game().last + 1);
    draft.set(FactKey{FactName::drawn, deck, entry}, to_fact_value(card));
    const auto known = drawn_from(draft.game(), deck);
    const std::size_t most = draft.edition().decks.at(static_cast<std::size_t>(deck)).cards.size();
    if (known.size() > most) draft.clear(known.front());
}

/// Requires a reason for an effect that no card of a known deck has: it may be a typo. Unverified decks are not known.
Check explains_card(Draft& draft, const CardEffect& effect, const Deck& deck) {
    const bool known = draft.edition().cards_status == TableStatus::verified && !deck.cards.empty();
    Refusal unsaid = refusal(RefusalCode::reason_needed, draft.actor());
    unsaid.line = written_name(*draft.game().setup, draft.actor()) + " card " + to_string(effect) + " \"why\"";
    unsaid.detail = to_string(effect);
    return gives_reason(draft, known && !deck.lists(effect), std::move(unsaid));
}

/// Records that the card went under its pile, or into the hand.
void remember_drawn(Draft& draft, const action::Card& card, const CardEffect& effect, int deck) {
    const int* number = std::get_if<int>(&card.card);
    const bool under = number != nullptr && effect.kind != CardEffectKind::keep;
    remember(draft, deck, {under ? std::optional{*number} : std::nullopt, pile_size(draft.game(), deck), false});
}

/// A kept card that was played goes under its own pile.
void remember_played(Draft& draft, Asset card) {
    const KeptCard& played = draft.edition().kept_cards.at(card.index);
    remember(draft, played.deck, {played.number, pile_size(draft.game(), played.deck), true});
}

/// The space of the actor's token; nullopt if the bank does not track tokens.
std::optional<Space> stands_on(const Draft& draft) {
    return draft.rulings().track_tokens ? draft.game().space_of(draft.actor()) : std::nullopt;
}

}  // namespace

Check is_beside_card(Draft& draft, Seat player, Money change) {
    const auto dues = open_dues(draft.game(), player);
    const auto drawn = std::ranges::find(dues, DueKind::card, &Due::kind);
    if (drawn == dues.end() || !draft.command().why.empty()) return std::nullopt;
    const Money sum = change.is_negative() ? -change : change;
    Refusal which = refusal(RefusalCode::which_due, player);
    which.has = sum;
    which.space = drawn->space;
    which.detail = card_comes_first;
    Command command;
    command.player = player;
    if (draft.edition().profile.card_spaces.value == CardSpaces::two_dice) {
        which.wanted.push_back(wanted_line(draft.game(), *drawn));
    } else {
        const auto kind = change.is_negative() ? CardEffectKind::pay : CardEffectKind::receive;
        command.action = action::Card{CardEffect{.kind = kind, .amount = sum}};
        which.wanted.push_back(print_line(*draft.game().setup, command));
    }
    command.action = change.is_negative() ? Action{action::Pay{sum, std::nullopt}} : action::Get{sum, std::nullopt};
    command.why = "why";
    which.wanted.push_back(print_line(*draft.game().setup, command));
    return draft.demand_since(RulesVersion::fourth, false, std::move(which));
}

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
    const auto space = drawn ? std::optional(drawn->space) : stands_on(draft);
    const Deck* deck = draft.edition().deck_at(space, draft.game().role(player));
    const auto effect = effect_of(draft, card, deck);
    if (const auto* unknown = std::get_if<Refusal>(&effect)) return *unknown;
    if (deck == nullptr) return carry_out(draft, std::get<CardEffect>(effect), {});
    if (auto no = may_be_drawn(draft, card, index_of(draft, *deck))) return no;
    const Source source{deck, card.number()};
    if (auto no = carry_out(draft, std::get<CardEffect>(effect), source)) return no;
    remember_drawn(draft, card, std::get<CardEffect>(effect), index_of(draft, *deck));
    return explains_card(draft, std::get<CardEffect>(effect), *deck);
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

/// Names a hidden card, which stays in the hand; no character is played twice (football 17).
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

/// A kept card does what is known of it, or what is typed; one without a known effect cannot be played without typing
/// it. Refusals: not_held, choice_needed, card_differs, and those of its effect.
Check play_kept_card(Draft& draft, action::Use& use) {
    const auto cards = cards_named(draft.game(), use.name, Account::player(draft.actor()));
    if (cards.empty()) return missing_card(draft, use.name);
    const Asset card = cards.front();
    if (draft.holds_since(RulesVersion::second)) {
        if (use.effect) {
            if (auto differs = does_the_same(draft, card, *use.effect)) return differs;
        } else {
            use.effect = known_effect(draft, card);
        }
        if (!use.effect) {
            Refusal unsaid = refusal(RefusalCode::choice_needed, draft.actor());
            unsaid.line = written_name(*draft.game().setup, draft.actor()) + " use \"" + use.name + "\" EFFECT";
            return unsaid;
        }
        draft.becomes(use);
    }
    draft.clear(FactKey{FactName::card_does, card.index});
    draft.move(card, Account::player(draft.actor()), Account::bank());
    remember_played(draft, card);
    return std::nullopt;
}

}  // namespace

void pay_or_owe(Draft& draft, Seat debtor, Account till, Money sum, Space about) {
    if (!draft.pay(sum, Account::player(debtor), till)) return;
    Due due;
    due.kind = DueKind::payment;
    due.debtor = debtor;
    if (till.kind == Account::Kind::player) due.creditor = Seat{till.index};
    due.middle = till == Account::middle();
    due.space = about;
    due.amount = sum;
    draft.raise(due);
}

Check decide_use(Draft& draft, const action::Use& typed) {
    action::Use use = typed;
    if (std::ranges::count(draft.edition().characters, use.name) > 0) {
        if (auto no = play_character(draft, use.name)) return no;
    } else if (auto no = play_kept_card(draft, use)) {
        return no;
    }
    const Deck* deck = draft.edition().deck_at(stands_on(draft), draft.game().role(draft.actor()));
    return use.effect ? carry_out(draft, *use.effect, {deck}) : std::nullopt;
}

}  // namespace tablebank::deciding
