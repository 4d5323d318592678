#pragma once
// The best closing of every player: of a position or of a game as it is now; once the cash was handed in, of the game
// as it was when the closing began (closing_start.h), compared with what each player reached.

#include <optional>
#include <variant>
#include <vector>

#include "app/session/game_settlement.h"
#include "calculators/closing_plan.h"

namespace tablebank {

struct PlayerPlan {
    int player = 0;  ///< index into Position::players
    ClosingPlan plan;
    std::optional<Share> left;  ///< once the cash was handed in: by how much the plan is better than the
                                ///< dealings were; a total that the judge set is not counted
};

struct ClosingPlans {
    GameSettlement settled;           ///< if dice are missing, utilities count by the mean of all throws
    std::vector<Space> without_dice;  ///< those utilities
    std::vector<PlayerPlan> players;  ///< in the order in which they deal
    [[nodiscard]] const PlayerPlan* of(int player) const;
};

/// If buildings run out, each player finds those that the players before them leave: in the order of play from the
/// player in turn, or in seat order in a position. Those players are assumed to follow their plans; once the cash was
/// handed in, their real dealings are used. Refusals: those of settle without dice_missing, and not_in_this_edition if
/// the table has ruled that no one sees a plan (detail closing_plan), or if no plan can be made.
[[nodiscard]] std::variant<ClosingPlans, Refusal> plan_closings(const Table& table, const UtilityDice& dice);
[[nodiscard]] std::variant<ClosingPlans, Refusal> plan_closings(const Edition& edition, const Rulings& rulings,
                                                                const Position& position);

}  // namespace tablebank
