#pragma once
// What the rules charge on a table as it stands: each calculator asked with what this table holds. decide posts these
// sums and explain derives them again, from here both, so that the two ask the same question. Knows no lines, posts
// nothing, and refuses only what its calculator refuses.

#include <optional>
#include <variant>
#include <vector>

#include "calculators/building.h"
#include "calculators/income_tax.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"
#include "calculators/rent.h"
#include "calculators/settlement.h"
#include "calculators/worth.h"
#include "ledger/books/due.h"
#include "ledger/books/game.h"

namespace tablebank {

/// What the bank gives back for the buildings of one street.
struct StreetRefund {
    Space street;
    BuildingDeal deal;
};

/// Dice for every utility, so that the walk is known deed by deed while some are still to be thrown: one and one where
/// none were. The sums of those are not to be used.
[[nodiscard]] UtilityDice with_gaps_filled(const Edition& edition, UtilityDice dice);

/// The charges of one table. It must not outlive the game and the rulings that it looks at.
class Charges {
public:
    Charges(const Game& game, const Rulings& rulings) : game_(game), rulings_(rulings) {}

    /// Of a deed that this player holds.
    /// Where a card asks for a multiple, `times` is not 0.
    [[nodiscard]] Rent rent(Seat owner, Space deed, std::optional<Dice> dice, int times = 0) const;
    /// The dice of a utility whose factor is due.
    [[nodiscard]] Quote utility(const Due& due, Dice dice) const;
    [[nodiscard]] IncomeTax income_tax(Seat player) const;
    /// What a card asks for the player's houses and hotels.
    [[nodiscard]] Quote repairs(Seat player, const CardEffect& card) const;
    /// nullopt where the player's role rolls for a grant instead.
    [[nodiscard]] std::optional<Quote> foundation_fee(Seat player) const;

    [[nodiscard]] std::variant<BuildingDeal, Refusal> build(Seat player, Space street, int steps,
                                                            std::vector<RefusalCode>* ignoring) const;
    [[nodiscard]] std::variant<BuildingDeal, Refusal> sell(Seat player, Space street, int steps,
                                                           std::vector<RefusalCode>* ignoring) const;
    /// Everything built in a city, street by street.
    [[nodiscard]] std::vector<StreetRefund> sell_city(Seat player, int city) const;
    /// Everything that a player has built, in board order (ru 24).
    [[nodiscard]] std::vector<StreetRefund> sell_everything(Seat player) const;

    [[nodiscard]] std::variant<Quote, Refusal> mortgage(Seat player, Space deed) const;
    [[nodiscard]] std::variant<Quote, Refusal> redeem(Seat player, Space deed) const;
    /// Of who takes a mortgaged deed over: to have it free at once, or to leave it mortgaged (ru 12, football 13).
    [[nodiscard]] Quote redeem_taken(Space deed) const;
    [[nodiscard]] Quote keep_mortgaged(Space deed) const;

    [[nodiscard]] KeptCash kept(Seat player) const;
    /// What the bank counts for each deed: its income in the walk, or its worth.
    [[nodiscard]] std::variant<std::vector<DeedIncome>, Refusal> walk(Seat player, const UtilityDice& dice) const;

private:
    [[nodiscard]] StreetRefund refund(const Estate& estate, const Holding& holding) const;

    const Game& game_;
    const Rulings& rulings_;
};

}  // namespace tablebank
