#pragma once
// Why a file could not be read or written, in the language given: the reasons that the system and the reader of game
// files give are English. One place, for every sentence that ends in such a reason.

#include <string>
#include <vector>

namespace tablebank {

class Language;

/// The reason in the language given; one that is not known here stands as it was given.
[[nodiscard]] std::string file_reason_text(const Language& lang, const std::string& english);

/// What the readers of files say of themselves, {number} standing for a figure: a test compares them with the sources.
[[nodiscard]] std::vector<std::string> file_reasons_known();

}  // namespace tablebank
