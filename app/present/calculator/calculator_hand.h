#pragma once
// The deeds of the calculator's players: each by its number of building steps, or as it was found if no step of its
// owner's role matches. Internal header of this folder.

#include <optional>
#include <string>
#include <vector>

#include "app/present/calculator/calculator_snapshot.h"

namespace tablebank {

/// The player's own role if the edition has roles.
[[nodiscard]] Role role_of(const Edition& edition, const DraftPlayer& player);
/// The state of a deed that a player holds.
[[nodiscard]] Holding held(const Edition& edition, const DraftPlayer& player, const Deed& deed);
[[nodiscard]] std::vector<Holding> all_held(const Edition& edition, const DraftPlayer& player);
void put_holding(const Edition& edition, const Deed& deed, const Holding& holding, DraftPlayer& player);

/// The player who holds a deed; nullopt if there is none. A bankrupt player holds none.
[[nodiscard]] std::optional<std::size_t> owner_of(const CalculatorDraft& draft, Space deed);
void take_away(CalculatorDraft& draft, Space deed);

/// "3 4"
[[nodiscard]] std::string typed_throw(Dice dice);

}  // namespace tablebank
