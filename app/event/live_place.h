#pragma once
// Where a hub keeps the games at an event's tables: beside the event's file, as NAME.tbt, or on its server.

#include <filesystem>
#include <memory>
#include <string>

#include "db/book/live_store.h"

namespace tablebank {

/// "club.tbt" for "club.tbe".
[[nodiscard]] std::filesystem::path live_file_of(const std::string& event_file);
/// Made where there is none. Throws FileError, open_elsewhere where another hub has it.
[[nodiscard]] std::unique_ptr<LiveStore> open_live_store(const std::string& event_place, const std::string& event_id);

}  // namespace tablebank
