#pragma once
// How a small word of a sentence changes before the word that is put beside it: "deve 20 ad Anna", "Chiara ed Elena".
// The catalogue writes the plain word before a {place}; what it becomes is decided where the place is filled, because
// only there is it known. No rule knows a name, only letters. Knows nothing of the game.

#include <span>
#include <string>
#include <string_view>

#include "app/i18n/language.h"

namespace tablebank {

/// The sentence, its places still open, with its small words as they are said before these words.
[[nodiscard]] std::string euphonic(std::string_view tag, std::string sentence, std::span<const Word> words);

}  // namespace tablebank
