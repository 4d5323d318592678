#pragma once
// The effect of a card as a `card` line has it: with deeds by name, in the words of each language, with the verb or
// without it.

#include <optional>
#include <string_view>

#include "calculators/card_effect.h"
#include "calculators/edition.h"

namespace tablebank {

/// nullopt if the text is not an effect, or an effect with a throw. Requires the board and the deeds of the edition.
[[nodiscard]] std::optional<CardEffect> typed_card_effect(const Edition& edition, std::string_view text);

}  // namespace tablebank
