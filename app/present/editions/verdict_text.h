#pragma once
// How many errors and doubtful figures were found in an edition or a table of deeds, in words.

#include <cstddef>
#include <string>

namespace tablebank {

class Language;

[[nodiscard]] std::string verdict_text(const Language& lang, std::size_t errors, std::size_t warnings);

}  // namespace tablebank
