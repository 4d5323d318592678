#pragma once
// Why a line could not be read: `column 6: no player "Ann": Anna or Andrei?`

#include <string>

#include "calculators/edition.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

class Language;

/// With the column of the line. If a word matches several deeds or cities, they are listed as printed, with what to
/// type.
[[nodiscard]] std::string parse_error_text(const Language& lang, const Edition& edition, const ParseError& error);
/// For the screen: it mentions dice, deeds and actions at the table, not columns and verbs.
[[nodiscard]] std::string parse_error_at_table(const Language& lang, const Edition& edition, const ParseError& error);
/// For a page that is tapped: the same without keys.
[[nodiscard]] std::string parse_error_on_page(const Language& lang, const Edition& edition, const ParseError& error);
/// Without the column, for a name that was typed outside a line.
[[nodiscard]] std::string parse_error_reason(const Language& lang, const Edition& edition, const ParseError& error);

}  // namespace tablebank
