#pragma once
// The answer to a question that was typed instead of a line: "whose turn?", "combien doit Anne ?".

#include <optional>
#include <string>

#include "ledger/books/game.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

class Language;

/// The answer, as sentences; nullopt for any other error, and for a question that the game does not answer.
[[nodiscard]] std::optional<std::string> answer_to(const Language& lang, const Game& game, const ParseError& error);

}  // namespace tablebank
