#pragma once
// Moving round the board: the space where a token stops, and whether it earned the salary on its way (ru 14).

#include "calculators/card_effect.h"
#include "calculators/table.h"

namespace tablebank {

struct Edition;
enum class SpaceKind;

/// A move forward: the space of its end, and whether it landed on START or passed it.
struct Move {
    Space to;
    bool earns_salary = false;
};
[[nodiscard]] Move move_forward(const Edition& edition, Space from, int steps);
/// Forward to a named space; a whole round if the token is there already.
[[nodiscard]] Move move_forward_to(const Edition& edition, Space from, Space to);
/// `steps` spaces back; no salary is earned on the way.
[[nodiscard]] Space move_back(const Edition& edition, Space from, int steps);
/// The spaces that a card means by "nearest". Requires another value than `none`.
[[nodiscard]] SpaceKind space_kind(NearestCompany nearest);
/// The next company of a kind ahead of a space. Requires a board that has one, and a kind.
[[nodiscard]] Space nearest_company(const Edition& edition, Space from, NearestCompany kind);

}  // namespace tablebank
