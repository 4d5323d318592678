#pragma once
// The rules of an edition in words: what each is about in one line, and what each of its known values means.

#include <string>
#include <string_view>

#include "calculators/edition_words.h"

namespace tablebank {

class Language;

/// "what a player gets for landing on START or passing it". Requires a key of each_rule.
[[nodiscard]] std::string rule_text(const Language& lang, const EditionWords& words, std::string_view key);
/// "it is auctioned at once". The value itself where it has no words.
[[nodiscard]] std::string rule_value_text(const Language& lang, const EditionWords& words, std::string_view key,
                                          std::string_view value);

}  // namespace tablebank
