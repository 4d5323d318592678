#pragma once
// Winding up a player (ru 24): buildings back to the bank at half price, then everything to the creditors or to the
// bank.

#include <vector>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"

namespace tablebank {

/// A creditor and what is owed to it; `creditor` is whatever the caller numbers its creditors by, in seat order.
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
    Money cash;                     ///< to be handed over, refund included
    std::vector<Portion> portions;  ///< one per claim, in order; empty when all goes to the bank
};

/// How an estate is wound up. No claims: all to the bank. Several claims, as the ruling `several_creditors` says:
/// equal_parts shares the cash equally with the odd notes in seat order and deals the deeds out one by one in board
/// order; seat_order pays the claims in full in turn, and what is left, with the deeds, goes to the first.
[[nodiscard]] WindingUp wind_up(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                const std::vector<Claim>& claims);

/// A sum that a debtor has, spread over several creditors by the same ruling. Equal parts are parts that notes of the
/// smallest kind can pay; what is less than one such note goes to the first. Requires at least one claim.
[[nodiscard]] std::vector<Money> spread(const Rulings& rulings, Money sum, const std::vector<Claim>& claims,
                                        Money smallest_note);

}  // namespace tablebank
