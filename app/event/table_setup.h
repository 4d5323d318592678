#pragma once
// What a banker's program needs to begin the game of one table of an event: nothing of it is typed twice. It travels as
// one line of signs that may be typed, pasted, printed as a QR code or kept in a file, and that says when a sign of it
// got lost.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/event/event.h"
#include "calculators/table.h"
#include "ledger/books/setup.h"

namespace tablebank {

struct TableSetup {
    struct Player {
        std::string name;  ///< as a game writes it
        Role role = Role::player;
        friend bool operator==(const Player&, const Player&) = default;
    };
    std::string event;     ///< its name
    std::string event_id;  ///< 32 hexadecimal digits
    int round = 0;
    int table = 0;
    std::string edition;  ///< its id
    int minutes = 0;
    std::vector<std::string> rulings;  ///< "key=value", where they differ from the edition's
    std::vector<Player> players;       ///< in order of play
    std::string hub;                   ///< where its entries are sent, or empty
    std::string code;                  ///< by which the hub knows who keeps the table; empty without a hub
    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// Requires a table that is seated.
[[nodiscard]] TableSetup table_setup(const Event& event, const std::string& event_id, int round, int table);

/// What may be typed instead of its line, where the event has a hub; otherwise empty.
[[nodiscard]] std::string short_join_of(const TableSetup& setup);

/// The id that the game of a table bears: whoever begins it twice has two histories of one game.
[[nodiscard]] std::string game_of_table(const std::string& event_id, int round, int table);

/// What the players of a table are called in its game: as in the event where a game can write that, each one's own.
[[nodiscard]] std::map<int, std::string> game_names(const Event& event, const SeatedTable& table);

/// What the game of a table begins with, but for its language. nullopt where the edition knows one of its rulings not.
[[nodiscard]] std::optional<Setup> game_setup(const TableSetup& table, std::shared_ptr<const Edition> edition,
                                              std::string edition_text);

inline constexpr std::size_t longest_join_line = 8192;  ///< bytes
/// "tablebank-table-1:..."
[[nodiscard]] std::string join_line(const TableSetup& setup);

enum class JoinProblem : std::uint8_t {
    no_line,   ///< it does not begin as such a line
    newer,     ///< of a later version of the program
    damaged,   ///< a sign of it was lost or altered
    not_sound  ///< what it says is no set-up of a table
};
[[nodiscard]] std::variant<TableSetup, JoinProblem> read_join_line(std::string_view text);

}  // namespace tablebank
