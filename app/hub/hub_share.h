#pragma once
// What of an event's book its hub may fill with what tables send, so that its director can always post: a table can
// send as much as it likes, and what is kept of it is bounded. Internal to this room.

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "db/book/event_book.h"

namespace tablebank {

struct HubShare {
    static constexpr std::size_t histories_of_table = 20;                         ///< that nobody decided about yet
    static constexpr std::int64_t evidence_of_table = EventEvidence::most_bytes;  ///< of all of them: 3 MiB
    static constexpr std::int64_t evidence_of_event = std::int64_t{16} * 1024 * 1024;
    /// Bytes of a book that no evidence of a hub's takes, and that nothing of a hub's takes.
    static constexpr std::int64_t left_by_evidence = std::int64_t{24} * 1024 * 1024;
    static constexpr std::int64_t left_by_acts = std::int64_t{8} * 1024 * 1024;
};

/// Whether the table has so many undecided histories that no more of them is kept.
[[nodiscard]] bool has_enough_histories(const Event& event, int round, int table);

/// Whether there is room for an act of the hub's.
[[nodiscard]] bool has_room_for_act(const EventRoom& room);

/// Of what an act stands on, all, or nothing where there is no room for it: the act names it by its hash then, and
/// whoever sent it has it. Throws FileError.
[[nodiscard]] std::vector<std::string> evidence_with_room(const Event& event, const EventBook& book, const Act& act,
                                                          const std::vector<std::string>& evidence);

}  // namespace tablebank
