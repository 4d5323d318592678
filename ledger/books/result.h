#pragma once
// The result of a timed game from its balances: each player's total, and who signed it. A signature covers the totals,
// first places and people at the time when it was given: once they change, it belongs to another result.

#include <string>
#include <string_view>
#include <vector>

#include "calculators/settlement.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Whether the game is over because one player is left, before any cash was handed in: nothing was counted.
[[nodiscard]] bool is_uncounted(const Game& game);
/// The position that is scored in that case. A utility without dice counts as one and one (*ruling*).
[[nodiscard]] Position uncounted_position(const Game& game);

/// The totals of the remaining players, by seat: computed, or set by a judge. If nothing was counted, `kept` has the
/// whole total. No places yet.
[[nodiscard]] std::vector<Score> scores_of(const Game& game);

/// The text that a player signs, "1:304.2 2:140 =1": each remaining seat and its total, and the first places, which a
/// ruling on ties changes without changing a total; before the fourth version of the rules without them. If other
/// people than at the start sit on the seats, they follow as in the fact `seated`: "1:304.2 2:140 =1 @2,#8".
[[nodiscard]] std::string signed_result(const Game& game, bool with_places = true);
[[nodiscard]] bool are_signed_totals(const Setup& setup, std::string_view text);

/// The text that a player refuses when they do not sign.
[[nodiscard]] std::string refused_result(const Game& game);

enum class PlayerSignature { none, of_another_result, stands, refused };
[[nodiscard]] PlayerSignature signature_of(const Game& game, Seat seat);

}  // namespace tablebank
