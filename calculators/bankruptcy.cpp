#include "calculators/bankruptcy.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "calculators/building.h"

namespace tablebank {
namespace {

/// The indices of the claims in seat order, whatever order they have.
std::vector<std::size_t> seat_order(const std::vector<Claim>& claims) {
    std::vector<std::size_t> order(claims.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t place) { return claims[place].creditor; });
    return order;
}

std::vector<Money> spread_equally(Money sum, const std::vector<Claim>& claims, const std::vector<std::size_t>& order,
                                  Money note) {
    const Money notes{sum.units() / note.units()};
    const EqualParts equal = share_equally(notes, static_cast<std::int64_t>(claims.size()));
    std::vector<Money> parts(claims.size(), note * equal.part.units());
    for (std::int64_t odd = 0; odd < equal.odd; ++odd) parts[order[static_cast<std::size_t>(odd)]] += note;
    parts[order.front()] += sum - note * notes.units();
    return parts;
}

std::vector<Money> spread_in_turn(Money sum, const std::vector<Claim>& claims, const std::vector<std::size_t>& order) {
    std::vector<Money> parts(claims.size());
    for (const std::size_t place : order) {
        parts[place] = std::min(sum, claims[place].amount);
        sum -= parts[place];
    }
    parts[order.front()] += sum;
    return parts;
}

std::vector<Space> in_board_order(const Estate& estate) {
    std::vector<Space> deeds;
    std::ranges::transform(estate.deeds, std::back_inserter(deeds), &Holding::deed);
    std::ranges::sort(deeds);
    return deeds;
}

}  // namespace

WindingUp wind_up(const Edition& edition, const Rulings& rulings, const Estate& estate,
                  const std::vector<Claim>& claims) {
    WindingUp winding_up;
    for (const Holding& holding : estate.deeds) {
        const Quote part = quote_sell_all(edition, rulings, estate, holding).quote;
        winding_up.refund.amount += part.amount;
        winding_up.refund.workings.insert(winding_up.refund.workings.end(), part.workings.begin(), part.workings.end());
    }
    winding_up.cash = estate.cash + winding_up.refund.amount;
    if (claims.empty()) return winding_up;

    const std::vector<Money> parts = spread(rulings, winding_up.cash, claims, edition.currency.smallest_note);
    for (std::size_t place = 0; place < claims.size(); ++place)
        winding_up.portions.push_back({claims[place].creditor, parts[place], {}});

    const bool dealt_out = rulings.several_creditors == SeveralCreditors::equal_parts;
    const std::vector<std::size_t> order = seat_order(claims);
    std::size_t turn = 0;
    for (const Space deed : in_board_order(estate)) {
        winding_up.portions[order[turn]].deeds.push_back(deed);
        if (dealt_out) turn = (turn + 1) % order.size();
    }
    return winding_up;
}

std::vector<Money> spread(const Rulings& rulings, Money sum, const std::vector<Claim>& claims, Money smallest_note) {
    if (claims.empty()) throw std::invalid_argument("a sum is spread over one claim or more");
    const std::vector<std::size_t> order = seat_order(claims);
    return rulings.several_creditors == SeveralCreditors::equal_parts
               ? spread_equally(sum, claims, order, smallest_note)
               : spread_in_turn(sum, claims, order);
}

}  // namespace tablebank
