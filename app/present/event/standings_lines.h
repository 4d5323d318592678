#pragma once
// The standings of an event as rows of words, and what each round brought: terminal, paper, window and pages say the
// same.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

struct StandingsRow {
    int player = 0;
    std::string rank;  ///< "-" of a substitute
    std::string name;
    std::vector<std::string> figures{};  ///< a cell for each head of the table
    std::string decided_by{};            ///< what put it behind the row above; may be empty
    std::vector<std::string> rounds{};   ///< a line for each
};
struct StandingsTable {
    std::vector<std::string> heads;  ///< of the figures: the criteria that anybody has one of
    std::vector<StandingsRow> rows;
};
/// With the names given, those of full_names() or public_names().
[[nodiscard]] StandingsTable standings_table(const Language& lang, const Event& event,
                                             const std::map<int, std::string>& names);
/// The same of standings that were worked out already (standings_of).
[[nodiscard]] StandingsTable standings_table(const Language& lang, const Event& event,
                                             const std::vector<Ranking>& ranking,
                                             const std::map<int, std::string>& names);

}  // namespace tablebank
