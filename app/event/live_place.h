#pragma once
// Where a hub stores the games at an event's tables: next to the event's file, as NAME.tbt, or on its server.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "db/book/live_store.h"

namespace tablebank {

/// "club.tbt" for "club.tbe".
[[nodiscard]] std::filesystem::path live_file_of(const std::string& event_file);
/// Created if there is none. Throws FileError: open_elsewhere if another hub has it.
[[nodiscard]] std::unique_ptr<LiveStore> open_live_store(const std::string& event_place, const std::string& event_id);
/// The record of a game as the event's hub has it; nullopt if there never was a hub, if it does not have the game, or
/// if it is running and holds its file. Throws FileError.
[[nodiscard]] std::optional<std::string> record_at_hub(const std::string& event_place, const std::string& event_id,
                                                       const std::string& game);

/// The same from an open store, up to an entry; nullopt if it has less of the game.
[[nodiscard]] std::optional<std::string> record_in(const LiveStore& store, const std::string& game,
                                                   std::optional<std::int64_t> entries = {});

/// Whether there ever was a hub. Creates no store.
[[nodiscard]] bool has_hub(const std::string& event_place);

}  // namespace tablebank
