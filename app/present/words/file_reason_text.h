#pragma once
// Why a file could not be read or written, in the language given: the system and the readers of game files give their
// reasons in English. All sentences that end with such a reason use this function.

#include <string>
#include <vector>

namespace tablebank {

class Language;

/// The translated reason; an unknown one is returned unchanged.
[[nodiscard]] std::string file_reason_text(const Language& lang, const std::string& english);

/// The reasons of the program's own readers, with {number} in place of a number: a test compares them with the sources.
[[nodiscard]] std::vector<std::string> file_reasons_known();

}  // namespace tablebank
