#pragma once
// The standings of an event: each player's result per round, the figures that decide, and which of them puts a player
// below the one above. Exact; a share of a table's total is rounded half up to hundredths of a per cent.

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "calculators/share.h"
#include "calculators/tournament/scheme.h"

namespace tablebank {

struct SeatResult {
    int player = 0;        ///< number in the event
    Share total;           ///< of the score sheet, at least 0
    int place = 0;         ///< at the table, from 1; equal places are shared
    bool forfeit = false;  ///< did not play, or not to the end: no points, after all others
};
struct TableResult {
    int round = 0;
    int table = 0;
    std::vector<SeatResult> seats;
    bool final_round = false;
};
/// Why a player has no table in a round.
enum class ByeKind : std::uint8_t {
    assigned,   ///< not every player had a seat
    requested,  ///< they asked for it
    missed,     ///< they had not come yet
};
[[nodiscard]] std::string_view to_string(ByeKind kind);
struct RoundBye {
    int round = 0;
    int player = 0;
    ByeKind kind = ByeKind::assigned;
};
struct PointsPenalty {
    int player = 0;
    Share points;  ///< deducted; below 0: a bonus
};
struct RankedPlayer {
    int player = 0;
    bool ranked = true;  ///< a substitute has a score and no rank
};

struct EventScores {
    std::vector<RankedPlayer> players;
    std::vector<TableResult> results;  ///< the scheme has a list for each of their sizes
    std::vector<RoundBye> byes;
    std::vector<PointsPenalty> penalties;
    std::map<int, int> lots;  ///< by player; 1 is before 2
};

/// One round of one player.
struct RoundScore {
    int round = 0;
    int table = 0;  ///< 0: a bye
    ByeKind bye = ByeKind::assigned;
    int size = 0;     ///< players at the table
    int place = 0;    ///< 0: a bye
    int sharing = 1;  ///< number of players who share that place
    bool forfeit = false;
    Share points;
    Share total;
    std::int64_t table_share = 0;  ///< hundredths of a per cent
};
struct Ranking {
    int player = 0;
    int rank = 0;  ///< from 1, equal if no figure decides; 0: a substitute
    std::vector<RoundScore> rounds;
    Share penalties;
    /// In the order of the scheme; nullopt if a figure was not needed, or does not exist: head-to-head of players who
    /// did not all meet, lots that were not drawn, a sum beyond 64 bits.
    std::vector<std::optional<Share>> values;
    /// Index into the order of the scheme: the figure that puts this player below the row above. nullopt for the first
    /// row, if the rank is shared with it, and for a substitute.
    std::optional<std::size_t> decided_by;
};

/// In order of rank, then of player; substitutes last.
[[nodiscard]] std::vector<Ranking> rank_players(const Scheme& scheme, const EventScores& scores);

}  // namespace tablebank
