#pragma once
// Names in another grammatical case, Russian or Polish. A question is better than a wrong person: the person who acts
// is named in the nominative, and a Latin name is declined only in a Polish line. Internal header of the line grammar.

#include <cstdint>
#include <string_view>

namespace tablebank {

/// The grammatical cases that a name may have: the person who acts is in the nominative.
enum class SpokenCases : std::uint8_t {
    none,
    russian,  ///< of Cyrillic names
    polish,   ///< and of Latin names in a Polish line: elsewhere "Marco" is another person than Marc
};
/// Whether `typed` may be `name` in such a case: "Żanety" and "Żanecie" for "Żaneta". Plain words.
[[nodiscard]] bool is_case_of(std::string_view typed, std::string_view name, SpokenCases cases);
/// Whether a word makes a line Polish: an alias of that language, or one of its prepositions.
[[nodiscard]] bool is_polish_word(std::string_view typed);

}  // namespace tablebank
