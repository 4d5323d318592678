#pragma once
// `--dice @12=3,4`: the throw for a utility that a banker gives by hand.

#include <string>
#include <vector>

#include "calculators/refusal.h"
#include "calculators/worth.h"

namespace tablebank {

class Language;

/// What to add to the position's own dice. Throws CliError usage for anything that is no throw for a utility of this
/// edition, and for a utility that is named twice.
[[nodiscard]] UtilityDice read_dice_options(const Language& lang, const Edition& edition,
                                            const std::vector<std::string>& options);

/// Where the dice for a utility are missing, the refusal names the option that gives them.
void name_dice_option(Refusal& refusal);

/// Two dice from the arguments of `--dice D1 D2`.
[[nodiscard]] Dice read_dice_pair(const Language& lang, const std::vector<std::string>& pair);

}  // namespace tablebank
