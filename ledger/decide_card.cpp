// What a card does (ru 16), and cards kept in hand.

#include <algorithm>

#include "calculators/special_space.h"
#include "ledger/decide_parts.h"

namespace tablebank::deciding {

namespace {

/// Whether a player gets what a card gives him: a jailed monopolist does not (ru 15).
bool may_collect(const Draft& draft, Seat player) {
    return !draft.game().is_jailed(player) ||
           draft.edition().profile.jailed_collects_cards.of(draft.game().role(player)).value;
}

/// Pays at once where the cash is there; otherwise the sum is owed.
void pay_or_owe(Draft& draft, Seat debtor, std::optional<Seat> creditor, Money sum) {
    const Account to = creditor ? Account::player(*creditor) : Account::bank();
    if (!draft.pay(sum, Account::player(debtor), to)) return;
    Due due;
    due.kind = DueKind::payment;
    due.debtor = debtor;
    due.creditor = creditor;
    due.space = draft.game().space_of(debtor).value_or(Space{});
    due.amount = sum;
    draft.raise(due);
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
    for (const Seat payer : others_of(draft, effect.role)) pay_or_owe(draft, payer, draft.actor(), effect.amount);
}

/// Pays every one, or owes every one: with too little for all nobody is preferred (ruling several_creditors).
void pay_each(Draft& draft, const CardEffect& effect) {
    std::vector<Seat> payees = others_of(draft, effect.role);
    std::erase_if(payees, [&](Seat seat) { return !may_collect(draft, seat); });
    const Money whole = effect.amount * static_cast<std::int64_t>(payees.size());
    const bool enough = draft.game().cash(draft.actor()) >= whole;
    for (const Seat payee : payees) {
        if (enough) {
            pay_or_owe(draft, draft.actor(), payee, effect.amount);
            continue;
        }
        Due due;
        due.debtor = draft.actor();
        due.creditor = payee;
        due.space = draft.game().space_of(draft.actor()).value_or(Space{});
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
            pay_or_owe(draft, draft.actor(), std::nullopt, effect.amount);
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
    }
    return std::nullopt;
}

/// The effect of a line: typed, or looked up in the deck of the player's role.
std::variant<CardEffect, Refusal> effect_of(const Draft& draft, const action::Card& card) {
    if (const auto* effect = std::get_if<CardEffect>(&card.card)) return *effect;
    const int number = std::get<int>(card.card);
    const auto& deck = draft.edition().decks.of(draft.game().role(draft.actor()));
    if (number >= 0 && static_cast<std::size_t>(number) < deck.size()) return deck[static_cast<std::size_t>(number)];
    Refusal unknown = refusal(RefusalCode::no_such_card, draft.actor());
    unknown.detail = "#" + std::to_string(number);
    return unknown;
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
    const auto effect = effect_of(draft, card);
    if (const auto* unknown = std::get_if<Refusal>(&effect)) return *unknown;
    return carry_out(draft, std::get<CardEffect>(effect));
}

Check decide_use(Draft& draft, const action::Use& use) {
    Refusal missing = refusal(RefusalCode::no_such_card, draft.actor());
    missing.detail = use.name;
    const auto card = kept_card(draft, use.name);
    if (!card) return missing;
    missing.code = RefusalCode::not_held;
    if (draft.game().book.holder(*card) != Account::player(draft.actor())) return missing;
    draft.move(*card, Account::player(draft.actor()), Account::bank());
    return use.effect ? carry_out(draft, *use.effect) : std::nullopt;
}

}  // namespace tablebank::deciding
