// The timed ending in its phases (rules of the two-hour game), and the richest player of goal B (ru 25).

#include <algorithm>

#include "calculators/richest.h"
#include "calculators/ruling_scope.h"
#include "calculators/settlement.h"
#include "ledger/books/fact_value.h"
#include "ledger/books/stage.h"
#include "ledger/decide/action_table.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

void enter(Draft& draft, Phase phase) {
    draft.set(FactKey{FactName::phase}, std::string(to_string(phase)));
}

/// Requires that time was called, the turn or round in hand is finished, and nothing is owed.
Check play_is_over(Draft& draft) {
    const Game& game = draft.game();
    if (game.setup->goal != Goal::timed) return refusal(RefusalCode::wrong_goal, draft.actor());
    if (auto early = draft.demand(game.time_called(), refusal(RefusalCode::time_not_called, draft.actor())))
        return early;
    // A turn that opened without a roll had not begun when time was called; the fine before its roll is not owed, nor
    // one before a roll that is not made any more.
    const bool fourth = draft.holds_since(RulesVersion::fourth);
    const bool unbegun = fourth ? !turn_has_begun(game) : game.rolls_made() == 0;
    for (const Due& due : open_dues(game)) {
        if (fourth ? lapses_at_call(game, due) : unbegun && due.kind == DueKind::jail_fine) continue;
        if (auto open = nothing_open(draft, due.debtor)) return open;
    }
    if (ends_at_once(game) || !draft.rulings().track_tokens) return std::nullopt;
    if (fourth) return draft.demand(!turn_in_hand(game), refusal(RefusalCode::turn_not_finished, next_to_roll(game)));
    const auto first = game.facts.number(FactKey{FactName::round_began});
    const bool turn_over = unbegun || game.rolls_left() == 0;
    const bool round_over = unbegun ? game.turn().number == first : game.after(game.turn()).number == first;
    return draft.demand(turn_over && (!finishes_round(game) || round_over),
                        refusal(RefusalCode::turn_not_finished, game.turn()));
}

/// If play is ended by force, without a call, that also calls the time, with all its consequences.
void call_if_uncalled(Draft& draft) {
    if (!draft.game().time_called() && draft.holds_since(RulesVersion::fourth)) static_cast<void>(call_time(draft));
}

/// Play is over. With the ruling `closing_own_turn` the players deal in turn, once each, from the one in turn on.
void enter_closing(Draft& draft) {
    lapse_with_play(draft);
    enter(draft, Phase::closing);
    if (!draft.holds_since(RulesVersion::fourth) || !has_closing_order(draft.rulings())) return;
    draft.set(FactName::round_began, draft.game().turn().number);
    draft.clear_all(FactName::turn_begun);
}

Refusal missing_dice(Refusal missing, Seat owner, std::string_view verb) {
    missing.player = owner.number;
    missing.owner.reset();
    if (missing.space) missing.line = std::string(verb) + " @" + std::to_string(missing.space->index) + " D1 D2";
    return missing;
}

}  // namespace

void finish_for(Draft& draft, const std::vector<Seat>& winners) {
    draft.set(FactKey{FactName::winner}, to_fact_value(winners));
    enter(draft, Phase::finished);
    if (draft.holds_since(RulesVersion::third))
        draft.set(FactName::finished_at, moment_of(draft.game(), draft.stamp().at_ms));
}

Refusal no_closing_dealings(const Draft& draft) {
    Refusal none = refusal(RefusalCode::not_in_this_edition, draft.actor());
    none.detail = "closing";
    none.line = "keep";
    none.rule = cite_ruling_or_book(draft.edition(), "closing");
    return none;
}

void begin_dealings(Draft& draft, const Action& action) {
    const LineKind kind = kind_of(action);
    const bool passes = std::holds_alternative<action::Next>(action) && draft.holds_since(RulesVersion::fourth) &&
                        has_closing_order(draft.rulings());
    if (kind != LineKind::building && kind != LineKind::raising && !passes) return;
    if (draft.game().phase() == Phase::play && stage_of(draft.game()) == Stage::dealings) enter_closing(draft);
}

/// The line to post next if a player wants to post `ending`: the call, a line that finishes play, or `ending` itself.
std::string next_step(const Draft& draft, const std::string& ending) {
    if (!draft.game().time_called()) return "clock call \"why\"";
    // Also if this line is forced: the proposed one would not be.
    Command plain = draft.command();
    plain.player = draft.actor();
    plain.force.reset();
    Draft asked(draft.before(), plain, draft.stamp());
    const auto unfinished = play_is_over(asked);
    return unfinished ? unfinished->line : ending;
}

Check decide_closing(Draft& draft) {
    if (draft.game().setup->goal == Goal::timed && !draft.rulings().closing) {
        Refusal none = no_closing_dealings(draft);
        none.line = next_step(draft, "keep");
        return none;
    }
    if (auto no = play_is_over(draft)) return no;
    call_if_uncalled(draft);
    enter_closing(draft);
    return std::nullopt;
}

Check decide_keep(Draft& draft) {
    if (draft.game().phase() == Phase::play) {
        if (draft.rulings().closing) {
            Refusal closing_first = refusal(RefusalCode::wrong_phase, draft.actor());
            closing_first.detail = std::string(to_string(Phase::play));
            if (draft.game().setup->goal == Goal::timed) closing_first.line = next_step(draft, "closing");
            return closing_first;
        }
        if (auto no = play_is_over(draft)) return no;
        call_if_uncalled(draft);
        lapse_with_play(draft);
    }
    for (const Seat seat : draft.game().players()) {
        const KeptCash kept = draft.charges().kept(seat);
        draft.set(FactKey{FactName::kept, seat.number}, kept.kept.to_string());
        draft.move(Asset::cash(), Account::player(seat), Account::bank(), draft.game().cash(seat).units());
    }
    enter(draft, Phase::kept);
    return std::nullopt;
}

Check decide_richest(Draft& draft, const action::Richest& richest) {
    if (draft.game().setup->goal != Goal::b) return refusal(RefusalCode::wrong_goal, draft.actor());
    if (auto early = draft.demand(draft.game().phase() == Phase::side_gone,
                                  refusal(RefusalCode::side_not_gone, draft.actor()))) {
        return early;
    }
    lapse_with_play(draft);  // dues that an undo restored
    for (const Due& due : open_dues(draft.game())) {
        if (auto open = nothing_open(draft, due.debtor)) return open;
    }
    if (auto strange = only_utilities(draft, richest.dice)) return strange;
    Position position = draft.game().position();
    position.dice = richest.dice;
    const auto ranked = rank_richest(draft.edition(), draft.rulings(), position);
    if (const auto* missing = std::get_if<Refusal>(&ranked))
        return missing_dice(*missing, Seat{missing->owner.value()}, "richest");
    std::vector<Seat> winners;
    for (const RichPlayer& rich : std::get<std::vector<RichPlayer>>(ranked))
        if (rich.place == 1) winners.push_back(Seat{rich.player + 1});
    record_dice(draft, richest.dice);
    finish_for(draft, winners);
    return std::nullopt;
}

}  // namespace tablebank::deciding
