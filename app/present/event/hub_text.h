#pragma once
// A hub's answer to a table, and how much of the game it has, in words.

#include <cstdint>
#include <string>

#include "app/live/hub_answer.h"

namespace tablebank {

class Language;

/// Why a hub accepts no more entries; a sentence without a full stop. Empty if the state is not a refusal.
[[nodiscard]] std::string hub_refusal_text(const Language& lang, HubState state);

/// Another server answers at the address of the hub: it cannot prove that it is the hub.
[[nodiscard]] std::string unproved_hub_text(const Language& lang);
/// The hub keeps answering, but accepts no more entries.
[[nodiscard]] std::string stuck_hub_text(const Language& lang);

/// The players' phones do not act at a table of this event.
[[nodiscard]] std::string phones_barred_text(const Language& lang, const std::string& event);

}  // namespace tablebank
