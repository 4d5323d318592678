#pragma once
// The rulings in words, for the rulings sheet, the score sheet and docs/reference/rulings.md.

#include <string>
#include <string_view>

#include "calculators/edition_words.h"
#include "calculators/rulings.h"

namespace tablebank {

class Language;

/// The subject of a ruling, in the words of the book: "Rounding of a charge". Requires a known key.
[[nodiscard]] std::string ruling_text(const Language& lang, const EditionWords& words, std::string_view key);
/// The reason for its usual value, in a line: "Rounded once, on the whole sum". Requires a known key.
[[nodiscard]] std::string ruling_reason_text(const Language& lang, const EditionWords& words, std::string_view key);
/// The meaning of one of its values: "to the nearest note, halves up". Requires a known key and one of its values.
[[nodiscard]] std::string ruling_value_text(const Language& lang, const EditionWords& words, std::string_view key,
                                            std::string_view value);
/// "Rounding of a charge: to the nearest note, halves up"
[[nodiscard]] std::string ruling_in_force_text(const Language& lang, const EditionWords& words, const Rulings& rulings,
                                               std::string_view key);

}  // namespace tablebank
