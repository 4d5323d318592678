#pragma once
// Figures of a score sheet as people type them. Knows nothing of who scored them.

#include <optional>
#include <string>

#include "app/event/act.h"

namespace tablebank {

/// 304, 304.2, 304,20.
[[nodiscard]] std::optional<Share> read_typed_share(std::string text);

/// "304.2", "304.2@1" with the place, "forfeit"; for no player yet. nullopt for any other text.
[[nodiscard]] std::optional<SeatScore> read_typed_score(std::string text);

}  // namespace tablebank
