#pragma once
// What the players of the calculator have in their hands: each deed by its step of building, or as it was found where
// no step of its owner's role is like it. Inner header of the room.

#include <optional>
#include <string>
#include <vector>

#include "app/present/calculator/calculator_snapshot.h"

namespace tablebank {

/// The player's own where the edition has roles.
[[nodiscard]] Role role_of(const Edition& edition, const DraftPlayer& player);
/// What a player has at a deed of his.
[[nodiscard]] Holding held(const Edition& edition, const DraftPlayer& player, const Deed& deed);
[[nodiscard]] std::vector<Holding> all_held(const Edition& edition, const DraftPlayer& player);
void put_holding(const Edition& edition, const Deed& deed, const Holding& holding, DraftPlayer& player);

/// Who has a deed; nullopt where nobody has. Who is bankrupt has none.
[[nodiscard]] std::optional<std::size_t> owner_of(const CalculatorDraft& draft, Space deed);
void take_away(CalculatorDraft& draft, Space deed);

/// "3 4"
[[nodiscard]] std::string typed_throw(Dice dice);

}  // namespace tablebank
