#include "ledger/decide/debtor.h"

#include <algorithm>

#include "calculators/total_worth.h"
#include "ledger/decide/due_line.h"

namespace tablebank::deciding {

namespace {

Money could_raise(const Draft& draft, const Game& game, Seat player) {
    return quote_raise(draft.edition(), draft.rulings(), game.estate(player)).amount;
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
    std::vector<Due> owed = open_dues(draft.before(), player);
    std::erase_if(owed, [](const Due& due) { return !due.is_debt(); });
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

}  // namespace

Check debtors_keep_their_means(Draft& draft, Money at_stake) {
    if (!draft.holds_since(RulesVersion::second)) return std::nullopt;
    for (const Seat player : draft.before().players()) {
        if (auto open = keeps_means(draft, player, player == draft.actor() ? at_stake : Money{})) return open;
    }
    return std::nullopt;
}

}  // namespace tablebank::deciding
