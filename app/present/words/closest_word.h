#pragma once
// Suggestions for an unknown word.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

class Language;

/// The candidates within a few typos of `word` (one character more, less or different, or two swapped), the nearest
/// first. A candidate that begins with `word` is nearer than all others.
[[nodiscard]] std::vector<std::string> closest_words(std::string_view word, const std::vector<std::string>& candidates);
/// Only the words with the fewest typos, with at most one typo in three letters, two in all, and with at least half of
/// the letters the same. A word of one or two letters matches only words of the same length.
[[nodiscard]] std::vector<std::string> nearest_words(std::string_view word, const std::vector<std::string>& candidates);
/// The candidate with the fewest typos (as above), if they are few for its length.
[[nodiscard]] std::optional<std::string> closest_word(std::string_view word,
                                                      const std::vector<std::string>& candidates);

/// `no subcommand "shwo"; did you mean show? Known are new, do, show.`: the given sentence, followed by the
/// suggestions.
[[nodiscard]] std::string unknown_word(const Language& lang, const std::string& sentence, std::string_view word,
                                       const std::vector<std::string>& candidates);

}  // namespace tablebank
