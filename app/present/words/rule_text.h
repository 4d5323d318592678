#pragma once
// The rules of an edition in words: the subject of each in one line, and the meaning of each known value.

#include <string>
#include <string_view>

#include "calculators/edition_words.h"

namespace tablebank {

class Language;

/// "what a player gets for landing on START or passing it". Requires a key of each_rule.
[[nodiscard]] std::string rule_text(const Language& lang, const EditionWords& words, std::string_view key);
/// "it is auctioned at once". The value itself if it has no text.
[[nodiscard]] std::string rule_value_text(const Language& lang, const EditionWords& words, std::string_view key,
                                          std::string_view value);

}  // namespace tablebank
