#pragma once
// The content of a score sheet, as numbers and not yet as words: players, rulings, each player's result and its
// calculation, the clock, corrections and forced entries. Paper, command line, JSON and CSV are all made from it, so
// they cannot differ. Of a game, finished or not, for any goal; or of a position.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/present/words/time_of_day.h"
#include "app/present/words/verdict.h"
#include "app/session/adjudication.h"
#include "app/session/game_settlement.h"
#include "calculators/paper_game.h"
#include "ledger/books/history.h"
#include "ledger/books/people.h"

namespace tablebank {

struct ScoredPlayer {
    int seat = 0;
    std::string name;
    Role role = Role::monopolist;
    bool out = false;       ///< bankrupt or left: no values
    bool bankrupt = false;  ///< of a player who is out
    bool winner = false;
    int place = 0;                 ///< 0: none is taken
    std::optional<Role> side{};    ///< of goal B during play, in which each side has its own places
    Money cash{};                  ///< before it was handed in
    std::optional<Share> kept{};   ///< of the timed ending
    std::optional<Money> deeds{};  ///< the payments of the walk, or the earnings of the deeds for goal B
    std::optional<Share> total{};  ///< for goal A what could still be raised
    std::vector<DeedIncome> walk{};
    std::vector<Working> workings{};
    std::vector<FormerSitter> before{};  ///< who sat on that seat before them
};

struct SheetClockStep {
    enum class Kind : std::uint8_t {
        started,
        stopped,
        extended,
        called,
        set,     ///< to `left_ms`
        jumped,  ///< the computer's clock, by `moved_ms`
        slept,   ///< the computer, for `moved_ms`
        zone,    ///< the computer's time of day is `moved_ms` before UTC from now on
        bell,    ///< of an event's round, `moved_ms` ago; the table plays for `minutes`
        played,  ///< play was over
    };
    std::int64_t entry = 0;
    std::int64_t at_ms = 0;
    Kind kind = Kind::started;
    std::int64_t minutes = 0;  ///< granted
    std::int64_t used_ms = 0;  ///< on the clock by then
    std::string why{};
    std::int64_t left_ms = 0;
    std::int64_t moved_ms = 0;
};

struct SheetCorrection {
    enum class Kind : std::uint8_t {
        taken_back,
        brought_back,
        put_right,
        forced,
        counted,  ///< cash that did not agree with the books
        by_hand,  ///< after time was called, by the word of the table
    };
    std::int64_t entry = 0;
    std::int64_t last = 0;  ///< of the entries of the same action
    std::int64_t at_ms = 0;
    Kind kind = Kind::taken_back;
    std::optional<std::int64_t> of{};  ///< the entry that it undoes
    std::string line{};
    std::string why{};
    std::vector<std::string> set_aside{};  ///< codes that `force` passed over
    bool in_force = true;
    std::vector<std::string> gone{};  ///< lines that it removed and did not post again, in the order of play
};

/// The statements of a sheet that was corrected.
struct EarlierSheet {
    SheetBefore sheet;
    std::string head;                             ///< it was printed with, in hexadecimal digits
    std::vector<std::pair<int, Share>> totals{};  ///< by seat: what decided that game
};

struct DifferingRuling {
    std::string key;
    std::string value;                    ///< in force
    std::string agreed;                   ///< before the game
    std::string usual;                    ///< of the edition
    bool of_house = false;                ///< a house rule in force, which the edition itself may have
    std::vector<RulingChange> changes{};  ///< during the game, oldest first
};

/// An entry in force with which someone came or left, took a seat over, exchanged it or was renamed.
struct PeopleStep {
    std::int64_t entry = 0;
    std::int64_t at_ms = 0;
    std::string line;
    std::string why;
};

struct SheetFacts {
    std::shared_ptr<const Edition> edition;
    Goal goal = Goal::timed;
    Measure measure = Measure::settlement;
    Rulings rulings;                         ///< the rulings of the computation
    std::vector<DifferingRuling> differing;  ///< otherwise than the edition has them, changed, or a house rule
    std::vector<ScoredPlayer> players;       ///< by place; players who are out last
    UtilityDice dice;                        ///< thrown for utilities
    bool is_uncounted = false;               ///< one player was left, and no dice were thrown for utilities
    std::vector<Finding> findings{};         ///< of a game that was played on paper only
    std::string as_found{};                  ///< why it is scored as it was found; empty if it is not

    bool of_game = false;  ///< the following members are of a game only
    bool final = false;
    bool recorded = false;  ///< the shares are recorded in the game
    bool practice = false;  ///< played to learn the program
    Phase phase = Phase::play;
    std::string game_id{};
    std::string head{};
    std::int64_t entries = 0;
    std::int64_t began_ms = 0;
    std::int64_t last_ms = 0;
    std::optional<std::int64_t> ended_ms{};  ///< when the game was over, whatever was recorded later
    std::optional<std::int64_t> called{};    ///< the entry that called time
    PaperZone zone{};                        ///< the zone of the sheet's times
    int minutes = 0;
    std::vector<SheetClockStep> clock{};
    std::vector<std::int64_t> after_time{};  ///< entries posted after the clock had run out and before time was called
    std::vector<SheetCorrection> corrections{};
    std::vector<Adjustment> adjustments{};   ///< totals that a judge set, the last of each player
    std::vector<Adjustment> adjusted{};      ///< every one, oldest first, each from the total before it
    std::vector<int> people{};               ///< seats where people came, went, exchanged or were renamed
    std::vector<PeopleStep> people_steps{};  ///< how, oldest first
    std::vector<EarlierSheet> earlier{};     ///< oldest first
    Adjudication road{};
};

/// `head` in hexadecimal digits. Dice given here beat those of the game. Refusals: those of the settlement and of the
/// richest.
[[nodiscard]] std::variant<SheetFacts, Refusal> sheet_facts(const Table& table, std::string head,
                                                            const UtilityDice& dice);
/// The timed ending of a position, with the notes of each player if they were counted by value; `notes` may be shorter
/// than the list of players.
[[nodiscard]] std::variant<SheetFacts, Refusal> sheet_facts(std::shared_ptr<const Edition> edition,
                                                            const Rulings& rulings, Position position,
                                                            const UtilityDice& dice,
                                                            const std::vector<Notes>& notes = {});

/// The counts by value of a game that was played on paper: hands without an entry.
[[nodiscard]] std::vector<CountedHand> counted_hands(const Position& position, const std::vector<Notes>& notes);

/// The history of the clock, by the entries in force.
[[nodiscard]] std::vector<SheetClockStep> clock_steps(const Table& table);
/// The entries in force that were posted after the clock had run out and before time was called.
[[nodiscard]] std::vector<std::int64_t> posted_after_time(const Table& table);
/// Entries that were reversed, restored, corrected, forced, or counted with a difference; an action of several entries
/// is one item.
[[nodiscard]] std::vector<SheetCorrection> corrections_of(const Table& table);

}  // namespace tablebank
