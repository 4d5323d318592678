#pragma once
// The result of a timed game as its books have it: each player's total, and who signed it. A signature is one of the
// totals, first places and people that there were when it was given: once they change, it is of another result.

#include <string>
#include <string_view>
#include <vector>

#include "calculators/settlement.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Whether the game is over because one player is left, before any cash was handed in: no one counted.
[[nodiscard]] bool is_uncounted(const Game& game);
/// The position as it is scored then. A utility without dice counts as one and one (*ruling*).
[[nodiscard]] Position uncounted_position(const Game& game);

/// Of the players who are left, by seat: the computed totals, or those that a judge set in their place. If no one
/// counted, `kept` has the whole. No places yet.
[[nodiscard]] std::vector<Score> scores_of(const Game& game);

/// What a player signs, "1:304.2 2:140 =1": each seat that is left and its total, and the first places, which a ruling
/// on ties changes and no total; before the fourth version of the rules without them. If other people than at the start
/// sit on the seats, who they are follows, as in the fact `seated`: "1:304.2 2:140 =1 @2,#8".
[[nodiscard]] std::string signed_result(const Game& game, bool with_places = true);
[[nodiscard]] bool are_signed_totals(const Setup& setup, std::string_view text);

/// What a player who does not sign says of the same text.
[[nodiscard]] std::string refused_result(const Game& game);

enum class PlayerSignature { none, of_another_result, stands, refused };
[[nodiscard]] PlayerSignature signature_of(const Game& game, Seat seat);

}  // namespace tablebank
