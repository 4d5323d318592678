#pragma once
// The one gate into an event: whether an act may follow what its book holds already. What is posted, read from a file
// or a server, copied, tried or shown as it once was goes through it, so that nothing can stand in a book that nobody
// could have posted. Knows nothing of files or words.

#include <optional>
#include <string>

#include "app/event/decide_act.h"

namespace tablebank {

/// Whether the act is one that could have been decided on this event by that person, then, for that reason: the rules
/// of `ActRules::reading`, with its numbers as they would have been given. nullopt where it is.
[[nodiscard]] std::optional<EventRefusal> refuse_act(const Event& event, const Act& act, const ActStamp& stamp);

/// Applies an act that may follow; otherwise the event stays as it is. The gate and the step behind it.
[[nodiscard]] std::optional<EventRefusal> follow(Event& event, const Act& act, const ActStamp& stamp);

/// The event as it would be after an act that was decided on it: what comes of it is told before it is done. Who may do
/// it is not asked. Throws std::logic_error for an act that cannot follow.
[[nodiscard]] Event tried(Event event, const Act& act, const std::string& why);

}  // namespace tablebank
