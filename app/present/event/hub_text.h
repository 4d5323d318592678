#pragma once
// What a hub answered to a table, and how far it has the game, in words.

#include <cstdint>
#include <string>

#include "app/live/hub_answer.h"

namespace tablebank {

class Language;

/// Why a hub takes nothing more; a sentence without a stop. Of what is no refusal it is empty.
[[nodiscard]] std::string hub_refusal_text(const Language& lang, HubState state);

}  // namespace tablebank
