#pragma once
// An act about a game that comes with another copy of the event: the game is checked here as if it came by itself, and
// totals and findings are those of its record, not those that the copy states.

#include <optional>
#include <string>

#include "app/event/import_result.h"

namespace tablebank {

/// The texts of evidence that the copies have.
struct CopiedEvidence {
    EvidenceOf kept;   ///< as it was stored
    EvidenceOf whole;  ///< of the part of a history the whole record, if the copies have its beginning
};

/// How an act of a copy is to be taken over.
struct CopyRequest {
    bool anyway = false;  ///< although `verify` does not accept its game, or the copy states other totals
    std::string by{};
    std::string why{};    ///< without the findings
    std::string found{};  ///< as the copy has it; it is kept only of a history whose record is nowhere
};

struct CopiedGame {
    Act act;  ///< as it is posted here
    std::string found{};
    std::optional<std::string> evidence{};
    std::optional<EventRefusal> refusal{};
};

/// The act with the numbers of this copy, as its game proves it here. Refusals: those of a game's result
/// (import_result.h), record_missing without its evidence, source_invalid if that is not the game that the act names,
/// and result_differs if it gives other totals. A typed result and every act without a game is returned as it is.
/// Throws what reading the evidence throws.
[[nodiscard]] CopiedGame copied_game(const Event& event, const std::string& event_id, const Act& act,
                                     const CopiedEvidence& evidence, const CopyRequest& request);

}  // namespace tablebank
