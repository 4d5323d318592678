#pragma once
// What somebody may have meant by a word that is not known.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

class Language;

/// The candidates that are few slips of the finger away from `word` (a letter more, less, another, or two swapped), the
/// nearest first; one that `word` begins is nearer than all others.
[[nodiscard]] std::vector<std::string> closest_words(std::string_view word, const std::vector<std::string>& candidates);
/// The candidate with the fewest slips of the finger from `word` (a letter more, less, another, or two swapped), where
/// they are few for its length.
[[nodiscard]] std::optional<std::string> closest_word(std::string_view word,
                                                      const std::vector<std::string>& candidates);

/// `no subcommand "shwo"; did you mean show? Known are new, do, show.`: the sentence that says so, followed by what may
/// have been meant.
[[nodiscard]] std::string unknown_word(const Language& lang, const std::string& sentence, std::string_view word,
                                       const std::vector<std::string>& candidates);

}  // namespace tablebank
