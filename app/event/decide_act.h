#pragma once
// Decides what may be done to an event: an intent becomes an act, or a refusal that names the obstacle. The only place
// that applies the rules of an event to its state. Changes nothing.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/event/event.h"
#include "calculators/edition.h"

namespace tablebank {

struct EventRefusal {
    enum class Code : std::uint8_t {
        name_invalid,         ///< text
        rounds_range,         ///< number
        minutes_range,        ///< number
        table_range,          ///< number
        too_many_players,     ///< number: as many as there may be
        player_twice,         ///< text
        name_alike,           ///< text, other: a player whose name looks the same
        player_is_there,      ///< text
        player_has_left,      ///< text
        no_such_round,        ///< round
        round_not_seated,     ///< round
        round_has_begun,      ///< round
        not_next_round,       ///< round
        no_such_table,        ///< round, table
        not_all_seated,       ///< round, text: who is there and has neither a seat nor a bye
        seated_twice,         ///< round, text
        seat_of_absent,       ///< round, text
        size_without_points,  ///< round, table, number: of players
        roles_unbalanced,     ///< round, table
        result_is_there,      ///< round, table
        game_differs,         ///< round, table: a game against the result that was typed
        no_result_yet,        ///< round, table
        round_locked,         ///< round
        seats_differ,         ///< round, table, text: who is too many, or missing
        uncredited,           ///< round, table, text: the person whose result is not credited to a player yet
        credit_invalid,       ///< round, table, text: no one there is called so, or twice
        credited_elsewhere,   ///< round, text: the player credited has another seat or a bye in that round
        total_invalid,        ///< round, table, text
        places_invalid,       ///< round, table
        nothing_changed,
        why_missing,
        points_range,
        no_such_penalty,  ///< number
        lots_too_few,
        other_history,       ///< round, table: of the game whose result was taken
        other_game,          ///< round, table: a result of another game was taken
        game_elsewhere,      ///< round, table: at which its game is known
        not_verified,        ///< round, table, number: the first entry that `verify` does not accept; 0: its box
        hub_invalid,         ///< text
        key_invalid,         ///< text
        key_taken,           ///< round, table: another key is enrolled
        key_withdrawn,       ///< round, table
        no_key,              ///< round, table
        not_allowed,         ///< text: who may not do it
        no_director,         ///< no one would be left who may do everything
        no_official,         ///< text
        no_such_player,      ///< number
        round_invalid,       ///< round: twice in a seating, or without a table
        edition_invalid,     ///< text: no id of an edition, or no ruling
        source_invalid,      ///< round, table: the game of a result
        too_many_officials,  ///< number: as many as there may be
        too_many_histories,  ///< round, table, number: as many as there may be
        moment_invalid,      ///< before 1970 or after 9999
        not_in_edition,      ///< text: its id; other: the paragraph; number: of players at a table; 0: it is not timed
        round_not_rung,      ///< round
        no_such_entry,       ///< number
        not_undoable,        ///< number: an entry that only another act can change
        not_amendable,       ///< number: another kind of act, or one that is evidence
        too_many_changes,    ///< number: as many as there may be
        not_undecided,       ///< number: an entry that does not wait for a decision
        result_differs,      ///< round, table: a copy states another result than the record of its game gives
        record_missing,      ///< round, table: a result of a copy without the record of its game
        act_differs,         ///< it is not what would have been decided: another number, a second creation
    };
    Code code = Code::name_invalid;
    int round = 0;
    int table = 0;
    std::int64_t number = 0;
    std::string text{};
    std::string other{};
};
[[nodiscard]] std::string_view to_string(EventRefusal::Code code);  ///< "round-locked"
/// The same as the end of a sentence about an entry, in English, as errors of files are worded.
[[nodiscard]] std::string_view reason_of(EventRefusal::Code code);

/// The rules by which an act is decided.
enum class ActRules : std::uint8_t {
    posting,  ///< the current rules, for new acts
    reading,  ///< the rules that held for every act ever posted, as far as the book alone shows
};

using EventDecision = std::variant<Act, EventRefusal>;

/// Whether an event, a player or a family may be called so: one line of at most EventLimits::name characters, without a
/// space at either end.
[[nodiscard]] bool is_event_name(const std::string& text, ActRules rules = ActRules::posting);
[[nodiscard]] EventDecision decide_creation(const act::Created& wish, ActRules rules = ActRules::posting);
/// Why no table could begin a game of an event that is created as `wish` states. The set time of a round is the time of
/// its games. Not checked for existing events: their scores may be typed.
[[nodiscard]] std::optional<EventRefusal> refuse_edition(const act::Created& wish, const Edition& edition);
/// The number of the player is given here.
[[nodiscard]] EventDecision decide_player(const Event& event, act::PlayerAdded wish,
                                          ActRules rules = ActRules::posting);
/// Before a round that has begun only a player who has no seat and no bye in it, with a reason.
[[nodiscard]] EventDecision decide_leaving(const Event& event, int player, int from, std::string_view why = {});
[[nodiscard]] EventDecision decide_return(const Event& event, int player, int from);
[[nodiscard]] EventDecision decide_check_in(const Event& event, int player);
[[nodiscard]] EventDecision decide_hiding(const Event& event, int player, bool hidden);

/// `difference`: by how much the roles at a table may differ; nullopt if the edition has no roles. A reader of a book
/// has no edition: there everyone at a table has a role, or no one has.
[[nodiscard]] EventDecision decide_seating(const Event& event, act::Seated wish, std::optional<int> difference,
                                           std::string_view why, ActRules rules = ActRules::posting);
/// Another round than the next one needs a reason.
[[nodiscard]] EventDecision decide_opening_of_round(const Event& event, int round, std::string_view why = {},
                                                    ActRules rules = ActRules::posting);
[[nodiscard]] EventDecision decide_extension(const Event& event, const act::Extended& wish, std::string_view why);
[[nodiscard]] EventDecision decide_unlocking(const Event& event, int round, std::string_view why);
/// Records who really sat where in a round that has begun.
[[nodiscard]] EventDecision decide_reseating(const Event& event, const act::Reseated& wish, std::string_view why);

/// Whether every player has the same total in both, and the same place unless they went out.
[[nodiscard]] bool has_same_scores(const act::ResultTaken& one, const act::ResultTaken& other);
/// Places that are 0 are worked out from the totals, equal ones shared. The same result again is nothing_changed. To
/// credit someone else than the event seated needs a reason. Before the bell of its round it is set aside (`early`).
[[nodiscard]] EventDecision decide_result(const Event& event, act::ResultTaken wish, std::string_view why = {},
                                          ActRules rules = ActRules::posting);
/// The number of the correction is given here.
[[nodiscard]] EventDecision decide_correction(const Event& event, act::ResultTaken wish, std::string_view why);
/// Another history of a table's game; one that is kept already is nothing_changed. One that it continues must be of the
/// same game and shorter; if it does not wait (any longer), this one waits with others.
[[nodiscard]] EventDecision decide_fork(const Event& event, const act::ForkKept& wish,
                                        ActRules rules = ActRules::posting);

/// A history or an early result that waits for a decision does not count.
[[nodiscard]] EventDecision decide_dismissal(const Event& event, std::int64_t entry, std::string_view why);

/// Undoes an act (changed_event.h). Keys, the address of a hub and the histories of tables are not undone.
[[nodiscard]] EventDecision decide_undoing(const Event& event, std::int64_t entry, std::string_view why);
/// Another act of the same kind in place of one that was posted; its number and its places are given here.
[[nodiscard]] EventDecision decide_amendment(const Event& event, std::int64_t entry, const Act& instead,
                                             std::string_view why, ActRules rules = ActRules::posting);

/// Whether an official may do this to the event as it is; `refused` if they may not.
[[nodiscard]] std::optional<EventRefusal> refuse_official(const Event& event, const std::string& who, const Act& act);
/// Whether this is the name of a hub in a book, or looks like it: no one else may post under it.
[[nodiscard]] bool looks_like_hub(const std::string& name);
/// The first official is a director, and one director always stays.
[[nodiscard]] EventDecision decide_official(const Event& event, const act::OfficialNamed& wish,
                                            ActRules rules = ActRules::posting);
[[nodiscard]] EventDecision decide_removal(const Event& event, const act::OfficialRemoved& wish);

/// The hub to which the tables send their entries: http or https, a host, optionally a port. The secret does not change
/// once it is made.
[[nodiscard]] EventDecision decide_hub(const Event& event, act::HubNamed wish);
/// A key takes another's place only with a reason, which a program that joins does not have.
[[nodiscard]] EventDecision decide_key(const Event& event, const act::KeyEnrolled& wish, std::string_view why,
                                       ActRules rules = ActRules::posting);
[[nodiscard]] EventDecision decide_key_withdrawal(const Event& event, const act::KeyWithdrawn& wish,
                                                  std::string_view why);

/// The number of the penalty is given here.
/// `points` below 0 are a bonus.
[[nodiscard]] EventDecision decide_penalty(const Event& event, act::PenaltyGiven wish, std::string_view why);
[[nodiscard]] EventDecision decide_withdrawal(const Event& event, int penalty, std::string_view why);
[[nodiscard]] EventDecision decide_scheme(const Event& event, const Scheme& scheme, std::string_view why);
[[nodiscard]] EventDecision decide_lots(const Event& event, const std::vector<int>& players);

}  // namespace tablebank
