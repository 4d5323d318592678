#pragma once
// Who may begin to correct a certified score sheet. If the judge named a key, the line requires a signature by it, for
// this correction and this head. The signature is stored in the line, so it can be checked later; a signature of the
// end of the game, which many people have, does not count.

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

/// The text that the judge signs for the next correction; nullopt if no sheet is certified.
[[nodiscard]] std::optional<Checkpoint> correction_checkpoint(const Table& table);

/// From the stored signatures, the text of one that fits this line; empty if none fits, and if no key is named, so that
/// none is required.
[[nodiscard]] std::string right_letters(const Table& table, Command command, std::span<const StoredSignature> held);
/// The same for the line that begins the next correction.
[[nodiscard]] std::string right_letters(const Table& table, std::span<const StoredSignature> held);

/// A line that begins a correction, or certifies, and has no signature, with the given one; any other line is returned
/// unchanged. If it certifies without a key, the signature makes it refused: judge_signs.
[[nodiscard]] std::string with_signature(const Table& table, const std::string& line, const std::string& letters);

/// The same with a right signature that is stored next to the game, if there is one.
[[nodiscard]] std::string with_stored_signature(const Table& table, const std::filesystem::path& game,
                                                const std::string& line);

/// The part of a signature's file that a line contains; throws ProofError for a text that is not a signature.
[[nodiscard]] std::string signature_letters(std::string_view file_text);

}  // namespace tablebank
