#pragma once
// The part of an event's storage that its hub may fill with data from tables, so that the director can always post: a
// table can send any amount, but only a limited amount is stored. Internal header.

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "db/book/event_book.h"

namespace tablebank {

struct HubShare {
    static constexpr std::size_t histories_of_table = 20;  ///< without a decision of the director
    static constexpr std::int64_t evidence_of_table = EventEvidence::most_bytes;  ///< of all its histories: 3 MiB
    static constexpr std::int64_t evidence_of_event = std::int64_t{16} * 1024 * 1024;
    /// Bytes that stay free of the hub's evidence, and bytes that stay free of all acts of the hub.
    static constexpr std::int64_t left_by_evidence = std::int64_t{24} * 1024 * 1024;
    static constexpr std::int64_t left_by_acts = std::int64_t{8} * 1024 * 1024;
};

/// Whether the table has so many undecided histories that no more are stored.
[[nodiscard]] bool has_enough_histories(const Event& event, int round, int table);

/// Whether there is room for an act of the hub.
[[nodiscard]] bool has_room_for_act(const EventRoom& room);

/// All of the evidence of an act, or nothing if there is no room for it: the act then names it by hash only, and its
/// sender still has it. Throws FileError.
[[nodiscard]] std::vector<std::string> evidence_with_room(const Event& event, const EventBook& book, const Act& act,
                                                          const std::vector<std::string>& evidence);

}  // namespace tablebank
