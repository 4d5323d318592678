#pragma once
// What a view of the table says of the course of play: once time was called the state of the table decides, and not
// the line that was typed last (ledger/books/stage.h).

#include <cstdint>
#include <string>

#include "ledger/books/game.h"

namespace tablebank {

class Language;

/// Whether turns are still played: until time is called, and then in the last turn.
[[nodiscard]] bool is_in_play(const Game& game);
/// Whether a player has the turn: during play; in the last turn while a turn or a round is in hand, or something is due
/// in the turn that was begun; in the closing only if the players deal in turn. Games under the rules before the fourth
/// version always have one.
[[nodiscard]] bool someone_has_turn(const Game& game);
/// The rolls that the player in turn may still make; 0 once no turn is in hand.
[[nodiscard]] std::int64_t rolls_to_come(const Game& game);
/// "play", "the closing transactions": a noun inside a sentence; once play is over what follows it, even if no line has
/// begun it.
[[nodiscard]] std::string course_text(const Language& lang, const Game& game);

}  // namespace tablebank
