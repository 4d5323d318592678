#pragma once
// Wording with a verb of its own, which may be none of the grammar: "takes", "wins", "gets the rent from". Internal
// header of the line grammar.

#include "ledger/grammar/command.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// "pause", or a clock that is extended.
[[nodiscard]] bool at_clock_words(const Reader& line);

/// Reads such wording after the player, if one is named. False, and nothing is consumed, before anything else. A line
/// with two meanings is an error that names both.
bool read_other_wording(Reader& line, Command& command);

}  // namespace tablebank
