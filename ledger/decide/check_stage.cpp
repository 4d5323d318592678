#include "ledger/decide/check_stage.h"

#include <algorithm>

#include "calculators/ruling_scope.h"
#include "ledger/books/next_turn.h"
#include "ledger/decide/action_table.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/decide/refusal_detail.h"

namespace tablebank::deciding {

namespace {

/// After a side is gone, the estates stay as they are (ru 1, 25): only debts that existed by then are still paid.
bool settles_what_was_owed(const Draft& draft, const Action& action) {
    const auto dues = open_dues(draft.game(), draft.actor());
    if (dues.empty()) return false;
    if (!std::holds_alternative<action::Ok>(action)) return true;
    const auto plain = plain_settlement(dues.front());
    return plain ? answer_for(kind_of(*plain), Stage::side_gone) == StageAnswer::owed : dues.front().is_debt();
}

/// A player who owes something may raise cash for it; a player who has something to decide may decide it.
bool owes_or_decides(const Draft& draft, const Action& action) {
    const bool raises = kind_of(action) == LineKind::raising;
    return std::ranges::any_of(open_dues(draft.game(), draft.actor()),
                               [&](const Due& due) { return !raises || due.is_debt(); });
}

bool changes_no_result(const Action& action) {
    const auto& rule = std::get<action::Rule>(action);
    const bool known = parse_fact_key("ruling:" + rule.key).has_value();
    return !known || !ruling_changes_results(rule.key);
}

bool is_allowed(const Draft& draft, const Action& action, StageAnswer answer) {
    switch (answer) {
        case StageAnswer::yes:
        case StageAnswer::in_order:  // `next` and `turn` decide
        case StageAnswer::dues:
            return true;
        case StageAnswer::unannounced:
            return draft.game().phase() == Phase::play;
        case StageAnswer::owed:
            return settles_what_was_owed(draft, action);
        case StageAnswer::in_hand:
            return has_turn_in_hand(draft);
        case StageAnswer::in_hand_owing:
            return has_turn_in_hand(draft) || owes_or_decides(draft, action);
        case StageAnswer::ruling_closed:
            return !draft.holds_since(RulesVersion::fourth) || changes_no_result(action) ||
                   (!draft.game().time_called() && stage_of(draft.game()) != Stage::side_gone);
        default:
            return false;
    }
}

/// Whether the walk has paid some deeds, but not all of them.
bool is_between_payments(const Draft& draft) {
    return draft.holds_since(RulesVersion::fourth) && draft.game().phase() == Phase::kept &&
           draft.game().facts.number({FactName::walk_at}, -1) >= 0;
}

Refusal phase_refusal(const Game& game) {
    const Phase phase = game.phase();
    Refusal wrong{phase == Phase::finished ? RefusalCode::game_over : RefusalCode::wrong_phase};
    wrong.detail = std::string(to_string(phase));
    return wrong;
}

Refusal trade_after_call(const Draft& draft, std::string_view sum = {}) {
    Refusal late = refusal(RefusalCode::trade_closed, draft.actor());
    late.detail = sum.empty() ? "called" : sum;
    return late;
}

/// Whether a line moves a sum between a player and the bank or the middle, as a refusal names it; otherwise empty.
std::string_view sum_of(const Action& action) {
    if (const auto* pay = std::get_if<action::Pay>(&action); pay != nullptr && !pay->to)
        return pay->middle ? sum_to_middle : sum_to_bank;
    const auto* get = std::get_if<action::Get>(&action);
    return get != nullptr && !get->from && !get->middle ? sum_from_bank : std::string_view{};
}

Refusal after_call(Seat actor, const Action& action) {
    Refusal late = refusal(RefusalCode::time_called_already, actor);
    late.detail = sum_of(action);
    return late;
}

Refusal refusal_of(const Draft& draft, const Action& action, StageAnswer answer) {
    const Game& game = draft.game();
    const Seat actor = draft.actor();
    switch (answer) {
        case StageAnswer::in_hand:
        case StageAnswer::in_hand_owing:
            return after_call(actor, action);
        case StageAnswer::no_turn:
            if (game.phase() == Phase::play) return after_call(actor, action);
            break;
        case StageAnswer::no_trade:
            return trade_after_call(draft, sum_of(action));
        case StageAnswer::bank_only: {
            Refusal bank = phase_refusal(game);
            bank.code = RefusalCode::closing_bank_only;
            if (const auto sum = sum_of(action); !sum.empty()) bank.detail = sum;
            return bank;
        }
        case StageAnswer::no_closing:
            return no_closing_dealings(draft);
        case StageAnswer::ruling_closed:
            return refusal(RefusalCode::rulings_closed, actor);
        default:
            break;
    }
    return phase_refusal(game);
}

/// Lines that a player posts voluntarily, and that begin their turn.
bool is_choice(const Action& action) {
    switch (kind_of(action)) {
        case LineKind::moving:
            return !std::holds_alternative<action::At>(action) && !std::holds_alternative<action::Jail>(action);
        case LineKind::building:
        case LineKind::raising:
        case LineKind::trading:
            return true;
        default:
            return std::holds_alternative<action::Buy>(action);
    }
}

/// A player who has dealt in the order of the closing need not be passed on by `next` (ruling closing_own_turn).
void note_dealt(Draft& draft, const Action& action) {
    const LineKind kind = kind_of(action);
    const bool deals = kind == LineKind::building || kind == LineKind::raising;
    if (deals && has_closing_order(draft.rulings())) draft.begins_turn();
}

}  // namespace

Check check_stage(Draft& draft, const Action& action) {
    const StageAnswer answer = answer_for(kind_of(action), stage_of(draft.game()));
    if (is_allowed(draft, action, answer)) return std::nullopt;
    // The payments would differ from those on the sheet: the walk is undone first, or paid to its end.
    if (draft.is_forced() && is_between_payments(draft)) return refusal(RefusalCode::walk_begun, draft.actor());
    return draft.pass_over(refusal_of(draft, action, answer));
}

Check check_stage_again(const Draft& decided, const Action& typed) {
    const Action& became = decided.command().action;
    if (!decided.holds_since(RulesVersion::fourth) || kind_of(became) == kind_of(typed)) return std::nullopt;
    Command command = decided.command();
    command.player = decided.actor();
    Draft asked(decided.before(), command, decided.stamp());
    return check_stage(asked, became);
}

// A table that does not track turns knows itself.
bool has_turn_in_hand(const Draft& draft) {
    const Game& game = draft.game();
    if (ends_at_once(game)) return false;
    if (!draft.rulings().track_tokens) return true;
    if (draft.actor() == game.turn()) return turn_has_begun(game) || turn_in_hand(game);  // or something is owed
    return turn_in_hand(game) && draft.actor() == game.after(game.turn()) && turn_is_finished(game) &&
           !no_more_turns(game);
}

bool is_after_call(const Draft& draft) {
    const Stage stage = stage_of(draft.game());
    return stage == Stage::last_turn || stage == Stage::handing_in;
}

Check gifts_are_open(Draft& draft, std::string_view sum) {
    if (!is_after_call(draft)) return std::nullopt;
    return draft.pass_over(trade_after_call(draft, sum));
}

void note_begun_turn(Draft& draft, const Action& action) {
    const Game& game = draft.game();
    if (!draft.holds_since(RulesVersion::fourth) || game.setup->goal != Goal::timed || !draft.rulings().track_tokens)
        return;
    if (game.phase() == Phase::closing) return note_dealt(draft, action);
    if (game.phase() != Phase::play || game.time_called() || game.rolls_made() > 0 || !is_choice(action)) return;
    const auto* trade = std::get_if<action::Trade>(&action);
    const auto joins = [&](const action::Trade::Deal& deal) {
        return deal.with == game.turn() || deal.giver == game.turn();
    };
    const bool own = draft.actor() == game.turn() ||
                     (trade != nullptr && (trade->with == game.turn() || std::ranges::any_of(trade->more, joins)));
    if (own) draft.begins_turn();
}

}  // namespace tablebank::deciding
