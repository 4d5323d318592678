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
/// Of those, only the ones with the fewest typos, and none with more than one typo in three letters, or two in all, or
/// with fewer than half of the letters the same. One or two letters stand for a word of the same length only.
[[nodiscard]] std::vector<std::string> nearest_words(std::string_view word, const std::vector<std::string>& candidates);
/// The candidate with the fewest typos (as above), if they are few for its length.
[[nodiscard]] std::optional<std::string> closest_word(std::string_view word,
                                                      const std::vector<std::string>& candidates);

/// `no subcommand "shwo"; did you mean show? Known are new, do, show.`: the given sentence, followed by the
/// suggestions.
[[nodiscard]] std::string unknown_word(const Language& lang, const std::string& sentence, std::string_view word,
                                       const std::vector<std::string>& candidates);

}  // namespace tablebank
