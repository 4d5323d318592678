// Money in the middle of the board: what goes there, and who takes it.

#include "calculators/special_space.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

Account till_of_fines(const Draft& draft) {
    return taxes_go_to_middle(draft.edition(), draft.rulings()) ? Account::middle() : Account::bank();
}

Money owed_to_middle(const std::vector<Due>& dues) {
    Money sum;
    for (const Due& due : dues)
        if (due.middle) sum += due.at_most();
    return sum;
}

void land_on_rest(Draft& draft, Seat player) {
    if (!taxes_go_to_middle(draft.edition(), draft.rulings())) return;
    draft.move(Asset::cash(), Account::middle(), Account::player(player), draft.game().in_middle().units());
}

Check take_from_middle(Draft& draft, Money sum) {
    Refusal less = refusal(RefusalCode::middle_lacks, draft.actor());
    less.has = draft.game().in_middle();
    less.needs = sum;
    if (*less.has < sum) return less;
    draft.move(Asset::cash(), Account::middle(), Account::player(draft.actor()), sum.units());
    return std::nullopt;
}

}  // namespace tablebank::deciding
