#pragma once
// Every rule of a profile by its key, in one list: the code that reads, checks and describes an edition file, or tries
// its values, uses this list.

#include <optional>
#include <string_view>

#include "calculators/profile.h"

namespace tablebank {

/// The form of a rule's value, next to its paragraph.
enum class RuleUnit {
    paragraph,  ///< only the paragraph
    applies,
    amount,
    salary,  ///< `amount = 100`, and `landing = 200` if START pays more for landing on it
    amounts,
    count,
    count_or_all,  ///< `count = 2`, or `all = true`
    percent,
    minutes,
    times,
    die,
    word,   ///< `is = "even"`
    goals,  ///< `of = ["a"]`
};

/// When an edition must state a rule. Otherwise it may be left out.
enum class Needed {
    always,
    never,
    with_roles,
    with_goal_b,
    with_timed,
    with_card_space,
    with_income_tax,
    with_property_tax,
    with_foundation,
    with_transport,
    with_percent_transport,  ///< a competitor's
    with_utility,
    with_character,
    with_bookmakers,
    with_penalty,
};

struct RuleKey {
    std::string_view name;
    RuleUnit unit = RuleUnit::paragraph;
    Needed needed = Needed::always;
    std::string_view like{};  ///< the rule whose paragraph is cited if this one is left out
};

/// The rules of each part of the books, in their order; each_rule visits all.
namespace parts {

/// Players, roles, goals, start cash.
template <class AnyProfile, class Visit>
void set_up(AnyProfile& profile, Visit& visit) {
    using enum RuleUnit;
    using enum Needed;
    visit(RuleKey{"roles", applies, never, "fewest_players"}, profile.roles);
    visit(RuleKey{"goals", goals, never, "fewest_players"}, profile.goals);
    visit(RuleKey{"fewest_players", count}, profile.fewest_players);
    visit(RuleKey{"most_players", count}, profile.most_players);
    visit(RuleKey{"role_difference", count, with_roles}, profile.role_difference);
    visit(RuleKey{"start_cash", amount}, profile.start_cash);
}

/// Rolling, jail, cards and the spaces that only the football board has.
template <class AnyProfile, class Visit>
void moving(AnyProfile& profile, Visit& visit) {
    using enum RuleUnit;
    using enum Needed;
    visit(RuleKey{"salary", RuleUnit::salary}, profile.salary);
    visit(RuleKey{"extra_rolls", count}, profile.extra_rolls);
    visit(RuleKey{"extra_roll_duty", applies, never, "extra_rolls"}, profile.extra_roll_duty);
    visit(RuleKey{"doubles_to_jail", count, never, "extra_rolls"}, profile.doubles_to_jail);
    visit(RuleKey{"jail_fine", amount}, profile.jail_fine);
    visit(RuleKey{"fine_time", word, never, "jail_fine"}, profile.fine_time);
    visit(RuleKey{"jail_tries", count}, profile.jail_tries);
    visit(RuleKey{"last_try", word, never, "jail_tries"}, profile.last_try);
    visit(RuleKey{"double_that_frees", word, never, "jail_fine"}, profile.double_that_frees);
    visit(RuleKey{"jailed_collects", applies}, profile.jailed_collects);
    visit(RuleKey{"jailed_collects_cards", applies}, profile.jailed_collects_cards);
    visit(RuleKey{"jailed_may_buy", applies, never, "jail_fine"}, profile.jailed_may_buy);
    visit(RuleKey{"jailed_may_pass", applies, never, "jail_tries"}, profile.jailed_may_pass);
    visit(RuleKey{"cards", paragraph, with_card_space}, profile.cards);
    visit(RuleKey{"card_spaces", word, never, "cards"}, profile.card_spaces);
    visit(RuleKey{"characters", paragraph, with_character}, profile.characters);
    visit(RuleKey{"bookmakers", paragraph, with_bookmakers}, profile.bookmakers);
    visit(RuleKey{"penalties", paragraph, with_penalty}, profile.penalties);
}

/// Buying, rent, building, mortgages and trade.
template <class AnyProfile, class Visit>
void deeds(AnyProfile& profile, Visit& visit) {
    using enum RuleUnit;
    using enum Needed;
    visit(RuleKey{"purchase"}, profile.purchase);
    visit(RuleKey{"declined_deed", word, never, "purchase"}, profile.declined_deed);
    visit(RuleKey{"rent"}, profile.rent);
    visit(RuleKey{"rent_claim", word, never, "rent"}, profile.rent_claim);
    visit(RuleKey{"streets_for_monopoly", count_or_all}, profile.streets_for_monopoly);
    visit(RuleKey{"doubled_when_mortgaged", applies, never, "streets_for_monopoly"}, profile.doubled_when_mortgaged);
    visit(RuleKey{"broken_monopoly", word, never, "mortgage"}, profile.broken_monopoly);
    visit(RuleKey{"houses_before_hotel", count}, profile.houses_before_hotel);
    visit(RuleKey{"hotels_per_street", count, never, "houses_before_hotel"}, profile.hotels_per_street);
    visit(RuleKey{"building_needs_monopoly", applies}, profile.building_needs_monopoly);
    visit(RuleKey{"most_built_streets", count, never, "houses_before_hotel"}, profile.most_built_streets);
    visit(RuleKey{"building_order", word, never, "houses_before_hotel"}, profile.building_order);
    visit(RuleKey{"building_time", word, never, "houses_before_hotel"}, profile.building_time);
    visit(RuleKey{"building_refund_percent", percent}, profile.building_refund_percent);
    visit(RuleKey{"hotel_sale", word, never, "building_refund_percent"}, profile.hotel_sale);
    visit(RuleKey{"pieces"}, profile.pieces);
    visit(RuleKey{"scarce_pieces", word, never, "pieces"}, profile.scarce_pieces);
    visit(RuleKey{"mortgage"}, profile.mortgage);
    visit(RuleKey{"mortgaged_rent", paragraph, never, "mortgage"}, profile.mortgaged_rent);
    visit(RuleKey{"mortgage_clears", word, never, "mortgage"}, profile.mortgage_clears);
    visit(RuleKey{"mortgage_interest", percent, never, "mortgage"}, profile.mortgage_interest);
    visit(RuleKey{"redeem_time", word, never, "mortgage"}, profile.redeem_time);
    visit(RuleKey{"mortgaged_deed_fee", percent, never, "mortgage"}, profile.mortgaged_deed_fee);
    visit(RuleKey{"trade"}, profile.trade);
    visit(RuleKey{"trade_time", word, never, "trade"}, profile.trade_time);
    visit(RuleKey{"trade_prices", word, never, "trade"}, profile.trade_prices);
    visit(RuleKey{"trade_clears", word, never, "trade"}, profile.trade_clears);
    visit(RuleKey{"debts_in_deeds", applies, never, "bankruptcy"}, profile.debts_in_deeds);
}

/// Taxes, companies and the foundation.
template <class AnyProfile, class Visit>
void charges(AnyProfile& profile, Visit& visit) {
    using enum RuleUnit;
    using enum Needed;
    visit(RuleKey{"income_tax_fixed", amount, with_income_tax}, profile.income_tax_fixed);
    visit(RuleKey{"income_tax_cash_percent", percent, with_income_tax}, profile.income_tax_cash_percent);
    visit(RuleKey{"income_tax_shared_cell", applies, never, "income_tax_fixed"}, profile.income_tax_shared_cell);
    visit(RuleKey{"income_tax_deed_percent", percent, with_income_tax}, profile.income_tax_deed_percent);
    visit(RuleKey{"income_tax_mortgaged", word, never, "income_tax_deed_percent"}, profile.income_tax_mortgaged);
    visit(RuleKey{"income_tax_building_percent", percent, with_income_tax}, profile.income_tax_building_percent);
    visit(RuleKey{"property_tax", amount, with_property_tax}, profile.property_tax);
    visit(RuleKey{"transport_by_count", amounts, with_transport}, profile.transport_by_count);
    visit(RuleKey{"transport_percent", percent, with_percent_transport}, profile.transport_percent);
    visit(RuleKey{"utility_by_count", amounts, never, "utility_factor"}, profile.utility_by_count);
    visit(RuleKey{"utility_factor", times, with_utility}, profile.utility_factor);
    visit(RuleKey{"utility_dice", word, never, "utility_factor"}, profile.utility_dice);
    visit(RuleKey{"foundation_fee", amount, with_foundation}, profile.foundation_fee);
    visit(RuleKey{"foundation_grant", die, with_foundation}, profile.foundation_grant);
}

/// Bankruptcy, the richest player, the timed game.
template <class AnyProfile, class Visit>
void ends(AnyProfile& profile, Visit& visit) {
    using enum RuleUnit;
    using enum Needed;
    visit(RuleKey{"bankruptcy"}, profile.bankruptcy);
    visit(RuleKey{"bankrupt_deeds", word, never, "bankruptcy"}, profile.bankrupt_deeds);
    visit(RuleKey{"richest", paragraph, with_goal_b}, profile.richest);
    visit(RuleKey{"timed_minutes", minutes, with_timed}, profile.timed_minutes);
    visit(RuleKey{"kept_cash_percent", percent, with_timed}, profile.kept_cash_percent);
    visit(RuleKey{"walk", paragraph, with_timed}, profile.walk);
    visit(RuleKey{"timed_score", word, never, "walk"}, profile.timed_score);
}

}  // namespace parts

/// Calls `visit(RuleKey, member)` for each rule in the order of the books; a member is a Cited or a PerRole of one.
template <class AnyProfile, class Visit>
void each_rule(AnyProfile& profile, Visit visit) {
    parts::set_up(profile, visit);
    parts::moving(profile, visit);
    parts::deeds(profile, visit);
    parts::charges(profile, visit);
    parts::ends(profile, visit);
}

/// Calls `visit(role, rule)` for the rule of each role under one key, or once with nullopt for a common rule.
template <class T, class Visit>
void each_cited(Cited<T>& rule, Visit visit) {
    visit(std::optional<Role>{}, rule);
}
template <class T, class Visit>
void each_cited(PerRole<Cited<T>>& rules, Visit visit) {
    for (const Role role : all_roles) visit(std::optional{role}, rules.of(role));
}
template <class T, class Visit>
void each_cited(const Cited<T>& rule, Visit visit) {
    visit(std::optional<Role>{}, rule);
}
template <class T, class Visit>
void each_cited(const PerRole<Cited<T>>& rules, Visit visit) {
    for (const Role role : all_roles) visit(std::optional{role}, rules.of(role));
}

struct Edition;
/// Whether an edition must state a rule.
[[nodiscard]] bool must_state(const Edition& edition, Needed needed);
/// The kind of space that a rule is for; nullopt if it is for every board.
[[nodiscard]] std::optional<SpaceKind> needing_kind(Needed needed);

}  // namespace tablebank
