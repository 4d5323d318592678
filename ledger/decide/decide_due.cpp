// Settles dues (ru 9, 16-21), and any other payment between the players and the bank.

#include <algorithm>

#include "calculators/special_space.h"
#include "ledger/books/fact_value.h"
#include "ledger/books/stage.h"
#include "ledger/decide/debtor.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

/// The actor's oldest due that `wanted` accepts.
template <class Wanted>
std::optional<Due> find_due(const Draft& draft, Wanted wanted) {
    for (const Due& due : open_dues(draft.game(), draft.actor())) {
        if (wanted(due)) return due;
    }
    return std::nullopt;
}

/// Requires that the token is on this deed's space; a prisoner is on none.
Check stands_on(Draft& draft, Space space) {
    if (!draft.rulings().track_tokens) return std::nullopt;
    Refusal away = refusal(RefusalCode::not_there, draft.actor());
    away.space = space;
    return draft.demand(draft.game().space_of(draft.actor()) == space, std::move(away));
}

/// The sum of a rent, with the dice of a utility. Refusals: choice_needed, dice_not_wanted (also for dice that differ
/// from those already thrown).
std::variant<Money, Refusal> rent_sum(const Draft& draft, const Due& due, const std::optional<Dice>& dice) {
    if (!due.waits_for_dice()) {
        if (dice && dice != due.dice) return dice_refusal(draft, RefusalCode::dice_not_wanted, due);
        return due.amount;
    }
    if (!dice) return dice_refusal(draft, RefusalCode::choice_needed, due);
    return draft.charges().utility(due, *dice).amount;
}

/// A rent that the cash does not cover, paid partly in deeds (football 15). Requires a player as its creditor: the bank
/// takes none (football 12).
Check pay_rent_in_kind(Draft& draft, const Due& due, const action::Rent& rent) {
    const auto sum = rent_sum(draft, due, rent.dice);
    if (const auto* no = std::get_if<Refusal>(&sum)) return *no;
    Refusal solvent = refusal(RefusalCode::can_still_pay, draft.actor());
    solvent.has = draft.game().cash(draft.actor());
    solvent.needs = std::get<Money>(sum);
    solvent.rule = draft.edition().profile.debts_in_deeds.rule;
    const bool is_short = *solvent.has < *solvent.needs;  // read before the refusal is moved
    if (auto pays = draft.demand(is_short, std::move(solvent))) return pays;
    if (auto no = hand_over(draft, rent.give, draft.actor(), *due.creditor)) return no;
    draft.settle(due);
    return debtors_keep_their_means(draft);
}

/// The part that the cash does not cover stays due, or becomes due if nothing had raised it. The dice of a utility are
/// stored with it: they are thrown once, and decide the sum that must be raised.
Check pay_rent_due(Draft& draft, const Due& due, const std::optional<Dice>& dice) {
    const auto quoted = rent_sum(draft, due, dice);
    if (const auto* no = std::get_if<Refusal>(&quoted)) return *no;
    const Money sum = std::get<Money>(quoted);
    if (auto poor = draft.pay(sum, Account::player(draft.actor()), due.till())) {
        const bool unraised = due.key == no_due;
        if (unraised || due.waits_for_dice()) {
            Due owed = due;
            owed.amount = sum;
            // If no roll raised the rent, naming it counts as asking for it.
            owed.claimed = unraised && draft.holds_since(RulesVersion::second) && is_unclaimed(draft.game(), due);
            if (due.kind == DueKind::utility_rent) owed.dice = dice;
            unraised ? draft.raise(owed) : draft.set(due.key, to_fact_value(owed));
            return std::nullopt;
        }
        poor->owner = due.creditor ? std::optional(due.creditor->number) : std::nullopt;
        poor->space = due.space;
        return poor;
    }
    draft.settle(due);
    return std::nullopt;
}

/// A rent that was not asked for in time, paid all the same (football 10): the part that the cash does not cover is not
/// owed.
Check pay_unasked(Draft& draft, const Due& due, const std::optional<Dice>& dice) {
    const auto quoted = rent_sum(draft, due, dice);
    if (const auto* no = std::get_if<Refusal>(&quoted)) return *no;
    if (auto poor = draft.pay(std::get<Money>(quoted), Account::player(draft.actor()), due.till())) return poor;
    return debtors_keep_their_means(draft);
}

/// Rent that nothing raised: the token was put there, the table missed a roll, or the bank does not track tokens.
Check pay_rent_now(Draft& draft, Space deed, const std::optional<Dice>& dice) {
    Refusal about = refusal(RefusalCode::no_deed_there, draft.actor());
    about.space = deed;
    if (draft.edition().deed_at(deed) == nullptr) return about;
    if (auto away = stands_on(draft, deed)) return away;
    const auto owner = draft.game().owner_of(deed);
    about.code = RefusalCode::unowned;
    if (!owner) return about;
    about.code = RefusalCode::owned_by_self;
    if (*owner == draft.actor()) return about;
    const Rent rent = draft.charges().rent(*owner, deed, dice);
    Due due;
    due.kind = rent.factor > 0 ? DueKind::utility_rent : DueKind::rent;
    due.debtor = draft.actor();
    due.creditor = owner;
    due.space = deed;
    due.amount = rent.quote.amount;
    if (rent.factor > 0) {
        due.factor = rent.factor;
        due.owner_role = draft.game().role(*owner);
    }
    about.code = RefusalCode::nothing_due;
    if (rent.factor == 0 && due.amount.is_zero()) return about;
    const bool is_there = draft.game().space_of(draft.actor()) == deed;
    const FactKey placed{FactName::placed, draft.actor().number};
    const bool of_own_will = is_there && draft.game().facts.get(placed) == rent_not_asked;
    if (is_there) {
        if (auto settled = settle_in_place(draft)) return settled;
    }
    return of_own_will ? pay_unasked(draft, due, dice) : pay_rent_due(draft, due, dice);
}

/// The owner asks in time for a rent that the cash does not cover (football 10): from now on it is owed like any other
/// debt. False if there is no such rent of this sum, or if it can be paid at once.
bool claim_rent(Draft& draft, Seat debtor, Money sum) {
    if (!draft.holds_since(RulesVersion::second) || draft.game().cash(debtor) >= sum) return false;
    for (Due due : open_dues(draft.game(), debtor)) {
        if (due.creditor != draft.actor() || due.amount != sum || !is_unclaimed(draft.game(), due)) continue;
        if (due.waits_for_dice()) continue;
        due.claimed = true;
        draft.set(due.key, to_fact_value(due));
        return true;
    }
    return false;
}

/// Requires that a player asks another only for a sum that is owed, if by the book rent must be asked for in time and
/// is lost after that (football 10): any other payment must be posted by its giver.
Check asks_in_time(Draft& draft, Seat debtor, Money sum) {
    const auto& [claim, rule] = draft.edition().profile.rent_claim;
    if (claim != RentClaim::before_next_roll) return std::nullopt;
    const Seat actor = draft.actor();
    const bool owes = std::ranges::any_of(open_dues(draft.game(), debtor),
                                          [&](const Due& due) { return due.is_debt() && due.creditor == actor; });
    Refusal late = refusal(RefusalCode::claim_late, actor);
    late.owner = debtor.number;
    late.needs = sum;
    late.rule = rule;
    const std::string payer = written_name(*draft.game().setup, debtor);
    const bool may_pay_rent = draft.game().facts.get({FactName::placed, debtor.number}) == rent_not_asked;
    late.line = may_pay_rent ? payer + " rent"
                             : payer + " pay " + sum.to_string() + " to " + written_name(*draft.game().setup, actor);
    return draft.demand_since(RulesVersion::fourth, owes, std::move(late));
}

/// Requires a reason for waiving a debt that the book orders to be paid, if the table allows waivers at all. If rent
/// must be asked for, not asking is the owner's right (football 10).
Check may_waive(Draft& draft, const Due& due) {
    if (!due.creditor) return std::nullopt;  // a penalty that does not apply (football 3)
    if (draft.edition().profile.rent_claim.value == RentClaim::before_next_roll) return std::nullopt;
    // A player who may not give another anything may not waive their debt either.
    if (draft.holds_since(RulesVersion::fourth)) {
        if (auto barred = may_give_away(draft)) return barred;
    }
    Refusal never = refusal(RefusalCode::waiver_barred, due.debtor);
    never.owner = due.creditor->number;
    never.needs = due.at_most();
    never.rule = cite_ruling("rent_waiver");
    const bool barred = draft.rulings().rent_waiver == RentWaiver::never;
    if (auto no = draft.demand_since(RulesVersion::second, !barred, std::move(never))) return no;
    Refusal unsaid = refusal(RefusalCode::reason_needed, draft.actor());
    unsaid.line = written_name(*draft.game().setup, draft.actor()) + " waive \"why\"";
    return gives_reason(draft, true, std::move(unsaid));
}

}  // namespace

Refusal dice_refusal(const Draft& draft, RefusalCode code, const Due& due) {
    Refusal made = refusal(code, draft.actor());
    made.space = due.space;
    made.line = wanted_line(draft.game(), due);
    return made;
}

std::optional<Due> oldest_due(const Draft& draft, DueKind kind) {
    return find_due(draft, [kind](const Due& due) { return due.kind == kind; });
}

void let_rent_go(Draft& draft, const Due& due) {
    draft.settle(due);
    const bool is_there = draft.rulings().track_tokens && draft.game().space_of(due.debtor) == due.space;
    if (is_there && is_unclaimed(draft.game(), due) && draft.holds_since(RulesVersion::fourth))
        draft.set({FactName::placed, due.debtor.number}, std::string{rent_not_asked});
}

void drop_unclaimed_rents(Draft& draft, Seat roller) {
    if (!draft.holds_since(RulesVersion::second)) return;
    std::vector<Due> dues = open_dues(draft.game());
    std::erase_if(dues, [&](const Due& due) { return due.debtor == roller || !is_unclaimed(draft.game(), due); });
    for (auto due = dues.rbegin(); due != dues.rend(); ++due) let_rent_go(draft, *due);
}

void lapse_with_play(Draft& draft) {
    std::vector<Due> dues = open_dues(draft.game());
    const bool fourth = draft.holds_since(RulesVersion::fourth);
    std::erase_if(dues, [&](const Due& due) {
        if (!due.is_debt()) return false;
        const bool before_roll = due.kind == DueKind::jail_fine && due.factor == 0;
        return !before_roll && !(fourth && lapses_at_call(draft.game(), due));
    });
    draft.settle(dues);
}

Check settle_kind_in_place(Draft& draft, SpaceKind kind) {
    if (!draft.rulings().track_tokens) return std::nullopt;
    const auto space = draft.game().space_of(draft.actor());
    const bool there = space && draft.edition().board.at(static_cast<std::size_t>(space->index)).kind == kind;
    return there ? settle_in_place(draft) : refusal(RefusalCode::nothing_due, draft.actor());
}

Check settle_in_place(Draft& draft) {
    const FactKey placed{FactName::placed, draft.actor().number};
    if (!draft.rulings().track_tokens) return std::nullopt;
    if (draft.game().facts.get(placed).empty()) return refusal(RefusalCode::nothing_due, draft.actor());
    draft.clear(placed);
    return std::nullopt;
}

Check decide_ok(Draft& draft) {
    const auto dues = open_dues(draft.game(), draft.actor());
    if (dues.empty()) return refusal(RefusalCode::nothing_due, draft.actor());
    const Due& due = dues.front();
    const auto plain = plain_settlement(due);
    if (!plain) return dice_refusal(draft, RefusalCode::choice_needed, due);
    draft.becomes(*plain);
    return carry_out(draft, *plain);
}

namespace {

/// That a line which names the payee of a rent names the owner of the deed.
Check names_right_payee(const std::optional<Seat>& named, const std::optional<Seat>& owner, Space deed) {
    if (!named || named == owner) return std::nullopt;
    Refusal other = refusal(RefusalCode::not_owner, *named);
    other.space = deed;
    return other;
}

}  // namespace

Check decide_rent(Draft& draft, const action::Rent& rent) {
    if (!rent.give.empty() && !draft.edition().profile.debts_in_deeds.value) {
        Refusal in_kind = refusal(RefusalCode::not_in_this_edition, draft.actor());
        in_kind.detail = "give";
        in_kind.rule = draft.edition().profile.debts_in_deeds.rule;
        return in_kind;
    }
    if (!rent.give.empty() && rent.give.deeds.empty() && rent.give.cards.empty())
        return refusal(RefusalCode::nothing_traded, draft.actor());
    const auto due = find_due(draft, [&](const Due& d) {
        const bool is_meant = rent.deed ? d.space == *rent.deed : !rent.to || d.creditor == rent.to;
        return d.is_rent() && (rent.give.empty() || d.creditor) && is_meant;
    });
    if (due) {
        if (auto other = names_right_payee(rent.to, due->creditor, due->space)) return other;
        draft.becomes(action::Rent{due->space, rent.dice, rent.give});
        return rent.give.empty() ? pay_rent_due(draft, *due, rent.dice) : pay_rent_in_kind(draft, *due, rent);
    }
    if (!rent.give.empty()) return refusal(RefusalCode::nothing_due, draft.actor());
    if (!rent.deed && !draft.rulings().track_tokens) {
        Refusal which = refusal(RefusalCode::choice_needed, draft.actor());
        which.line = "rent DEED";
        return which;
    }
    const auto where = rent.deed ? rent.deed : draft.game().space_of(draft.actor());
    if (!where || (!rent.deed && draft.edition().deed_at(*where) == nullptr)) {
        return refusal(RefusalCode::nothing_due, draft.actor());
    }
    if (auto other = names_right_payee(rent.to, draft.game().owner_of(*where), *where)) return other;
    draft.becomes(action::Rent{*where, rent.dice, {}});
    return pay_rent_now(draft, *where, rent.dice);
}

Check decide_tax(Draft& draft, const action::Tax& tax) {
    const auto due = oldest_due(draft, DueKind::income_tax);
    Money fixed;
    Money percent;
    if (due) {
        fixed = due->amount;
        percent = due->percent_amount;
    } else {
        if (!draft.edition().has_space(SpaceKind::income_tax)) return refusal(RefusalCode::nothing_due, draft.actor());
        if (auto away = settle_kind_in_place(draft, SpaceKind::income_tax)) return away;
        const IncomeTax now = draft.charges().income_tax(draft.actor());
        fixed = now.fixed;
        percent = now.percent;
    }
    const Account till = due ? due->till() : till_of_fines(draft);
    if (auto poor = draft.pay(tax.percent ? percent : fixed, Account::player(draft.actor()), till)) return poor;
    if (due) draft.settle(*due);
    return std::nullopt;
}

Check decide_foundation(Draft& draft, const action::Foundation& foundation) {
    const auto due = oldest_due(draft, DueKind::foundation_die);
    if (!due) {
        if (!draft.edition().has_space(SpaceKind::foundation) || draft.charges().foundation_fee(draft.actor())) {
            return refusal(RefusalCode::nothing_due, draft.actor());
        }
        if (auto away = settle_kind_in_place(draft, SpaceKind::foundation)) return away;
    }
    const Quote grant = quote_foundation_grant(draft.edition(), foundation.die);
    draft.move(Asset::cash(), Account::bank(), Account::player(draft.actor()), grant.amount.units());
    if (due) draft.settle(*due);
    return std::nullopt;
}

Check decide_waive(Draft& draft) {
    // The owner waives it; if no one owes the player anything, it is the visitor who has nothing to pay.
    const Seat actor = draft.actor();
    auto dues = open_dues(draft.game());
    std::erase_if(dues,
                  [](const Due& due) { return due.kind != DueKind::penalty && (!due.creditor || !due.is_debt()); });
    auto due = std::ranges::find(dues, std::optional(actor), &Due::creditor);
    if (due == dues.end()) due = std::ranges::find(dues, actor, &Due::debtor);
    if (due == dues.end()) return refusal(RefusalCode::nothing_due, actor);
    // The debtor need not pay only if rent must be asked for in time (football 10), and for a penalty that does not
    // apply. Since the second rules the order of turns decides when it is too late: the next player's roll drops the
    // rent.
    const auto& [claim, claim_rule] = draft.edition().profile.rent_claim;
    const bool claimable = claim == RentClaim::before_next_roll && !draft.holds_since(RulesVersion::second);
    if (due->debtor == actor && due->creditor && !claimable) {
        const auto penalty = std::ranges::find_if(
            dues, [&](const Due& one) { return one.debtor == actor && one.kind == DueKind::penalty; });
        if (penalty != dues.end()) {
            if (auto no = may_waive(draft, *penalty)) return no;
            draft.settle(*penalty);
            return std::nullopt;
        }
        Refusal not_his = refusal(RefusalCode::nothing_due, actor);
        not_his.line = written_name(*draft.game().setup, *due->creditor) + " waive";
        if (claim == RentClaim::before_next_roll) not_his.rule = claim_rule;
        return not_his;
    }
    if (auto no = may_waive(draft, *due)) return no;
    let_rent_go(draft, *due);
    return std::nullopt;
}

Check decide_pay(Draft& draft, const action::Pay& pay) {
    const Seat actor = draft.actor();
    if (pay.to && draft.game().is_out(*pay.to)) return refusal(RefusalCode::player_out, *pay.to);
    if (pay.to == actor) return refusal(RefusalCode::same_player, actor);
    if (pay.to) return pay_sum(draft, pay.amount, actor, Account::player(*pay.to));
    return pay_sum(draft, pay.amount, actor, pay.middle ? Account::middle() : Account::bank());
}

Check decide_get(Draft& draft, const action::Get& get) {
    const Seat actor = draft.actor();
    if (get.from && draft.game().is_out(*get.from)) return refusal(RefusalCode::player_out, *get.from);
    if (get.from == actor) return refusal(RefusalCode::same_player, actor);
    if (get.from && claim_rent(draft, *get.from, get.amount)) return std::nullopt;
    if (get.from) {
        if (auto late = asks_in_time(draft, *get.from, get.amount)) return late;
        return pay_sum(draft, get.amount, *get.from, Account::player(actor));
    }
    if (get.middle) return take_from_middle(draft, get.amount);
    if (auto drawn = is_beside_card(draft, actor, get.amount)) return drawn;
    return draft.pay(get.amount, Account::bank(), Account::player(actor));
}

}  // namespace tablebank::deciding
