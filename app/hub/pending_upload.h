#pragma once
// A message while a hub handles it: its content, its game, and the data to store. Internal header.

#include <chrono>
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
    std::optional<MessageProblem> problem{};  ///< why it is not a message
    std::chrono::microseconds reading{0};     ///< the time that it took to read, with its signature
    RecordPart part{};                        ///< the parsed record part of `entries`
    PlayedGame* game = nullptr;               ///< as the hub has it
    std::unique_ptr<PlayedGame> fresh{};      ///< a game that it starts, once that is durable
    std::int64_t fork_at = 0;
    LiveBatch batch{};
    std::optional<HubReply> reply{};
};

}  // namespace tablebank
