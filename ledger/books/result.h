#pragma once
// The result of a timed game as its books have it: each player's total, and who signed it. A signature is one of the
// totals that stood when it was given: once they change, it is of a result that is none any more.

#include <string>
#include <string_view>
#include <vector>

#include "calculators/settlement.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Of the players who are left, by seat: the computed totals, or those that a judge set in their place. No places yet.
[[nodiscard]] std::vector<Score> scores_of(const Game& game);

/// What a player signs, "1:304.2 2:140": each seat that is left, and its total.
[[nodiscard]] std::string signed_totals(const Game& game);
/// The same with the first places, "1:304.2 2:140 =1": what is signed since the fourth version of the rules, for a
/// ruling on ties changes them and no total.
[[nodiscard]] std::string signed_result(const Game& game);
[[nodiscard]] bool are_signed_totals(const Setup& setup, std::string_view text);

/// What a player who does not sign says of the same text.
[[nodiscard]] std::string refused_result(const Game& game);

enum class PlayerSignature { none, of_another_result, stands, refused };
[[nodiscard]] PlayerSignature signature_of(const Game& game, Seat seat);

}  // namespace tablebank
