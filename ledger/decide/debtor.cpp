#include "ledger/decide/debtor.h"

#include <algorithm>

#include "calculators/total_worth.h"
#include "ledger/books/stage.h"
#include "ledger/decide/due_line.h"
#include "ledger/decide/stage_table.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

Money could_raise(const Draft& draft, const Game& game, Seat player) {
    return quote_raise(draft.edition(), draft.rulings(), game.estate(player)).amount;
}

/// The debts, not what is on offer or to be drawn.
std::vector<Due> debts_of(const Game& game, Seat player) {
    std::vector<Due> owed = open_dues(game, player);
    std::erase_if(owed, [](const Due& due) { return !due.is_debt(); });
    return owed;
}

/// The part of these dues that is still open; one whose dice were thrown since may have become less.
std::vector<Due> still_open(const Draft& draft, const std::vector<Due>& dues) {
    std::vector<Due> open;
    for (const Due& due : dues) {
        const std::string& value = draft.game().facts.get(due.key);
        if (!value.empty()) open.push_back(read_due(due.key, value));
    }
    return open;
}

Money most_of(const std::vector<Due>& dues) {
    Money sum;
    for (const Due& due : dues) sum += due.at_most();
    return sum;
}

Check keeps_means(Draft& draft, Seat player, Money at_stake) {
    const std::vector<Due> owed = debts_of(draft.before(), player);
    if (owed.empty() || draft.game().is_out(player)) return std::nullopt;
    const std::vector<Due> left = still_open(draft, owed);
    const auto penalties = [](const std::vector<Due>& dues) {
        return std::ranges::count(dues, DueKind::penalty, &Due::kind);
    };
    if (penalties(left) < penalties(owed)) return std::nullopt;  // naming its sum is not voluntary (football 3)
    const Money debts = most_of(left);
    const Money means = could_raise(draft, draft.game(), player) - at_stake;
    if (means >= debts) return std::nullopt;
    const bool worse = means - debts < could_raise(draft, draft.before(), player) - most_of(owed);
    Refusal open = refusal(RefusalCode::due_open, player);
    open.has = means;
    open.needs = debts;
    open.space = left.front().space;
    open.line = wanted_line(draft.game(), left.front());
    open.detail = std::string(to_string(left.front().kind));
    open.rule = draft.edition().profile.bankruptcy.rule;
    return draft.demand_since(RulesVersion::second, !worse, std::move(open));
}

bool has_one_creditor(const std::vector<Due>& owed) {
    return std::ranges::all_of(owed, [&](const Due& due) { return due.creditor == owed.front().creditor; });
}

/// Whether a line paid one of several creditors and left others who cannot be paid.
bool prefers_a_creditor(const Draft& draft, Seat player) {
    const std::vector<Due> owed = debts_of(draft.before(), player);
    if (owed.empty() || has_one_creditor(owed) || draft.game().is_out(player)) return false;
    const std::vector<Due> left = still_open(draft, owed);
    const Money means = could_raise(draft, draft.game(), player);
    const bool paid = most_of(left) < most_of(owed) && means < could_raise(draft, draft.before(), player);
    return paid && means < most_of(left);
}

}  // namespace

Refusal chooses_an_heir(const Game& game, Seat debtor) {
    Refusal chosen = refusal(RefusalCode::estate_by_rule, debtor);
    chosen.line = written_name(*game.setup, debtor) + " bankrupt";
    for (const Due& due : open_dues(game, debtor))
        if (due.waits_for_dice()) chosen.line = wanted_line(game, due);
    return chosen;
}

bool is_result_made(const Game& game) {
    const Stage stage = stage_of(game);
    return stage == Stage::last_turn || stage == Stage::side_gone;
}

Check estates_go_by_rule(Draft& draft) {
    if (!draft.holds_since(RulesVersion::fourth) || !is_result_made(draft.before())) return std::nullopt;
    const LineKind kind = kind_of(draft.command().action);
    if (kind != LineKind::settling && kind != LineKind::paying && kind != LineKind::claiming) return std::nullopt;
    for (const Seat player : draft.before().players())
        if (prefers_a_creditor(draft, player)) return draft.demand(false, chooses_an_heir(draft.before(), player));
    return std::nullopt;
}

Check debtors_keep_their_means(Draft& draft, Money at_stake) {
    if (!draft.holds_since(RulesVersion::second)) return std::nullopt;
    for (const Seat player : draft.before().players()) {
        if (auto open = keeps_means(draft, player, player == draft.actor() ? at_stake : Money{})) return open;
    }
    return std::nullopt;
}

}  // namespace tablebank::deciding
