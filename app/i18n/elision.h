#pragma once
// The form of a small word before the inserted word: "deve 20 ad Anna", "Chiara ed Elena". The catalogue has the plain
// word before a {place}. The form is chosen when the place is filled, because the next word is known only then. The
// rules depend on letters, not on names.

#include <span>
#include <string>
#include <string_view>

#include "app/i18n/language.h"

namespace tablebank {

/// The sentence with unfilled places, its small words in the form required by `words`.
[[nodiscard]] std::string euphonic(std::string_view tag, std::string sentence, std::span<const Word> words);

}  // namespace tablebank
