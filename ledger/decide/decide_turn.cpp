// Whose turn it is, the judge's clock, and rulings changed during the game.

#include "calculators/special_space.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

/// Whether time was called and no further turn may open (ruling time_called, equal_turns).
bool no_more_turns(const Draft& draft) {
    const Game& game = draft.game();
    if (!game.time_called()) return false;
    const bool whole_round = draft.rulings().time_called == TimeCalled::finish_round || draft.rulings().equal_turns;
    return !whole_round || game.after(game.turn()).number == game.facts.number(FactKey{FactName::round_began});
}

/// Before the third roll the fine is due (ru 15); where nobody rolls any more, no try and no fine is counted.
void raise_fine_when_tries_are_over(Draft& draft, Seat player) {
    const Profile& profile = draft.edition().profile;
    if (draft.game().phase() != Phase::play) return;
    if (!draft.game().is_jailed(player) || draft.game().jail_tries(player) < profile.jail_tries.value) return;
    for (const Due& due : open_dues(draft.game(), player)) {
        if (due.kind == DueKind::jail_fine) return;
    }
    Due fine;
    fine.kind = DueKind::jail_fine;
    fine.debtor = player;
    fine.space = draft.edition().jail();
    fine.amount = quote_jail_fine(draft.edition()).amount;
    draft.raise(fine);
}

void begin_turn(Draft& draft, Seat player) {
    draft.set(FactName::turn, player.number);
    draft.set(FactName::rolls_left, 1);
    draft.set(FactName::rolls_made, 0);
    raise_fine_when_tries_are_over(draft, player);
}

constexpr FactKey clock_since{FactName::clock_since};

Check is_timed(const Draft& draft) {
    if (draft.game().setup->goal == Goal::timed) return std::nullopt;
    return refusal(RefusalCode::wrong_goal, draft.actor());
}

/// Once time was called the clock neither runs on nor gets more of it.
Check clock_may_change(const Draft& draft) {
    if (auto no = is_timed(draft)) return no;
    if (!draft.game().time_called()) return std::nullopt;
    return refusal(RefusalCode::time_called_already, draft.actor());
}

bool clock_is_running(const Draft& draft) {
    return !draft.game().facts.get(clock_since).empty();
}

Refusal wrong_clock_state(const Draft& draft) {
    Refusal state = refusal(RefusalCode::clock_state, draft.actor());
    state.detail = clock_is_running(draft) ? "running" : "standing";
    return state;
}

void stop_clock(Draft& draft) {
    const ClockReading reading = read_clock(draft.game(), draft.stamp().at_ms);
    draft.set(FactKey{FactName::clock_used}, std::to_string(reading.used_ms));
    draft.clear(clock_since);
}

}  // namespace

bool turn_is_finished(const Game& game) {
    return game.rolls_left() == 0 && open_dues(game, game.turn()).empty();
}

Check by_rule(Check check, RefusalCode code, const std::string& rule) {
    if (check && check->code == code) check->rule = rule;
    return check;
}

Check nothing_open(Draft& draft, Seat player) {
    const auto dues = open_dues(draft.game(), player);
    if (dues.empty()) return std::nullopt;
    Refusal open = refusal(RefusalCode::due_open, player);
    open.space = dues.front().space;
    open.needs = dues.front().amount;
    open.line = wanted_line(draft.game(), dues.front());
    open.detail = std::string(to_string(dues.front().kind));
    return draft.pass_over(std::move(open));
}

void open_turn(Draft& draft, Seat player) {
    if (player.number == draft.game().facts.number(FactKey{FactName::round_began})) {
        draft.set(FactName::round, draft.game().round() + 1);
    }
    begin_turn(draft, player);
}

void pass_turn_on(Draft& draft, Seat leaver) {
    const Game& game = draft.game();
    const Seat following = game.after(leaver);
    if (!no_more_turns(draft)) return open_turn(draft, following);
    // No turn opens any more: the last one that was played is that of the player before him.
    Seat before = following;
    while (game.after(before) != following) before = game.after(before);
    draft.set(FactName::turn, before.number);
    draft.set(FactName::rolls_left, 0);
    draft.set(FactName::rolls_made, 1);
}

Check own_turn(Draft& draft) {
    const Game& game = draft.game();
    if (!draft.rulings().track_tokens || draft.actor() == game.turn()) return std::nullopt;
    Refusal not_yours = refusal(RefusalCode::not_your_turn, draft.actor());
    not_yours.owner = game.turn().number;
    if (draft.actor() != game.after(game.turn())) return draft.pass_over(std::move(not_yours));
    if (auto open = nothing_open(draft, game.turn())) return open;
    if (game.rolls_left() > 0) return draft.pass_over(std::move(not_yours));
    if (game.phase() == Phase::play && no_more_turns(draft)) {
        return draft.pass_over(refusal(RefusalCode::time_called_already, draft.actor()));
    }
    open_turn(draft, draft.actor());
    return std::nullopt;
}

Check decide_next(Draft& draft) {
    const Game& game = draft.game();
    const Seat leaving = game.turn();
    draft.act_for(leaving);
    if (auto open = nothing_open(draft, leaving)) return open;
    const Seat following = game.after(leaving);
    if (game.phase() == Phase::play) {
        if (auto late = draft.demand(!no_more_turns(draft), refusal(RefusalCode::time_called_already, following))) {
            return late;
        }
    }
    // A prisoner's turn that passes without a roll is one of his tries (ru 15).
    if (game.phase() == Phase::play && game.is_jailed(leaving) && game.rolls_made() == 0 &&
        game.jail_tries(leaving) < draft.edition().profile.jail_tries.value) {
        draft.set(FactKey{FactName::jail_tries, leaving.number}, std::to_string(game.jail_tries(leaving) + 1));
    }
    open_turn(draft, following);
    return std::nullopt;
}

Check decide_turn(Draft& draft, const action::Turn& turn) {
    if (draft.game().is_out(turn.player)) return refusal(RefusalCode::player_out, turn.player);
    begin_turn(draft, turn.player);
    return std::nullopt;
}

Check decide_clock_start(Draft& draft) {
    if (auto no = clock_may_change(draft)) return no;
    if (clock_is_running(draft)) return wrong_clock_state(draft);
    draft.set(clock_since, std::to_string(draft.stamp().at_ms));
    return std::nullopt;
}

Check decide_clock_stop(Draft& draft) {
    if (auto no = is_timed(draft)) return no;
    if (!clock_is_running(draft)) return wrong_clock_state(draft);
    stop_clock(draft);
    return std::nullopt;
}

Check decide_clock_extend(Draft& draft, const action::ClockExtend& extend) {
    if (auto no = clock_may_change(draft)) return no;
    draft.set(FactName::clock_extra, draft.game().facts.number(FactKey{FactName::clock_extra}) + extend.minutes);
    return std::nullopt;
}

Check decide_clock_call(Draft& draft) {
    if (auto no = clock_may_change(draft)) return no;
    if (clock_is_running(draft)) stop_clock(draft);
    draft.set(FactKey{FactName::time_called}, "yes");
    return std::nullopt;
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
    const bool as_agreed = get(draft.game().setup->rulings, rule.key) == rule.value;
    draft.set(*key, as_agreed ? std::string{} : rule.value);
    return std::nullopt;
}

Check decide_note(Draft& /*draft*/) {
    return std::nullopt;
}

}  // namespace tablebank::deciding
