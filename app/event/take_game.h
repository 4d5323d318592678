#pragma once
// A result as it is taken from a table's game, with the record that it stands on, or from the code of its sheet; or why
// there is none to take. Knows nothing of how a record is written, which is given, and of words.

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/event/decide_act.h"
#include "app/event/game_result.h"

namespace tablebank {

struct TakenGame {
    act::ResultTaken wish;
    std::string record;            ///< or the code
    std::optional<ReadGame> game;  ///< none of a code
    bool certified = false;
    std::vector<std::string> unsigned_by;
};
struct NotTaken {
    enum class Kind : std::uint8_t {
        no_result,       ///< reason
        other_edition,   ///< edition: of the game
        no_table,        ///< players: they sit together nowhere
        too_long,        ///< the record, to be kept
        code_damaged,    ///< a part of it is missing
        code_too_early,  ///< the game was not over
        code_of_none     ///< its game was not begun for a table of this event: nobody knows who sat where
    };
    Kind kind = Kind::no_result;
    NoGameResult reason = NoGameResult::not_timed;
    std::string edition{};
    std::vector<std::string> players{};
};

/// The text of a game's record; empty where it would be longer than one may be.
using RecordOf = std::function<std::string(const ReadGame&)>;

struct TableAsked {
    std::optional<int> round{};
    std::optional<int> table{};
};
/// For the table that was named, or at which these players sit; a small file with the code of a sheet is that of the
/// table for which its game was begun. Throws FileError where the game cannot be read.
[[nodiscard]] std::variant<TakenGame, NotTaken> take_game(const Event& event, const std::string& event_id,
                                                          const std::filesystem::path& file, const TableAsked& asked,
                                                          const RecordOf& record_of);

/// The result that the code of a sheet says (ledger/proof/result_code.h).
[[nodiscard]] std::variant<TakenGame, NotTaken> take_code(const Event& event, const std::string& event_id,
                                                          const std::string& text);

/// What is to be said of a game of which another result was taken: one that only goes on is no other history.
[[nodiscard]] EventRefusal told_of_history(const Event& event, const TakenGame& taken, const EventRefusal& refusal);
/// Another history, to be kept; nullopt where the game only goes on, or that one is kept already.
[[nodiscard]] std::optional<Act> history_to_keep(const Event& event, const TakenGame& taken,
                                                 const EventRefusal& refusal);

}  // namespace tablebank
