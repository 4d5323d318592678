#pragma once
// Why a line was refused, as one clear sentence with the place, the reason and the numbers: "Anna is 40 short: has 260,
// needs 300". If another line would be right, the sentence suggests it. docs/reference/errors.md lists every code.

#include <span>
#include <string>
#include <vector>

#include "calculators/position.h"
#include "calculators/refusal.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// `names` are the players' in seat order; a refusal of a calculator without seats uses "the player".
[[nodiscard]] std::string refusal_text(const Language& lang, const Edition& edition, std::span<const std::string> names,
                                       const Refusal& refusal);
[[nodiscard]] std::string refusal_text(const Language& lang, const Setup& setup, const Refusal& refusal);
[[nodiscard]] std::string refusal_text(const Language& lang, const Edition& edition, const Position& position,
                                       const Refusal& refusal);
/// Without the line that would be right: below a button, and for a player who types no lines.
[[nodiscard]] std::string refusal_reason(const Language& lang, const Setup& setup, const Refusal& refusal);

/// The meaning of a code without a case: for docs/reference/errors.md.
[[nodiscard]] std::string refusal_meaning(const Language& lang, RefusalCode code);

/// The rules that `force` set aside, in the words of the book: "this rule book holds no auctions". Codes of another
/// version of the program are left out.
[[nodiscard]] std::vector<std::string> rules_set_aside(const Language& lang, const EditionWords& words,
                                                       const std::vector<std::string>& codes);

}  // namespace tablebank
