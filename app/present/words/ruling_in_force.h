#pragma once
// The rulings of a table: those in force, in words, and which of them differ from the edition. For the terminal and for
// the score sheet.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/edition.h"
#include "calculators/rulings.h"

namespace tablebank {

class Language;

struct RulingInForce {
    std::string key;
    std::string value;    ///< as typed
    std::string text;     ///< "Rounding of a charge: to the nearest note, halves up"
    bool chosen = false;  ///< differs from the edition
};

/// Those that can matter, in the order of ruling_keys. Without a goal: for games of any goal.
[[nodiscard]] std::vector<RulingInForce> rulings_in_force(const Language& lang, const Edition& edition,
                                                          std::optional<Goal> goal, const Rulings& rulings);

/// Why a ruling has no effect, and what applies instead: the book decides, or no rule of a game for that goal uses it.
/// Empty if it can matter.
[[nodiscard]] std::string idle_ruling_text(const Language& lang, const Edition& edition, Goal goal,
                                           const Rulings& rulings, std::string_view key);

}  // namespace tablebank
