#pragma once
// Questions that people ask at the table instead of a line: "whose turn?", "qui a la rue de la paix?". Internal header
// of the line grammar.

#include <optional>
#include <string_view>

#include "ledger/books/setup.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// The question in a line that cannot be read, as an error of kind `question`; without candidates if it is one that the
/// game does not answer. nullopt for anything else.
[[nodiscard]] std::optional<ParseError> question_in(const Setup& setup, const SpokenTable& names,
                                                    std::string_view text);

}  // namespace tablebank
