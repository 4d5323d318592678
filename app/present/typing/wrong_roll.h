#pragma once
// The short road to the commonest mistake, a roll that was entered wrongly: the line that puts it right, but for its
// dice. Knows nothing of what becomes of later lines.

#include <cstdint>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// "amend #51 Boris roll ", of the last roll in force; where such a line is typed already, of the roll before that one,
/// and after the first roll of the last one again. Empty where nobody rolled.
[[nodiscard]] std::string roll_to_put_right(const Language& lang, const Table& table, std::string_view typed);

/// What was entered, while the dice of such a line are still to be typed; empty for any other.
[[nodiscard]] std::string wrong_roll_text(const Language& lang, const Table& table, std::string_view typed);

/// Whether a line that puts an entry right says what the entry says already, as it is put there to be changed.
[[nodiscard]] bool is_still_to_mend(const Language& lang, const Table& table, std::string_view typed);

/// What is put into the line where an entry is to be put right: its own line, and of a roll all but the dice.
[[nodiscard]] std::string line_to_mend(std::int64_t entry, std::string_view line);

}  // namespace tablebank
