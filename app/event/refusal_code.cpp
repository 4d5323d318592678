// The codes of refusals as words, and their meaning for an entry of a book.

#include <algorithm>
#include <array>

#include "app/event/decide_act.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

struct CodeRow {
    Code code;
    std::string_view word;
    std::string_view reason;  ///< as in app/present/words/file_reason_text.cpp
};

constexpr std::array code_rows{
    CodeRow{Code::name_invalid, "name-invalid", "a name or a reason is not one that can be written"},
    CodeRow{Code::rounds_range, "rounds-range", "so many rounds are not possible"},
    CodeRow{Code::minutes_range, "minutes-range", "so many minutes are not possible"},
    CodeRow{Code::table_range, "table-range", "a table has a number that is not possible"},
    CodeRow{Code::too_many_players, "too-many-players", "it is one player too many"},
    CodeRow{Code::player_twice, "player-twice", "a player of that name is there already"},
    CodeRow{Code::name_alike, "name-alike", "a name looks like that of another player"},
    CodeRow{Code::player_is_there, "player-is-there", "the player is there already"},
    CodeRow{Code::player_has_left, "player-has-left", "the player has left already"},
    CodeRow{Code::no_such_round, "no-such-round", "the event has no such round"},
    CodeRow{Code::round_not_seated, "round-not-seated", "the round was not seated"},
    CodeRow{Code::round_has_begun, "round-has-begun", "the round has begun already"},
    CodeRow{Code::not_next_round, "not-next-round", "another round is the next one"},
    CodeRow{Code::no_such_table, "no-such-table", "the round has no such table"},
    CodeRow{Code::not_all_seated, "not-all-seated", "a player who is there has neither a seat nor a bye"},
    CodeRow{Code::seated_twice, "seated-twice", "a player is seated twice"},
    CodeRow{Code::seat_of_absent, "seat-of-absent", "a seat is given to a player who is not there"},
    CodeRow{Code::size_without_points, "size-without-points", "the scheme has no points for a table of that size"},
    CodeRow{Code::roles_unbalanced, "roles-unbalanced", "the roles at a table do not fit together"},
    CodeRow{Code::result_is_there, "result-is-there", "the table has a result already"},
    CodeRow{Code::game_differs, "game-differs", "the game says otherwise than the result that was typed"},
    CodeRow{Code::no_result_yet, "no-result-yet", "the table has no result that could be corrected"},
    CodeRow{Code::round_locked, "round-locked", "the round is closed"},
    CodeRow{Code::seats_differ, "seats-differ", "the result is not that of the players of its table"},
    CodeRow{Code::uncredited, "uncredited", "it does not say to whom the result of a seat is credited"},
    CodeRow{Code::credit_invalid, "credit-invalid", "a result is credited for a seat that is not there"},
    CodeRow{Code::credited_elsewhere, "credited-elsewhere", "a result is credited to a player of another table"},
    CodeRow{Code::total_invalid, "total-invalid", "a total is not possible"},
    CodeRow{Code::places_invalid, "places-invalid", "the places do not follow from the totals"},
    CodeRow{Code::nothing_changed, "nothing-changed", "it changes nothing"},
    CodeRow{Code::why_missing, "why-missing", "its reason is missing"},
    CodeRow{Code::points_range, "points-range", "so many points are not possible"},
    CodeRow{Code::no_such_penalty, "no-such-penalty", "no such penalty is in force"},
    CodeRow{Code::lots_too_few, "lots-too-few", "the lots are not those of two players or more, each once"},
    CodeRow{Code::other_history, "other-history", "the table has the result of another history"},
    CodeRow{Code::other_game, "other-game", "the table has the result of another game"},
    CodeRow{Code::game_elsewhere, "game-elsewhere", "its game is known at another table"},
    CodeRow{Code::not_verified, "not-verified", "verify does not accept its game"},
    CodeRow{Code::hub_invalid, "hub-invalid", "it names no hub"},
    CodeRow{Code::key_invalid, "key-invalid", "it names no key"},
    CodeRow{Code::key_taken, "key-taken", "the table has another key"},
    CodeRow{Code::key_withdrawn, "key-withdrawn", "the key was withdrawn"},
    CodeRow{Code::no_key, "no-key", "the table has no key"},
    CodeRow{Code::not_allowed, "not-allowed", "its author is not allowed to do it"},
    CodeRow{Code::no_director, "no-director", "no one would be director"},
    CodeRow{Code::no_official, "no-official", "no one of that name is an official"},
    CodeRow{Code::no_such_player, "no-such-player", "the event has no such player"},
    CodeRow{Code::round_invalid, "round-invalid", "a round is seated twice, or has no table"},
    CodeRow{Code::edition_invalid, "edition-invalid", "it names no edition, or no ruling"},
    CodeRow{Code::source_invalid, "source-invalid", "the game that it names is not possible"},
    CodeRow{Code::too_many_officials, "too-many-officials", "it is one official too many"},
    CodeRow{Code::too_many_histories, "too-many-histories", "it is one history of a game too many"},
    CodeRow{Code::moment_invalid, "moment-invalid", "it is dated before 1970 or after 9999"},
    CodeRow{Code::not_in_edition, "not-in-this-edition", "its edition is not played so"},
    CodeRow{Code::round_not_rung, "round-not-rung", "the bell of its round has not rung"},
    CodeRow{Code::no_such_entry, "no-such-entry", "it names an entry that is not there"},
    CodeRow{Code::not_undoable, "not-undoable", "it undoes what cannot be undone"},
    CodeRow{Code::not_amendable, "not-amendable", "it amends what it cannot replace"},
    CodeRow{Code::too_many_changes, "too-many-changes", "it is one undone or amended act too many"},
    CodeRow{Code::not_undecided, "not-undecided", "the entry that it names waits for no decision"},
    CodeRow{Code::result_differs, "result-differs", "its game gives another result"},
    CodeRow{Code::record_missing, "record-missing", "the record of its game is missing"},
    CodeRow{Code::act_differs, "act-differs", "it does not follow from what was before it"},
};

const CodeRow& row_of(Code code) {
    return *std::ranges::find(code_rows, code, &CodeRow::code);
}

}  // namespace

std::string_view to_string(EventRefusal::Code code) {
    return row_of(code).word;
}

std::string_view reason_of(EventRefusal::Code code) {
    return row_of(code).reason;
}

}  // namespace tablebank
