#pragma once
// Deals as people say them: "anna sells nob hill to boris for 120", "boris gives anna 100 for nob hill". Internal
// header of the line grammar.

#include "ledger/grammar/command.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// Reads a trade of two players after a verb of selling, buying, giving or exchanging. False, and nothing is consumed,
/// for anything else. A payment for a deed has two meanings, and is an error that names both: a trade, or a rent.
bool read_spoken_trade(Reader& line, Command& command);

/// Reads "trade nob hill for union square" after both players, of whom the first is the player of the line. False, and
/// nothing is consumed, for anything else.
bool read_trade_of_two(Reader& line, Command& command, Seat other);

}  // namespace tablebank
