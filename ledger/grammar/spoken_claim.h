#pragma once
// The claim of a rent in words. Internal header of the line grammar.

#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// "claims the rent from boris": asks for the line of the rent, and for that of a protest. False before anything else.
[[nodiscard]] bool asks_about_claim(Reader& line, const Command& command);

}  // namespace tablebank
