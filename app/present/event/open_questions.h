#pragma once
// What a director still has to decide, and what was found in the games of results that count, a sentence each.

#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// Histories that were kept and not decided about, by round and table.
[[nodiscard]] std::vector<std::string> undecided_lines(const Language& lang, const Event& event);
/// Results that count, and of whose games something is to be said: `verify` did not accept one, or found something in
/// it; or nobody saw it.
[[nodiscard]] std::vector<std::string> remark_lines(const Language& lang, const Event& event);
/// Of one table; empty where nothing is to be said.
[[nodiscard]] std::string remark_of_table(const Language& lang, const EventTable& table);

}  // namespace tablebank
