#pragma once
// The table's decisions on questions that its rule book leaves open. Each ruling has a key and a default per edition,
// and may be chosen at the start or changed later by an entry with a reason. The keys and values are a public contract.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/rounding.h"

namespace tablebank {

enum class HotelCountsAs { all_steps, last_step };
enum class DoubleIntoJail { ends_turn, rolls_on };
enum class WalkRoller { owner, banker };
enum class SeveralCreditors { equal_parts, seat_order };
enum class TradeBreakingMonopoly { sell_first, as_mortgage };
enum class PiecesRunOut { substitutes, limited };
enum class BankruptToBankMortgaged { for_sale, withheld };
enum class TimeCalled { finish_turn, finish_round, at_once };
enum class TimedTrade { until_closing, never };
enum class ClosingOwnTurn { lifted, kept };
enum class Collects { nothing, collects };
enum class MayBeSeen { judge, all, off };
enum class Ties { shared, more_cash_kept, more_deeds };
enum class BrokenMonopolyRate { half_printed, unbuilt };
enum class MortgageSells { city, street };
enum class PriceWarBars { deeds_and_buildings, deeds };
enum class BenchThirdRoll { moves, next_turn };
enum class BookmakerSeven { nothing, wins, loses };
enum class BrandRent { flat, dice };
enum class ThirdStreet { two_built, never_built };
enum class DeckOrder { unchecked, checked };
enum class UnrolledTurn { refused, allowed };
enum class RentWaiver { with_reason, never };
enum class PriceFloor { printed, free };
enum class CompetitorCashTax { own, as_monopolist };
enum class FreeingDouble { moves, rolls_again };
enum class StartLanding { printed, doubled };
enum class TaxesGoTo { bank, middle };

/// Values in force. A member's initialiser is the default, unless an edition gives another.
struct Rulings {
    Rounding rounding = Rounding::half_up;
    HotelCountsAs hotel_counts_as = HotelCountsAs::all_steps;
    bool mortgaged_companies_count = true;
    DoubleIntoJail double_into_jail = DoubleIntoJail::ends_turn;
    WalkRoller walk_roller = WalkRoller::owner;
    SeveralCreditors several_creditors = SeveralCreditors::equal_parts;
    TradeBreakingMonopoly trade_breaking_monopoly = TradeBreakingMonopoly::sell_first;
    PiecesRunOut pieces_run_out = PiecesRunOut::substitutes;
    BankruptToBankMortgaged bankrupt_to_bank_mortgaged = BankruptToBankMortgaged::for_sale;
    TimeCalled time_called = TimeCalled::finish_turn;
    bool closing = true;
    TimedTrade timed_trade = TimedTrade::until_closing;
    ClosingOwnTurn closing_own_turn = ClosingOwnTurn::lifted;
    Collects jailed_in_walk = Collects::nothing;
    Collects jailed_in_richest = Collects::collects;
    bool equal_turns = false;
    MayBeSeen closing_plan = MayBeSeen::judge;
    MayBeSeen live_standings = MayBeSeen::judge;
    bool track_tokens = true;
    Ties ties = Ties::shared;
    std::optional<int> competitor_utility_factor;  ///< nullopt: the edition's printed one
    BrokenMonopolyRate broken_monopoly_rate = BrokenMonopolyRate::half_printed;
    bool competitor_needs_city = false;
    MortgageSells mortgage_sells = MortgageSells::city;
    PriceWarBars price_war_bars = PriceWarBars::deeds_and_buildings;
    BenchThirdRoll bench_third_roll = BenchThirdRoll::moves;
    BookmakerSeven bookmaker_seven = BookmakerSeven::nothing;
    BrandRent brand_rent = BrandRent::flat;
    DeckOrder deck_order = DeckOrder::unchecked;
    UnrolledTurn unrolled_turn = UnrolledTurn::refused;
    ThirdStreet third_street = ThirdStreet::two_built;
    bool price_war_redeems = true;
    RentWaiver rent_waiver = RentWaiver::with_reason;
    PriceFloor price_floor = PriceFloor::printed;
    CompetitorCashTax competitor_cash_tax = CompetitorCashTax::own;
    FreeingDouble freeing_double = FreeingDouble::moves;
    bool early_fine = false;
    StartLanding start_landing = StartLanding::printed;
    TaxesGoTo taxes_go_to = TaxesGoTo::bank;

    friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// One key of the contract with its values in their written form, the general default first.
struct RulingKey {
    std::string_view name;
    std::span<const std::string_view> values;
    bool takes_number = false;  ///< any whole number from 1 to most_ruling_number is a value too
};
inline constexpr int most_ruling_number = 1000;

[[nodiscard]] std::span<const RulingKey> ruling_keys();
[[nodiscard]] const RulingKey* find_ruling(std::string_view name);  ///< nullptr for an unknown key

/// The written value of a key. Requires a known key.
[[nodiscard]] std::string get(const Rulings& rulings, std::string_view name);
/// The citation of a ruling in workings, in place of a paragraph: "ruling rounding".
[[nodiscard]] std::string cite_ruling(std::string_view name);
/// False, without changes, if the key or the value is unknown.
[[nodiscard]] bool set(Rulings& rulings, std::string_view name, std::string_view value);

}  // namespace tablebank
