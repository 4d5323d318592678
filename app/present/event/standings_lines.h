#pragma once
// The standings of an event as rows of text, and the result of each round. The terminal, paper, the window and the
// pages share them.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

struct StandingsRow {
    int player = 0;
    std::string rank;  ///< "-" for a substitute
    std::string name;
    std::vector<std::string> figures{};  ///< a cell for each heading of the table
    std::string decided_by{};            ///< the criterion that puts it below the row above; may be empty
    std::vector<std::string> rounds{};   ///< one line each
};
struct StandingsTable {
    std::vector<std::string> heads;  ///< headings of the figures: criteria with at least one figure
    std::vector<StandingsRow> rows;
};
/// With the names given, those of full_names() or public_names().
[[nodiscard]] StandingsTable standings_table(const Language& lang, const Event& event,
                                             const std::map<int, std::string>& names);
/// The same for standings that are already calculated (standings_of).
[[nodiscard]] StandingsTable standings_table(const Language& lang, const Event& event,
                                             const std::vector<Ranking>& ranking,
                                             const std::map<int, std::string>& names);

}  // namespace tablebank
