#pragma once
// The effect of a card as in a `card` line: with deeds by name, in the words of each language, with or without the
// verb.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/card_effect.h"
#include "calculators/edition.h"

namespace tablebank {

/// nullopt if the text is not an effect, or an effect with a throw. Requires the board and the deeds of the edition.
[[nodiscard]] std::optional<CardEffect> typed_card_effect(const Edition& edition, std::string_view text);

/// An unknown space in the text of a card.
struct UnknownSpace {
    std::string text;
    std::vector<std::string> candidates;  ///< the deeds that it may be; empty if none is called so
};
/// nullopt if the text is not a card that leads to such a space.
[[nodiscard]] std::optional<UnknownSpace> unknown_space_of_card(const Edition& edition, std::string_view text);

}  // namespace tablebank
