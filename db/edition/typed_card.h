#pragma once
// The effect of a card as a `card` line has it: with deeds by name, and in the words of each language.

#include <optional>
#include <string_view>

#include "calculators/card_effect.h"
#include "calculators/edition.h"

namespace tablebank {

/// nullopt if the text is no effect, or one with a throw. The edition needs its board and deeds.
[[nodiscard]] std::optional<CardEffect> typed_card_effect(const Edition& edition, std::string_view text);

}  // namespace tablebank
