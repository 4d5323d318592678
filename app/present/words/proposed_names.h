#pragma once
// First names to propose for players.

#include <string>
#include <vector>

namespace tablebank {

class Language;

/// First names of the language, each with another first letter; never empty.
[[nodiscard]] std::vector<std::string> proposed_names(const Language& lang);

}  // namespace tablebank
