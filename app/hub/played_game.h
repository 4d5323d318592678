#pragma once
// One game at a table of the event as a hub has it in its memory: what is durable in the store, no less and no more.
// Internal to this room.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/live/table_message.h"
#include "app/session/incremental_game.h"

namespace tablebank {

struct PlayedGame {
    /// Of its record: beyond that a hub takes no more of it, so that no table fills what is for all of them.
    static constexpr std::size_t most_bytes = std::size_t{16} * 1024 * 1024;

    PlayedGame(const std::shared_ptr<const Setup>& setup, std::string head_lines)
        : game(setup), headers(std::move(head_lines)), hashes{game.head()}, bytes(headers.size()) {}

    /// Takes what was read of its record: so many bytes of entries are new.
    void take(const RecordPart& part, std::size_t more);

    /// The whole record, as it is in memory here.
    [[nodiscard]] std::string record() const;

    IncrementalGame game;
    std::string headers;
    std::vector<Hash> hashes;  ///< by entry; that of 0 is the genesis
    std::size_t bytes = 0;     ///< of its record, but for the end
    std::int64_t heard_ms = 0;
    std::uint64_t version = 0;
};

/// Whether a game is the one that was to be played at a table: its players, roles, edition, rulings, minutes.
[[nodiscard]] bool is_game_of(const Event& event, const TableOfEvent& place, const Setup& setup);

}  // namespace tablebank
