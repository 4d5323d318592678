// The hashes of event_book.h.

#include <fmt/format.h>

#include "db/book/event_book.h"

namespace tablebank {

Hash event_genesis(std::string_view event_id) {
    return sha256(fmt::format("tablebank event 1\n{}\n", event_id));
}

Hash chained(const Hash& before, const EventEntry& entry) {
    return sha256(before, fmt::format("{}\n{}\n{}\n{}\n{}\n", entry.number, entry.at, entry.who, entry.why, entry.act));
}

}  // namespace tablebank
