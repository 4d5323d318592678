#pragma once
// The timed ending of a game or a position, calculated without posting anything: shared by `settle` and `score`.
// Internal header.

#include <iosfwd>
#include <string>
#include <variant>

#include "app/cli/game_or_position.h"
#include "app/cli/subcommand.h"
#include "app/session/game_settlement.h"

namespace tablebank {

/// The files to write in addition to the answer. Both names must be checked before anything is read.
struct SettlementFiles {
    std::string csv;
    std::string pdf;
    bool to_csv = false;
    bool to_pdf = false;
};
/// Throws CliError usage if a name is empty.
void require_names(const Language& lang, const SettlementFiles& files);

[[nodiscard]] std::variant<GameSettlement, Refusal> settle_subject(const GameOrPosition& subject,
                                                                   const UtilityDice& dice);

/// Throws RefusedError; if dice are missing it names the option that gives them.
[[noreturn]] void refuse_settlement(const Language& lang, const Setup& setup, Refusal refusal);

/// Writes the sheet to the requested files, each a new one. Throws FileError.
void write_settlement(const SettlementFiles& files, const GameOrPosition& subject, const UtilityDice& dice,
                      const GameSettlement& result, Streams& streams);

}  // namespace tablebank
