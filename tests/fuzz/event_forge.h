#pragma once
// A forged event: a kept one (tests/events), changed as a script states and chained again, so that every hash in it is
// right. A stranger who knows the format can write it.
//
// A script has one change per line, a word and its arguments: `set 12 /rounds/0/tables/1 "0 1m 2c"`, `drop 3`, `add
// {...}`. A change that cannot be made is skipped, so any bytes are a script. %HH in a text is a byte. Knows nothing of
// files.

#include <string>
#include <string_view>
#include <vector>

#include "db/book/event_book.h"

namespace tablebank::fuzz {

/// The events with which scripts begin: what their books hold.
[[nodiscard]] std::vector<std::vector<EventEntry>> real_events();

/// The script carried out on one of the real events, by default the first; the numbers are 1, 2, 3 again.
[[nodiscard]] std::vector<EventEntry> forge_event(const std::vector<std::vector<EventEntry>>& real,
                                                  std::string_view script);

}  // namespace tablebank::fuzz
