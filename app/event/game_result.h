#pragma once
// The result of a table's game: read from the game itself, never typed again. The game is matched with the event by the
// edition and by the names of the players.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/event/credit.h"
#include "app/event/decide_act.h"
#include "app/event/event.h"
#include "app/session/session.h"

namespace tablebank {

struct GameResult {
    struct Line {
        std::string name;
        Share total;
        int place = 0;
        std::string now{};    ///< who sat there last
        bool joined = false;  ///< the seat was added during the game
    };
    std::string edition;  ///< its id
    std::vector<Line>
        lines;  ///< in order of play; who left the game before its end has nothing, the last to leave before the others
    GameSource source;  ///< without the hash of its evidence
    bool certified = false;
    std::vector<std::string> unsigned_by;       ///< who did not sign the result as it is now
    std::int64_t begun_at = 0;                  ///< when its players were named, milliseconds UTC
    std::optional<std::int64_t> played_from{};  ///< when its play began, milliseconds UTC; nullopt: unknown
};
enum class NoGameResult : std::uint8_t {
    not_timed,     ///< the game is not played for a score
    not_finished,  ///< its last payment was not made
    practice,      ///< the game was played to learn the program
    unsettled,     ///< its entries leave a table that no result can be worked out from, as only a forged game's do
};
/// Does not throw, whatever the entries of the game are.
[[nodiscard]] std::variant<GameResult, NoGameResult> game_result(const ReadGame& game);

/// Round and table that the game of this id was begun for; nullopt if none is, or if its round has not begun.
[[nodiscard]] std::optional<std::pair<int, int>> table_begun_for(const Event& event, const std::string& event_id,
                                                                 const std::string& game);

/// A round and a table.
using PlaceAtEvent = std::pair<int, int>;

/// Where a game of this id is known: its result counts or counted there, it waits for a decision, or one was made about
/// it. First the tables at which its result counts, then those at which it waits, then the others by the log. Empty if
/// it is new.
[[nodiscard]] std::vector<PlaceAtEvent> places_of_game(const Event& event, const std::string& game);

/// The table of a game that may not be imported for this one by itself: it is known there, and not here.
[[nodiscard]] std::optional<PlaceAtEvent> known_elsewhere(const Event& event, const std::string& game,
                                                          const PlaceAtEvent& here);

/// The table of a game: the one at which it is known, or for which it was begun; otherwise one at which exactly these
/// players sit, in a round whose bell had rung when the game began. Of several tables the one without a result, of
/// those the one whose order of seats is that of the game, otherwise the first; if all have one, the latest. nullopt if
/// there is none.
[[nodiscard]] std::optional<PlaceAtEvent> table_of_game(const Event& event, const std::string& event_id,
                                                        const GameResult& result);

/// The first table without a result at which exactly these players sit, in a round whose bell rang after the game had
/// begun: only the director knows whether it is the game of that round.
[[nodiscard]] std::optional<PlaceAtEvent> table_rung_later(const Event& event, const std::string& event_id,
                                                           const GameResult& result);

/// The seats of a game, one for each line.
[[nodiscard]] std::vector<PlayedSeat> played_seats(const Event& event, const std::string& event_id, int round,
                                                   int table, const GameResult& result);

/// The act that imports it, each seat as the event gave it. Requires the names to be those of the table; a seat that
/// was added has the player of the event with that name, or 0.
[[nodiscard]] act::ResultTaken wish_of(const Event& event, const std::string& event_id, int round, int table,
                                       const GameResult& result, std::string evidence_hash);

/// Whether a game continues the one whose result was imported: the same game, with that head in its chain. If not, it
/// is another history of it.
[[nodiscard]] bool continues(const ReadGame& game, const GameSource& before);

/// The same game with the same last entry, whatever was kept of it.
[[nodiscard]] bool is_same_history(const GameSource& one, const GameSource& other);

/// Keeps a history of a table's game for the director. If it continues one that waits, it takes the place of that one;
/// nothing_changed if nothing was found since (`found`) and no entry since moved a sum or a fact. Refuses like
/// decide_fork.
[[nodiscard]] EventDecision decide_history(const Event& event, act::ForkKept history, const ReadGame& game,
                                           const std::string& found);

}  // namespace tablebank
