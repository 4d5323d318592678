#pragma once
// The text that a judge certifies, and who may certify it again: totals, adjustments, rulings and counts as a
// checkpoint with its head (docs/reference/checkpoint.md), which the judge's key signs. Without that signature a key is
// only named.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/history.h"
#include "ledger/grammar/command.h"
#include "ledger/proof/checkpoint.h"
#include "ledger/proof/evidence.h"

namespace tablebank {

/// The statements of a certificate: totals and first places, adjustments by a judge, rulings that differ from the
/// edition's, and counts.
[[nodiscard]] std::vector<std::string> certified_statements(const Table& table);

/// The text of the next certificate, by the name in its line; for the current one, the text that its key still has to
/// sign. nullopt before the game is over.
[[nodiscard]] std::optional<Checkpoint> certificate_checkpoint(const Table& table, const std::string& name);

/// The evidence from checkpoints that are stored elsewhere, with the statements of certificates among them.
[[nodiscard]] Evidence weigh_for(const Table& table, const ChainSummary& chain,
                                 std::span<const StoredCheckpoint> checkpoints,
                                 std::span<const StoredSignature> signatures, std::span<const PublicKey> keys);

/// The name in the line that certified the current sheet, or the one before; "judge" if a checkpoint could not have
/// that name.
[[nodiscard]] std::string certifier_name(const Table& table);

/// Whether a line has the signature that it requires: `correct` that of the judge's key, `certify` that of the key it
/// names. The refusal names the fault: judge_signs, other_key, other_purpose, older_entry, wrong_signature. nullopt for
/// any other line, and if no signature is required.
[[nodiscard]] std::optional<Refusal> refuse_signature(const Table& table, const Command& command);
/// The same without the reason: the time is short for any signature.
[[nodiscard]] bool has_right_signature(const Table& table, const Command& command);

/// Whether the certificate in force was signed by the key that it names, in its own line or in a later one.
[[nodiscard]] bool is_key_proved(const Table& table);

}  // namespace tablebank
