#pragma once
// The charges of the rules on the current table: calls each calculator with the data of this table. decide posts these
// sums and explain derives them again; both call these functions, so they cannot differ. Refuses only what its
// calculator refuses.

#include <optional>
#include <variant>
#include <vector>

#include "calculators/building.h"
#include "calculators/income_tax.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"
#include "calculators/rent.h"
#include "calculators/settlement.h"
#include "calculators/total_worth.h"
#include "ledger/books/due.h"
#include "ledger/books/game.h"

namespace tablebank {

/// The bank's refund for the buildings of one street.
struct StreetRefund {
    Space street;
    BuildingDeal deal;
};

/// Dice for every utility, so that the walk can be computed deed by deed while some are still to be thrown: one and one
/// if they are missing. The sums of those deeds must not be used.
[[nodiscard]] UtilityDice with_gaps_filled(const Edition& edition, UtilityDice dice);

/// The charges of one table. It must not outlive the game and the rulings.
class Charges {
public:
    Charges(const Game& game, const Rulings& rulings) : game_(game), rulings_(rulings) {}

    /// The rent of a deed that this player holds. `times`: the multiple that a card asks for; 0: the usual rent.
    [[nodiscard]] Rent rent(Seat owner, Space deed, std::optional<Dice> dice, int times = 0) const;
    /// The rent for these dice of a utility whose factor is due.
    [[nodiscard]] Quote utility(const Due& due, Dice dice) const;
    [[nodiscard]] IncomeTax income_tax(Seat player) const;
    /// The charge of a card for the player's houses and hotels.
    [[nodiscard]] Quote repairs(Seat player, const CardEffect& card) const;
    /// nullopt if the player's role rolls for a grant instead.
    [[nodiscard]] std::optional<Quote> foundation_fee(Seat player) const;

    [[nodiscard]] std::variant<BuildingDeal, Refusal> build(Seat player, Space street, int steps,
                                                            std::vector<RefusalCode>* ignoring) const;
    [[nodiscard]] std::variant<BuildingDeal, Refusal> sell(Seat player, Space street, int steps,
                                                           std::vector<RefusalCode>* ignoring) const;
    /// The refunds for all buildings in a city, street by street.
    [[nodiscard]] std::vector<StreetRefund> sell_city(Seat player, int city) const;
    /// The refunds for all buildings of a player, in board order (ru 24).
    [[nodiscard]] std::vector<StreetRefund> sell_everything(Seat player) const;

    [[nodiscard]] std::variant<Quote, Refusal> mortgage(Seat player, Space deed) const;
    [[nodiscard]] std::variant<Quote, Refusal> redeem(Seat player, Space deed) const;
    /// The price at which the new owner of a mortgaged deed has it free at once, or leaves it mortgaged (ru 12,
    /// football 13).
    [[nodiscard]] Quote redeem_taken(Space deed) const;
    [[nodiscard]] Quote keep_mortgaged(Space deed) const;

    [[nodiscard]] KeptCash kept(Seat player) const;
    /// The bank's sum for each deed: its income in the walk, or its worth.
    [[nodiscard]] std::variant<std::vector<DeedIncome>, Refusal> walk(Seat player, const UtilityDice& dice) const;

private:
    [[nodiscard]] StreetRefund refund(const Estate& estate, const Holding& holding) const;

    const Game& game_;
    const Rulings& rulings_;
};

}  // namespace tablebank
