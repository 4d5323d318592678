#pragma once
// What people say in place of a verb of the grammar: "tom salary", "bank pays tom 100", "end of turn". Internal header
// of the line grammar.

#include "ledger/grammar/command.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// Reads a line whose beginning is neither a player at the table nor a verb: "bank pays Tom 100", "Lena joins", "Tom
/// and Anna swap seats". False, and nothing is consumed, for any other beginning. "100 to Tom" and "2 houses on Nob
/// Hill" have two meanings, and are errors that name both.
bool read_spoken_line(Reader& line, Command& command);

/// Reads "100 to Tom" after the player who pays. False, and nothing is consumed, for anything else.
bool read_bare_payment(Reader& line, Command& command);

/// "Tom +100" has two meanings, and is an error that names both. False for anything else.
bool asks_about_signed_sum(Reader& line, const Command& command);

/// Whether what people say in place of a verb is here, and no player of that name.
[[nodiscard]] bool at_spoken_action(const Reader& line);

/// Reads what may be in the place of a verb: an idiom, two dice, a salary, a gift. False, and nothing is consumed,
/// for anything else. "give Tom 100" has two meanings, and is an error that names both.
bool read_spoken_action(Reader& line, Command& command);

}  // namespace tablebank
