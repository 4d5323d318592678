#pragma once
// Imports the result of a table's game, with the record that proves it, or from the code of its sheet; or explains why
// there is none. A game is checked as `verify` checks it, and the text that is stored is the one that was checked.

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/event/decide_act.h"
#include "app/event/game_check.h"
#include "app/event/game_result.h"

namespace tablebank {

struct ImportedResult {
    act::ResultTaken wish;
    std::string record;            ///< or the code; empty if the record would be too long
    std::optional<ReadGame> game;  ///< nullopt for a code
    GameCheck check{};             ///< of a code, which has no game, only that people changed seats
    bool certified = false;
    std::vector<std::string> unsigned_by;
    std::vector<PlayedSeat> played{};  ///< one for each seat of the result
};
struct ResultImportError {
    enum class Kind : std::uint8_t {
        no_result,       ///< reason
        other_edition,   ///< edition: of the game
        no_table,        ///< players: they do not sit together at any table
        before_bell,     ///< it began before the bell of round and table, so that only the director knows its round
        code_damaged,    ///< a part of it is missing
        code_too_early,  ///< the game was not over
        code_of_none,    ///< its game was not begun for a table of this event, so that its seats are unknown
        nothing_aside,   ///< no history of that table is kept that could be taken
        hash_alone       ///< it was set aside without space for its record: only its hash is stored
    };
    Kind kind = Kind::no_result;
    NoGameResult reason = NoGameResult::not_timed;
    std::string edition{};
    std::vector<std::string> players{};
    std::optional<ReadGame> game{};  ///< the game that has no result
    int round = 0;
    int table = 0;
};

/// The text of a game's record; empty if it would be longer than a record may be.
using RecordOf = std::function<std::string(const ReadGame&)>;

struct TableAsked {
    std::optional<int> round{};
    std::optional<int> table{};
};
/// For the table that was named, or at which these players sit; a small file with the code of a sheet is for the table
/// for which its game was begun. Throws FileError if the game cannot be read.
[[nodiscard]] std::variant<ImportedResult, ResultImportError> import_result(const Event& event,
                                                                            const std::string& event_id,
                                                                            const std::filesystem::path& file,
                                                                            const TableAsked& asked,
                                                                            const RecordOf& record_of);

/// The result in the code of a sheet (ledger/proof/result_code.h).
[[nodiscard]] std::variant<ImportedResult, ResultImportError> take_code(const Event& event, const std::string& event_id,
                                                                        const std::string& text);

/// The same from the text of its record.
[[nodiscard]] std::variant<ImportedResult, ResultImportError> take_record(const Event& event,
                                                                          const std::string& event_id,
                                                                          const std::string& record,
                                                                          const TableAsked& asked);

/// The latest stored history of a table that is not decided about yet, if its evidence is a complete game with a
/// result. `evidence`: the stored evidence of a history (kept_record.h). Throws FileError if it cannot be read.
using EvidenceOf = std::function<std::optional<std::string>(const GameSource& source)>;
[[nodiscard]] std::variant<ImportedResult, ResultImportError> take_kept_history(const Event& event,
                                                                                const std::string& event_id, int round,
                                                                                int table, const EvidenceOf& evidence);

/// Sets to whom the seats are credited; apply_credits has the refusals.
[[nodiscard]] std::optional<EventRefusal> credit_result(const Event& event, const std::vector<Credit>& credits,
                                                        ImportedResult& taken);

/// How a game is to be imported, and for which reason.
struct ImportRequest {
    bool corrects = false;
    bool anyway = false;  ///< although `verify` does not accept it; then there is a reason
    std::string by{};     ///< who imports it: a banker may not override `verify`
    std::string why{};
};
/// The act, or a refusal; and the reason for the log, with the findings of `verify`.
struct ImportDecision {
    EventDecision decision;
    std::string why;
};
/// Refuses a game that `verify` does not accept (not_verified), unless it is imported anyway, and one in which someone
/// joined (uncredited), unless the request names to whom the result of that seat is credited.
/// A game that is known at another table is refused (game_elsewhere) unless it is imported anyway, or corrects a
/// result.
[[nodiscard]] ImportDecision decide_import(const Event& event, const ImportedResult& taken, const ImportRequest& wish);

/// Whether a result was read from the code of a sheet, and no program saw the game.
[[nodiscard]] bool is_from_code(const act::ResultTaken& result);
/// The remark on the result that counts at a table, for other programs: the findings in its game; "code" if no program
/// saw the game; "typed" if the result was typed at an event that shows games, so no game proves it; "ties" if equal
/// totals were typed with different places, unless a ruling of the event separates them. Empty if there is no remark.
[[nodiscard]] std::string remark_on_result(const Event& event, const EventTable& table);

/// Whether the director took the result of this very game back, and none counts at its table since: a program that
/// looks again does not take it again.
[[nodiscard]] bool is_taken_back(const Event& event, const act::ResultTaken& wish);
/// Whether a game is refused because its table has a result.
[[nodiscard]] bool is_against_result(const EventRefusal& refusal);
/// The refusal for a game of which another result was imported: one that only continues, with nothing new in it, is not
/// another history, one that the director decided about needs no second decision, and one too many is not stored
/// (too_many_histories). Requires is_against_result.
[[nodiscard]] EventRefusal told_of_history(const Event& event, const ImportedResult& taken,
                                           const EventRefusal& refusal);
/// Another history, to be stored; nullopt if it is not another one, was decided about, or is stored already. A game
/// with the same result is stored too if it has other findings than when the result was imported: a protest since, or
/// any finding if the result was typed or read from a code. Requires is_against_result.
[[nodiscard]] std::optional<Act> history_to_keep(const Event& event, const ImportedResult& taken,
                                                 const EventRefusal& refusal);

}  // namespace tablebank
