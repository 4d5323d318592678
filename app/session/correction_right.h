#pragma once
// Who may begin to correct a certified score sheet: where the judge named a key, whoever holds its secret half and
// signed, for this correction and this head, that it may begin. The signature stands in the line, so that anybody can
// check it later; a signature of the end of the game, which many hold, is none of a correction.

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ledger/books/history.h"
#include "ledger/grammar/command.h"
#include "ledger/proof/checkpoint.h"
#include "ledger/proof/evidence.h"

namespace tablebank {

/// What the judge signs for the next correction; nothing while no sheet is certified.
[[nodiscard]] std::optional<Checkpoint> correction_checkpoint(const Table& table);

/// Of signatures that are held, the letters of one that this line may say; empty if none is right, and if no key
/// is named, so that none is wanted.
[[nodiscard]] std::string right_letters(const Table& table, Command command, std::span<const StoredSignature> held);
/// The same for the line that begins the next correction.
[[nodiscard]] std::string right_letters(const Table& table, std::span<const StoredSignature> held);

/// A line that begins a correction, or certifies, and says no signature itself, with the one given; any other line as
/// it is. If it certifies without a key, it is refused with that: judge_signs.
[[nodiscard]] std::string with_signature(const Table& table, const std::string& line, const std::string& letters);

/// The same with a right signature that is stored next to the game, if there is one.
[[nodiscard]] std::string with_stored_signature(const Table& table, const std::filesystem::path& game,
                                                const std::string& line);

/// The letters of a signature's file that a line has; throws ProofError for a text that is not a signature.
[[nodiscard]] std::string signature_letters(std::string_view file_text);

}  // namespace tablebank
