#pragma once
// The evidence of an act, by its hash: from the event's book, or, if that had no space for it, from the games that a
// hub stores.

#include <optional>
#include <string>

#include "app/event/event_session.h"

namespace tablebank {

/// The evidence of a table's history; nullopt if only its hash was stored. `place`: of the event's book. Throws
/// FileError: open_elsewhere if the evidence is in the file of a running hub.
[[nodiscard]] std::optional<std::string> kept_record(const EventSession& session, const std::string& place,
                                                     const GameSource& source);

/// The same from a book that is only read; nullopt for evidence in the file of a running hub.
[[nodiscard]] std::optional<std::string> kept_record_of(const EventBook& book, const std::string& place,
                                                        const GameSource& source);

/// The same, but of a history of which only the part after a fork was kept the whole record; the part alone if no
/// record that can be read now has the beginning (whole_record.h).
[[nodiscard]] std::optional<std::string> whole_kept_record(const EventSession& session, const std::string& place,
                                                           const GameSource& source);

}  // namespace tablebank
