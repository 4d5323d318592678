#pragma once
// The best closing of every player of a table: of a position or of a game as it stands; and, once the cash was handed
// in, of how it stood when the closing began, beside what each one reached.

#include <optional>
#include <variant>
#include <vector>

#include "app/session/game_settlement.h"
#include "calculators/closing_plan.h"

namespace tablebank {

struct PlayerPlan {
    int player = 0;  ///< index into Position::players
    ClosingPlan plan;
    std::optional<Share> left;  ///< once the cash was handed in: by how much the plan is more than what he reached
};

struct ClosingPlans {
    GameSettlement settled;           ///< where dice are missing, utilities count by the mean of all throws
    std::vector<Space> without_dice;  ///< those utilities
    std::vector<PlayerPlan> players;  ///< in the order in which they deal
    [[nodiscard]] const PlayerPlan* of(int player) const;
};

/// Where the box runs out, each finds it as those before him leave it: in the order of play from the player in turn, or
/// in seat order in a position. They are taken to follow their plans; once the cash was handed in, it is known what
/// they did. Refusals: those of settle without dice_missing, and not_in_this_edition: where the table has ruled that
/// nobody sees a plan (detail closing_plan), or where none can be drawn up.
[[nodiscard]] std::variant<ClosingPlans, Refusal> plan_closings(const Table& table, const UtilityDice& dice);
[[nodiscard]] std::variant<ClosingPlans, Refusal> plan_closings(const Edition& edition, const Rulings& rulings,
                                                                const Position& position);

}  // namespace tablebank
