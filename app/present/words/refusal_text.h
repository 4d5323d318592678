#pragma once
// Why a line was refused, as one clear sentence with the place, the reason and the figures: "Anna is 40 short: has 260,
// needs 300". If another line would be right, it says what to type. docs/reference/errors.md lists every code.

#include <span>
#include <string>

#include "calculators/position.h"
#include "calculators/refusal.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// `names` are the players' in seat order; a refusal of a calculator without seats says "the player".
[[nodiscard]] std::string refusal_text(const Language& lang, const Edition& edition, std::span<const std::string> names,
                                       const Refusal& refusal);
[[nodiscard]] std::string refusal_text(const Language& lang, const Setup& setup, const Refusal& refusal);
[[nodiscard]] std::string refusal_text(const Language& lang, const Edition& edition, const Position& position,
                                       const Refusal& refusal);

/// The meaning of a code without a case: for docs/reference/errors.md and for entries posted with `force`.
[[nodiscard]] std::string refusal_meaning(const Language& lang, RefusalCode code);

}  // namespace tablebank
