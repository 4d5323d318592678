#pragma once
// An act as JSON, for its text (act_text.h). Internal to this module.

#include <nlohmann/json.hpp>

#include "app/event/act.h"

namespace tablebank {

/// Its keys are in alphabetical order.
[[nodiscard]] nlohmann::json act_json(const Act& act);

}  // namespace tablebank
