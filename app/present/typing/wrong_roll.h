#pragma once
// A quick correction of the most common mistake, a roll that was entered wrongly: the line that corrects it, without
// the dice.

#include <cstdint>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// "amend #51 Boris roll ", for the last roll in force. If such a line is already typed, for the roll before that one,
/// and after the first roll for the last one again. Empty if no player has rolled.
[[nodiscard]] std::string roll_to_put_right(const Language& lang, const Table& table, std::string_view typed);

/// The dice that were entered, while the new dice of such a line are missing; empty for any other line.
[[nodiscard]] std::string wrong_roll_text(const Language& lang, const Table& table, std::string_view typed);

/// Whether a correcting line is still the unedited text that was put into the command line.
[[nodiscard]] bool is_still_to_mend(const Language& lang, const Table& table, std::string_view typed);

/// The text put into the command line to correct an entry: its own line, for a roll without the dice.
[[nodiscard]] std::string line_to_mend(std::int64_t entry, std::string_view line);

}  // namespace tablebank
