#pragma once
// The names of a table's players in its game. An event allows any name; a game allows fewer characters and at most 24
// of them, and its lines read numbers and words of the grammar as such.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "ledger/books/setup.h"

namespace tablebank {

/// By the player's number in the event: the name there, with the plain apostrophe for any other, if a game can write it
/// and a line reads it as a name. Otherwise
/// as much of it as fits, if two would be alike with its last word ("Alexandra-Maria A") or the number of the seat at
/// the end; "Player-3" if nothing of it can be written. No two are alike. Every program computes the same.
[[nodiscard]] std::map<int, std::string> game_names(const Event& event, const SeatedTable& table);

/// The names of version 1.0: the same, except that a name could be a bare number or a word of the grammar.
[[nodiscard]] std::map<int, std::string> former_game_names(const Event& event, const SeatedTable& table);

/// The names before an apostrophe of any kind was kept: only the plain one was, and "O’Brien" was "OBrien".
[[nodiscard]] std::map<int, std::string> game_names_without_apostrophes(const Event& event, const SeatedTable& table);

/// The one of the sets of names that a game uses; also one that the event had for these seats before a name was
/// corrected, or before it was known who really sat there. `folded`: the names in the game. The first if it uses none.
[[nodiscard]] std::map<int, std::string> names_in_game(const Event& event, const SeatedTable& table,
                                                       const std::set<std::string>& folded);

/// Whether those are the players of the table, by one of their names.
[[nodiscard]] bool are_names_at(const Event& event, const SeatedTable& table, const std::set<std::string>& folded);

/// Whether a game began with the names, or the players, that the event had for these seats before the director
/// corrected them: in that order, with these roles.
[[nodiscard]] bool began_with_earlier_names(const Event& event, const SeatedTable& table,
                                            const std::vector<PlayerSetup>& players);

/// The name of an event in the links of its tables: its name, or, if version 1.0 accepted it and this one does not, as
/// much of it as a name may have.
[[nodiscard]] std::string event_name_in_links(const std::string& name);

}  // namespace tablebank
