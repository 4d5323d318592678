#pragma once
// The event as it is once an act is undone or amended. Every act of its book is decided again on what is then true: one
// that does not fit any longer falls out, and one that fits again is back. Nothing is erased.

#include <cstdint>
#include <optional>
#include <vector>

#include "app/event/decide_act.h"

namespace tablebank {

/// An entry that does not fit any longer, and the reason.
struct FallenOut {
    std::int64_t entry = 0;
    EventRefusal why;
};

struct ChangedEvent {
    Event after;                          ///< its last entry is the one before the change, as it was
    std::vector<FallenOut> out;           ///< entries that fitted until now
    std::vector<std::int64_t> back;       ///< entries that fit again
    std::optional<Act> instead;           ///< the amended act as it was decided at its place
    std::optional<EventRefusal> refused;  ///< why the amended act itself does not fit at its place
};

/// `change`: act::Undone or act::Amended, of an entry that exists; its `out` is not read. `why` of the change is the
/// reason of the amended act.
[[nodiscard]] ChangedEvent change_event(const Event& event, const Act& change, const std::string& why);

/// Whether the director is asked first: later acts fall out, or a bell, or a seating, is undone or replaced.
[[nodiscard]] bool asks_first(const Event& event, const Act& change);

/// Whether an entry exists, is in force, and is of a kind that can be undone.
[[nodiscard]] bool may_be_undone(const Event& event, std::int64_t entry);

/// The entry that an act undoes or amends; nullopt for any other act.
[[nodiscard]] std::optional<std::int64_t> changed_entry(const Act& act);

/// The act of an entry, or the one that amends it.
[[nodiscard]] const Act& act_in_force(const Event& event, std::int64_t entry);

/// Makes the event what it is after the change. Throws std::logic_error for an amended act that does not fit.
void apply_change(Event& event, const Act& change, const ActStamp& stamp);

}  // namespace tablebank
