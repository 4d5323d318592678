#pragma once
// An event as its book leaves it: players, rounds with their tables and results, penalties, the scheme. A fold of its
// acts and nothing else. Knows nothing of files or words.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/event/act.h"
#include "calculators/tournament/ranking.h"

namespace tablebank {

/// The limits of an event (docs/reference/limits.md).
struct EventLimits {
    static constexpr int players = 1000;
    static constexpr int rounds = 100;
    static constexpr int tables = 400;
    static constexpr int minutes = 24 * 60;
    static constexpr int name = 200;  ///< characters of a player's or the event's name
    static constexpr int why = 500;
    static constexpr int found = 250;  ///< characters of the findings of a game behind a reason
    static constexpr int officials = 1000;
    static constexpr int histories = 20;        ///< of one table's game that wait for a decision
    static constexpr int histories_read = 100;  ///< the same in a book: earlier versions posted as many
    static constexpr int continued = 200;       ///< of one table: earlier states of the histories that wait
    static constexpr int changes = 500;         ///< acts that undo or amend others
};

/// The poster, the time and the reason of an entry of the book.
struct ActStamp {
    std::int64_t entry = 0;
    std::int64_t at = 0;  ///< milliseconds UTC
    std::string who;
    std::string why;
};

struct EventPlayer {
    int number = 0;
    std::string name;
    std::string family;
    std::string club{};
    int table = 0;
    bool substitute = false;
    bool checked_in = false;
    bool hidden = false;
    /// Rounds that they miss: from, and to the round of their return.
    struct Gap {
        int from = 1;
        std::optional<int> back;
    };
    std::vector<Gap> gaps;  ///< in order, none overlaps another; the last one may have no end yet
    [[nodiscard]] bool is_there(int round) const;
    [[nodiscard]] bool has_left() const;
};

struct TableResultTaken {
    act::ResultTaken result;
    ActStamp stamp;
};
/// A history of a table's game that was kept for the director, with what `verify` found in it.
struct HistoryKept : act::ForkKept {
    std::string found{};
    std::int64_t entry = 0;  ///< that kept it
    /// Whether it was stored for its findings, and not only because it is another one.
    [[nodiscard]] bool is_set_aside() const { return !found.empty(); }
    /// Whether it is a history that is not over (known_history.h).
    [[nodiscard]] bool is_unfinished() const;
};
struct EventTable {
    SeatedTable seating;
    int extension = 0;                        ///< minutes
    std::vector<TableResultTaken> results{};  ///< the last one counts; those before were corrected
    std::vector<HistoryKept> forks{};         ///< histories of its game that wait for a decision
    std::vector<HistoryKept> continued{};     ///< earlier states of histories that wait
    std::vector<HistoryKept> decided{};       ///< those that a correction decided about
    std::string key{};                        ///< that signs its entries; empty: none yet
    std::set<std::string> withdrawn{};        ///< keys that it had
    [[nodiscard]] const act::ResultTaken* result() const;
    /// Whether a correction came after this history was known here: then the director chose, and it is not asked again.
    /// Or whether a later state of it waits.
    [[nodiscard]] bool is_decided(const GameSource& source) const;
};
struct EventRound {
    int number = 0;
    std::vector<EventTable> tables;
    std::set<int> sizes{};  ///< of these tables
    std::vector<int> byes;
    bool final_round = false;
    std::optional<std::int64_t> opened_at;  ///< milliseconds UTC
    bool unlocked = false;
    bool scored = false;  ///< a table has a result
    [[nodiscard]] bool has_results() const { return scored; }
    [[nodiscard]] bool has_begun() const { return opened_at.has_value() || has_results(); }
    /// Extra minutes of every table without a result; nullopt if all have one.
    [[nodiscard]] std::optional<int> extension() const;
    /// As it was seated.
    [[nodiscard]] RoundSeating seating() const;
    /// Whether a player has a seat or a bye in it.
    [[nodiscard]] bool has_place(int player) const;
};
/// An act as the book has it.
struct LoggedAct {
    Act act;
    ActStamp stamp;
    bool unrung = false;  ///< a result that counted although its round had no bell, as in version 1.0
};
/// Why an act of the book has no effect any longer, or another one.
struct ActFate {
    enum class Kind : std::uint8_t {
        undone,
        amended,
        out,  ///< it does not fit since an earlier act was undone or amended
    };
    Kind kind = Kind::undone;
    std::int64_t by = 0;  ///< entry
};

struct EventPenalty {
    act::PenaltyGiven given;
    ActStamp stamp;
    std::optional<ActStamp> withdrawn;
};

struct Event {
    act::Created made;  ///< its scheme as it was at first
    std::map<int, EventPlayer> players;
    std::map<std::string, int> numbers{};  ///< of the players, by their case-folded names
    std::map<int, EventRound> rounds;      ///< those that are seated
    std::vector<EventPenalty> penalties;   ///< number 1 first
    std::map<int, int> lots;
    Scheme scheme;  ///< in force
    std::optional<act::HubNamed> hub;
    std::vector<act::OfficialNamed> officials{};          ///< in the order in which they were named
    std::map<std::string, act::OfficialNamed> roles{};    ///< the same by their names as `fold` leaves them
    int corrections = 0;                                  ///< of results; the last number, also if it was undone
    int last_player = 0;                                  ///< the last number, also if the player was undone
    int last_penalty = 0;                                 ///< the same of penalties
    std::vector<TableResultTaken> early{};                ///< results before the bell that wait for a decision
    int changes = 0;                                      ///< acts that undid or amended others
    std::map<std::int64_t, ActFate> fates{};              ///< of acts that were undone, amended, or fell out
    std::vector<std::shared_ptr<const LoggedAct>> log{};  ///< all acts, entry 1 first
    bool shows_games = false;  ///< a hub was named, or a result was taken from a game or a code
    std::int64_t last = 0;     ///< entry

    [[nodiscard]] const EventPlayer* player(int number) const;
    /// By name; upper and lower case are the same. nullptr if no player has the name.
    [[nodiscard]] const EventPlayer* player(std::string_view name) const;
    [[nodiscard]] const EventTable* table(int round, int table) const;
    /// By the name in acts; upper and lower case are the same. nullptr if they are not an official.
    [[nodiscard]] const act::OfficialNamed* official(std::string_view name) const;
    /// The penalty of a number; nullptr if it was not given.
    [[nodiscard]] const EventPenalty* penalty(int number) const;
    /// The last round that has begun; 0: none.
    [[nodiscard]] int latest_round() const;
    /// An entry of the book; nullptr if there is none.
    [[nodiscard]] const LoggedAct* logged(std::int64_t entry) const;
    /// Why an entry is not in force as it was posted; nullopt if it is.
    [[nodiscard]] std::optional<ActFate> fate(std::int64_t entry) const;
};

/// Whether the result that counts at a table was typed while the table sends its game: it is compared when that ends.
[[nodiscard]] bool is_provisional(const EventTable& table);

/// Applies an act that may follow (`refuse_act` in refuse_act.h). Throws std::logic_error if it names something that
/// does not exist.
void apply(Event& event, const Act& act, const ActStamp& stamp);
/// The effect alone, without an entry in the log. Not for acts that undo or amend others.
void apply_effect(Event& event, const Act& act, const ActStamp& stamp);
/// Numbers are given once: the event passes over those of an act without effect.
void pass_over(Event& event, const Act& act);

/// The number in its place if two players exchange: that of the other one; any third player is unchanged.
[[nodiscard]] int exchanged_player(int number, int player, int other);
/// A round in which two players have exchanged their seats, byes and results. `other` 0: the seat of `player` is
/// empty, and their line of a result is removed.
[[nodiscard]] EventRound reseated(EventRound round, int player, int other);

/// The event as it was after a round: without the results of later ones, and without the penalties and bonuses that
/// were given after the next bell. Corrections of results up to that round count.
[[nodiscard]] Event after_round(Event event, int round);

/// The scores from which the standings are computed.
[[nodiscard]] EventScores scores_of(const Event& event);
[[nodiscard]] std::vector<Ranking> standings_of(const Event& event);

/// The clock of a table: the bell of its round, and the minutes of the event with all extensions of every table and of
/// this one. Every display uses this end.
struct TableClock {
    std::int64_t bell = 0;  ///< milliseconds UTC
    int minutes = 0;
    [[nodiscard]] std::int64_t end() const { return bell + std::int64_t{minutes} * 60'000; }
};
/// nullopt before the bell, and in an event without a time.
[[nodiscard]] std::optional<TableClock> clock_of(const Event& event, const EventRound& round, const EventTable& table);
/// For a round: of the table that ends first among those without a result; nullopt if there is none.
[[nodiscard]] std::optional<TableClock> clock_of(const Event& event, const EventRound& round);

/// A table of a round that has begun, without a result: who is missing, and since when.
struct MissingResult {
    int round = 0;
    int table = 0;
    std::optional<std::int64_t> due_at;  ///< when its time was over, milliseconds UTC; none without a bell or a time
};
[[nodiscard]] std::vector<MissingResult> missing_results(const Event& event);

/// What the standings lack: a round that has begun, and how many of its results are missing.
struct MissingRound {
    int round = 0;
    int results = 0;
};
[[nodiscard]] std::vector<MissingRound> missing_rounds(const Event& event);
/// The last round up to which every result is there; 0: none.
[[nodiscard]] int complete_rounds(const Event& event);

}  // namespace tablebank
