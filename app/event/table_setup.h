#pragma once
// What a banker's program needs to begin the game of one table of an event: nothing of it is typed twice. It travels as
// one line of signs that may be typed, pasted, printed as a QR code or kept in a file, and that says when a sign of it
// got lost.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/event/event.h"
#include "calculators/table.h"
#include "ledger/books/setup.h"
#include "ledger/proof/key.h"

namespace tablebank {

struct TableSetup {
    struct Player {
        std::string name;  ///< as a game writes it
        Role role = Role::player;
        std::string former{};  ///< what version 1.0 called the player here; empty if that is the name
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
    /// By what it plays, once the bell has rung: when that was, milliseconds UTC, and for how many minutes.
    std::optional<std::int64_t> bell{};
    int plays = 0;
    std::optional<PublicKey> key{};  ///< the event's, where it has signed the line; none for a line of 1.0
    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// The line by which a game plays by the bell of its round, which rang so long ago.
[[nodiscard]] std::string bell_line(const TableSetup& setup, std::int64_t ago_ms, std::int64_t minutes);

/// With the event's key, where it has a hub. Requires a table that is seated.
[[nodiscard]] TableSetup table_setup(const Event& event, const std::string& event_id, int round, int table);

/// What may be typed instead of its line, where the event has a hub; otherwise empty.
[[nodiscard]] std::string short_join_of(const TableSetup& setup);

/// The short form of its event's key, which people compare; empty where nothing is signed.
[[nodiscard]] std::string event_key_shown(const TableSetup& setup);

/// The id that the game of a table bears: whoever begins it twice has two histories of one game.
[[nodiscard]] std::string game_of_table(const std::string& event_id, int round, int table);

/// What the game of a table begins with, but for its language. nullopt where the edition knows one of its rulings not.
[[nodiscard]] std::optional<Setup> game_setup(const TableSetup& table, std::shared_ptr<const Edition> edition,
                                              std::string edition_text);

/// With the names by which version 1.0 began the game of the table.
[[nodiscard]] TableSetup with_former_names(TableSetup table);

/// Whether a game is the one that is to be played at a table: its id, players by either of their names, roles, box,
/// rulings, minutes. Two texts of one box, as of two versions of the program, are alike here.
[[nodiscard]] bool is_game_of(const TableSetup& table, const Setup& setup);

inline constexpr std::size_t longest_join_line = 8192;  ///< bytes
/// "tablebank-table-1:...", signed by the event's key where it has a hub: whoever has the event's book makes such a
/// line, and nobody else. Where it is sent to may differ from what the event says.
[[nodiscard]] std::string join_line(const Event& event, const TableSetup& setup);
/// As it is kept beside the game by the one who joined: what it says, and by which key it was signed, without the
/// signature. Whoever reads it elsewhere finds nothing proved.
[[nodiscard]] std::string kept_line(const TableSetup& setup);

enum class JoinProblem : std::uint8_t {
    no_line,    ///< it does not begin as such a line
    newer,      ///< of a later version of the program
    damaged,    ///< a sign of it was lost or altered
    not_sound,  ///< what it says is no set-up of a table
    forged      ///< it is signed, and not by the key that it names or not as it stands
};
/// Its `key` is there only where the signature is right.
[[nodiscard]] std::variant<TableSetup, JoinProblem> read_join_line(std::string_view text);
/// Of kept_line: from a place that nobody else writes to.
[[nodiscard]] std::variant<TableSetup, JoinProblem> read_kept_line(std::string_view text);

}  // namespace tablebank
