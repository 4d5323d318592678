#pragma once
// The findings of `verify` in a game before its result is imported: some require a reason from the director, others are
// only remarks. The same for every way in which a game comes to an event.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/event/event.h"
#include "app/event/game_play.h"
#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

struct GameFinding {
    enum class Kind : std::uint8_t {
        decided_otherwise,    ///< the rules of its day post something else, or refuse it (refusal)
        unsigned_correction,  ///< the certified sheet was corrected without the judge's key
        unjudged,             ///< it goes back too far to be decided again
        mistyped,             ///< the typed line is another line than the posted one
        from_position,        ///< it begins from a position, and not with the start of its box
        other_box,            ///< its edition is played otherwise than that of this machine: no entry
        unsettled,            ///< its entries leave a table that nothing can be worked out from: no entry
        forced,               ///< recorded against the rules, with a reason: a remark
        refused_today,        ///< right by the rules of its day; today's refuse it (refusal): a remark
        dated_back,           ///< dated before the entry ahead of it: a remark
        other_setup,          ///< rulings, minutes, seats or roles are not those of its table: a remark, no entry
        unknown_box,          ///< this machine has no such edition to compare it with: a remark, no entry
        adjusted,             ///< a total that a judge set in the place of the computed one (seat, detail): a remark
        ruled,                ///< a ruling was changed during the game: a remark
        extended,             ///< more minutes were granted than the event gave (detail): a remark
        counted,    ///< cash came by counts, typed sums and own cards, and not by play (seat, detail): a remark
        agreed,     ///< a turn, a place or freedom given by the word of the table: a remark
        clock,      ///< it was not played by its clock (detail): a remark
        reviewed,   ///< a gift, a debt let go, or many undone entries, as `review` names it: a remark
        protested,  ///< a protest was lodged: a remark
        dealt,      ///< trades and auctions gave or cost a player much, as printed (seat, detail): a remark
        left,       ///< a player left the game before its end (seat): a remark
        people,  ///< someone came late, took a seat over or exchanged it, or was given another name (seat): a remark,
                 ///< and the director decides whose result it is
        owed,    ///< something was due at its end, as of a payment that was undone in the closing (seat, detail): a
                 ///< remark, no entry
        other_time,  ///< it was not played in the time of its round (detail): a remark, no entry
        other_game,  ///< it is not the game of its table's line: a remark, no entry
        together,    ///< sums by hand, cards and dealings, each too small for a remark, came to much (seat, detail): a
                     ///< remark
        rerolled,    ///< dice or cards were reversed and replaced by others, or by none (seat, detail): a remark
        hindsight,   ///< dealings were changed before dice that were known (seat, detail): a remark
        old_rules,   ///< rules of an older program decide it (detail): a remark, no entry
        unfinished,  ///< a history that is not over, although a result was imported: the entry that undid the end, or
                     ///< from which on it is another game; for a stored history (known_history.h), never in a check
        too_long,    ///< its record is larger than an event stores: for a history, of which only the hash is stored
    };
    Kind kind = Kind::decided_otherwise;
    std::int64_t entry = 0;
    std::optional<Refusal> refusal{};
    int seat = 0;  ///< of the game, the subject of the detail; 0: no player. Pages show the log, so it has no names
    std::string detail{};  ///< in no language: figures, moments; without commas and brackets
    /// Whether a game with such an entry is not taken without a reason.
    [[nodiscard]] bool speaks_against() const { return kind < Kind::forced; }
    /// Whether a hub, which has no one to ask, leaves such a game to the director.
    [[nodiscard]] bool is_for_director() const {
        return speaks_against() || kind == Kind::other_setup || kind == Kind::adjusted || kind == Kind::ruled ||
               kind == Kind::people || kind == Kind::too_long;
    }
    static constexpr Kind last_kind = Kind::too_long;
};
[[nodiscard]] std::string_view to_string(GameFinding::Kind kind);  ///< as `verify --json` has it: "deviations"

struct GameCheck {
    std::vector<GameFinding> findings;  ///< those that prevent acceptance first, each by its entries
    MinutesGranted granted{};           ///< to be compared with the minutes of the event
    GameTime played{};
    std::int64_t begun_at = 0;             ///< when its players were named, milliseconds UTC
    std::optional<std::int64_t> called{};  ///< the entry that calls the time, to be compared with the bell of the event
    std::int64_t last_throw = 0;           ///< that entry, or the last roll of a timed game without one; 0: neither
    std::int64_t last_throw_at_ms = 0;
    std::int64_t checked_at = 0;  ///< milliseconds UTC
    [[nodiscard]] bool is_accepted() const { return findings.empty() || !findings.front().speaks_against(); }
    /// Whether a hub takes its result by itself.
    [[nodiscard]] bool is_for_hub() const;
};

/// Decides every entry again, by the rules of its day, and compares the edition with the local one. A game that cannot
/// be checked has the finding `unsettled`; nothing is thrown.
[[nodiscard]] GameCheck check_game(const Table& table);

/// The same with what only the event knows, if it has that table: whether the game was set up as it sets up this table,
/// whether it is the one that was to be played there, in the time of its round, and with no more minutes.
[[nodiscard]] GameCheck checked_for_table(GameCheck check, const Event& event, const std::string& event_id, int round,
                                          int table, const Setup& setup);

/// The findings, for the log of an event, in no language: "verify: deviations #3 #7, forced #12". Of each kind the
/// first three entries, and the number of further ones; fewer if the text would be long. Empty if nothing was found.
[[nodiscard]] std::string words_found(const GameCheck& check);
/// A reason with the findings, as in the log: "the banker reported it (verify: deviations #3)".
[[nodiscard]] std::string reason_with(const std::string& why, const std::string& found);
/// The findings in a reason of the log: "verify: forced #12"; empty if there are none.
[[nodiscard]] std::string found_in(const std::string& why);
/// The same, if it spoke against the game; otherwise empty.
[[nodiscard]] std::string found_against(const std::string& why);
/// The same, if it keeps a hub from importing the game: findings against it, or another set-up. Otherwise empty.
[[nodiscard]] std::string found_aside(const std::string& why);

/// The findings of one kind, as in the log.
struct FoundOfKind {
    GameFinding::Kind kind = GameFinding::Kind::decided_otherwise;
    std::vector<GameFinding> named{};  ///< without their kinds and refusals; a finding without an entry has a detail
    std::int64_t more = 0;             ///< entries that are not named
};
/// Parses a text of found_in, or a part of it that begins with "verify: ". Empty for any other text.
[[nodiscard]] std::vector<FoundOfKind> read_found(std::string_view found);

/// Whether these findings are those of a history that is not over.
[[nodiscard]] bool says_unfinished(std::string_view found);

/// The findings in the game of the result that counts at a table; of typed totals the seats that are credited to
/// others. Empty if there are none.
[[nodiscard]] std::string found_with_result(const EventTable& table);

/// Whether a game leaves the director nothing to decide in addition to the current result: they chose already, it is
/// the text of that result, or it has the same scores and the findings `found` were known then too. Requires a `wish`
/// with a source, and a table with a result.
[[nodiscard]] bool says_nothing_new(const EventTable& table, const act::ResultTaken& wish, const std::string& found);

}  // namespace tablebank
