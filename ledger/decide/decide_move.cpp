// Rolling, moving and landing (ru 7, 8, 14; football 4), jail, price war and bench (ru 15, fr 14, football 18), and
// tokens that the table puts on a space.

#include "calculators/board.h"
#include "calculators/special_space.h"
#include "ledger/books/fact_value.h"
#include "ledger/books/next_turn.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

Due due_of(DueKind kind, Seat debtor, Space space, Money amount = {}) {
    Due due;
    due.kind = kind;
    due.debtor = debtor;
    due.space = space;
    due.amount = amount;
    return due;
}

/// A roll that waits for the fine to be paid; 0 if there is none.
int waiting_roll(const Game& game, Seat player) {
    for (const Due& due : open_dues(game, player))
        if (due.kind == DueKind::jail_fine && due.factor > 0) return static_cast<int>(due.factor);
    return 0;
}

void put_token(Draft& draft, Seat player, Account to) {
    draft.clear(FactKey{FactName::placed, player.number});
    draft.move(Asset::token(player), draft.game().book.holder(Asset::token(player)), to);
}

/// The due of a tax or a fine: to the bank, or to the middle if the table rules so.
Due levy_of(const Draft& draft, DueKind kind, Seat debtor, Space space, Money amount = {}) {
    Due due = due_of(kind, debtor, space, amount);
    due.middle = till_of_fines(draft) == Account::middle();
    return due;
}

void land_on_deed(Draft& draft, Seat player, Space space, const Mover& by) {
    const auto owner = draft.game().owner_of(space);
    if (!owner) {
        if (draft.game().book.holder(Asset::deed(space)) != Account::bank()) return;  // the bank withholds it
        draft.raise(due_of(DueKind::offer, player, space, quote_purchase(draft.edition(), space).amount));
        return;
    }
    if (*owner == player) return;
    const bool takes_roll = draft.edition().profile.utility_dice.value == VisitorDice::of_roll;
    const std::optional<Dice> dice = takes_roll ? by.dice : std::nullopt;
    const Rent rent = draft.charges().rent(*owner, space, dice, by.times);
    const bool is_of_utility = rent.factor > 0;
    Due due = due_of(is_of_utility ? DueKind::utility_rent : DueKind::rent, player, space, rent.quote.amount);
    due.creditor = owner;
    due.times = by.times;
    if (is_of_utility) {
        due.factor = rent.factor;
        due.owner_role = draft.game().role(*owner);
        due.dice = dice;
    }
    if (rent.needs_dice || !due.amount.is_zero()) draft.raise(due);
}

void land_on_income_tax(Draft& draft, Seat player, Space space) {
    const IncomeTax tax = draft.charges().income_tax(player);
    Due due = levy_of(draft, DueKind::income_tax, player, space, tax.fixed);
    due.percent_amount = tax.percent;
    draft.raise(due);
}

void land_on_foundation(Draft& draft, Seat player, Space space) {
    const auto fee = draft.charges().foundation_fee(player);
    draft.raise(fee ? due_of(DueKind::foundation_fee, player, space, fee->amount)
                    : due_of(DueKind::foundation_die, player, space));
}

void land_on_penalty(Draft& draft, Seat player, Space space) {
    const Money printed = draft.edition().board.at(static_cast<std::size_t>(space.index)).amount;
    draft.raise(levy_of(draft, printed.is_zero() ? DueKind::penalty : DueKind::payment, player, space, printed));
}

/// The player who rolls if the line names none: the player in turn, or the next one once that player has nothing left
/// to do.
Seat roller(const Draft& draft) {
    const Game& game = draft.game();
    if (draft.command().player) return *draft.command().player;
    return turn_is_finished(game) ? game.after(game.turn()) : game.turn();
}

/// A double frees (ru 15, fr 14, football 18). True if the token moves by this roll.
bool leave_by_double(Draft& draft, Seat player) {
    leave_jail(draft, player);
    switch (draft.edition().profile.double_that_frees.value) {
        case DoubleThatFrees::moves_and_rolls_again:
            return true;
        case DoubleThatFrees::rolls_again:
            return false;
        case DoubleThatFrees::moves:
            if (draft.rulings().freeing_double == FreeingDouble::moves) draft.set(FactName::rolls_left, 0);
            return true;
    }
    return true;
}

/// A prisoner's roll. True if the token moves by it at once; the last try may move once it is paid for (football 18).
bool try_to_leave(Draft& draft, Seat player, Dice dice) {
    if (dice.is_double()) return leave_by_double(draft, player);
    const Profile& profile = draft.edition().profile;
    const std::int64_t tries = draft.game().jail_tries(player) + 1;
    draft.set(FactKey{FactName::jail_tries, player.number}, std::to_string(tries));
    const bool pays_now =
        profile.last_try.value == LastTry::pays_and_moves && draft.rulings().bench_third_roll == BenchThirdRoll::moves;
    if (pays_now && tries >= profile.jail_tries.value) {
        Due fine =
            levy_of(draft, DueKind::jail_fine, player, draft.edition().jail(), quote_jail_fine(draft.edition()).amount);
        fine.factor = dice.sum();
        draft.raise(fine);
    }
    return false;
}

/// Whether this double is one too many for a turn (football 4).
bool is_sharping(const Draft& draft, Dice dice, std::int64_t rolls) {
    const int limit = draft.edition().profile.doubles_to_jail.value;
    return limit > 0 && dice.is_double() && rolls >= limit;
}

}  // namespace

void land(Draft& draft, Seat player, Space space, const Mover& by) {
    switch (draft.edition().board.at(static_cast<std::size_t>(space.index)).kind) {
        case SpaceKind::start:
        case SpaceKind::jail:
            return;
        case SpaceKind::rest:
            return land_on_rest(draft, player);
        case SpaceKind::street:
        case SpaceKind::transport:
        case SpaceKind::utility:
            return land_on_deed(draft, player, space, by);
        case SpaceKind::card:
            return draft.raise(due_of(DueKind::card, player, space));
        case SpaceKind::income_tax:
            return land_on_income_tax(draft, player, space);
        case SpaceKind::property_tax:
            return draft.raise(
                levy_of(draft, DueKind::property_tax, player, space, quote_property_tax(draft.edition()).amount));
        case SpaceKind::foundation:
            return land_on_foundation(draft, player, space);
        case SpaceKind::go_to_jail:
            return send_to_jail(draft, player);
        case SpaceKind::bookmakers:
            return draft.raise(due_of(DueKind::bookmakers, player, space));
        case SpaceKind::character:
            if (!draws_no_character(draft.game(), player)) draft.raise(due_of(DueKind::character, player, space));
            return;
        case SpaceKind::penalty:
            return land_on_penalty(draft, player, space);
    }
}

void move_to(Draft& draft, Seat player, Space to, bool earns_salary, const Mover& by) {
    put_token(draft, player, Account::space(to));
    if (earns_salary) {
        const Reaches start = to == draft.edition().start() ? Reaches::lands : Reaches::passes;
        draft.move(Asset::cash(), Account::bank(), Account::player(player),
                   quote_salary(draft.edition(), draft.rulings(), start).amount.units());
    }
    land(draft, player, to, by);
}

void send_to_jail(Draft& draft, Seat player) {
    put_token(draft, player, Account::jail());
    draft.clear(FactKey{FactName::jail_tries, player.number});
    if (player == draft.game().turn() && draft.rulings().double_into_jail == DoubleIntoJail::ends_turn) {
        draft.set(FactName::rolls_left, 0);
    }
}

void leave_jail(Draft& draft, Seat player) {
    put_token(draft, player, Account::space(draft.edition().jail()));
    draft.clear(FactKey{FactName::jail_tries, player.number});
    for (const Due& due : open_dues(draft.game(), player)) {
        if (due.kind == DueKind::jail_fine) draft.settle(due);
    }
}

void walk_out(Draft& draft, Seat player) {
    const int roll = waiting_roll(draft.game(), player);
    leave_jail(draft, player);
    if (roll == 0) return;
    const Move move = move_forward(draft.edition(), draft.edition().jail(), roll);
    move_to(draft, player, move.to, move.earns_salary);
}

Check decide_roll(Draft& draft, const action::Roll& roll) {
    if (!draft.rulings().track_tokens) return refusal(RefusalCode::not_tracked, draft.actor());
    draft.act_for(roller(draft));
    const Seat player = draft.actor();
    if (auto open = nothing_before_roll(draft, player)) return open;
    if (auto wait = own_turn(draft)) return wait;
    if (auto open = nothing_before_roll(draft, player)) return open;  // the turn may have opened with a fine
    const bool in_turn = draft.game().turn() == player;
    Refusal rolled = refusal(RefusalCode::already_rolled, player);
    rolled.rule = draft.edition().profile.extra_rolls.rule;
    if (auto over = draft.demand(!in_turn || draft.game().rolls_left() > 0, std::move(rolled))) return over;
    const bool time_is_up = draft.game().time_called() && ends_at_once(draft.game());
    if (auto late = draft.demand(!time_is_up, refusal(RefusalCode::time_called_already, player))) return late;
    if (!in_turn) open_turn(draft, player);  // a forced roll out of turn is a turn of its own
    const Profile& profile = draft.edition().profile;
    const bool jailed = draft.game().is_jailed(player);
    const std::int64_t rolls = draft.game().rolls_made() + 1;
    if (rolls == 1) drop_unclaimed_rents(draft, player);
    draft.set(FactName::rolls_made, rolls);
    draft.set(FactName::rolls_left, roll.dice.is_double() && rolls <= profile.extra_rolls.value ? 1 : 0);
    if (jailed && !try_to_leave(draft, player, roll.dice)) return std::nullopt;
    if (!jailed && is_sharping(draft, roll.dice, rolls)) {
        send_to_jail(draft, player);
        return std::nullopt;
    }
    const auto from = draft.game().space_of(player);
    const Move move = move_forward(draft.edition(), *from, roll.dice.sum());
    move_to(draft, player, move.to, move.earns_salary, {.dice = roll.dice});
    return std::nullopt;
}

Check decide_jail(Draft& draft) {
    if (!draft.rulings().track_tokens) return refusal(RefusalCode::not_tracked, draft.actor());
    if (draft.game().is_jailed(draft.actor())) return refusal(RefusalCode::already_jailed, draft.actor());
    send_to_jail(draft, draft.actor());
    return std::nullopt;
}

Check decide_fine(Draft& draft) {
    const Seat player = draft.actor();
    if (!draft.game().is_jailed(player)) return refusal(RefusalCode::not_jailed, player);
    // If by the book the fine may be paid before the player's turn comes, and the table reads it so, the player waits
    // outside for the turn (football 18).
    const bool early = draft.edition().profile.fine_time.value == FineTime::before_turn && draft.rulings().early_fine;
    if (!early) {
        if (auto wait = own_turn(draft)) return wait;
    }
    const bool in_time = early || draft.game().rolls_left() > 0 || waiting_roll(draft.game(), player) > 0;
    if (auto over = draft.demand(in_time, refusal(RefusalCode::already_rolled, player))) return over;
    const auto due = oldest_due(draft, DueKind::jail_fine);
    const Account till = due ? due->till() : till_of_fines(draft);
    if (auto poor = draft.pay(quote_jail_fine(draft.edition()).amount, Account::player(player), till)) {
        return poor;
    }
    walk_out(draft, player);
    return std::nullopt;
}

Check decide_free(Draft& draft) {
    if (!draft.game().is_jailed(draft.actor())) return refusal(RefusalCode::not_jailed, draft.actor());
    walk_out(draft, draft.actor());
    return std::nullopt;
}

Check decide_at(Draft& draft, const action::At& at) {
    if (!draft.rulings().track_tokens) return refusal(RefusalCode::not_tracked, draft.actor());
    const bool jailed = draft.game().is_jailed(draft.actor());
    if (jailed) leave_jail(draft, draft.actor());
    put_token(draft, draft.actor(), Account::space(at.space));
    draft.set(FactKey{FactName::placed, draft.actor().number}, std::string{put_there});
    Refusal unsaid = refusal(RefusalCode::reason_needed, draft.actor());
    unsaid.space = at.space;
    unsaid.line =
        written_name(*draft.game().setup, draft.actor()) + " at @" + std::to_string(at.space.index) + " \"why\"";
    return gives_reason(draft, jailed, std::move(unsaid));
}

}  // namespace tablebank::deciding
