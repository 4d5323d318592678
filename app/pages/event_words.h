#pragma once
// The state of an event's table on a page. Internal header.

#include <cstdint>
#include <string>

#include "app/event/event.h"
#include "app/pages/public_page.h"

namespace tablebank {

class Language;

enum class TableState : std::uint8_t { seated, playing, scored, corrected };

[[nodiscard]] TableState state_of(const EventRound& round, const EventTable& table);
[[nodiscard]] std::string state_text(const Language& lang, TableState state);
[[nodiscard]] PageTone tone_of(TableState state);
/// For whom the seat counts that the event gave a player.
[[nodiscard]] int credited_for(const act::ResultTaken& result, int seated);
/// "304.2 (1)", "forfeit".
[[nodiscard]] std::string score_text(const Language& lang, const act::ResultTaken& result, int player);

}  // namespace tablebank
