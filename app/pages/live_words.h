#pragma once
// What a game that is being played at an event's table shows of itself on the pages of that event. Internal to this
// room.

#include <cstdint>
#include <map>
#include <string>

#include "app/pages/page.h"
#include "calculators/tournament/seating.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// The table with its players called as the event calls them in public: `names` by number.
[[nodiscard]] Table in_public(const Table& table, const SeatedTable& seating, const std::map<int, std::string>& names);

/// Everybody's cash beside his name, what the table waits for, and when it was heard of last.
void add_live_lines(const Language& lang, const Table& table, std::int64_t heard_ms, page_block::Card& card);

}  // namespace tablebank
