#pragma once
// The players of an event whom a typed text may mean.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

/// By number: the one with exactly that name; otherwise those with that name apart from case, accents, apostrophes and
/// blanks; otherwise all whose names begin so. Empty for a text of blanks.
[[nodiscard]] std::vector<int> players_found(const Event& event, std::string_view text);

/// Whether a searched text is in the name, the family or the club of a player, apart from case, accents, apostrophes
/// and blanks, or is the player's number. An empty text is in all.
[[nodiscard]] bool is_found(const EventPlayer& player, std::string_view text);

/// The entry that checked a player in, if it is in force.
[[nodiscard]] std::optional<std::int64_t> check_in_of(const Event& event, int player);

/// The numbers of all players: as they were added, or in the order of their last words, then of the whole names.
[[nodiscard]] std::vector<int> players_in_order(const Event& event, bool by_surname);

}  // namespace tablebank
