#pragma once
// A record of a game as a file: read with the same callback as a game file, with errors by line. ledger/proof parses
// its content; this adds the file, its limits, and the edition.

#include <filesystem>
#include <string_view>

#include "db/game/game_file.h"

namespace tablebank {

/// Whether bytes, or a file, begin like a record. For a file, throws FileError cannot_read.
[[nodiscard]] bool is_beginning_of_record(std::string_view bytes);
[[nodiscard]] bool begins_as_record(const std::filesystem::path& file);

/// Like read_guarded for a record. If the sink refuses an entry with std::logic_error or MoneyOverflow, the error names
/// the line. Throws FileError (cannot_read, not_ours, newer, damaged).
void read_record(const std::filesystem::path& file, const GameReader& reader);

}  // namespace tablebank
