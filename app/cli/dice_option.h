#pragma once
// `--dice @12=3,4`: the throw for a utility, given by the banker.

#include <string>
#include <vector>

#include "calculators/refusal.h"
#include "calculators/total_worth.h"

namespace tablebank {

class Language;

/// The dice to add to the position's own. Throws CliError usage if a text is not a throw for a utility of this edition,
/// and if a utility is named twice.
[[nodiscard]] UtilityDice read_dice_options(const Language& lang, const Edition& edition,
                                            const std::vector<std::string>& options);

/// If the dice for a utility are missing, adds the option that gives them to the refusal.
void name_dice_option(Refusal& refusal);

/// Two dice from the arguments of `--dice D1 D2`.
[[nodiscard]] Dice read_dice_pair(const Language& lang, const std::vector<std::string>& pair);

}  // namespace tablebank
