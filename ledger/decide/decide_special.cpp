// Spaces that only some boards have: the bookmakers (football 19) and the hidden cards (football 17).

#include "calculators/special_space.h"
#include "ledger/decide/debtor.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

Refusal not_on_this_board(const Draft& draft, SpaceKind kind) {
    Refusal strange = refusal(RefusalCode::not_in_this_edition, draft.actor());
    strange.detail = std::string(to_string(kind));
    return strange;
}

/// Settles the due of a kind, or the requirement of a space on which the table put the token.
Check settle_special(Draft& draft, DueKind due_kind, SpaceKind space_kind) {
    const auto due = oldest_due(draft, due_kind);
    if (!due) return settle_kind_in_place(draft, space_kind);
    draft.settle(*due);
    return std::nullopt;
}

/// The first hidden card that a holder has; nullopt if there is none.
std::optional<Asset> hidden_card(const Game& game, Account holder) {
    for (int card = 0; card < game.edition().hand_cards(); ++card) {
        const Asset asset = Asset::card(card);
        if (game.edition().is_hidden(card) && game.book.holder(asset) == holder) return asset;
    }
    return std::nullopt;
}

}  // namespace

bool draws_no_character(const Game& game, Seat player) {
    return hidden_card(game, Account::player(player)) || !hidden_card(game, Account::bank());
}

Check decide_stake(Draft& draft, const action::Stake& stake) {
    if (!draft.edition().has_space(SpaceKind::bookmakers)) return not_on_this_board(draft, SpaceKind::bookmakers);
    if (auto no = settle_special(draft, DueKind::bookmakers, SpaceKind::bookmakers)) return no;
    const Account hand = Account::player(draft.actor());
    Refusal thin = refusal(RefusalCode::short_of_cash, draft.actor());
    thin.has = draft.game().cash(draft.actor());
    thin.needs = stake.amount;
    if (*thin.has < stake.amount) return thin;
    if (auto open = debtors_keep_their_means(draft, stake.amount)) return open;
    switch (bookmakers_say(draft.rulings(), stake.dice)) {
        case StakeOutcome::won:
            return draft.pay(stake.amount, Account::bank(), hand);
        case StakeOutcome::lost:
            return draft.pay(stake.amount, hand, Account::bank());
        case StakeOutcome::kept:
            return std::nullopt;
    }
    return std::nullopt;
}

Check decide_draw_hidden(Draft& draft) {
    if (!draft.edition().has_space(SpaceKind::character)) return not_on_this_board(draft, SpaceKind::character);
    if (auto no = settle_special(draft, DueKind::character, SpaceKind::character)) return no;
    const auto card = hidden_card(draft.game(), Account::bank());
    if (draws_no_character(draft.game(), draft.actor())) return refusal(RefusalCode::nothing_due, draft.actor());
    draft.move(*card, Account::bank(), Account::player(draft.actor()));
    return std::nullopt;
}

}  // namespace tablebank::deciding
