#pragma once
// The standings and the results of an event as tables for a spreadsheet of the language (app/export/spreadsheet_csv.h).

#include <iosfwd>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// A player's result of one round.
struct ResultRow {
    int round = 0;
    int table = 0;
    int player = 0;
    Share total;
    int place = 0;
    bool forfeit = false;
    Share points;
};
/// Those that count, by round, table and place.
[[nodiscard]] std::vector<ResultRow> result_rows(const Event& event);

/// A row per player: rank, name, the figures that decide, the points of each round, penalties, what decided, and the
/// remarks on the player's results (remark_on_result).
void export_standings_csv(const Language& lang, const Event& event, std::ostream& out);
/// A row for each of result_rows, with the remark on the result.
void export_results_csv(const Language& lang, const Event& event, std::ostream& out);
/// A row for each of these players, with the headings that a list of players is read by.
void export_players_csv(const Language& lang, const Event& event, const std::vector<int>& players, std::ostream& out);

}  // namespace tablebank
