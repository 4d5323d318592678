#pragma once
// A history, or an early result, that waits for a decision, next to the result that counts.

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/histories.h"

namespace tablebank {

class Language;

/// Its kind, the entry at which it parts from the game of the result, and both totals.
[[nodiscard]] std::vector<std::string> history_lines(const Language& lang, const Event& event,
                                                     const UndecidedHistory& history);

/// Why the record of a history cannot be taken or written: nothing of it is kept, or only the part after a fork.
[[nodiscard]] std::string no_record_text(const Language& lang, std::int64_t entry, bool has_part);

}  // namespace tablebank
