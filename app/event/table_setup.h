#pragma once
// The set-up of the game of one table of an event, so that the banker types nothing twice. It is sent as one line of
// text that may be typed, pasted, printed as a QR code or stored in a file, and that has a checksum.

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
        std::string former{};  ///< the player's name in version 1.0; empty if it is the same
        friend bool operator==(const Player&, const Player&) = default;
    };
    std::string event;     ///< its name
    std::string event_id;  ///< 32 hexadecimal digits
    int round = 0;
    int table = 0;
    std::string edition;  ///< its id
    int minutes = 0;
    std::vector<std::string> rulings;  ///< "key=value", if they differ from the edition's
    std::vector<Player> players;       ///< in order of play
    std::string hub;                   ///< where its entries are sent, or empty
    std::string code;                  ///< by which the hub recognises the table; empty without a hub
    /// Once the bell has rung: when that was, milliseconds UTC, and for how many minutes.
    std::optional<std::int64_t> bell{};
    int plays = 0;
    std::optional<PublicKey> key{};  ///< the event's, if it has signed the line; nullopt for a line of 1.0
    bool phones = false;             ///< the director lets the players' phones act at this table
    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// "key=value" of the rulings that differ from those of the edition, as an event and its tables name them.
[[nodiscard]] std::vector<std::string> differing_rulings(const Edition& edition, const Rulings& rulings);

/// The line that sets a game to the bell of its round, which rang `ago_ms` ago.
[[nodiscard]] std::string bell_line(const TableSetup& setup, std::int64_t ago_ms, std::int64_t minutes);

/// With the event's key if it has a hub. Requires a table that is seated.
[[nodiscard]] TableSetup table_setup(const Event& event, const std::string& event_id, int round, int table);

/// The short code that may be typed instead of its line, if the event has a hub; otherwise empty.
[[nodiscard]] std::string short_join_of(const TableSetup& setup);

/// The short form of the event's key, for people to compare; empty if the line is not signed.
[[nodiscard]] std::string event_key_shown(const TableSetup& setup);

/// The id of a table's game: if it is begun twice, the two are histories of one game.
[[nodiscard]] std::string game_of_table(const std::string& event_id, int round, int table);

/// The set-up of a table's game, without its language. nullopt if the edition does not have one of its rulings.
[[nodiscard]] std::optional<Setup> game_setup(const TableSetup& table, std::shared_ptr<const Edition> edition,
                                              std::string edition_text);

/// With the names that version 1.0 gave the players of the table.
[[nodiscard]] TableSetup with_former_names(TableSetup table);

/// Whether a game is the one to be played at a table: its id, players by either of their names, roles, box, rulings,
/// minutes. Two texts of one box, as of two versions of the program, are equal here.
[[nodiscard]] bool is_game_of(const TableSetup& table, const Setup& setup);

inline constexpr std::size_t longest_join_line = 8192;  ///< bytes
/// "tablebank-table-1:...", signed by the event's key if it has a hub: only a program with the event's book can make
/// such a line. The hub may differ from the one in the event.
[[nodiscard]] std::string join_line(const Event& event, const TableSetup& setup);
/// The line as it is stored next to the game of a table that joined: its data, and the key that signed it, without the
/// signature. It proves nothing to another reader.
[[nodiscard]] std::string kept_line(const TableSetup& setup);

enum class JoinProblem : std::uint8_t {
    no_line,    ///< it does not begin like such a line
    newer,      ///< made by a later version of the program
    damaged,    ///< a character was lost or changed
    not_sound,  ///< its data is not a valid set-up of a table
    forged      ///< it is signed, but not by the key that it names, or it was changed since
};
/// Its `key` is set only if the signature is right.
[[nodiscard]] std::variant<TableSetup, JoinProblem> read_join_line(std::string_view text);
/// Reads a kept_line(), from a place that no one else can write to.
[[nodiscard]] std::variant<TableSetup, JoinProblem> read_kept_line(std::string_view text);

}  // namespace tablebank
