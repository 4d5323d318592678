#pragma once
// Who sits where in an event of many tables: players, rounds and wishes in; for each round the tables, the order of
// play at each, who is monopolist and who sits out, with a report of how good that is. Played rounds stay as they are,
// so the same function seats an event anew after a drop-out, a late player or a substitute. The same task always has
// the same answer, on every machine. Knows players by number only, and nothing of names, results or files.

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

/// What seating needs of an edition: whether there are two roles, and by how much their numbers at a table may differ.
struct SeatingRoles {
    bool played = true;
    int difference = 1;
};

/// A wish about two players, numbered from 0.
struct ApartWish {
    int first = 0;
    int second = 0;
};
/// These two meet in that round, counted from 1.
struct TogetherWish {
    int first = 0;
    int second = 0;
    int round = 1;
};
/// This player sits at that table, counted from 1, in every round that he plays.
struct TableWish {
    int player = 0;
    int table = 1;
};
struct SeatingWishes {
    std::vector<ApartWish> apart{};
    std::vector<TogetherWish> together{};
    std::vector<TableWish> tables{};
};

/// Rounds, counted from 1, that a player misses: before he came, after he left, or between.
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
    std::vector<SeatedTable> tables{};  ///< by rising number
    std::vector<int> byes{};            ///< who is there and sits out, by rising number
    friend bool operator==(const SeatedRound&, const SeatedRound&) = default;
};
struct SeatingPlan {
    std::vector<SeatedRound> rounds{};
    friend bool operator==(const SeatingPlan&, const SeatingPlan&) = default;
};

/// How long is looked for something better. Counted in steps, never in time, so that the answer is the same everywhere.
enum class SeatingEffort {
    quick,     ///< an answer while people wait at the tables: a drop-out, a late player
    thorough,  ///< the plan of an event, made before it
};

struct SeatingTask {
    int players = 0;
    int rounds = 1;
    TableRule tables{};
    SeatingRoles roles{};
    SeatingWishes wishes{};
    std::vector<Absence> absences{};
    std::vector<SeatedRound> played{};   ///< the first rounds of the event: they stay
    std::vector<SeatedRound> planned{};  ///< what was planned for the rounds after them; kept where that does no harm
    std::uint64_t seed = 1;
    SeatingEffort effort = SeatingEffort::thorough;
};

/// Points at one of SeatingWishes.
struct WishRef {
    enum class List : std::uint8_t { apart, together, table };
    List list = List::apart;
    std::size_t index = 0;
    friend auto operator<=>(const WishRef&, const WishRef&) = default;
};

/// Why there is no seating. Nothing is half seated.
struct SeatingProblem {
    enum class Code : std::uint8_t {
        players,         ///< fewer than one table, or more than most_seated_players
        rounds,          ///< none, too many, or fewer than were played
        sizes,           ///< the players of the round cannot be parted into such tables
        roles,           ///< a table of `size` cannot have the roles that near
        unknown_player,  ///< a wish or an absence names nobody, or one player twice
        unknown_round,   ///< a wish names a round that is not to come
        no_such_table,   ///< the round has no table of that number
        absent,          ///< a wish needs somebody who is not there in the round
        table_full,      ///< more wishes for one table than it has seats
        clash,           ///< `wish` and `other` cannot both be met
        not_met,         ///< no seating was found that meets the wish
        played_round,    ///< a round that was played, or planned, names somebody twice, or nobody
    };
    Code code = Code::players;
    int round = 0;  ///< counted from 1; 0 where it is no matter of one round
    int size = 0;
    std::optional<WishRef> wish{};
    std::optional<WishRef> other{};
};

using SeatingAnswer = std::variant<SeatingPlan, SeatingProblem>;

/// All rounds of the task, those played among them, unchanged.
[[nodiscard]] SeatingAnswer make_seating(const SeatingTask& task);

/// How good a seating is. A spread is the widest difference for any one player between what he had most and least
/// often.
struct SeatingReport {
    std::int64_t repeats = 0;    ///< the sum of n(n-1)/2 over all pairs that met n times
    std::int64_t bound = 0;      ///< no seating with these tables has fewer repeats
    std::int64_t met = 0;        ///< pairs that met
    std::int64_t linked = 0;     ///< pairs that did not, but have an opponent in common
    std::int64_t strangers = 0;  ///< the other pairs
    int most_meetings = 0;       ///< of one pair
    int role_spread = 0;         ///< monopolist against competitor
    int seat_spread = 0;         ///< places in the order of play that every table has
    int table_spread = 0;        ///< numbers of tables
    int size_spread = 0;         ///< between players: rounds at the smaller tables
    int bye_spread = 0;          ///< between players: rounds in which he was there and sat out
    friend bool operator==(const SeatingReport&, const SeatingReport&) = default;
};

/// Throws std::invalid_argument for a plan that cannot be one of so many players: somebody is there twice or is none of
/// them, a table has no seats or more than most_seats, or a number below 1.
[[nodiscard]] SeatingReport report_seating(int players, const SeatingPlan& plan);

/// One round after those played, seated by standing: the first of `order` at table 1, and so on, whoever met before.
/// Who is not in `order` does not play; with as many as one table holds it is the final table. Wishes for tables are
/// passed over; who must not meet is parted by as few places as can be. Answers with all rounds, as make_seating.
[[nodiscard]] SeatingAnswer seat_by_standing(const SeatingTask& task, const std::vector<int>& order);

}  // namespace tablebank
