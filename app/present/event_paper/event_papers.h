#pragma once
// A director's prints: a slip for each player, lists by name and by table, the standings, and score sheets with their
// headings filled in. Documents in the language given; layout and output are elsewhere.

#include <map>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/paper/document.h"
#include "calculators/edition.h"

namespace tablebank {

class Language;

/// Names by number: full_names() for players and director, public_names() for a public notice.
using EventNames = std::map<int, std::string>;

/// One slip for each player, to be cut out: their seats from this round on.
[[nodiscard]] PaperDocument make_seat_slips(const Language& lang, const Event& event, int from,
                                            const EventNames& names);
/// The lists of a seated round: in alphabetical order, and by table.
[[nodiscard]] PaperDocument make_list_by_name(const Language& lang, const Event& event, int round,
                                              const EventNames& names);
[[nodiscard]] PaperDocument make_list_by_table(const Language& lang, const Event& event, int round,
                                               const EventNames& names);
/// The reader of a sheet with a heading. The code that starts the table's game in a program contains the names of its
/// players and is only for its banker, so a public sheet does not have it.
enum class SheetSeenBy : std::uint8_t { banker, everybody };
/// A sheet for each table of the round, to be filled in by hand.
[[nodiscard]] std::vector<PaperDocument> make_headed_sheets(const Language& lang, const Event& event,
                                                            const std::string& event_id, int round,
                                                            const Edition& edition, const EventNames& names,
                                                            SheetSeenBy seen_by);
[[nodiscard]] PaperDocument make_standings_sheet(const Language& lang, const Event& event, const EventNames& names,
                                                 bool workings);

}  // namespace tablebank
