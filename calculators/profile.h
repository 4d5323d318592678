#pragma once
// The rule profile of an edition: the rules of its book, each with its paragraph. If books differ, a rule is an
// enumerated value with a name that a banker understands; code switches on these, never on an edition's name.
// docs/reference/edition-format.md describes every key and value.

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/money.h"
#include "calculators/table.h"

namespace tablebank {

/// The payment of START (ru 14): for passing it, and for landing on it if the book has another sum for that.
struct Salary {
    Money passing;
    Money landing{};  ///< zero: the same
    [[nodiscard]] Money for_landing() const { return landing.is_zero() ? passing : landing; }
    friend bool operator==(const Salary&, const Salary&) = default;
};

/// A value with its paragraph, for example {Money{100}, "ru 14"}.
template <class T>
struct Cited {
    T value{};
    std::string rule;
    friend bool operator==(const Cited&, const Cited&) = default;
};

/// One value for each role. A book without roles has only the player's.
template <class T>
struct PerRole {
    T monopolist{};
    T competitor{};
    T player{};
    [[nodiscard]] const T& of(Role role) const {
        return role == Role::monopolist ? monopolist : role == Role::competitor ? competitor : player;
    }
    [[nodiscard]] T& of(Role role) {
        return role == Role::monopolist ? monopolist : role == Role::competitor ? competitor : player;
    }
    friend bool operator==(const PerRole&, const PerRole&) = default;
};

/// The written values of an enumerated rule, in order; the first one is the default.
template <class Value>
inline constexpr std::array<std::string_view, 0> rule_words{};

/// The effect of a double that frees a jailed player (ru 15, fr 14, football 18).
enum class DoubleThatFrees { moves_and_rolls_again, rolls_again, moves };
template <>
inline constexpr std::array<std::string_view, 3> rule_words<DoubleThatFrees>{"moves_and_rolls_again", "rolls_again",
                                                                             "moves"};
/// The effect of the last try to leave jail without a double: none yet, or the player pays and moves (football 18, by
/// the ruling `bench_third_roll`).
enum class LastTry { stays, pays_and_moves };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<LastTry>{"stays", "pays_and_moves"};

/// A deed that no player bought, or that a bankrupt player left to the bank (ru 9, 24; football 6, 14).
enum class DeclinedDeed { stays_with_bank, auctioned };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<DeclinedDeed>{"stays_with_bank", "auctioned"};
enum class BankruptDeeds { for_sale, auctioned };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<BankruptDeeds>{"for_sale", "auctioned"};

/// The effect on the other buildings of a city that is no longer monopolised (ru 12, fr 11 F, football 13).
enum class BrokenMonopoly { buildings_sold, single_rent, printed_rent };
template <>
inline constexpr std::array<std::string_view, 3> rule_words<BrokenMonopoly>{"buildings_sold", "single_rent",
                                                                            "printed_rent"};
enum class BuildingOrder { free, even };  ///< ru 11, football 8
template <>
inline constexpr std::array<std::string_view, 2> rule_words<BuildingOrder>{"free", "even"};
enum class BuildingTime { own_turn, between_turns };  ///< ru 11, football 8
template <>
inline constexpr std::array<std::string_view, 2> rule_words<BuildingTime>{"own_turn", "between_turns"};
/// Whether pieces that two players want may cost more than the printed price (football 11).
enum class ScarcePieces { wait, auctioned };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<ScarcePieces>{"wait", "auctioned"};

/// The buildings that must be sold before a street is mortgaged, and before it is traded (ru 12, it Ipoteche, football
/// 12).
enum class MortgageClears { street, monopolised_city };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<MortgageClears>{"street", "monopolised_city"};
enum class TradeClears { street, city };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<TradeClears>{"street", "city"};
enum class RedeemTime { any_time, own_turn };  ///< ru 12, fr 11 D
template <>
inline constexpr std::array<std::string_view, 2> rule_words<RedeemTime>{"any_time", "own_turn"};
enum class TradeTime { any_time, before_roll };  ///< ru 23, it Ipoteche
template <>
inline constexpr std::array<std::string_view, 2> rule_words<TradeTime>{"any_time", "before_roll"};
enum class TradePrices { free, not_below_printed };  ///< ru 23, it Fallimento
template <>
inline constexpr std::array<std::string_view, 2> rule_words<TradePrices>{"free", "not_below_printed"};
/// Whether rent is lost if it is not claimed in time (football 10).
enum class RentClaim { not_needed, before_next_roll };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<RentClaim>{"not_needed", "before_next_roll"};
/// When the fine for leaving may be paid: in the own turn (ru 15), or also before it, as the ruling `early_fine` reads
/// it (football 18).
enum class FineTime { own_turn, before_turn };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<FineTime>{"own_turn", "before_turn"};
/// The taxed value of a mortgaged deed in the income tax by percentages: nothing (ru 17), its mortgage, or its price.
enum class MortgagedInTax { nothing, mortgage, price };
template <>
inline constexpr std::array<std::string_view, 3> rule_words<MortgagedInTax>{"nothing", "mortgage", "price"};
/// The dice for the charge of a utility: those that the visitor throws for it (ru 20), or those of the roll that moved
/// the token there (classic 8). If a card moved it, the visitor throws.
enum class VisitorDice { thrown, of_roll };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<VisitorDice>{"thrown", "of_roll"};
/// The sale of a hotel if streets are built and sold evenly: also all of it at once (football 12), or only step by
/// step, so that it is sold completely only together with the others of its city (classic 14).
enum class HotelSale { outright, by_steps };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<HotelSale>{"outright", "by_steps"};
/// The score of a timed game in addition to the cash: the banker's walk (ru timed 3), or the worth of all deeds and
/// buildings.
enum class TimedScore { walk, total_worth };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<TimedScore>{"walk", "total_worth"};
enum class CardSpaces { cards, two_dice };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<CardSpaces>{"cards", "two_dice"};

/// The limit of `hotels_per_street` (docs/reference/limits.md).
inline constexpr int most_hotels = 3;

struct Profile {
    Cited<bool> roles{true, {}};  ///< monopolists and competitors (ru 4); otherwise all players have the same rules
    Cited<std::vector<Goal>> goals{{Goal::a, Goal::b, Goal::timed}, {}};
    Cited<int> fewest_players;
    Cited<int> most_players;
    Cited<int> role_difference;  ///< maximum difference of the numbers of the roles (ru 4)
    Cited<Money> start_cash;

    Cited<Salary> salary;
    Cited<int> extra_rolls;       ///< doubles of one turn that give another roll (ru 8: one)
    Cited<bool> extra_roll_duty;  ///< whether that roll must be made (ru 8), or is a right that may be left (fr 7)
    Cited<int> doubles_to_jail;   ///< the double of one turn that sends to jail (football 4: the third); 0: none
    Cited<Money> jail_fine;
    Cited<FineTime> fine_time;
    Cited<int> jail_tries;  ///< rolls for a double before the fine must be paid (ru 15: two)
    Cited<LastTry> last_try;
    Cited<DoubleThatFrees> double_that_frees;
    PerRole<Cited<bool>> jailed_collects;        ///< whether a jailed player of the role collects rent and dues
    PerRole<Cited<bool>> jailed_collects_cards;  ///< the same for receipts from cards
    PerRole<Cited<bool>> jailed_may_buy{{true, {}}, {true, {}}, {true, {}}};  ///< deeds and buildings (fr 14)
    Cited<bool> jailed_may_pass;  ///< a turn without a roll; then the fine comes before the next one (fr 14)
    Cited<std::string> cards;     ///< paragraph only
    Cited<CardSpaces> card_spaces;
    Cited<std::string> characters;  ///< paragraph only: hidden cards (football 17)
    Cited<std::string> bookmakers;  ///< paragraph only (football 19)
    Cited<std::string> penalties;   ///< paragraph only (football 3)

    Cited<std::string> purchase;  ///< paragraph only: buying the deed of the token's space
    Cited<DeclinedDeed> declined_deed;
    Cited<std::string> rent;  ///< paragraph only: the printed column
    Cited<RentClaim> rent_claim;
    Cited<int> streets_for_monopoly;  ///< unmortgaged streets of a city that are needed (ru 10); 0: all (football 7)
    /// Whether an unbuilt street of a city in one hand keeps its doubled rent while others of the city are mortgaged.
    Cited<bool> doubled_when_mortgaged;
    Cited<BrokenMonopoly> broken_monopoly;
    PerRole<Cited<int>> houses_before_hotel;
    Cited<int> hotels_per_street{1, {}};  ///< 2 or 3 if a street takes further steps after its first hotel
    PerRole<Cited<bool>> building_needs_monopoly;
    PerRole<Cited<int>> most_built_streets;  ///< of one city with one owner (pl 10); 0: no limit
    Cited<BuildingOrder> building_order;
    Cited<BuildingTime> building_time;
    Cited<int> building_refund_percent;
    Cited<HotelSale> hotel_sale;
    Cited<std::string> pieces;  ///< paragraph only: when houses run out
    Cited<ScarcePieces> scarce_pieces;
    Cited<std::string> mortgage;        ///< paragraph only; the deeds have the sums
    Cited<std::string> mortgaged_rent;  ///< paragraph only: a mortgaged deed earns nothing
    Cited<MortgageClears> mortgage_clears;
    Cited<int> mortgage_interest;  ///< per cent of the mortgage when it is redeemed (football 13); 0: the printed sum
    Cited<RedeemTime> redeem_time;
    Cited<int> mortgaged_deed_fee;  ///< per cent of the mortgage, paid by the new owner of the deed (football 13, 14)
    Cited<std::string> trade;       ///< paragraph only
    Cited<TradeTime> trade_time;
    Cited<TradePrices> trade_prices;
    Cited<TradeClears> trade_clears;
    Cited<bool> debts_in_deeds;  ///< whether rent may be paid partly in deeds (football 15)

    Cited<Money> income_tax_fixed;
    PerRole<Cited<int>> income_tax_cash_percent;
    /// Whether the book prints one cell for both roles, so that its share of the cash is ambiguous (it Reddito).
    Cited<bool> income_tax_shared_cell;
    Cited<int> income_tax_deed_percent;
    Cited<MortgagedInTax> income_tax_mortgaged;
    Cited<int> income_tax_building_percent;
    Cited<Money> property_tax;
    Cited<int> transport_percent;                     ///< competitor: of the price, for any number owned
    Cited<std::vector<Money>> transport_by_count;     ///< the others: with 1, 2, ... owned
    PerRole<Cited<std::vector<int>>> utility_factor;  ///< times the dice, with 1, 2, ... owned
    Cited<VisitorDice> utility_dice;
    Cited<std::vector<Money>> utility_by_count;    ///< flat sums instead, by ruling `brand_rent` (football 7); or empty
    PerRole<Cited<Money>> foundation_fee;          ///< zero: the role pays nothing and rolls for a grant
    Cited<std::map<int, Money>> foundation_grant;  ///< die -> grant, for a role without a fee

    Cited<std::string> bankruptcy;  ///< paragraph only
    Cited<BankruptDeeds> bankrupt_deeds;
    Cited<std::string> richest;  ///< paragraph only
    Cited<int> timed_minutes;
    PerRole<Cited<int>> kept_cash_percent;
    Cited<std::string> walk;  ///< paragraph only
    Cited<TimedScore> timed_score;

    /// The roles in play.
    [[nodiscard]] std::vector<Role> played_roles() const {
        return roles.value ? std::vector{Role::monopolist, Role::competitor} : std::vector{Role::player};
    }
    friend bool operator==(const Profile&, const Profile&) = default;
};

}  // namespace tablebank
