#pragma once
// The timed ending of a game or a position, worked out without posting anything: what `settle` and `score` have in
// common. Internal to this room.

#include <iosfwd>
#include <string>
#include <variant>

#include "app/cli/game_or_position.h"
#include "app/cli/subcommand.h"
#include "app/session/game_settlement.h"

namespace tablebank {

/// The files that are written beside the answer. Both names must be checked before anything is read.
struct SettlementFiles {
    std::string csv;
    std::string pdf;
    bool to_csv = false;
    bool to_pdf = false;
};
/// Throws CliError usage where a name is empty.
void require_names(const Language& lang, const SettlementFiles& files);

[[nodiscard]] std::variant<GameSettlement, Refusal> settle_subject(const GameOrPosition& subject,
                                                                   const UtilityDice& dice);

/// Throws RefusedError; where dice are missing it names the option that gives them.
[[noreturn]] void refuse_settlement(const Language& lang, const Setup& setup, Refusal refusal);

/// The sheet as the files that were asked for, each a new one. Throws FileError.
void write_settlement(const SettlementFiles& files, const GameOrPosition& subject, const UtilityDice& dice,
                      const GameSettlement& result, Streams& streams);

}  // namespace tablebank
