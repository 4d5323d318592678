#pragma once
// Sums said in words: "five hundred", "deux mille cinq cents", "пятьсот". Internal header of the line grammar.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// A sum in words, and how many of the typed words say it.
struct SaidSum {
    std::int64_t value = 0;
    std::size_t words = 0;
};

/// The words of a line from some place on, each in plain words: "twenty-one" has two.
using SaidWords = std::span<const std::vector<std::string>>;

/// Whether a sum in words can begin with a word, given as its plain words. Cheap, for each word of a line.
[[nodiscard]] bool may_begin_sum(const std::vector<std::string>& words);

/// The sum at the beginning of `said`, by its longest wording in one language; below 10^9. nullopt if there is none, if
/// it is one, which most languages say as an article, or if it is another word or sum in another language:
/// "due", "six cents". `language` is that of the box, which decides between them.
[[nodiscard]] std::optional<SaidSum> sum_in_words(SaidWords said, std::string_view language);

}  // namespace tablebank
