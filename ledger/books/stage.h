#pragma once
// The stage of a game, from the start to the certificate. The phase is set by the last line that changed it; the stage
// also depends on what the state of the table allows after time was called (the two-hour game). The table in
// ledger/decide/stage_table.h defines which line belongs to which stage.

#include <cstdint>
#include <string_view>

#include "ledger/books/due.h"
#include "ledger/books/game.h"

namespace tablebank {

enum class Stage : std::uint8_t {
    play,        ///< until time is called
    side_gone,   ///< goal B: one side has left
    last_turn,   ///< time was called, and a turn or a round is unfinished, or something is owed
    dealings,    ///< play is over; transactions with the bank, if the book or the ruling `closing` has them
    handing_in,  ///< play is over without such transactions: the cash is handed in
    kept,        ///< the cash is handed in, shares are recorded
    walked,      ///< the bank has paid every owner
    finished,
};
[[nodiscard]] std::string_view to_string(Stage stage);

/// Under the rules before the fourth version the stage is the phase: play lasts until `closing` or `keep`.
[[nodiscard]] Stage stage_of(const Game& game);

/// Whether the player in turn has begun the turn: by a roll, the fine, a card out of jail or a transaction. `next`
/// alone begins nothing.
[[nodiscard]] bool turn_has_begun(const Game& game);
/// Whether a due is the fine before a roll that is not made any more once time is called: of a player who is not in
/// turn, of a turn that has not begun, or if no one rolls. It is not owed.
[[nodiscard]] bool lapses_at_call(const Game& game, const Due& due);
/// Whether a transaction, a fine or a kept card of the player in turn is in force that began the turn; in the order of
/// the closing, the same for the player who deals now.
[[nodiscard]] bool has_acted_in_turn(const Game& game);
/// Whether no roll follows once time is called: not even that of a player who has had fewer turns than the others
/// (rulings time_called, equal_turns).
[[nodiscard]] bool ends_at_once(const Game& game);
/// Whether the whole round is finished once time is called (rulings time_called, equal_turns).
[[nodiscard]] bool finishes_round(const Game& game);
/// Whether the turn that was begun when time was called still goes on; if the round is finished, the round. Requires
/// that time was called. If the table does not track turns, it goes on until `closing`.
[[nodiscard]] bool turn_in_hand(const Game& game);

/// Whether a new round begins when the turn passes from one player to another: to the player who began the round, or,
/// if that player has left since, to one after the empty seat.
[[nodiscard]] bool begins_round(const Game& game, Seat from, Seat to);

/// Whether turns are played: play goes on, at a table that keeps turns (ruling track_tokens).
[[nodiscard]] bool keeps_turns(const Game& game);
/// The player who rolls next, or would if a turn still opens: the one in turn while they have a roll left, otherwise
/// the next one at the table.
[[nodiscard]] Seat next_to_roll(const Game& game);
/// Whether in the closing the players deal with the bank one after the other, once each (ruling closing_own_turn).
[[nodiscard]] bool has_closing_order(const Rulings& rulings);

}  // namespace tablebank
