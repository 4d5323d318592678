#pragma once
// The part of an event's storage that games may fill, whichever way they come: from a hub, from a folder, typed, at the
// desk. A table can send any number of histories, but only a limited amount is stored, so that the director can always
// post.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "db/book/event_book.h"
#include "db/file/file_error.h"

namespace tablebank {

struct BookShare {
    static constexpr std::int64_t evidence_of_table = EventEvidence::most_bytes;  ///< of undecided histories: 3 MiB
    static constexpr std::int64_t evidence_of_event = std::int64_t{16} * 1024 * 1024;
    /// Bytes of a book that no evidence takes.
    static constexpr std::int64_t left_by_evidence = std::int64_t{24} * 1024 * 1024;
    /// Bytes of a book that no history takes, and nothing of a hub's.
    static constexpr std::int64_t left_by_acts = std::int64_t{8} * 1024 * 1024;
};

/// Whether the table has so many undecided histories that no more are stored.
[[nodiscard]] bool has_enough_histories(const Event& event, int round, int table);

/// Whether there is space for an act that is not the director's own.
[[nodiscard]] bool has_room_for_act(const EventRoom& room);

/// The error to throw if there is none: too_long.
[[nodiscard]] FileError left_to_director(const std::filesystem::path& book);

/// The evidence of an act to store: all, or nothing if there is no space for it, a text of it is longer than a book
/// stores, or it is empty: then the act names it only by its hash. Throws FileError.
[[nodiscard]] std::vector<std::string> evidence_with_room(const Event& event, const EventBook& book, const Act& act,
                                                          const std::vector<std::string>& evidence);

}  // namespace tablebank
