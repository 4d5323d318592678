#pragma once
// The number of errors and doubtful figures of an edition or a deed spreadsheet, in words.

#include <cstddef>
#include <string>

namespace tablebank {

class Language;

[[nodiscard]] std::string verdict_text(const Language& lang, std::size_t errors, std::size_t warnings);

}  // namespace tablebank
