#pragma once
// What people say about something forgotten or mistaken: a salary, the last line. Internal header of the line grammar.

#include "ledger/grammar/command.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// "salary anna", "stipendio per anna": the salary first, then whose it is. The word is the reason. False, and nothing
/// is consumed, before anything else.
bool read_salary_of(Reader& line, Command& command);

/// "oops", "c'était une erreur", "ошибка", and nothing else: an undo of the last line.
bool read_mistake(Reader& line, Command& command);

/// "and now Boris", "your turn Boris", and nothing else: whether a turn ends, or is given to a player, is asked. False
/// for anything else.
bool asks_about_turn(Reader& line);

/// "forgot the salary", "n'a pas eu son salaire", after the player.
bool read_forgotten_salary(Reader& line, Command& command);

/// "passes start", after the player: the salary, if it was forgotten.
bool read_passing(Reader& line, Command& command);

}  // namespace tablebank
