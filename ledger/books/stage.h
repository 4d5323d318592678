#pragma once
// What a game has come to, from the start to the certificate. The phase says which line was posted last; the stage also
// says what the state of the table allows after time was called (the two-hour game). Which line belongs to which stage
// is the table of ledger/decide/stage_table.h.

#include <cstdint>
#include <string_view>

#include "ledger/books/due.h"
#include "ledger/books/game.h"

namespace tablebank {

enum class Stage : std::uint8_t {
    play,        ///< until time is called
    side_gone,   ///< goal B: one side has left
    last_turn,   ///< time was called, and a turn or a round is in hand, or something is owed
    dealings,    ///< play is over; transactions with the bank, where the book or the ruling `closing` has them
    handing_in,  ///< play is over, and there are none: the cash is handed in
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
/// Whether a transaction, a fine or a kept card of the player in turn is in force that began the turn, or of the
/// player who deals now in the order of the closing.
[[nodiscard]] bool has_acted_in_turn(const Game& game);
/// Whether no roll follows once time is called: not even that of a player who has yet to have as many turns as the
/// others (rulings time_called, equal_turns).
[[nodiscard]] bool ends_at_once(const Game& game);
/// Whether the whole round is finished once time is called (rulings time_called, equal_turns).
[[nodiscard]] bool finishes_round(const Game& game);
/// Whether the turn, or where the round is finished the round, that was begun when time was called goes on. Requires
/// that time was called. If the table does not track turns, it goes on until `closing`.
[[nodiscard]] bool turn_in_hand(const Game& game);

/// Whether a new round begins if, after the turn of one player, that of another one comes: that of the player who began
/// the round, or, if that player has left since, of one behind the empty seat.
[[nodiscard]] bool begins_round(const Game& game, Seat from, Seat to);

/// Whose turn is played next of what is in hand. Requires a turn in hand.
[[nodiscard]] Seat next_in_hand(const Game& game);

}  // namespace tablebank
