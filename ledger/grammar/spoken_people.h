#pragma once
// People who come, go and change seats, as people say it: "lena joins as competitor", "lena takes over from boris",
// "boris and clara swap seats". Internal header of the line grammar.

#include "ledger/grammar/command.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// Reads a line that begins with the name of someone who does not sit at the table. False, and nothing is consumed, for
/// anything else.
bool read_newcomer(Reader& line, Command& command);

/// Reads a line of two players that are named before the verb: an exchange of seats, or a trade. False, and nothing is
/// consumed, for anything else.
bool read_two_players(Reader& line, Command& command);

/// Reads an exchange of seats whose verb comes before two players, or before the second one. False, and nothing is
/// consumed, for anything else.
bool read_spoken_swap(Reader& line, Command& command);

}  // namespace tablebank
