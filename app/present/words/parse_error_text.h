#pragma once
// Why a line could not be read: `column 6: no player "Ann": Anna or Andrei?`

#include <string>

#include "calculators/edition.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

class Language;

/// With the column of the line. Deeds and cities that a word may mean are named as printed, with what to type.
[[nodiscard]] std::string parse_error_text(const Language& lang, const Edition& edition, const ParseError& error);
/// For the screen: of dice, deeds and what is done at a table, not of columns and verbs.
[[nodiscard]] std::string parse_error_at_table(const Language& lang, const Edition& edition, const ParseError& error);
/// Without it, for a name that was typed outside of a line.
[[nodiscard]] std::string parse_error_reason(const Language& lang, const Edition& edition, const ParseError& error);

}  // namespace tablebank
