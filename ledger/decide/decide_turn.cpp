// The turn, and rulings changed during the game.

#include "ledger/books/next_turn.h"
#include "ledger/books/stage.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

void begin_turn(Draft& draft, Seat player) {
    draft.set(FactName::turn, player.number);
    draft.set(FactName::rolls_left, 1);
    draft.set(FactName::rolls_made, 0);
    draft.clear_all(FactName::turn_begun);
    if (auto fine = fine_before_turn(draft.game(), player)) draft.raise(*fine);
}

}  // namespace

Check gives_reason(Draft& draft, bool needed, Refusal unsaid) {
    const bool said = !draft.command().why.empty() || draft.is_forced();
    return draft.demand_since(RulesVersion::second, said || !needed, std::move(unsaid));
}

Check by_rule(Check check, RefusalCode code, const std::string& rule) {
    if (check && check->code == code) check->rule = rule;
    return check;
}

namespace {

Check none_of(Draft& draft, const std::vector<Due>& dues, Seat player) {
    if (dues.empty()) return std::nullopt;
    Refusal open = refusal(RefusalCode::due_open, player);
    open.space = dues.front().space;
    open.needs = dues.front().amount;
    open.line = line_to_settle(draft.game(), dues.front());
    open.detail = std::string(to_string(dues.front().kind));
    return draft.pass_over(std::move(open));
}

}  // namespace

Check nothing_open(Draft& draft, Seat player) {
    return none_of(draft, open_dues(draft.game(), player), player);
}

Check nothing_before_roll(Draft& draft, Seat player) {
    return none_of(draft, dues_before_roll(draft.game(), player), player);
}

void open_turn(Draft& draft, Seat player) {
    if (begins_round(draft.game(), draft.game().turn(), player)) {
        draft.set(FactName::round, draft.game().round() + 1);
        draft.set(FactName::round_began, player.number);
    }
    begin_turn(draft, player);
}

namespace {

/// Whether the players deal in turn, once each, and no turn opens (ruling closing_own_turn).
bool deals_in_order(const Draft& draft) {
    return draft.game().phase() == Phase::closing && draft.holds_since(RulesVersion::fourth);
}

/// Whether all have dealt: the player who began is next again, or only one is left.
bool all_have_dealt(const Game& game) {
    const bool none_left = game.facts.number(FactKey{FactName::round_began}) == 0;
    return none_left || begins_round(game, game.turn(), game.after(game.turn()));
}

void give_deals_to(Draft& draft, Seat player) {
    draft.set(FactName::turn, player.number);
    draft.clear_all(FactName::turn_begun);
}

/// Passes the order on when the player who deals leaves the table. If they were the last of the order, no one deals any
/// more.
void pass_deals_on(Draft& draft, Seat following) {
    if (has_closing_order(draft.rulings()) && all_have_dealt(draft.game())) draft.clear(FactKey{FactName::round_began});
    give_deals_to(draft, following);
}

}  // namespace

void pass_turn_on(Draft& draft, Seat leaver) {
    const Game& game = draft.game();
    const Seat following = game.after(leaver);
    if (deals_in_order(draft)) return pass_deals_on(draft, following);
    if (!no_more_turns(draft.game())) return open_turn(draft, following);
    // No turn opens any more: the last one that was played is that of the player before the one who left.
    Seat before = following;
    while (game.after(before) != following) before = game.after(before);
    draft.set(FactName::turn, before.number);
    draft.set(FactName::rolls_left, 0);
    draft.set(FactName::rolls_made, 1);
}

namespace {

/// The next player of the order deals; if there is no order, or all have dealt, this refusal.
Check pass_order_on(Draft& draft, Refusal over) {
    const Game& game = draft.game();
    if (!has_closing_order(draft.rulings()) || all_have_dealt(game)) return draft.pass_over(std::move(over));
    give_deals_to(draft, game.after(game.turn()));
    return std::nullopt;
}

}  // namespace

Check own_turn(Draft& draft) {
    const Game& game = draft.game();
    if (!draft.rulings().track_tokens) return std::nullopt;
    if (deals_in_order(draft) && game.facts.number(FactKey{FactName::round_began}) == 0)
        return draft.pass_over(refusal(RefusalCode::time_called_already, draft.actor()));
    if (draft.actor() == game.turn()) return std::nullopt;
    Refusal not_yours = refusal(RefusalCode::not_your_turn, draft.actor());
    not_yours.owner = game.turn().number;
    if (draft.actor() != game.after(game.turn())) return draft.pass_over(std::move(not_yours));
    if (deals_in_order(draft)) {
        return has_acted_in_turn(game) ? pass_order_on(draft, std::move(not_yours))
                                       : draft.pass_over(std::move(not_yours));
    }
    if (auto open = nothing_before_roll(draft, game.turn())) return open;
    if (game.rolls_left() > 0) return draft.pass_over(std::move(not_yours));
    if (game.phase() == Phase::play && no_more_turns(draft.game())) {
        return draft.pass_over(refusal(RefusalCode::time_called_already, draft.actor()));
    }
    open_turn(draft, draft.actor());
    return std::nullopt;
}

namespace {

/// Whether the player in turn still has their first roll. One who was sent to jail before it has none left.
bool waits_for_roll(const Draft& draft) {
    const Game& game = draft.game();
    return keeps_turns(game) && game.rolls_left() > 0 && game.rolls_made() == 0;
}

void use_up_tries(Draft& draft, Seat prisoner, std::int64_t tries) {
    draft.set(FactKey{FactName::jail_tries, prisoner.number}, std::to_string(tries));
}

/// Under the first rules a prisoner's turn that passed without a roll was one of their tries.
void pass_as_in_first_rules(Draft& draft, Seat leaving) {
    const Game& game = draft.game();
    const std::int64_t tries = game.jail_tries(leaving);
    const bool unrolled = game.phase() == Phase::play && game.rolls_made() == 0;
    if (unrolled && game.is_jailed(leaving) && tries < draft.edition().profile.jail_tries.value)
        use_up_tries(draft, leaving, tries + 1);
}

/// Requires that the turn has had its roll (ru 7, football 3), or that by the book a prisoner may pass: then they pay
/// before their next roll, and do not try for a double any more (fr 14).
Check may_end_turn(Draft& draft, Seat leaving) {
    if (!draft.holds_since(RulesVersion::second)) {
        pass_as_in_first_rules(draft, leaving);
        return std::nullopt;
    }
    if (!waits_for_roll(draft)) return std::nullopt;
    const Profile& profile = draft.edition().profile;
    const bool jailed = draft.game().is_jailed(leaving);
    if (jailed && profile.jailed_may_pass.value) {
        use_up_tries(draft, leaving, profile.jail_tries.value);
        return std::nullopt;
    }
    Refusal unrolled = refusal(RefusalCode::not_rolled, leaving);
    unrolled.line = written_name(*draft.game().setup, leaving) + " roll D1 D2";
    if (jailed) unrolled.rule = profile.jailed_may_pass.rule;
    return draft.demand(draft.rulings().unrolled_turn == UnrolledTurn::allowed, std::move(unrolled));
}

/// Whether the player in turn has rolled a double and not yet made the extra roll.
bool has_extra_roll(const Draft& draft) {
    const Game& game = draft.game();
    return keeps_turns(game) && game.rolls_left() > 0 && game.rolls_made() > 0;
}

/// Requires the extra roll after a double if by the book it is a duty (ru 8) and not a right (fr 7).
Check may_leave_extra_roll(Draft& draft, Seat leaving) {
    const auto& [duty, rule] = draft.edition().profile.extra_roll_duty;
    if (!has_extra_roll(draft) || !duty) return std::nullopt;
    Refusal unrolled = refusal(RefusalCode::not_rolled, leaving);
    unrolled.line = written_name(*draft.game().setup, leaving) + " roll D1 D2";
    unrolled.rule = rule;
    unrolled.owner = leaving.number;  // the player has rolled once
    return draft.demand_since(RulesVersion::fourth, draft.rulings().unrolled_turn == UnrolledTurn::allowed,
                              std::move(unrolled));
}

/// After the last turn none opens: not making the extra roll of a double ends it (fr 7).
bool ends_last_turn(const Draft& draft) {
    return draft.holds_since(RulesVersion::fourth) && has_extra_roll(draft) && no_more_turns(draft.game()) &&
           !ends_at_once(draft.game());
}

}  // namespace

Check decide_next(Draft& draft) {
    const Game& game = draft.game();
    const Seat leaving = game.turn();
    draft.act_for(leaving);
    if (deals_in_order(draft))
        return pass_order_on(draft, refusal(RefusalCode::time_called_already, game.after(leaving)));
    if (auto open = nothing_before_roll(draft, leaving)) return open;
    const Seat following = game.after(leaving);
    if (ends_last_turn(draft)) {
        if (auto unrolled = may_leave_extra_roll(draft, leaving)) return unrolled;
        draft.set(FactName::rolls_left, 0);
        return std::nullopt;
    }
    if (game.phase() == Phase::play) {
        if (auto late =
                draft.demand(!no_more_turns(draft.game()), refusal(RefusalCode::time_called_already, following))) {
            return late;
        }
    }
    if (auto unrolled = may_end_turn(draft, leaving)) return unrolled;
    if (auto unrolled = may_leave_extra_roll(draft, leaving)) return unrolled;
    open_turn(draft, following);
    return std::nullopt;
}

Check decide_turn(Draft& draft, const action::Turn& turn) {
    if (draft.game().is_out(turn.player)) return refusal(RefusalCode::player_out, turn.player);
    const bool late = draft.game().time_called() && draft.holds_since(RulesVersion::fourth);
    if (late) return draft.pass_over(refusal(RefusalCode::time_called_already, turn.player));
    begin_turn(draft, turn.player);
    Refusal unsaid = refusal(RefusalCode::reason_needed, turn.player);
    unsaid.line = "turn " + written_name(*draft.game().setup, turn.player) + " \"why\"";
    unsaid.owner = turn.player.number;
    return gives_reason(draft, true, std::move(unsaid));
}

Check decide_rule(Draft& draft, const action::Rule& rule) {
    Refusal unknown{RefusalCode::unknown_ruling};
    const auto key = parse_fact_key("ruling:" + rule.key);
    if (!key) {
        unknown.detail = rule.key;
        return unknown;
    }
    Rulings chosen = draft.rulings();
    if (!set(chosen, rule.key, rule.value)) {
        unknown.code = RefusalCode::unknown_ruling_value;
        unknown.detail = rule.key;
        return unknown;
    }
    const std::string agreed = get(draft.game().setup->rulings, rule.key);
    const std::string value = agreed == rule.value ? std::string{} : rule.value;
    if (draft.holds_since(RulesVersion::fourth) && draft.game().time_called() && draft.game().facts.get(*key) == value)
        return refusal(RefusalCode::changes_nothing, draft.actor());
    draft.set(*key, value);
    return std::nullopt;
}

Check decide_note(Draft& /*draft*/) {
    return std::nullopt;
}

}  // namespace tablebank::deciding
