#pragma once
// The names of a table's players in its game. An event allows any name; a game allows fewer characters and at most 24
// of them, and its lines read numbers and words of the grammar as such.

#include <cstdint>
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

/// A game as it was begun: the names of its players, and how much of what the event knows about its table it could
/// know.
struct BegunGame {
    std::vector<std::string> names{};  ///< in order of play
    std::int64_t at = 0;   ///< milliseconds UTC; players who were exchanged later sat there under their former seats
    bool by_line = false;  ///< with the line of its table, which may be older than an exchange
};

/// The names of the players of a table in its game, by their number in the event: a total belongs to the seat, so an
/// exchange of players that was recorded after the game was begun changes whose a name is, and one that was recorded
/// before it does not. Also names that the event had before it corrected them. The current ones if the game fits none.
[[nodiscard]] std::map<int, std::string> names_in_game(const Event& event, int round, const SeatedTable& table,
                                                       const BegunGame& game);

/// Whether those are the players of the table, by one of their names.
[[nodiscard]] bool are_names_at(const Event& event, int round, const SeatedTable& table, const BegunGame& game);

/// The same, and they play in the order of their seats.
[[nodiscard]] bool are_names_in_order(const Event& event, int round, const SeatedTable& table, const BegunGame& game);

/// The name of an event in the links of its tables: its name, or, if version 1.0 accepted it and this one does not, as
/// much of it as a name may have.
[[nodiscard]] std::string event_name_in_links(const std::string& name);

}  // namespace tablebank
