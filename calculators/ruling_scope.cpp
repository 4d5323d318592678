#include "calculators/ruling_scope.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace tablebank {
namespace {

/// What is asked: a table, and the goal where one is agreed.
struct Scope {
    const Edition& edition;
    std::optional<Goal> goal;

    [[nodiscard]] const Profile& book() const { return edition.profile; }
    [[nodiscard]] bool may_be(Goal asked) const { return edition.is_played_for(asked) && (!goal || goal == asked); }
    [[nodiscard]] bool timed() const { return may_be(Goal::timed); }
    /// Whether a rule says so of any role that is played.
    [[nodiscard]] bool any_role(const PerRole<Cited<bool>>& rule, bool says) const {
        return std::ranges::any_of(book().played_roles(), [&](Role role) { return rule.of(role).value == says; });
    }
    [[nodiscard]] bool has_companies() const {
        return edition.has_space(SpaceKind::transport) || edition.has_space(SpaceKind::utility);
    }
};

using Matters = bool (*)(const Scope&);

constexpr Matters matters_always = [](const Scope& /*in*/) { return true; };
constexpr Matters matters_when_timed = [](const Scope& in) { return in.timed(); };

struct ScopeRow {
    std::string_view key;
    Matters matters;
    bool calculated = false;
};

constexpr std::array scope_rows{
    ScopeRow{"rounding", matters_always, true},
    ScopeRow{"hotel_counts_as", matters_always, true},
    ScopeRow{"mortgaged_companies_count", [](const Scope& in) { return in.has_companies(); }, true},
    ScopeRow{"double_into_jail", [](const Scope& in) { return in.book().extra_rolls.value > 0; }},
    ScopeRow{"walk_roller", [](const Scope& in) { return in.timed() && in.edition.has_space(SpaceKind::utility); }},
    ScopeRow{"several_creditors", matters_always},
    // Where a city is cleared before any street of it is traded, no trade breaks a built monopoly (football 12).
    ScopeRow{"trade_breaking_monopoly",
             [](const Scope& in) { return in.book().trade_clears.value != TradeClears::city; }, true},
    ScopeRow{"pieces_run_out", matters_always, true},
    ScopeRow{"bankrupt_to_bank_mortgaged", matters_always},
    ScopeRow{"time_called", matters_when_timed},
    ScopeRow{"closing", matters_when_timed},
    ScopeRow{"timed_trade", matters_when_timed},
    ScopeRow{"closing_own_turn",
             [](const Scope& in) {
                 return in.timed() && (in.book().building_time.value == BuildingTime::own_turn ||
                                       in.book().redeem_time.value == RedeemTime::own_turn);
             }},
    ScopeRow{"jailed_in_walk",
             [](const Scope& in) { return in.timed() && in.any_role(in.book().jailed_collects, false); }, true},
    ScopeRow{"jailed_in_richest",
             [](const Scope& in) { return in.may_be(Goal::b) && in.any_role(in.book().jailed_collects, false); }, true},
    ScopeRow{"equal_turns", matters_when_timed},
    ScopeRow{"closing_plan", matters_when_timed},
    ScopeRow{"live_standings", matters_always},
    ScopeRow{"track_tokens", matters_always},
    ScopeRow{"ties", [](const Scope& in) { return in.timed() || in.may_be(Goal::b); }, true},
    ScopeRow{"competitor_utility_factor",
             [](const Scope& in) { return in.book().roles.value && in.edition.has_space(SpaceKind::utility); }, true},
    ScopeRow{"broken_monopoly_rate",
             [](const Scope& in) {
                 return in.book().broken_monopoly.value == BrokenMonopoly::single_rent &&
                        in.any_role(in.book().building_needs_monopoly, true);
             },
             true},
    ScopeRow{
        "competitor_needs_city",
        [](const Scope& in) { return in.book().roles.value && !in.book().building_needs_monopoly.competitor.value; },
        true},
    ScopeRow{"mortgage_sells",
             [](const Scope& in) { return in.book().mortgage_clears.value == MortgageClears::monopolised_city; }, true},
    ScopeRow{"price_war_bars", [](const Scope& in) { return in.any_role(in.book().jailed_may_buy, false); }, true},
    ScopeRow{"bench_third_roll", [](const Scope& in) { return in.book().last_try.value == LastTry::pays_and_moves; }},
    ScopeRow{"bookmaker_seven", [](const Scope& in) { return in.edition.has_space(SpaceKind::bookmakers); }},
    ScopeRow{"brand_rent", [](const Scope& in) { return !in.book().utility_by_count.value.empty(); }, true},
    ScopeRow{"deck_order", [](const Scope& in) { return !in.edition.decks.empty(); }},
};

const ScopeRow& scope_of(std::string_view key) {
    const auto found = std::ranges::find(scope_rows, key, &ScopeRow::key);
    if (found == scope_rows.end()) throw std::invalid_argument("no such ruling: " + std::string{key});
    return *found;
}

}  // namespace

bool ruling_matters(const Edition& edition, std::optional<Goal> goal, std::string_view key) {
    return scope_of(key).matters(Scope{edition, goal});
}

bool ruling_is_calculated(std::string_view key) {
    return scope_of(key).calculated;
}

}  // namespace tablebank
