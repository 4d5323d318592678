#pragma once
// The agreement before the first roll: the players in order of play, the goal, the rulings, the pinned edition. The
// hash chain begins with it. A set-up never changes: if people come, go or change seats, the game goes on with another
// one, which points to the one before it (ledger/books/people.h).

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calculators/edition.h"
#include "calculators/position.h"
#include "ledger/books/seat.h"

namespace tablebank {

struct PlayerSetup {
    std::string name;
    Role role = Role::monopolist;
    /// The person on the seat: the number of their seat at the opening, or below 0 the number of the entry with which
    /// they came. 0 in a set-up in which no one has changed seats: the number of the seat.
    std::int64_t person = 0;
};

struct Setup {
    std::string game_id;  ///< 32 hexadecimal digits
    std::shared_ptr<const Edition> edition;
    std::string edition_text;  ///< the whole edition file, as pinned
    std::vector<PlayerSetup> players;
    Goal goal = Goal::a;
    int minutes = 0;  ///< timed games; 0 otherwise
    Rulings rulings;
    std::string language;  ///< BCP 47 tag the game was created with, "en"
    /// The set-up whose names the lines are read with, if `players` have other names here, as on public pages.
    std::shared_ptr<const Setup> lines_of{};
    /// The seats in order of play, if that is not the order of their numbers: someone has joined.
    std::vector<Seat> order{};
    /// The set-up before entry `since`, with which people came, went or changed seats; nullptr: this is the agreed one.
    std::shared_ptr<const Setup> before{};
    std::int64_t since = 0;
    int changes = 0;  ///< the number of set-ups before it

    [[nodiscard]] int seats() const { return static_cast<int>(players.size()); }
    [[nodiscard]] const PlayerSetup& player(Seat seat) const {
        return players.at(static_cast<std::size_t>(seat.number - 1));
    }
};

/// The id of a practice game: a random one whose second half is `practice` in hexadecimal. The id is part of the
/// set-up, so the mark goes with every copy, branch, record and checkpoint, and no line changes it.
[[nodiscard]] std::string practice_id(const std::string& random_id);
[[nodiscard]] bool is_practice(const Setup& setup);

/// A problem of a set-up before a game begins.
struct SetupProblem {
    enum class Kind {
        player_count,
        role_not_played,
        roles_unbalanced,
        goal_not_played,
        name_invalid,
        names_alike,
        minutes_invalid,
        names_other_seat  ///< only for names of a new game
    };
    Kind kind;
    std::string detail;  ///< the name, or the figures
};
/// Checks the number of players, the roles that the edition plays, role balance (ru 4; not for a position), the goal,
/// names of 1-24 letters, digits, spaces, - or ', no two alike when folded, minutes 1..1440 for a timed game.
[[nodiscard]] std::vector<SetupProblem> validate(const Setup& setup, bool from_position);

/// Whether this is a valid length for a goal: 1 to 1440 minutes for a timed game, 0 for any other.
[[nodiscard]] bool is_length_of(Goal goal, std::int64_t minutes);

/// Additional checks for names that a user types for a new game. A game that already has such names is read as usual.
struct NamesToAsk {
    std::optional<std::string> unclear;  ///< it has more marks on a letter than a reader can distinguish
    /// Its first word is a number, which a line would read as the seat of another player.
    std::optional<std::string> other_seat;
    std::optional<std::pair<std::string, std::string>> look_alike;
};
[[nodiscard]] NamesToAsk names_to_ask(const Setup& setup);
/// Why a new game cannot begin with these names: one is unclear, or the number of another seat.
[[nodiscard]] std::optional<SetupProblem> problem_of_new_names(const Setup& setup);

}  // namespace tablebank
