#pragma once
// A message on its way through a hub: what it says, the game that it is of, and what is to be kept of it. Internal to
// this room.

#include <cstdint>
#include <memory>
#include <optional>

#include "app/hub/live_tables.h"
#include "app/hub/played_game.h"
#include "app/live/table_message.h"
#include "db/book/live_store.h"

namespace tablebank {

struct LiveTables::PendingUpload {
    TableMessage message{};
    RecordPart part{};                    ///< entries: what it holds
    PlayedGame* game = nullptr;           ///< as the hub has it
    std::unique_ptr<PlayedGame> fresh{};  ///< which it begins, once that is durable
    std::int64_t fork_at = 0;
    LiveBatch batch{};
    std::optional<HubReply> reply{};
};

}  // namespace tablebank
