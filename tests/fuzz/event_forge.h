#pragma once
// A forged event: a kept one (tests/events), changed as a script says and chained anew, so that every hash in it is
// right. What a stranger can write who knows the format.
//
// A script is a line for each change, a word and what it takes: `set 12 /rounds/0/tables/1 "0 1m 2c"`, `drop 3`, `add
// {...}`. What cannot be carried out is passed over, so that any bytes are a script. %HH in a text is a byte. Knows
// nothing of files.

#include <string>
#include <string_view>
#include <vector>

#include "db/book/event_book.h"

namespace tablebank::fuzz {

/// The events with which scripts begin: what their books hold.
[[nodiscard]] std::vector<std::vector<EventEntry>> real_events();

/// The script carried out on one of the real events, the first unless it says otherwise; the numbers are 1, 2, 3 again.
[[nodiscard]] std::vector<EventEntry> forge_event(const std::vector<std::vector<EventEntry>>& real,
                                                  std::string_view script);

}  // namespace tablebank::fuzz
