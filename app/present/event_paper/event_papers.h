#pragma once
// What a director prints: a slip for each player, lists by name and by table, the standings, and score sheets that are
// headed already. Documents in the language given; what is laid out and where it goes is the business of others.

#include <map>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/paper/document.h"
#include "calculators/edition.h"

namespace tablebank {

class Language;

/// Names by number: full_names() for whom the paper is meant, public_names() for a wall.
using EventNames = std::map<int, std::string>;

/// One for each player, to be cut: where he sits from this round on.
[[nodiscard]] PaperDocument make_seat_slips(const Language& lang, const Event& event, int from,
                                            const EventNames& names);
/// Of one round, which is seated: in the order of the alphabet, and by table.
[[nodiscard]] PaperDocument make_list_by_name(const Language& lang, const Event& event, int round,
                                              const EventNames& names);
[[nodiscard]] PaperDocument make_list_by_table(const Language& lang, const Event& event, int round,
                                               const EventNames& names);
/// Who sees a headed sheet. The code that begins the table's game in a program has the names of its players and is for
/// its banker alone, so that no wall has it.
enum class SheetSeenBy : std::uint8_t { banker, everybody };
/// A sheet for each table of the round, to be filled in by hand.
[[nodiscard]] std::vector<PaperDocument> make_headed_sheets(const Language& lang, const Event& event,
                                                            const std::string& event_id, int round,
                                                            const Edition& edition, const EventNames& names,
                                                            SheetSeenBy seen_by);
[[nodiscard]] PaperDocument make_standings_sheet(const Language& lang, const Event& event, const EventNames& names,
                                                 bool workings);

}  // namespace tablebank
