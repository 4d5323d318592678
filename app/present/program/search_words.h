#pragma once
// Synonyms for a search: "swap" finds the trade.

#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

class Language;

/// Words that people type, and the words or phrases of the program's texts that they mean; all folded.
struct SearchWords {
    std::vector<std::string> typed;
    std::vector<std::string> meant;
};

[[nodiscard]] std::vector<SearchWords> search_words(const Language& lang);

/// Words to look for when this one is typed: itself first. The word is case-folded. It may be a beginning of three
/// letters or more, or a known word with another ending.
[[nodiscard]] std::vector<std::string> readings_of(const std::vector<SearchWords>& known, std::string_view word);

}  // namespace tablebank
