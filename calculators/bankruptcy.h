#pragma once
// Winding up a bankrupt player's estate (ru 24): the bank takes the buildings back at half price, then everything goes
// to the creditors or to the bank.

#include <vector>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"

namespace tablebank {

/// A creditor and the sum owed to it. `creditor` is any number chosen by the caller, in seat order.
struct Claim {
    int creditor = 0;
    Money amount;
};

struct Portion {
    int creditor = 0;
    Money cash;
    std::vector<Space> deeds;
};

struct WindingUp {
    Quote refund;                   ///< of all buildings
    Money cash;                     ///< to be handed over, including the refund
    std::vector<Portion> portions;  ///< one per claim, in order; empty if everything goes to the bank
};

/// Winds up an estate. Without claims everything goes to the bank. With several claims, the ruling `several_creditors`
/// decides: equal_parts shares the cash equally, with the odd notes in seat order, and deals out the deeds one by one
/// in board order; seat_order pays the claims in full in turn, and the rest, with the deeds, goes to the first
/// creditor.
[[nodiscard]] WindingUp wind_up(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                const std::vector<Claim>& claims);

/// Divides a debtor's sum among several creditors by the same ruling. Equal parts are multiples of the smallest note;
/// the remainder goes to the first. Requires at least one claim.
[[nodiscard]] std::vector<Money> spread(const Rulings& rulings, Money sum, const std::vector<Claim>& claims,
                                        Money smallest_note);

}  // namespace tablebank
