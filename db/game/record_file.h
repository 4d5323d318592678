#pragma once
// A record of a game as somebody's file: read as a game file is, by the same function of the caller's, and what is
// wrong with it told by line. What stands in it is read in ledger/proof; this adds the file, its limits, and the
// edition.

#include <filesystem>
#include <string_view>

#include "db/game/game_file.h"

namespace tablebank {

/// Whether bytes are, or a file has, the beginning of a record. Of a file throws FileError cannot_read.
[[nodiscard]] bool is_beginning_of_record(std::string_view bytes);
[[nodiscard]] bool begins_as_record(const std::filesystem::path& file);

/// As read_guarded for a record. Loading its entries asks the sink on the way, and names the line of what the sink
/// refuses by std::logic_error or MoneyOverflow. Throws FileError (cannot_read, not_ours, newer, damaged).
void read_record(const std::filesystem::path& file, const GameReader& reader);

}  // namespace tablebank
