#pragma once
// Who may begin to correct a certified score sheet: where the judge named a key, whoever holds its secret half and
// signed, for this correction and this head, that it may begin. The signature stands in the line, so that anybody can
// check it later; a signature of the end of the game, which many hold, is none of a correction.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/history.h"
#include "ledger/grammar/command.h"
#include "ledger/proof/checkpoint.h"

namespace tablebank {

/// What the judge signs for the next correction; nothing while no sheet is certified.
[[nodiscard]] std::optional<Checkpoint> correction_checkpoint(const Table& table);

/// Whether a correction may begin on this table with this line.
[[nodiscard]] bool may_correct(const Table& table, const action::Correct& correct);

/// The letters of a signature's file that stand in a line; throws ProofError for what is no signature.
[[nodiscard]] std::string signature_letters(std::string_view file_text);

}  // namespace tablebank
