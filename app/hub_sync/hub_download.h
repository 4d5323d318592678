#pragma once
// A game goes on at another laptop: the record that the hub gave becomes a game file, with the same entries and hashes,
// where it is the game of that table and no other.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "app/event/table_setup.h"

namespace tablebank {

/// What was written.
struct WrittenGame {
    std::int64_t last = 0;       ///< entry
    bool from_position = false;  ///< it begins from a position, so that its result is for the director
};
/// nullopt, and no file, where it is another game than the one to be played at the table: its id, its
/// players, roles, rulings or minutes, or its box. Of a hub that proves nothing, the text of the box has to be the one
/// that this program has. Throws FileError: damaged, newer of the record; exists, ... of the new file; EditionError.
[[nodiscard]] std::optional<WrittenGame> write_hub_download(const std::string& record, const TableSetup& table,
                                                            const std::filesystem::path& to);

}  // namespace tablebank
