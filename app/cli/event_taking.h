#pragma once
// A result taken from its game: what `event result` and `event collect` have in common. Internal to this room.

#include <optional>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/event/import_result.h"

namespace tablebank {

/// What is to be taken, and the record that it stands on.
struct TakenResult {
    act::ResultTaken wish{};
    std::vector<std::string> evidence{};
    std::optional<ImportedResult> game{};
    std::vector<std::string> remarks{};
};

/// Takes it, or refuses: the act as decide_import decides it, and the reason for the log. Throws RefusedError with
/// every entry that `verify` does not accept.
[[nodiscard]] ImportDecision import_of(const Language& lang, const EventSession& session, const TakenResult& taken,
                                       const ImportRequest& wish);

/// Posts it, compared with the game that the event's hub has (post_result), and says what was posted, with what is
/// remarked of it. Throws FileError; then nothing was posted.
ExitCode post_import(Streams& streams, const EventOptions& options, EventSession& session, const TakenResult& taken,
                     const ImportDecision& taking);

/// The game is not over, so that there is no result to take.
class GameNotOver : public RefusedError {
    using RefusedError::RefusedError;
};
/// Keeps a game that is not over if a result of its table counts that is not a later state of it (keep_unfinished).
/// Whether it was kept. Throws FileError.
bool keep_game_in_play(EventSession& session, const std::string& place, const std::string& file,
                       const std::string& why);

struct GameToTake {
    std::string file;
    std::optional<int> round{};
    std::optional<int> table{};
};

/// Throws CliError where the file is no game of this event that has a result, FileError where it cannot be read. "-":
/// the code of a sheet, from the standard input.
[[nodiscard]] TakenResult taken_from_game(const Language& lang, const GameToTake& asked, const EventSession& session);

/// Likewise of the game that was set aside at a table.
[[nodiscard]] TakenResult taken_from_aside(const Language& lang, int round, int table, const EventSession& session,
                                           const std::string& place);

/// Likewise of the code of a sheet that was scanned.
[[nodiscard]] TakenResult taken_from_code(const Language& lang, const std::string& text, const EventSession& session);

/// What the director has to decide about is kept with the reason and with what was found, if a taking is refused
/// because a result stands at the table (history_to_keep).
void keep_history(EventSession& session, const TakenResult& taken, const EventRefusal& refusal, const std::string& why);
/// Says why a taking is refused: a history that only goes on, or that the director decided about, is no other one.
[[noreturn]] void refuse_taking(const Language& lang, const EventSession& session, const TakenResult& taken,
                                const EventRefusal& refusal);

}  // namespace tablebank
