#pragma once
// The seating of an event with many tables. The input is players, rounds and requests; the result has for each round
// the tables, the order of play at each, the roles and the byes, with a report of its quality. Played rounds do not
// change, so the same function seats the rest again after a withdrawal, a late player or a substitute. The same task
// has the same result on every machine. Players are numbers.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "calculators/table.h"
#include "calculators/tournament/table_sizes.h"

namespace tablebank {

inline constexpr int most_seated_players = 1000;
inline constexpr int most_seated_rounds = 100;

/// The role rules of an edition: whether there are two roles, and the maximum difference of their numbers at a table.
struct SeatingRoles {
    bool played = true;
    int difference = 1;
};

/// A request that two players, numbered from 0, do not meet.
struct ApartWish {
    int first = 0;
    int second = 0;
    bool must = true;  ///< otherwise they meet as seldom as can be, which is worth more than any repeat
};
/// These two meet in that round, counted from 1.
struct TogetherWish {
    int first = 0;
    int second = 0;
    int round = 1;
    bool must = true;  ///< otherwise only where every must can be met with it
};
/// This player sits at that table, counted from 1, in every round that they play.
struct TableWish {
    int player = 0;
    int table = 1;
};
struct SeatingWishes {
    std::vector<ApartWish> apart{};
    std::vector<TogetherWish> together{};
    std::vector<TableWish> tables{};
};

/// Rounds, counted from 1, that a player misses: before they came, after they left, or between.
struct Absence {
    int player = 0;
    int from = 1;
    int to = most_seated_rounds;
};

struct SeatedPlayer {
    int player = 0;
    Role role = Role::player;
    friend bool operator==(const SeatedPlayer&, const SeatedPlayer&) = default;
};
struct SeatedTable {
    int number = 1;
    std::vector<SeatedPlayer> seats{};  ///< in order of play
    friend bool operator==(const SeatedTable&, const SeatedTable&) = default;
};
struct SeatedRound {
    std::vector<SeatedTable> tables{};  ///< in ascending order of number
    std::vector<int> byes{};            ///< players who are present and sit out, in ascending order of number
    friend bool operator==(const SeatedRound&, const SeatedRound&) = default;
};
struct SeatingPlan {
    std::vector<SeatedRound> rounds{};
    friend bool operator==(const SeatingPlan&, const SeatingPlan&) = default;
};

/// The limit of the search for a better seating. Counted in steps, never in time, so that the result is the same
/// everywhere.
enum class SeatingEffort {
    quick,     ///< for a seating while people wait at the tables: a withdrawal, a late player
    thorough,  ///< for the plan of an event, made before it
};

struct SeatingTask {
    int players = 0;
    int rounds = 1;
    TableRule tables{};
    SeatingRoles roles{};
    SeatingWishes wishes{};
    std::vector<Absence> absences{};
    std::vector<SeatedRound> played{};   ///< the first rounds of the event: they do not change
    std::vector<SeatedRound> planned{};  ///< the planned rounds after them; kept if that does no harm
    std::uint64_t seed = 1;
    SeatingEffort effort = SeatingEffort::thorough;
};

/// The index of one of SeatingWishes.
struct WishRef {
    enum class List : std::uint8_t { apart, together, table };
    List list = List::apart;
    std::size_t index = 0;
    friend auto operator<=>(const WishRef&, const WishRef&) = default;
};

/// Why there is no seating. There are no partial results.
struct SeatingProblem {
    enum class Code : std::uint8_t {
        players,         ///< fewer than one table, or more than most_seated_players
        rounds,          ///< none, too many, or fewer than were played
        sizes,           ///< the players of the round cannot be divided into such tables
        roles,           ///< a table of `size` cannot have such a small difference of roles
        unknown_player,  ///< a request or an absence names an unknown player, or one player twice
        unknown_round,   ///< a request names a round that is played or does not exist
        no_such_table,   ///< the round has no table of that number
        absent,          ///< a request needs a player who is absent in the round
        table_full,      ///< more requests for one table than it has seats
        clash,           ///< `wish` and `other` cannot both be met
        not_met,         ///< no seating was found that meets the request
        played_round,    ///< a played or planned round names a player twice, or an unknown one
    };
    Code code = Code::players;
    int round = 0;  ///< counted from 1; 0 if it is not about a single round
    int size = 0;
    std::optional<WishRef> wish{};
    std::optional<WishRef> other{};
    /// not_met, if the reason is known: these players must all be at different tables, and the round has only `tables`;
    /// or, without tables, the first of them must not meet the others, and the rest does not fill a table of `size`.
    std::vector<int> people{};
    int tables = 0;
};

using SeatingAnswer = std::variant<SeatingPlan, SeatingProblem>;

/// All rounds of the task, including the played ones, unchanged.
[[nodiscard]] SeatingAnswer make_seating(const SeatingTask& task);

/// Gives roles to the last round of a plan, whose tables were made by people, balanced with those of the rounds before.
/// Leaves an impossible round as it is.
void balance_last_round(SeatingPlan& plan, int players, const SeatingRoles& roles);

/// The quality of a seating. A spread is the largest difference for any one player between their most and least
/// frequent case.
struct SeatingReport {
    std::int64_t repeats = 0;    ///< the sum of n(n-1)/2 over all pairs that met n times
    std::int64_t thirds = 0;     ///< the sum of n(n-1)(n-2)/6: with equally few repeats, the fewer the better
    std::int64_t bound = 0;      ///< no seating with these tables has fewer repeats
    std::int64_t met = 0;        ///< pairs that met
    std::int64_t linked = 0;     ///< pairs that did not, but have an opponent in common
    std::int64_t strangers = 0;  ///< the other pairs
    int most_meetings = 0;       ///< of one pair
    int role_spread = 0;         ///< monopolist against competitor
    int seat_spread = 0;         ///< positions in the order of play that every table has
    int table_spread = 0;        ///< numbers of tables
    int size_spread = 0;         ///< between players: rounds at the smaller tables
    int bye_spread = 0;          ///< between players: rounds in which they were present and sat out
    friend bool operator==(const SeatingReport&, const SeatingReport&) = default;
};

/// Throws std::invalid_argument for a plan that is impossible for this number of players: a player twice or unknown, a
/// table with no seats, more than most_seats, or a number below 1.
[[nodiscard]] SeatingReport report_seating(int players, const SeatingPlan& plan);

/// One round after the played ones, seated by standing: the first of `order` at table 1, and so on, regardless of
/// earlier meetings. Players who are not in `order` do not play; with as many as one table has seats, it is the final
/// table. Requests for tables are ignored; players who must not meet are exchanged with the nearest possible player.
/// Returns all rounds, like make_seating.
[[nodiscard]] SeatingAnswer seat_by_standing(const SeatingTask& task, const std::vector<int>& order);

}  // namespace tablebank
