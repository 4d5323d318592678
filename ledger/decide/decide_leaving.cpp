// Bankruptcy and leaving (ru 24): the whole winding-up as one entry.

#include <algorithm>
#include <set>

#include "calculators/bankruptcy.h"
#include "ledger/books/stage.h"
#include "ledger/decide/debtor.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

/// What a debtor owes to one player, whichever entries raised it; zero if that player is not a creditor.
Claim claim_of(const Draft& draft, Seat debtor, Seat creditor) {
    Claim claim{creditor.number, {}};
    for (const Due& due : open_dues(draft.game(), debtor)) {
        if (due.creditor == creditor) claim.amount += due.at_most();
    }
    return claim;
}

Money owed_by(const Draft& draft, Seat debtor) {
    Money sum;
    for (const Due& due : open_dues(draft.game(), debtor)) sum += due.at_most();
    return sum;
}

void hand_back_buildings(Draft& draft, Seat player) {
    for (const auto& [street, deal] : draft.charges().sell_everything(player)) {
        move_pieces(draft, street, deal);
        draft.move(Asset::cash(), Account::bank(), Account::player(player), deal.quote.amount.units());
    }
}

/// The part of their cash that is owed to the middle goes there (ruling).
void hand_over_to_bank(Draft& draft, Seat player, Money to_middle = {}) {
    const Account hand = Account::player(player);
    draft.move(Asset::cash(), hand, Account::middle(), std::min(to_middle, draft.game().cash(player)).units());
    draft.move(Asset::cash(), hand, Account::bank(), draft.game().cash(player).units());
    const bool withheld = draft.rulings().bankrupt_to_bank_mortgaged == BankruptToBankMortgaged::withheld;
    for (const Holding& holding : draft.game().estate(player).deeds) {
        const Asset deed = Asset::deed(holding.deed);
        draft.move(deed, draft.game().book.holder(deed),
                   holding.mortgaged && withheld ? Account::withheld() : Account::bank());
    }
}

/// What a creditor pays the bank for a mortgaged deed: the fee for leaving it mortgaged, owed if the cash is not
/// enough, or the whole mortgage at once (football 14).
Check settle_pledge(Draft& draft, Seat creditor, Space space, bool redeemed) {
    if (!redeemed) {
        pay_or_owe(draft, creditor, Account::bank(), draft.charges().keep_mortgaged(space).amount, space);
        return std::nullopt;
    }
    auto poor = draft.pay(draft.charges().redeem_taken(space).amount, Account::player(creditor), Account::bank());
    if (poor) poor->space = space;
    return poor;
}

Check hand_over_to(Draft& draft, Seat player, const WindingUp& winding_up, const std::vector<Space>& redeemed) {
    for (const Portion& portion : winding_up.portions) {
        const Seat creditor{portion.creditor};
        draft.move(Asset::cash(), Account::player(player), Account::player(creditor), portion.cash.units());
        for (const Space space : portion.deeds) {
            const Asset deed = Asset::deed(space);
            const bool mortgaged = draft.game().is_mortgaged(space);
            const bool at_once = std::ranges::find(redeemed, space) != redeemed.end();
            draft.move(deed, draft.game().book.holder(deed),
                       mortgaged && !at_once ? Account::pledge(creditor) : Account::player(creditor));
            if (!mortgaged) continue;
            if (auto poor = settle_pledge(draft, creditor, space, at_once)) return poor;
        }
    }
    return std::nullopt;
}

/// Requires that the deeds that a line redeems at once are the debtor's and mortgaged, and that a player takes them
/// over, in a turn in which it may be done (fr 11 D).
Check may_be_redeemed(Draft& draft, Seat debtor, const std::vector<Space>& redeemed, const WindingUp& winding_up) {
    for (const Space space : redeemed) {
        Refusal wrong = refusal(RefusalCode::no_deed_there, debtor);
        wrong.space = space;
        if (draft.edition().deed_at(space) == nullptr) return wrong;
        wrong.code = RefusalCode::not_owner;
        if (draft.game().owner_of(space) != debtor) return wrong;
        wrong.code = RefusalCode::not_mortgaged;
        if (!draft.game().is_mortgaged(space)) return wrong;
        wrong.code = RefusalCode::nothing_due;  // the bank takes mortgaged deeds over as they are
        if (winding_up.portions.empty()) return wrong;
        for (const Portion& portion : winding_up.portions) {
            if (std::ranges::find(portion.deeds, space) == portion.deeds.end()) continue;
            const Seat creditor{portion.creditor};
            if (auto wait = may_redeem_now(draft, creditor)) return wait;
            if (auto barred = may_redeem_in_jail(draft, creditor)) return barred;
        }
    }
    return std::nullopt;
}

void hand_over_cards(Draft& draft, Seat player, Account to) {
    for (int card = 0; card < draft.edition().hand_cards(); ++card) {
        const Asset asset = Asset::card(card);
        if (draft.game().book.holder(asset) != Account::player(player)) continue;
        draft.move(asset, Account::player(player), to);
        if (to == Account::bank()) draft.clear(FactKey{FactName::card_does, card});
    }
}

/// Clears the debts of the player; what others owe the player is owed to the successor from now on, or to the bank if
/// there is none.
void close_dues(Draft& draft, Seat player, std::optional<Seat> successor) {
    std::vector<Due> closed;
    for (Due due : open_dues(draft.game())) {
        if (due.kind == DueKind::auction && due.debtor == player) {
            due.debtor = draft.game().after(player);  // the deed is still to be auctioned (football 6, 14)
            draft.set(due.key, to_fact_value(due));
        } else if (due.debtor == player || (due.creditor == player && successor == due.debtor)) {
            closed.push_back(due);
        } else if (due.creditor == player) {
            due.creditor = successor;
            draft.set(due.key, to_fact_value(due));
        }
    }
    draft.settle(closed);
}

/// The only player left has won (ru 1), and their debts no longer count.
void end_with_last_player(Draft& draft, Seat last) {
    draft.settle(open_dues(draft.game()));
    finish_for(draft, {last});
}

void leave_table(Draft& draft, Seat player) {
    const auto left_before = draft.game().seats() - static_cast<int>(draft.game().players().size());
    const Seat following = draft.game().after(player);
    draft.move(Asset::token(player), draft.game().book.holder(Asset::token(player)), Account::gone());
    draft.clear(FactKey{FactName::jail_tries, player.number});
    draft.clear(FactKey{FactName::placed, player.number});
    draft.set(FactKey{FactName::out, player.number}, std::to_string(left_before + 1));
    // A round that has begun goes on to the last seat before the one that began it, also if that player leaves.
    const bool in_turn = draft.game().turn() == player;
    const bool goes_on = draft.holds_since(RulesVersion::fourth) && (!in_turn || turn_has_begun(draft.game()));
    const bool began_round = draft.game().facts.number(FactKey{FactName::round_began}) == player.number && !goes_on;
    if (draft.game().players().size() == 1) return end_with_last_player(draft, following);
    end_if_side_gone(draft);
    if (in_turn) pass_turn_on(draft, player);
    if (began_round) draft.set(FactName::round_began, following.number);
}

/// Deeds that came to the bank are auctioned before the player in turn goes on (football 14).
void auction_off(Draft& draft, const Estate& estate) {
    if (draft.edition().profile.bankrupt_deeds.value != BankruptDeeds::auctioned) return;
    if (!keeps_turns(draft.game())) return;
    for (const Holding& holding : estate.deeds) {
        if (draft.game().book.holder(Asset::deed(holding.deed)) == Account::bank())
            raise_auction(draft, draft.game().turn(), holding.deed);
    }
}

/// The refusal of a creditor to whom the debtor owes nothing, with the actual creditors: "bank,3" by seats.
Refusal owes_others(const Draft& draft, Seat debtor, Seat stranger) {
    Refusal made = refusal(RefusalCode::owes_nothing, debtor);
    made.owner = stranger.number;
    std::vector<std::string> owed;
    for (const Due& due : open_dues(draft.game(), debtor)) {
        std::string to = due.creditor ? std::to_string(due.creditor->number) : "bank";
        if (due.is_debt() && std::ranges::find(owed, to) == owed.end()) owed.push_back(std::move(to));
    }
    for (const std::string& to : owed) made.detail += (made.detail.empty() ? "" : ",") + to;
    made.line = written_name(*draft.game().setup, debtor) + " bankrupt";
    return made;
}

/// Requires that all creditors of the same entry are named: none of them is preferred (ruling several_creditors).
Check names_all_of_a_debt(Draft& draft, Seat debtor, const std::vector<Claim>& claims) {
    const auto is_named = [&](Seat seat) {
        return std::ranges::find(claims, seat.number, &Claim::creditor) != claims.end();
    };
    std::set<std::int32_t> entries;
    std::set<int> wanted;
    for (const Due& due : open_dues(draft.game(), debtor))
        if (due.creditor && is_named(*due.creditor)) entries.insert(due.key.index);
    for (const Due& due : open_dues(draft.game(), debtor))
        if (due.creditor && entries.contains(due.key.index)) wanted.insert(due.creditor->number);
    Refusal left_out = refusal(RefusalCode::choice_needed, debtor);
    left_out.line = written_name(*draft.game().setup, debtor) + " bankrupt to ";
    for (const int seat : wanted)
        left_out.line += (seat == *wanted.begin() ? "" : ",") + written_name(*draft.game().setup, Seat{seat});
    const bool all = std::ranges::all_of(wanted, [&](int seat) { return is_named(Seat{seat}); });
    return all || !draft.holds_since(RulesVersion::fourth) ? Check{} : Check{std::move(left_out)};
}

/// The creditors to whom the estate of a bankrupt goes: those named, or else those of the oldest debt. None: the bank.
std::variant<std::vector<Claim>, Refusal> claims_on(Draft& draft, Seat debtor, const std::vector<Seat>& named) {
    std::vector<Claim> claims;
    for (const Seat creditor : named.empty() ? oldest_creditors(draft.game(), debtor) : named) {
        claims.push_back(claim_of(draft, debtor, creditor));
        if (claims.back().amount.is_zero()) return owes_others(draft, debtor, creditor);
    }
    std::ranges::sort(claims, {}, &Claim::creditor);
    if (auto no = names_all_of_a_debt(draft, debtor, claims)) return *no;
    return claims;
}

/// Once the result is being made, the oldest debt decides, and no word of the table.
Check names_heirs_of_the_rule(Draft& draft, Seat debtor, const std::vector<Claim>& claims) {
    if (!is_result_made(draft.before())) return std::nullopt;
    const auto heirs = oldest_creditors(draft.game(), debtor);
    const bool by_rule = std::ranges::is_permutation(claims, heirs, {}, &Claim::creditor, &Seat::number);
    return draft.demand_since(RulesVersion::fourth, by_rule, chooses_an_heir(draft.before(), debtor));
}

}  // namespace

void end_if_side_gone(Draft& draft) {
    if (draft.game().setup->goal != Goal::b) return;
    const auto left = draft.game().players();
    const Role first = draft.game().role(left.front());
    if (!std::ranges::all_of(left, [&](Seat seat) { return draft.game().role(seat) == first; })) return;
    lapse_with_play(draft);
    draft.set(FactKey{FactName::phase}, std::string(to_string(Phase::side_gone)));
}

Check decide_bankrupt(Draft& draft, const action::Bankrupt& bankrupt) {
    const Seat debtor = draft.actor();
    for (const Seat seat : bankrupt.to) {
        if (draft.game().is_out(seat)) return refusal(RefusalCode::player_out, seat);
        if (seat == debtor) return refusal(RefusalCode::same_player, debtor);
    }
    for (const Due& due : open_dues(draft.game(), debtor)) {
        if (due.waits_for_dice()) return dice_refusal(draft, RefusalCode::choice_needed, due);
    }
    const Money owed = owed_by(draft, debtor);
    if (owed.is_zero()) return refusal(RefusalCode::owes_nothing, debtor);
    Refusal solvent = refusal(RefusalCode::can_still_pay, debtor);
    solvent.has = quote_raise(draft.edition(), draft.rulings(), draft.game().estate(debtor)).amount;
    solvent.needs = owed;
    solvent.rule = draft.edition().profile.bankruptcy.rule;
    const bool is_short = *solvent.has < owed;  // read before the refusal is moved
    if (auto pays = draft.demand(is_short, std::move(solvent))) return pays;
    const auto answer = claims_on(draft, debtor, bankrupt.to);
    if (const auto* stranger = std::get_if<Refusal>(&answer)) return *stranger;
    const auto& claims = std::get<std::vector<Claim>>(answer);
    if (auto no = names_heirs_of_the_rule(draft, debtor, claims)) return no;
    action::Bankrupt to;
    for (const Claim& claim : claims) to.to.push_back(Seat{claim.creditor});
    to.redeemed = bankrupt.redeemed;
    draft.becomes(to);
    const Estate estate = draft.game().estate(debtor);
    const WindingUp winding_up = wind_up(draft.edition(), draft.rulings(), estate, claims);
    if (auto no = may_be_redeemed(draft, debtor, bankrupt.redeemed, winding_up)) return no;
    hand_back_buildings(draft, debtor);
    const Money to_middle = owed_to_middle(open_dues(draft.game(), debtor));
    const auto successor = claims.empty() ? std::nullopt : std::optional(Seat{claims.front().creditor});
    close_dues(draft, debtor, successor);
    if (claims.empty()) {
        hand_over_to_bank(draft, debtor, to_middle);
    } else if (auto poor = hand_over_to(draft, debtor, winding_up, bankrupt.redeemed)) {
        return poor;
    }
    hand_over_cards(draft, debtor, successor ? Account::player(*successor) : Account::bank());
    leave_table(draft, debtor);
    if (claims.empty()) auction_off(draft, estate);
    return std::nullopt;
}

Check decide_leaves(Draft& draft) {
    const Seat leaver = draft.actor();
    for (const Due& due : open_dues(draft.game(), leaver)) {
        Refusal open = refusal(RefusalCode::due_open, leaver);
        open.space = due.space;
        open.needs = due.amount;
        open.line = line_to_settle(draft.game(), due);
        open.detail = std::string(to_string(due.kind));
        if (auto no = draft.demand(!due.is_debt(), std::move(open))) return no;
    }
    hand_back_buildings(draft, leaver);
    close_dues(draft, leaver, std::nullopt);
    hand_over_to_bank(draft, leaver);
    hand_over_cards(draft, leaver, Account::bank());
    leave_table(draft, leaver);
    return std::nullopt;
}

}  // namespace tablebank::deciding
