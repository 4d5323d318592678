#pragma once
// What a director still has to decide, and what stands in the results although `verify` does not accept it, a sentence
// each.

#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// Histories that were kept and not decided about, by round and table.
[[nodiscard]] std::vector<std::string> undecided_lines(const Language& lang, const Event& event);
/// Results that count though `verify` did not accept their game.
[[nodiscard]] std::vector<std::string> taken_anyway_lines(const Language& lang, const Event& event);

}  // namespace tablebank
