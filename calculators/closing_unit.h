#pragma once
// A part of an estate whose deals with the bank depend only on itself: the streets of one city, or the companies of one
// kind. For closing_plan.cpp only.
//
// Its states are numbered: every street is mortgaged, open, or built up to some step. A deal that brings money in
// lowers the number and one that costs money raises it, which gives the search of closing_path.h its order. quote_rent
// calculates the income of a state, once for each figure; dealing_rules.h decides which deals are allowed, as it does
// for the quotes. The resulting plan is checked again with these, deal by deal.

#include <bit>
#include <cstdint>
#include <vector>

#include "calculators/closing_deal.h"
#include "calculators/dealing_rules.h"
#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/rent.h"
#include "calculators/rulings.h"
#include "calculators/total_worth.h"

namespace tablebank {

/// The effect of a deal on the cash and the box, as a set of bits. Deals of one kind move each of the two in one
/// direction, so that in a sequence of them the last one is the tightest.
namespace deal_kind {
inline constexpr std::uint32_t gives = 1;         ///< cash and pieces come back
inline constexpr std::uint32_t breaks_hotel = 2;  ///< cash and hotels come back, houses leave the box
inline constexpr std::uint32_t redeems = 4;       ///< cash goes out
inline constexpr std::uint32_t takes = 8;         ///< cash and houses go out
inline constexpr std::uint32_t first_hotel = 16;  ///< cash and hotels go out; houses come back
inline constexpr int most_missing = 25;
/// Hotels on a street that lacks `missing` houses before them: the box must have them, and gets them back.
[[nodiscard]] constexpr std::uint32_t hotel(int missing) {
    return first_hotel << static_cast<unsigned>(missing);
}
/// The `missing` of a kind made by `hotel`.
[[nodiscard]] constexpr int missing(std::uint32_t hotel) {
    return std::countr_zero(hotel / first_hotel);
}
inline constexpr std::uint32_t incoming = gives | breaks_hotel;
inline constexpr std::uint32_t outgoing = ~incoming;
}  // namespace deal_kind

struct ClosingMove {
    ClosingDealKind deal = ClosingDealKind::build;
    int lot = 0;
    int steps = 0;
    int to = 0;             ///< the resulting state
    std::int64_t cash = 0;  ///< the sum that the player gets, or pays
    std::uint32_t kind = 0;
};

/// The common input of all parts of the estate.
struct ClosingQuestion {
    const Edition& edition;
    const Rulings& rulings;
    const Estate& estate;
    const UtilityDice& dice;
};

/// A deed of the estate, as it is held.
struct HeldDeed {
    const Deed* deed = nullptr;
    const Holding* holding = nullptr;
};

class ClosingUnit {
public:
    /// `held`: all deeds of the estate in this city; or, with -1, all its companies of one kind.
    ClosingUnit(const ClosingQuestion& asked, int city, const std::vector<HeldDeed>& held);

    /// Limit of a part's states; above it no plan is made.
    static constexpr std::int64_t most_states = 50'000;
    [[nodiscard]] static bool is_too_large(Role role, const std::vector<HeldDeed>& held);

    [[nodiscard]] int states() const { return states_; }
    [[nodiscard]] int start() const { return start_; }
    [[nodiscard]] int city() const { return city_; }
    [[nodiscard]] Space space(int lot) const { return lots_[static_cast<std::size_t>(lot)].deed->space; }
    /// 36 times the payment of the walk: so the mean of 36 throws is a whole number.
    [[nodiscard]] std::int64_t income(int state) const { return facts(state).income; }
    [[nodiscard]] int houses(int state) const { return facts(state).houses; }
    [[nodiscard]] int hotels(int state) const { return facts(state).hotels; }
    /// The largest number of houses on any of its streets before the hotel.
    [[nodiscard]] int most_houses() const;
    /// Whether a deal that brings money in may have to wait for one that costs money. If not, everything is sold first,
    /// and bought then.
    [[nodiscard]] bool may_wait() const;
    /// No deals with it bring more cash than that.
    [[nodiscard]] std::int64_t most_raised() const;
    /// Whether a cycle of deals brings money, which is possible for sums that are not multiples of the smallest note.
    [[nodiscard]] bool is_a_spring() const;

    [[nodiscard]] int lots() const { return static_cast<int>(lots_.size()); }
    /// Whether the streets of a city are built and sold evenly, so that each depends on the others.
    [[nodiscard]] bool is_even() const { return rules_.goes_evenly(); }

    /// Every deal of these kinds that the rules allow in a state, for any cash and pieces.
    template <class Take>
    void each_move(int state, std::uint32_t kinds, Take&& take) const {
        for (int lot = 0; lot < lots(); ++lot) each_move_of(state, lot, kinds, take);
        if ((kinds & deal_kind::gives) != 0) sell_city(state, take);
    }
    /// Those with one street or company.
    template <class Take>
    void each_move_of(int state, int lot, std::uint32_t kinds, Take&& take) const {
        const StateFacts& now = facts(state);
        const int digit = digit_of(state, lot);
        if ((kinds & deal_kind::incoming) != 0) each_sale(state, now, lot, digit, kinds, take);
        if ((kinds & deal_kind::outgoing) != 0) each_purchase(state, now, lot, digit, kinds, take);
    }
    /// All buildings of a city, if more than one street has some.
    template <class Take>
    void sell_city(int state, Take&& take) const {
        if (facts(state).city.built > 1) take(sale_of_city(state));
    }

    static constexpr int mortgaged_level = 0;
    static constexpr int open_level = 1;  ///< one more for each building step
    [[nodiscard]] int level(int state, int lot) const { return digit_of(state, lot); }
    /// Every state between these two with the lot at this level.
    template <class Take>
    void each_state(int lot, int level, int lowest, int highest, Take&& take) const {
        const int weight = lot_at(lot).weight;
        const int period = weight * (lot_at(lot).most + 2);
        for (int first = lowest - lowest % period + level * weight; first <= highest; first += period)
            for (int state = first; state < first + weight; ++state) take(state);
    }

private:
    struct Lot {
        const Deed* deed = nullptr;
        int most = 0;    ///< steps; 0 for a company
        int houses = 0;  ///< those of them before the first hotel
        int weight = 1;  ///< of its digit in the number of a state: 0 mortgaged, 1 open, 2 and more built
        bool third = false;
        std::int64_t mortgage = 0;
        std::int64_t redeem = 0;
        std::int64_t note = 0;                ///< the most that rounding adds to a refund
        std::vector<std::int64_t> cost{};     ///< of the first n steps, by n
        std::vector<std::int64_t> refunds{};  ///< of selling steps, at refund_at

        [[nodiscard]] int hotels_at(int steps) const { return steps > houses ? steps - houses : 0; }
        [[nodiscard]] int missing_before_hotel(int steps) const { return steps < houses ? houses - steps : 0; }
        [[nodiscard]] std::size_t refund_at(int from, int to) const {
            return static_cast<std::size_t>(from) * (static_cast<std::size_t>(most) + 1) + static_cast<std::size_t>(to);
        }
    };
    struct StateFacts {
        std::int64_t income = 0;
        std::int16_t houses = 0;
        std::int16_t hotels = 0;
        CityState city;
    };

    [[nodiscard]] const StateFacts& facts(int state) const { return facts_[static_cast<std::size_t>(state)]; }
    [[nodiscard]] int digit_of(int state, int lot) const {
        return digits_[static_cast<std::size_t>(lot) * static_cast<std::size_t>(states_) +
                       static_cast<std::size_t>(state)];
    }
    [[nodiscard]] int steps_of(int state, int lot) const {
        const int digit = digit_of(state, lot);
        return digit > 1 ? digit - 1 : 0;
    }
    [[nodiscard]] const Lot& lot_at(int lot) const { return lots_[static_cast<std::size_t>(lot)]; }
    [[nodiscard]] std::int64_t refund(const Lot& lot, int from, int to) const {
        return lot.refunds[lot.refund_at(from, to)];
    }
    [[nodiscard]] static StreetState street_at(const Lot& lot, int digit) {
        const int standing = digit > 1 ? digit - 1 : 0;
        return {.standing = standing,
                .most = lot.most,
                .hotels = lot.hotels_at(standing),
                .mortgaged = digit == 0,
                .third = lot.third};
    }
    [[nodiscard]] OtherStreets others(int state, int lot) const;
    [[nodiscard]] ClosingMove sale_of_city(int state) const;

    template <class Take>
    void each_sale(int state, const StateFacts& now, int index, int digit, std::uint32_t kinds, Take&& take) const {
        const Lot& lot = lot_at(index);
        const StreetState street = street_at(lot, digit);
        if (digit == 1 && (kinds & deal_kind::gives) != 0 && rules_.against_mortgaging(now.city, street).none())
            take(ClosingMove{ClosingDealKind::mortgage, index, 0, state - lot.weight, lot.mortgage, deal_kind::gives});
        if (digit < 2) return;
        const OtherStreets beside = others(state, index);
        for (int steps = 1; steps <= rules_.most_steps_sold(street); ++steps) {
            const int left = rules_.left_after(street, steps);
            const bool breaks = street.hotels > 0 && left > 0 && lot.hotels_at(left) == 0;
            const std::uint32_t kind = breaks ? deal_kind::breaks_hotel : deal_kind::gives;
            if ((kinds & kind) == 0 || !rules_.against_selling(street, beside, steps).none()) continue;
            take(ClosingMove{ClosingDealKind::sell, index, steps, state - lot.weight * (street.standing - left),
                             refund(lot, street.standing, left), kind});
        }
    }

    template <class Take>
    void each_purchase(int state, const StateFacts& now, int index, int digit, std::uint32_t kinds, Take&& take) const {
        const Lot& lot = lot_at(index);
        if (digit == 0) {
            if ((kinds & deal_kind::redeems) != 0 && rules_.against_redeeming().none())
                take(ClosingMove{ClosingDealKind::redeem, index, 0, state + lot.weight, -lot.redeem,
                                 deal_kind::redeems});
            return;
        }
        const StreetState street = street_at(lot, digit);
        if (street.standing == lot.most) return;
        const OtherStreets beside = others(state, index);
        for (int target = street.standing + 1; target <= lot.most; ++target) {
            const std::uint32_t kind = lot.hotels_at(target) > 0
                                           ? deal_kind::hotel(lot.missing_before_hotel(street.standing))
                                           : deal_kind::takes;
            const int steps = target - street.standing;
            if ((kinds & kind) == 0 || !rules_.against_building(now.city, street, beside, steps).none()) continue;
            const auto cost =
                lot.cost[static_cast<std::size_t>(street.standing)] - lot.cost[static_cast<std::size_t>(target)];
            take(ClosingMove{ClosingDealKind::build, index, steps, state + lot.weight * steps, cost, kind});
        }
    }

    void add_lot(const ClosingQuestion& asked, const HeldDeed& held);
    void add_refunds(const ClosingQuestion& asked, Lot& lot) const;
    void number_states();
    void number_states_of(const Lot& lot);
    void add_street_rents(const ClosingQuestion& asked, Estate part);
    void add_company_rents(const ClosingQuestion& asked, Estate part);

    int city_ = -1;
    DealingRules rules_;
    std::vector<Lot> lots_;
    int states_ = 1;
    int start_ = 0;
    std::vector<std::uint8_t> digits_;  ///< of all states in the first lot, then in the next
    std::vector<StateFacts> facts_;
};

}  // namespace tablebank
