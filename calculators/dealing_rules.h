#pragma once
// What a player may build, sell, mortgage and redeem (ru 10 to 13; football 7, 8, 12, 13; pl 10), in numbers. It is the
// only copy of these rules. The quotes of building.h and mortgage.h say its answers with paragraphs and places; the
// closing plan asks it for each of its states; quote_raise asks it what a player can still raise. Whose turn it is, the
// cash and the box are not its questions.

#include <algorithm>
#include <cstdint>
#include <limits>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/rulings.h"

namespace tablebank {

/// A deed in its owner's hand.
struct StreetState {
    int standing = 0;  ///< steps of building
    int most = 0;      ///< steps that it takes with this role; 0: it is no street
    bool hotel = false;
    bool mortgaged = false;
    bool third = false;  ///< as Holding::third
};

/// All streets of one city in one hand.
struct CityState {
    int open = 0;   ///< unmortgaged streets on which a monopoly may rest
    int built = 0;  ///< streets with a building
    void add(const StreetState& street) {
        if (!street.mortgaged && !street.third) ++open;
        if (street.standing > 0) ++built;
    }
};

/// The steps of building on the other streets of a city in the same hand.
struct OtherStreets {
    int least = std::numeric_limits<int>::max() - 1;  ///< as many as anything, if there is no other street
    int most = 0;
    void add(int standing) {
        least = std::min(least, standing);
        most = std::max(most, standing);
    }
};

/// A deed with everything around it that the rules ask about.
struct DealingPlace {
    CityState city;
    StreetState street;
    OtherStreets others;
};
/// Requires a holding of the estate, and its deed.
[[nodiscard]] DealingPlace place_of(const Edition& edition, const Estate& estate, const Deed& deed,
                                    const Holding& holding);

/// Why a dealing is not allowed. In the order in which the quotes name the reasons.
enum class DealingBar : std::uint8_t {
    price_war,             ///< who sits there may not (fr 14)
    already_mortgaged,     ///< there is nothing left to mortgage
    mortgaged,             ///< a mortgaged street is not built on
    no_city,               ///< the city is not monopolised
    third_street,          ///< ruling third_street
    built_streets,         ///< as many streets of the city are built as may be (pl 10)
    uneven,                ///< another street of the city comes first (football 8, 12)
    past_hotel,            ///< there are not so many steps
    built_on,              ///< buildings stand on the street itself
    built_city,            ///< every building of the city goes first (it Ipoteche)
    breaks_built_monopoly  ///< the buildings of the city would fall with its monopoly (ru 12)
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
    /// `city`: index into Edition::cities; below 0 for companies. Of the estate only the role and the place count.
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
    /// Whether the street has a hotel that is sold for its own price alone, as the ruling `hotel_counts_as` says.
    [[nodiscard]] bool sells_as_one_step(const StreetState& street) const { return last_step_ && street.hotel; }
    /// How many steps a line may sell of the street.
    [[nodiscard]] int most_steps_sold(const StreetState& street) const {
        return sells_as_one_step(street) ? 1 : street.standing;
    }
    /// The steps that are left after `steps` were sold. Requires 1 <= steps <= most_steps_sold.
    [[nodiscard]] int left_after(const StreetState& street, int steps) const {
        return sells_as_one_step(street) ? 0 : street.standing - steps;
    }
    /// `steps` fewer steps on the street. Requires 1 <= steps <= most_steps_sold. A hotel that is sold outright leaves
    /// nothing to be even with: the book pays for its houses too (football 12).
    [[nodiscard]] DealingBars against_selling(const StreetState& street, const OtherStreets& others, int steps) const {
        DealingBars bars;
        const int left = left_after(street, steps);
        const bool outright = street.hotel && left == 0;
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
    /// Of a deed that is mortgaged.
    [[nodiscard]] DealingBars against_redeeming() const {
        DealingBars bars;
        bars.add_if(!redeems_in_place_, DealingBar::price_war);
        return bars;
    }

    /// Whether the streets of a city go up and down together (football 8, 12), so that each waits for the others.
    [[nodiscard]] bool goes_evenly() const { return even_; }
    [[nodiscard]] bool is_monopoly(const CityState& city) const { return monopolist_ && city.open >= needed_; }
    /// Whether the city is built and is monopolised no more without this street.
    [[nodiscard]] bool breaks_built_monopoly(const CityState& city, const StreetState& street) const {
        return street.most > 0 && !street.mortgaged && !street.third && city.built > 0 && is_monopoly(city) &&
               city.open - 1 < needed_;
    }
    /// Whether the buildings of a city go with its monopoly (ru 12), or stay (fr 11 F, football 13).
    [[nodiscard]] bool buildings_fall() const { return buildings_fall_; }

    /// Whether a sale or a mortgage in this city may have to wait until something was built or redeemed there. `all`:
    /// with every street open.
    [[nodiscard]] bool sale_may_wait(const CityState& now, const CityState& all) const;

private:
    int needed_ = 0;  ///< open streets for a monopoly
    int built_limit_ = 0;
    bool monopolist_ = false;
    bool builds_in_place_ = false;  ///< in the price war, or outside of it
    bool redeems_in_place_ = false;
    bool needs_city_ = false;
    bool buildings_fall_ = false;
    bool clears_city_ = false;
    bool even_ = false;
    bool last_step_ = false;
};

/// What the steps after `from` up to `to` cost; the last of the `most` steps is the hotel.
[[nodiscard]] Money cost_of_steps(const StreetColumn& column, int most, int from, int to);
/// What `steps` steps that are sold of a street cost to build. Requires 1 <= steps <= most_steps_sold.
[[nodiscard]] Money cost_of_sold(const DealingRules& rules, const StreetColumn& column, const StreetState& street,
                                 int steps);

}  // namespace tablebank
