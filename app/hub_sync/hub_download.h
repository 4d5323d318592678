#pragma once
// Continuing a game on another laptop: the record from the hub becomes a game file, with the same entries and hashes,
// if it is the game of that table.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "app/event/table_setup.h"

namespace tablebank {

/// The written game.
struct WrittenGame {
    std::int64_t last = 0;       ///< last entry
    bool from_position = false;  ///< it starts from a position, so that its result needs the director
};
/// nullopt, and no file, if it is not the game to be played at the table: another id, players, roles, rulings, minutes
/// or edition. If the hub proves nothing, the text of the edition must be the one that this program has. Throws
/// FileError: damaged, newer of the record; exists, ... of the new file; EditionError.
[[nodiscard]] std::optional<WrittenGame> write_hub_download(const std::string& record, const TableSetup& table,
                                                            const std::filesystem::path& to);

}  // namespace tablebank
