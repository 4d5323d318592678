#pragma once
// Blocks that the pages of a table and of its seats share. Internal header.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/pages/public_page.h"
#include "app/present/words/working_row.h"
#include "ledger/books/game.h"

namespace tablebank {

class Language;

/// The clock of the game, if it has one; `event_clock`: that of its table at an event, which replaces it.
void add_clock(const Language& lang, const Game& game, std::int64_t now_ms,
               const std::optional<TableClock>& event_clock, Page& page);
/// How a sum is computed, one line for each step.
void add_workings(const std::vector<WorkingRow>& rows, Page& page);
/// The dues after the first one.
void add_waiting(const Language& lang, const std::vector<std::string>& waiting, Page& page);
/// The last entries in words.
void add_latest(const Language& lang, const std::vector<std::string>& latest, Page& page);

}  // namespace tablebank
