#pragma once
// The only gate into an event: whether an act may follow the ones that its book has. It checks every act that is
// posted, read from a file or a server, copied, tried or shown as it was in the past, so a book cannot contain an act
// that could not have been posted.

#include <optional>
#include <string>

#include "app/event/decide_act.h"

namespace tablebank {

/// Whether that person could have decided this act on this event, at that time and for that reason: the rules of
/// `ActRules::reading`, with the numbers that it would have been given. nullopt if so.
[[nodiscard]] std::optional<EventRefusal> refuse_act(const Event& event, const Act& act, const ActStamp& stamp);

/// Checks an act and applies it; if it is refused, the event does not change.
[[nodiscard]] std::optional<EventRefusal> follow(Event& event, const Act& act, const ActStamp& stamp);

/// The act as it would be decided on this event: with its numbers and places, or the refusal. Rights are not checked.
[[nodiscard]] EventDecision decide_again(const Event& event, const Act& act, const std::string& why);

/// The event as it would be after an act that was decided on it, for a preview. The rights of the official are not
/// checked. Throws std::logic_error for an act that cannot follow.
[[nodiscard]] Event tried(Event event, const Act& act, const std::string& why);

}  // namespace tablebank
