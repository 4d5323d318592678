#pragma once
// The rules for building, selling, mortgaging and redeeming (ru 10 to 13; football 7, 8, 12, 13; pl 10), in numbers. It
// is the only copy of these rules. The quotes of building.h and mortgage.h add paragraphs and places to its answers;
// the closing plan uses it for each of its states, and quote_raise for the sum that a player can still raise. It does
// not check turns, cash or the box.

#include <algorithm>
#include <cstdint>
#include <limits>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/rulings.h"

namespace tablebank {

/// A deed of a player.
struct StreetState {
    int standing = 0;  ///< building steps
    int most = 0;      ///< maximum of steps for this role; 0: not a street
    int hotels = 0;
    bool mortgaged = false;
    bool third = false;  ///< as Holding::third
};

/// All streets of one city with the same owner.
struct CityState {
    int open = 0;   ///< unmortgaged streets on which a monopoly may rest
    int built = 0;  ///< streets with a building
    void add(const StreetState& street) {
        if (!street.mortgaged && !street.third) ++open;
        if (street.standing > 0) ++built;
    }
};

/// The building steps of the other streets of a city with the same owner.
struct OtherStreets {
    int least = std::numeric_limits<int>::max() - 1;  ///< no limit, if there is no other street
    int most = 0;
    void add(int standing) {
        least = std::min(least, standing);
        most = std::max(most, standing);
    }
};

/// A deed with everything that the rules depend on.
struct DealingPlace {
    CityState city;
    StreetState street;
    OtherStreets others;
};
/// Requires a holding of the estate, and its deed.
[[nodiscard]] DealingPlace place_of(const Edition& edition, const Estate& estate, const Deed& deed,
                                    const Holding& holding);

/// Why a deal is not allowed, in the order in which the quotes report the reasons.
enum class DealingBar : std::uint8_t {
    price_war,             ///< not allowed in the price war (fr 14)
    already_mortgaged,     ///< there is nothing left to mortgage
    mortgaged,             ///< a mortgaged street cannot be built on
    no_city,               ///< the city is not monopolised
    third_street,          ///< ruling third_street
    built_streets,         ///< the city has its maximum of built streets (pl 10)
    uneven,                ///< another street of the city comes first (football 8, 12)
    past_hotel,            ///< the street does not have that many steps
    built_on,              ///< the street itself has buildings
    built_city,            ///< all buildings of the city must be sold first (it Ipoteche)
    breaks_built_monopoly  ///< the buildings of the city would be lost with its monopoly (ru 12)
};

/// A set of them.
class DealingBars {
public:
    constexpr void add_if(bool holds, DealingBar bar) { bits_ |= holds ? bit(bar) : 0U; }
    constexpr void remove(DealingBar bar) { bits_ &= ~bit(bar); }
    [[nodiscard]] constexpr bool has(DealingBar bar) const { return (bits_ & bit(bar)) != 0; }
    [[nodiscard]] constexpr bool none() const { return bits_ == 0; }

private:
    static constexpr std::uint32_t bit(DealingBar bar) { return 1U << static_cast<unsigned>(bar); }
    std::uint32_t bits_ = 0;
};

/// The rules for one player and one city, or for the player's companies.
class DealingRules {
public:
    /// `city`: index into Edition::cities; negative for companies. Only the role and the jail of the estate matter.
    DealingRules(const Edition& edition, const Rulings& rulings, const Estate& estate, int city);

    /// `steps` >= 1 more steps on the street.
    [[nodiscard]] DealingBars against_building(const CityState& city, const StreetState& street,
                                               const OtherStreets& others, int steps) const {
        DealingBars bars;
        const int target = street.standing + steps;
        bars.add_if(!builds_in_place_, DealingBar::price_war);
        bars.add_if(street.mortgaged, DealingBar::mortgaged);
        bars.add_if(needs_city_ && city.open < needed_, DealingBar::no_city);
        bars.add_if(street.third, DealingBar::third_street);
        bars.add_if(built_limit_ > 0 && street.standing == 0 && city.built >= built_limit_, DealingBar::built_streets);
        bars.add_if(even_ && target > others.least + 1, DealingBar::uneven);
        bars.add_if(target > street.most, DealingBar::past_hotel);
        return bars;
    }
    /// Whether the street has hotels that are sold for their own prices alone, by the ruling `hotel_counts_as`: the
    /// first of them as one step, with which its houses are gone.
    [[nodiscard]] bool sells_hotels_alone(const StreetState& street) const { return last_step_ && street.hotels > 0; }
    /// The number of steps of the street that one line may sell.
    [[nodiscard]] int most_steps_sold(const StreetState& street) const {
        return sells_hotels_alone(street) ? street.hotels : street.standing;
    }
    /// The steps that are left after `steps` were sold. Requires 1 <= steps <= most_steps_sold.
    [[nodiscard]] int left_after(const StreetState& street, int steps) const {
        return sells_hotels_alone(street) && steps == street.hotels ? 0 : street.standing - steps;
    }
    /// `steps` fewer steps on the street. Requires 1 <= steps <= most_steps_sold. Hotels that are sold outright leave
    /// nothing to compare for even building, if the book pays for their houses too (football 12).
    [[nodiscard]] DealingBars against_selling(const StreetState& street, const OtherStreets& others, int steps) const {
        DealingBars bars;
        const int left = left_after(street, steps);
        const bool outright = outright_ && street.hotels > 0 && left == 0;
        bars.add_if(even_ && !outright && left < others.most - 1, DealingBar::uneven);
        return bars;
    }
    [[nodiscard]] DealingBars against_mortgaging(const CityState& city, const StreetState& street) const {
        DealingBars bars;
        bars.add_if(street.mortgaged, DealingBar::already_mortgaged);
        bars.add_if(street.standing > 0, DealingBar::built_on);
        bars.add_if(clears_city_ && city.built > 0 && is_monopoly(city), DealingBar::built_city);
        bars.add_if(buildings_fall_ && breaks_built_monopoly(city, street), DealingBar::breaks_built_monopoly);
        return bars;
    }
    /// For a mortgaged deed.
    [[nodiscard]] DealingBars against_redeeming() const {
        DealingBars bars;
        bars.add_if(!redeems_in_place_, DealingBar::price_war);
        return bars;
    }

    /// Whether the streets of a city must be built and sold evenly (football 8, 12), so that each depends on the
    /// others.
    [[nodiscard]] bool goes_evenly() const { return even_; }
    [[nodiscard]] bool is_monopoly(const CityState& city) const { return monopolist_ && city.open >= needed_; }
    /// Whether the city is built, and would no longer be monopolised without this street.
    [[nodiscard]] bool breaks_built_monopoly(const CityState& city, const StreetState& street) const {
        return street.most > 0 && !street.mortgaged && !street.third && city.built > 0 && is_monopoly(city) &&
               city.open - 1 < needed_;
    }
    /// Whether the buildings of a city are lost with its monopoly (ru 12), or stay (fr 11 F, football 13).
    [[nodiscard]] bool buildings_fall() const { return buildings_fall_; }

    /// Whether a sale or a mortgage in this city may have to wait until something was built or redeemed there. `all`:
    /// with every street open.
    [[nodiscard]] bool sale_may_wait(const CityState& now, const CityState& all) const;

private:
    int needed_ = 0;  ///< open streets for a monopoly
    int built_limit_ = 0;
    bool monopolist_ = false;
    bool builds_in_place_ = false;  ///< in the price war, or outside it
    bool redeems_in_place_ = false;
    bool needs_city_ = false;
    bool buildings_fall_ = false;
    bool clears_city_ = false;
    bool even_ = false;
    bool outright_ = false;  ///< a hotel may be sold all at once
    bool last_step_ = false;
};

/// The cost of the steps after `from` up to `to`.
[[nodiscard]] Money cost_of_steps(const StreetColumn& column, int from, int to);
/// The building cost of `steps` sold steps of a street. Requires 1 <= steps <= most_steps_sold.
[[nodiscard]] Money cost_of_sold(const DealingRules& rules, const StreetColumn& column, const StreetState& street,
                                 int steps);

}  // namespace tablebank
