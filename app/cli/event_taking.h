#pragma once
// Importing a result from its game: shared by `event result` and `event collect`. Internal header.

#include <optional>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/event/import_result.h"

namespace tablebank {

/// The result to import, and the record that it is based on.
struct TakenResult {
    act::ResultTaken wish{};
    std::vector<std::string> evidence{};
    std::optional<ImportedResult> game{};
    std::vector<std::string> remarks{};
};

/// Decides the import: the act from decide_import, and the reason for the log. Throws RefusedError with every entry
/// that `verify` does not accept.
[[nodiscard]] ImportDecision import_of(const Language& lang, const EventSession& session, const TakenResult& taken,
                                       const ImportRequest& wish);

/// Posts it, compared with the game that the event's hub has (post_result), and prints the entry with its remarks.
/// Throws FileError; then nothing was posted.
ExitCode post_import(Streams& streams, const EventOptions& options, EventSession& session, const TakenResult& taken,
                     const ImportDecision& taking);

/// The game is not over, so there is no result to import.
class GameNotOver : public RefusedError {
    using RefusedError::RefusedError;
};
/// Stores an unfinished game if the result in force at its table is not a later state of it (keep_unfinished). Returns
/// whether it was stored. Throws FileError.
bool keep_game_in_play(EventSession& session, const std::string& place, const std::string& file,
                       const std::string& why);

struct GameToTake {
    std::string file;
    std::optional<int> round{};
    std::optional<int> table{};
};

/// Throws CliError if the file is not a finished game of this event, FileError if it cannot be read. "-": the code of a
/// score sheet, from standard input.
[[nodiscard]] TakenResult taken_from_game(const Language& lang, const GameToTake& asked, const EventSession& session);

/// The same for the game that was set aside at a table.
[[nodiscard]] TakenResult taken_from_aside(const Language& lang, int round, int table, const EventSession& session,
                                           const std::string& place);

/// The same from the text of a record.
[[nodiscard]] TakenResult taken_from_record(const Language& lang, const std::string& record, const TableAsked& asked,
                                            const EventSession& session);

/// The same for the scanned code of a score sheet.
[[nodiscard]] TakenResult taken_from_code(const Language& lang, const std::string& text, const EventSession& session);

/// If an import is refused because the table has a result (history_to_keep), stores the record for the director's
/// decision, with the reason and the findings.
void keep_history(EventSession& session, const TakenResult& taken, const EventRefusal& refusal, const std::string& why);
/// Reports why an import is refused. A history that only continues the known one, or that the director has decided
/// about, is not reported as another history.
[[noreturn]] void refuse_taking(const Language& lang, const EventSession& session, const TakenResult& taken,
                                const EventRefusal& refusal);

}  // namespace tablebank
