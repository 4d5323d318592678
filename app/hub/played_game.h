#pragma once
// One game at a table of the event in a hub's memory: exactly the durable content of the store. Internal header.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/live/table_message.h"
#include "app/session/incremental_game.h"

namespace tablebank {

struct PlayedGame {
    /// Limit of its record: a hub accepts no more, so that no table fills the space of all.
    static constexpr std::size_t most_bytes = std::size_t{16} * 1024 * 1024;

    PlayedGame(const std::shared_ptr<const Setup>& setup, std::string head_lines)
        : game(setup), headers(std::move(head_lines)), hashes{game.head()}, bytes(headers.size()) {}

    /// Adds a parsed part of its record with `more` new bytes of entries.
    void take(const RecordPart& part, std::size_t more);

    /// The whole record, from memory.
    [[nodiscard]] std::string record() const;

    IncrementalGame game;
    std::string headers;
    std::vector<Hash> hashes;  ///< by entry; that of 0 is the genesis
    std::size_t bytes = 0;     ///< of its record, without the end
    std::int64_t heard_ms = 0;
    std::uint64_t version = 0;
};

/// Whether a game is the one to be played at a table: its players, roles, edition, rulings, minutes.
[[nodiscard]] bool is_game_of(const Event& event, const TableOfEvent& place, const Setup& setup);

}  // namespace tablebank
