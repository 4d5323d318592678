#pragma once
// Figures of a score sheet as people type them, and which of them are asked about.

#include <optional>
#include <string>

#include "app/event/event.h"

namespace tablebank {

/// 304, 304.2, 304,20.
[[nodiscard]] std::optional<Share> read_typed_share(std::string text);

/// "304.2", "304.2@1" with the place, "forfeit"; for no player yet. nullopt for any other text.
[[nodiscard]] std::optional<SeatScore> read_typed_score(std::string text);

/// Typed totals that are possible, and that people hardly ever have.
struct UnlikelyTotals {
    int player = 0;  ///< whose total is more than `most`; 0: no one at the table has a score
    Share total{};
    Share most{};  ///< what all who sit there begin with, as far as the end of a timed game counts it
};
/// nullopt if nothing is unlikely, or the edition of the event cannot be read.
[[nodiscard]] std::optional<UnlikelyTotals> unlikely_totals(const Event& event, const act::ResultTaken& result);

}  // namespace tablebank
