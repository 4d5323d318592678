#pragma once
// What a hub answered to a table, and how far it has the game, in words.

#include <cstdint>
#include <string>

#include "app/live/hub_answer.h"

namespace tablebank {

class Language;

/// Why a hub takes nothing more; a sentence without a stop. Of what is no refusal it is empty.
[[nodiscard]] std::string hub_refusal_text(const Language& lang, HubState state);

/// Somebody answers at the address of the hub, and does not prove to be it.
[[nodiscard]] std::string unproved_hub_text(const Language& lang);
/// The hub answers again and again, and takes nothing more.
[[nodiscard]] std::string stuck_hub_text(const Language& lang);

}  // namespace tablebank
