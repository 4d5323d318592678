#pragma once
// The form of a small word before the inserted word: "deve 20 ad Anna", "plus qu’Élodie". The catalogue has the plain
// word before a {place}. The form is chosen when the place is filled, because the next word is known only then. The
// rules depend on letters, not on names. Quotation marks work the same way: a name that has its own gets the inner
// ones.

#include <span>
#include <string>
#include <string_view>

#include "app/i18n/language.h"

namespace tablebank {

/// The sentence with unfilled places, its small words in the form required by `words`.
[[nodiscard]] std::string euphonic(std::string_view tag, std::string sentence, std::span<const Word> words);

/// The sentence with inner marks for a quotation within a quotation: «Кафе „Пенальти“».
[[nodiscard]] std::string with_inner_quotes(std::string_view tag, std::string_view sentence);

/// The text of a word without quotation marks of its own, if the sentence puts all of it into marks: a reason that was
/// typed as „za kawę” is not shown as „„za kawę””.
[[nodiscard]] std::string without_second_quotes(std::string_view sentence, const Word& word);

}  // namespace tablebank
