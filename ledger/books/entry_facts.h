#pragma once
// Looks up the fact changes of an entry by name.

#include <algorithm>

#include "ledger/books/entry.h"

namespace tablebank {

/// The first change that an entry makes to a fact of that name; nullptr if there is none.
[[nodiscard]] inline const FactChange* change_of(const Entry& entry, FactName name) {
    const auto found = std::ranges::find_if(entry.facts, [&](const FactChange& it) { return it.key.name == name; });
    return found == entry.facts.end() ? nullptr : &*found;
}

/// Whether an entry, in force or not, calls the time of the game.
[[nodiscard]] inline bool calls_time(const Entry& entry) {
    const FactChange* called = change_of(entry, FactName::time_called);
    return called != nullptr && !called->after.empty();
}

}  // namespace tablebank
