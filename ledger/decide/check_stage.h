#pragma once
// Checks a line that is being decided against stage_table.h. Internal to the ledger.

#include "ledger/decide/draft.h"

namespace tablebank::deciding {

/// Requires that the line belongs to the stage of the game. Refusals: wrong_phase, game_over, time_called_already,
/// trade_closed, closing_bank_only, not_in_this_edition, rulings_closed.
[[nodiscard]] Check check_stage(Draft& draft, const Action& action);
/// The same for the line that the typed one became: `ok` and a sum to the bank can be the fine, which has its own
/// stage.
[[nodiscard]] Check check_stage_again(const Draft& decided, const Action& typed);
/// Whether time was called, so that players do not deal with each other any more.
[[nodiscard]] bool is_after_call(const Draft& draft);
/// Requires that a sum or a due that is not owed may go from player to player, or into the middle: not once time was
/// called. `sum` is the detail of the refusal if it goes elsewhere than to a player. Refusal: trade_closed.
[[nodiscard]] Check gifts_are_open(Draft& draft, std::string_view sum = {});
/// Whether the player has the turn in hand when time was called, or the next turn of the round in hand.
[[nodiscard]] bool has_turn_in_hand(const Draft& draft);
/// Records that a timed turn began before its first roll, for the moment when time is called; in the closing, that the
/// player in turn has dealt.
void note_begun_turn(Draft& draft, const Action& action);

}  // namespace tablebank::deciding
