// Where a card sends a token: to a space, to the nearest company, or some spaces back (ru 16).

#include "calculators/board.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

/// Requires that the token of the player who draws can be moved: the bank tracks tokens, and a prisoner's is moved by
/// force only.
Check may_be_moved(Draft& draft) {
    if (!draft.rulings().track_tokens) return refusal(RefusalCode::not_tracked, draft.actor());
    if (draft.game().is_jailed(draft.actor())) {
        if (auto jailed = draft.pass_over(refusal(RefusalCode::in_jail, draft.actor()))) return jailed;
        leave_jail(draft, draft.actor());
    }
    return std::nullopt;
}

/// The space that a card leads to; not_in_this_edition if it names a company that this board does not have.
std::variant<Space, Refusal> destination(const Draft& draft, const CardEffect& effect, Space from) {
    if (effect.nearest == NearestCompany::none) return effect.space;
    const SpaceKind kind = space_kind(effect.nearest);
    if (draft.edition().has_space(kind)) return nearest_company(draft.edition(), from, effect.nearest);
    Refusal none = refusal(RefusalCode::not_in_this_edition, draft.actor());
    none.detail = std::string{to_string(kind)};
    return none;
}

}  // namespace

Check go_by_card(Draft& draft, const CardEffect& effect) {
    if (auto no = may_be_moved(draft)) return no;
    const Space from = *draft.game().space_of(draft.actor());
    const auto to = destination(draft, effect, from);
    if (const auto* none = std::get_if<Refusal>(&to)) return *none;
    const Move move = move_forward_to(draft.edition(), from, std::get<Space>(to));
    move_to(draft, draft.actor(), move.to, move.earns_salary && effect.salary, {.times = effect.times});
    return std::nullopt;
}

Check go_back_by_card(Draft& draft, const CardEffect& effect) {
    if (auto no = may_be_moved(draft)) return no;
    move_to(draft, draft.actor(), move_back(draft.edition(), *draft.game().space_of(draft.actor()), effect.steps),
            false);
    return std::nullopt;
}

}  // namespace tablebank::deciding
