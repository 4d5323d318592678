#pragma once
// The open decisions of a director, and remarks on the games of results in force, one sentence each.

#include <set>
#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// Alternative histories that no decision was made about, by round and table.
[[nodiscard]] std::vector<std::string> undecided_lines(const Language& lang, const Event& event);
/// Results in force with remarks on their games: `verify` did not accept one or found something in it, or the program
/// has not seen the game.
[[nodiscard]] std::vector<std::string> remark_lines(const Language& lang, const Event& event);
/// Those on the results of these players; `apart_from`: a round whose tables show them already, or 0.
[[nodiscard]] std::vector<std::string> remark_lines_of(const Language& lang, const Event& event,
                                                       const std::set<int>& players, int apart_from = 0);
/// For one table; empty if there is no remark.
[[nodiscard]] std::string remark_of_table(const Language& lang, const Event& event, const EventTable& table);

}  // namespace tablebank
