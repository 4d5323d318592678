// The list of all rulings.

#include <array>

#include "calculators/ruling_row.h"
#include "calculators/special_space.h"
#include "calculators/total_worth.h"

namespace tablebank {
namespace {

using namespace std::string_view_literals;

/// A member of Rulings with its possible values, in the order in which the contract names them.
template <auto Member, auto... Values>
struct Choice {
    static constexpr std::array values{Values...};
    static std::size_t read(const Rulings& rulings) {
        return static_cast<std::size_t>(std::ranges::find(values, rulings.*Member) - values.begin());
    }
    static void write(Rulings& rulings, std::size_t place) { rulings.*Member = values.at(place); }
};

template <auto Member, auto... Values>
constexpr RulingRow row(std::string_view key, const std::array<std::string_view, sizeof...(Values)>& names,
                        RulingUse use) {
    using Chosen = Choice<Member, Values...>;
    return {{key, names}, use, &Chosen::read, &Chosen::write};
}

/// A key with one word that leaves the figure to the edition, and figures as its other values.
template <std::optional<int> Rulings::*Member>
constexpr RulingRow number_row(std::string_view key, const std::array<std::string_view, 1>& names, RulingUse use) {
    return {{key, names, true},
            use,
            [](const Rulings& /*rulings*/) { return std::size_t{0}; },
            [](Rulings& rulings, std::size_t /*place*/) { (rulings.*Member).reset(); },
            Member};
}

using Matters = bool (*)(const RulingScope&);

constexpr Matters everywhere = [](const RulingScope& /*in*/) { return true; };
/// Only decides who is shown a plan, and changes nothing that is counted: it is on no sheet.
constexpr Matters nowhere = [](const RulingScope& /*in*/) { return false; };
constexpr Matters when_timed = [](const RulingScope& in) { return in.timed(); };

/// Used by calculators, so a position without a game has it too.
constexpr RulingUse calculated(Matters matters) {
    return {matters, true};
}
/// Used only in the course of a game.
constexpr RulingUse of_the_course(Matters matters) {
    return {matters, false};
}

/// The same for a rule that no book has: a table, or an own box, has it.
constexpr RulingUse of_the_house(Matters matters) {
    return {matters, false, false, true};
}
/// Decides who may see something, and changes nothing that is counted.
constexpr RulingUse who_may_see(Matters matters) {
    return {matters, false, true};
}

constexpr std::array rounding_names{"half_up"sv, "up"sv, "down"sv};
constexpr std::array hotel_names{"all_steps"sv, "last_step"sv};
constexpr std::array yes_no{"yes"sv, "no"sv};
constexpr std::array no_yes{"no"sv, "yes"sv};
constexpr std::array double_names{"ends_turn"sv, "rolls_on"sv};
constexpr std::array roller_names{"owner"sv, "banker"sv};
constexpr std::array creditor_names{"equal_parts"sv, "seat_order"sv};
constexpr std::array breaking_names{"sell_first"sv, "as_mortgage"sv};
constexpr std::array pieces_names{"substitutes"sv, "limited"sv};
constexpr std::array bankrupt_names{"for_sale"sv, "withheld"sv};
constexpr std::array time_names{"finish_turn"sv, "finish_round"sv, "at_once"sv};
constexpr std::array trade_names{"until_closing"sv, "never"sv};
constexpr std::array own_turn_names{"lifted"sv, "kept"sv};
constexpr std::array nothing_collects{"nothing"sv, "collects"sv};
constexpr std::array collects_nothing{"collects"sv, "nothing"sv};
constexpr std::array seen_names{"judge"sv, "all"sv, "off"sv};
constexpr std::array ties_names{"shared"sv, "more_cash_kept"sv, "more_deeds"sv};
constexpr std::array factor_names{"printed"sv};
constexpr std::array broken_names{"half_printed"sv, "unbuilt"sv};
constexpr std::array mortgage_names{"city"sv, "street"sv};
constexpr std::array war_names{"deeds_and_buildings"sv, "deeds"sv};
constexpr std::array bench_names{"moves"sv, "next_turn"sv};
constexpr std::array seven_names{"nothing"sv, "wins"sv, "loses"sv};
constexpr std::array brand_names{"flat"sv, "dice"sv};
constexpr std::array third_names{"two_built"sv, "never_built"sv};
constexpr std::array order_names{"unchecked"sv, "checked"sv};
constexpr std::array unrolled_names{"refused"sv, "allowed"sv};
constexpr std::array waiver_names{"with_reason"sv, "never"sv};
constexpr std::array floor_names{"printed"sv, "free"sv};
constexpr std::array cash_tax_names{"own"sv, "as_monopolist"sv};
constexpr std::array freeing_names{"moves"sv, "rolls_again"sv};
constexpr std::array landing_names{"printed"sv, "doubled"sv};
constexpr std::array taxes_names{"bank"sv, "middle"sv};

constexpr std::array all_rows{
    row<&Rulings::rounding, Rounding::half_up, Rounding::up, Rounding::down>("rounding", rounding_names,
                                                                             calculated(everywhere)),
    row<&Rulings::hotel_counts_as, HotelCountsAs::all_steps, HotelCountsAs::last_step>("hotel_counts_as", hotel_names,
                                                                                       calculated(everywhere)),
    row<&Rulings::mortgaged_companies_count, true, false>(
        "mortgaged_companies_count", yes_no, calculated([](const RulingScope& in) { return in.has_companies(); })),
    row<&Rulings::double_into_jail, DoubleIntoJail::ends_turn, DoubleIntoJail::rolls_on>(
        "double_into_jail", double_names,
        of_the_course([](const RulingScope& in) { return in.book().extra_rolls.value > 0; })),
    row<&Rulings::walk_roller, WalkRoller::owner, WalkRoller::banker>(
        "walk_roller", roller_names, of_the_course([](const RulingScope& in) {
            return in.timed() && !counts_worth(in.edition) && in.edition.has_space(SpaceKind::utility);
        })),
    row<&Rulings::several_creditors, SeveralCreditors::equal_parts, SeveralCreditors::seat_order>(
        "several_creditors", creditor_names, of_the_course(everywhere)),
    // If a city must be cleared before any of its streets is traded, no trade breaks a built monopoly (football 12); if
    // buildings fall with it (ru 12), they are sold first in any case.
    row<&Rulings::trade_breaking_monopoly, TradeBreakingMonopoly::sell_first, TradeBreakingMonopoly::as_mortgage>(
        "trade_breaking_monopoly", breaking_names, calculated([](const RulingScope& in) {
            return in.book().trade_clears.value != TradeClears::city && in.buildings_stay();
        })),
    row<&Rulings::pieces_run_out, PiecesRunOut::substitutes, PiecesRunOut::limited>("pieces_run_out", pieces_names,
                                                                                    calculated(everywhere)),
    row<&Rulings::bankrupt_to_bank_mortgaged, BankruptToBankMortgaged::for_sale, BankruptToBankMortgaged::withheld>(
        "bankrupt_to_bank_mortgaged", bankrupt_names, of_the_course(everywhere)),
    row<&Rulings::time_called, TimeCalled::finish_turn, TimeCalled::finish_round, TimeCalled::at_once>(
        "time_called", time_names, of_the_course(when_timed)),
    row<&Rulings::closing, true, false>("closing", yes_no, of_the_course(when_timed)),
    row<&Rulings::timed_trade, TimedTrade::until_closing, TimedTrade::never>("timed_trade", trade_names,
                                                                             of_the_course(when_timed)),
    row<&Rulings::closing_own_turn, ClosingOwnTurn::lifted, ClosingOwnTurn::kept>(
        "closing_own_turn", own_turn_names, of_the_course([](const RulingScope& in) {
            return in.timed() && (in.book().building_time.value == BuildingTime::own_turn ||
                                  in.book().redeem_time.value == RedeemTime::own_turn);
        })),
    row<&Rulings::jailed_in_walk, Collects::nothing, Collects::collects>(
        "jailed_in_walk", nothing_collects,
        calculated([](const RulingScope& in) { return in.timed() && in.any_role(in.book().jailed_collects, false); })),
    row<&Rulings::jailed_in_richest, Collects::collects, Collects::nothing>(
        "jailed_in_richest", collects_nothing, calculated([](const RulingScope& in) {
            return in.may_be(Goal::b) && in.any_role(in.book().jailed_collects, false);
        })),
    row<&Rulings::equal_turns, false, true>(
        "equal_turns", no_yes, of_the_course([](const RulingScope& in) { return in.timed() && !in.finishes_round(); })),
    row<&Rulings::closing_plan, MayBeSeen::judge, MayBeSeen::all, MayBeSeen::off>("closing_plan", seen_names,
                                                                                  who_may_see(nowhere)),
    row<&Rulings::live_standings, MayBeSeen::judge, MayBeSeen::all, MayBeSeen::off>("live_standings", seen_names,
                                                                                    who_may_see(everywhere)),
    row<&Rulings::track_tokens, true, false>("track_tokens", yes_no, of_the_course(everywhere)),
    row<&Rulings::ties, Ties::shared, Ties::more_cash_kept, Ties::more_deeds>(
        "ties", ties_names, calculated([](const RulingScope& in) { return in.timed() || in.may_be(Goal::b); })),
    number_row<&Rulings::competitor_utility_factor>(
        "competitor_utility_factor", factor_names, calculated([](const RulingScope& in) {
            return in.book().roles.value && in.edition.has_space(SpaceKind::utility);
        })),
    row<&Rulings::broken_monopoly_rate, BrokenMonopolyRate::half_printed, BrokenMonopolyRate::unbuilt>(
        "broken_monopoly_rate", broken_names, calculated([](const RulingScope& in) {
            return in.book().broken_monopoly.value == BrokenMonopoly::single_rent &&
                   in.any_role(in.book().building_needs_monopoly, true);
        })),
    row<&Rulings::competitor_needs_city, false, true>(
        "competitor_needs_city", no_yes, calculated([](const RulingScope& in) {
            return in.book().roles.value && !in.book().building_needs_monopoly.competitor.value;
        })),
    row<&Rulings::mortgage_sells, MortgageSells::city, MortgageSells::street>(
        "mortgage_sells", mortgage_names, calculated([](const RulingScope& in) {
            return in.book().mortgage_clears.value == MortgageClears::monopolised_city;
        })),
    row<&Rulings::price_war_bars, PriceWarBars::deeds_and_buildings, PriceWarBars::deeds>(
        "price_war_bars", war_names,
        calculated([](const RulingScope& in) { return in.any_role(in.book().jailed_may_buy, false); })),
    row<&Rulings::bench_third_roll, BenchThirdRoll::moves, BenchThirdRoll::next_turn>(
        "bench_third_roll", bench_names,
        of_the_course([](const RulingScope& in) { return in.book().last_try.value == LastTry::pays_and_moves; })),
    row<&Rulings::bookmaker_seven, BookmakerSeven::nothing, BookmakerSeven::wins, BookmakerSeven::loses>(
        "bookmaker_seven", seven_names,
        of_the_course([](const RulingScope& in) { return in.edition.has_space(SpaceKind::bookmakers); })),
    row<&Rulings::brand_rent, BrandRent::flat, BrandRent::dice>(
        "brand_rent", brand_names,
        calculated([](const RulingScope& in) { return !in.book().utility_by_count.value.empty(); })),
    row<&Rulings::deck_order, DeckOrder::unchecked, DeckOrder::checked>(
        "deck_order", order_names, of_the_course([](const RulingScope& in) {
            return !in.edition.decks.empty() && in.book().card_spaces.value == CardSpaces::cards;
        })),
    row<&Rulings::unrolled_turn, UnrolledTurn::refused, UnrolledTurn::allowed>("unrolled_turn", unrolled_names,
                                                                               of_the_course(everywhere)),
    row<&Rulings::third_street, ThirdStreet::two_built, ThirdStreet::never_built>(
        "third_street", third_names, calculated([](const RulingScope& in) { return in.limits_built_streets(); })),
    row<&Rulings::price_war_redeems, true, false>("price_war_redeems", yes_no, calculated([](const RulingScope& in) {
                                                      return in.any_role(in.book().jailed_may_buy, false);
                                                  })),
    // If rent must be asked for, not asking is the owner's right (football 10).
    row<&Rulings::rent_waiver, RentWaiver::with_reason, RentWaiver::never>(
        "rent_waiver", waiver_names,
        of_the_course([](const RulingScope& in) { return in.book().rent_claim.value == RentClaim::not_needed; })),
    row<&Rulings::price_floor, PriceFloor::printed, PriceFloor::free>(
        "price_floor", floor_names, of_the_course([](const RulingScope& in) {
            return in.book().trade_prices.value == TradePrices::not_below_printed;
        })),
    row<&Rulings::competitor_cash_tax, CompetitorCashTax::own, CompetitorCashTax::as_monopolist>(
        "competitor_cash_tax", cash_tax_names, calculated([](const RulingScope& in) {
            return in.book().roles.value && in.book().income_tax_shared_cell.value &&
                   in.edition.has_space(SpaceKind::income_tax);
        })),
    row<&Rulings::freeing_double, FreeingDouble::moves, FreeingDouble::rolls_again>(
        "freeing_double", freeing_names, of_the_course([](const RulingScope& in) {
            return in.book().double_that_frees.value == DoubleThatFrees::moves && in.book().extra_rolls.value > 0;
        })),
    row<&Rulings::early_fine, false, true>("early_fine", no_yes, of_the_course([](const RulingScope& in) {
                                               return in.book().fine_time.value == FineTime::before_turn;
                                           })),
    row<&Rulings::start_landing, StartLanding::printed, StartLanding::doubled>(
        "start_landing", landing_names,
        of_the_house([](const RulingScope& in) { return may_double_landing(in.edition); })),
    row<&Rulings::taxes_go_to, TaxesGoTo::bank, TaxesGoTo::middle>(
        "taxes_go_to", taxes_names,
        of_the_house([](const RulingScope& in) { return in.edition.has_space(SpaceKind::rest); })),
};

}  // namespace

std::span<const RulingRow> ruling_rows() {
    return all_rows;
}

const RulingRow* find_ruling_row(std::string_view name) {
    const auto found = std::ranges::find(all_rows, name, [](const RulingRow& one) { return one.key.name; });
    return found == all_rows.end() ? nullptr : &*found;
}

}  // namespace tablebank
