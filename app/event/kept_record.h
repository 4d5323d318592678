#pragma once
// What an act stands on, by its hash: from the event's book, or, where that had no room for it, from the games that a
// hub keeps. Knows nothing of what is in it.

#include <optional>
#include <string>

#include "app/event/event_session.h"

namespace tablebank {

/// The evidence of a history that was kept of a table; nullopt where only its hash was. `place` of the event's book.
/// Throws FileError: open_elsewhere where it is with a hub that is running and has its file.
[[nodiscard]] std::optional<std::string> kept_record(const EventSession& session, const std::string& place,
                                                     const GameSource& source);

}  // namespace tablebank
