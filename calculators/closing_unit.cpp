#include "calculators/closing_unit.h"

#include <algorithm>

#include "calculators/expected_income.h"
#include "calculators/mortgage.h"
#include "calculators/payable.h"

namespace tablebank {
namespace {

int steps_of_street(const Deed& deed, Role role) {
    return deed.kind == SpaceKind::street ? most_steps(deed, role) : 0;
}

/// The deeds of a part alone, each unmortgaged and without buildings, for calculating its rents.
Estate bare_part(const Estate& estate, const std::vector<HeldDeed>& held) {
    Estate bare{.role = estate.role, .cash = {}, .jailed = estate.jailed, .deeds = {}};
    bare.deeds.reserve(held.size());
    for (const auto& [deed, holding] : held) bare.deeds.push_back({.deed = holding->deed, .third = holding->third});
    return bare;
}

/// 36 times the income of the deed.
std::int64_t income_of(const ClosingQuestion& asked, const Estate& estate, Space deed) {
    return expected_income(asked.edition, asked.rulings, estate, asked.dice, deed).of_36_throws.units();
}

}  // namespace

bool ClosingUnit::is_too_large(Role role, const std::vector<HeldDeed>& held) {
    std::int64_t states = 1;
    for (const auto& [deed, holding] : held) {
        const int most = steps_of_street(*deed, role);
        states *= most + 2;
        if (states > most_states || most > deal_kind::most_missing) return true;
    }
    return false;
}

ClosingUnit::ClosingUnit(const ClosingQuestion& asked, int city, const std::vector<HeldDeed>& held)
    : city_(city), rules_(asked.edition, asked.rulings, asked.estate, city) {
    lots_.reserve(held.size());
    for (const HeldDeed& one : held) add_lot(asked, one);
    number_states();
    if (city >= 0)
        add_street_rents(asked, bare_part(asked.estate, held));
    else
        add_company_rents(asked, bare_part(asked.estate, held));
}

void ClosingUnit::add_lot(const ClosingQuestion& asked, const HeldDeed& held) {
    const Deed& deed = *held.deed;
    const Holding& holding = *held.holding;
    Lot lot;
    lot.deed = &deed;
    lot.most = steps_of_street(deed, asked.estate.role);
    lot.houses = lot.most > 0 ? deed.street.of(asked.estate.role).houses() : 0;
    lot.weight = states_;
    lot.third = holding.third;
    lot.mortgage = deed.mortgage.units();
    lot.note = asked.edition.currency.smallest_note.units();
    lot.redeem = redeem_sum(asked.edition, asked.rulings, deed).amount.units();
    lot.cost.push_back(0);
    if (lot.most > 0) {
        const StreetColumn& column = deed.street.of(asked.estate.role);
        for (int step = 1; step <= lot.most; ++step) lot.cost.push_back(cost_of_steps(column, 0, step).units());
        add_refunds(asked, lot);
    }
    const int steps = lot.most > 0 ? steps_on(deed, asked.estate.role, holding) : 0;
    start_ += lot.weight * (holding.mortgaged ? 0 : 1 + steps);
    states_ *= lot.most + 2;
    lots_.push_back(std::move(lot));
}

void ClosingUnit::add_refunds(const ClosingQuestion& asked, Lot& lot) const {
    const std::int64_t percent = asked.edition.profile.building_refund_percent.value;
    const StreetColumn& column = lot.deed->street.of(asked.estate.role);
    lot.refunds.assign(lot.refund_at(lot.most, lot.most) + 1, 0);
    for (int from = 1; from <= lot.most; ++from) {
        const StreetState street = street_at(lot, from + 1);
        for (int steps = 1; steps <= rules_.most_steps_sold(street); ++steps) {
            std::vector<Working> unread;
            const Share part = Share::percent_of(cost_of_sold(rules_, column, street, steps), percent);
            lot.refunds[lot.refund_at(from, rules_.left_after(street, steps))] =
                payable(asked.edition, asked.rulings, part, unread).units();
        }
    }
}

void ClosingUnit::number_states() {
    facts_.reserve(static_cast<std::size_t>(states_));
    facts_.emplace_back();
    digits_.reserve(static_cast<std::size_t>(states_) * lots_.size());
    for (const Lot& lot : lots_) number_states_of(lot);
}

/// Numbers the states of the lots before it, once for each of its digits.
void ClosingUnit::number_states_of(const Lot& lot) {
    for (int digit = 1; digit < lot.most + 2; ++digit) {
        const int steps = digit - 1;
        const int hotels = lot.hotels_at(steps);
        for (int state = 0; state < lot.weight; ++state) {
            StateFacts counted = facts(state);
            counted.hotels = static_cast<std::int16_t>(counted.hotels + hotels);
            if (hotels == 0) counted.houses = static_cast<std::int16_t>(counted.houses + steps);
            counted.city.add(street_at(lot, digit));
            facts_.push_back(counted);
        }
    }
    auto place = digits_.insert(digits_.end(), static_cast<std::size_t>(states_), 0);
    for (int state = 0; state < states_; state += lot.weight * (lot.most + 2)) {
        for (int digit = 0; digit < lot.most + 2; ++digit)
            for (int other = 0; other < lot.weight; ++other) *place++ = static_cast<std::uint8_t>(digit);
    }
}

/// The income of a street depends on its buildings, and on whether its city is monopolised: each case is calculated
/// once.
void ClosingUnit::add_street_rents(const ClosingQuestion& asked, Estate part) {
    const bool may_monopolise = rules_.is_monopoly(facts_.back().city);
    std::vector<std::int64_t> rents;  // at [monopolised * (most + 1) + steps]
    for (int index = 0; index < lots(); ++index) {
        const Lot& lot = lot_at(index);
        Holding& street = part.deeds[static_cast<std::size_t>(index)];
        rents.clear();
        for (const bool together : {false, true}) {
            if (together && !may_monopolise) continue;
            for (Holding& holding : part.deeds) holding.mortgaged = !together && holding.deed != street.deed;
            for (int steps = 0; steps <= lot.most; ++steps) {
                set_steps(*lot.deed, part.role, street, steps);
                rents.push_back(income_of(asked, part, street.deed));
            }
        }
        set_steps(*lot.deed, part.role, street, 0);
        for (int state = 0; state < states_; ++state) {
            const int digit = digit_of(state, index);
            if (digit == 0) continue;
            StateFacts& earning = facts_[static_cast<std::size_t>(state)];
            const int row = rules_.is_monopoly(earning.city) ? lot.most + 1 : 0;
            earning.income += rents[static_cast<std::size_t>(row + digit - 1)];
        }
    }
}

/// The income of a company depends on the number of unmortgaged ones of its kind.
void ClosingUnit::add_company_rents(const ClosingQuestion& asked, Estate part) {
    const std::size_t count = lots_.size();
    std::vector<std::int64_t> rents(count + 1);  // by the number open
    for (int index = 0; index < lots(); ++index) {
        for (std::size_t open = 1; open <= count; ++open) {
            std::size_t others = open - 1;
            for (Holding& holding : part.deeds) {
                const bool asked_of = holding.deed == lot_at(index).deed->space;
                holding.mortgaged = !asked_of && others == 0;
                others -= !asked_of && others > 0 ? 1 : 0;
            }
            rents[open] = income_of(asked, part, lot_at(index).deed->space);
        }
        for (int state = 0; state < states_; ++state) {
            if (digit_of(state, index) == 0) continue;
            StateFacts& earning = facts_[static_cast<std::size_t>(state)];
            earning.income += rents[static_cast<std::size_t>(earning.city.open)];
        }
    }
}

int ClosingUnit::most_houses() const {
    int most = 0;
    for (const Lot& lot : lots_) most = std::max(most, lot.houses);
    return most;
}

bool ClosingUnit::may_wait() const {
    return city_ >= 0 && rules_.sale_may_wait(facts(start_).city, facts(states_ - 1).city);
}

/// A purchase brings back at most its cost, so this is the sale of all current buildings, step by step, and every
/// mortgage.
std::int64_t ClosingUnit::most_raised() const {
    std::int64_t raised = 0;
    for (int lot = 0; lot < lots(); ++lot) {
        const int standing = steps_of(start_, lot);
        if (standing > 0) raised += refund(lot_at(lot), standing, 0) + lot_at(lot).note * standing;
        if (digit_of(start_, lot) > 0) raised += lot_at(lot).mortgage;
    }
    return raised;
}

bool ClosingUnit::is_a_spring() const {
    return std::ranges::any_of(lots_, [&](const Lot& lot) {
        if (lot.redeem < lot.mortgage) return true;
        for (int from = 1; from <= lot.most; ++from) {
            for (int to = 0; to < from; ++to) {
                const auto cost = lot.cost[static_cast<std::size_t>(from)] - lot.cost[static_cast<std::size_t>(to)];
                if (refund(lot, from, to) > cost) return true;
            }
        }
        return false;
    });
}

/// The other streets matter only in a city with even building; elsewhere nothing is looked up.
OtherStreets ClosingUnit::others(int state, int lot) const {
    OtherStreets others;
    if (!rules_.goes_evenly()) return others;
    for (int other = 0; other < static_cast<int>(lots_.size()); ++other)
        if (other != lot) others.add(steps_of(state, other));
    return others;
}

ClosingMove ClosingUnit::sale_of_city(int state) const {
    ClosingMove all{.deal = ClosingDealKind::sell_city, .to = state, .kind = deal_kind::gives};
    for (int index = 0; index < static_cast<int>(lots_.size()); ++index) {
        const int standing = steps_of(state, index);
        if (standing == 0) continue;
        all.to -= lot_at(index).weight * standing;
        all.cash += refund(lot_at(index), standing, 0);
    }
    return all;
}

}  // namespace tablebank
