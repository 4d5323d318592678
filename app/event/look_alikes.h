#pragma once
// Names that look like another one's: of players and officials, new and amended. A director is asked about them once.

#include <cstdint>
#include <string_view>

#include "app/event/decide_act.h"

namespace tablebank {

/// Whether similar names of two people were confirmed.
enum class LookAlikes : std::uint8_t { asked_about, meant };

/// decide_amendment, which also refuses (name_alike) an amended name of a player that looks like another player's,
/// unless it was confirmed.
[[nodiscard]] EventDecision decide_amended_name(const Event& event, std::int64_t entry, const Act& instead,
                                                std::string_view why, LookAlikes alike);

/// decide_official, which also refuses (name_alike) a name that looks like another official's, unless it was confirmed.
[[nodiscard]] EventDecision decide_new_official(const Event& event, const act::OfficialNamed& wish, LookAlikes alike);

}  // namespace tablebank
