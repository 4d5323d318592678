#pragma once
// The options of `verify` for evidence that was stored elsewhere, and the results of checking it. Works for a game from
// its file or from a record. Internal header.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/json.h"
#include "app/cli/subcommand.h"
#include "app/present/words/evidence_text.h"
#include "ledger/books/history.h"

namespace tablebank {

struct EvidenceOptions {
    std::vector<std::string> checkpoints;
    std::vector<std::string> signatures;
    std::vector<std::string> keys;
};
void add_evidence_options(const Language& lang, CLI::App& command, EvidenceOptions& options);

/// The evidence as read, before it is compared with a game.
struct ExternalEvidence {
    std::vector<StoredCheckpoint> checkpoints{};
    std::vector<StoredSignature> signatures{};
    std::vector<PublicKey> keys{};
    EvidenceNames names{};
};
/// Throws CliError: a bad file or key, a signature or key without a checkpoint.
[[nodiscard]] ExternalEvidence read_evidence(const Language& lang, const EvidenceOptions& options);

/// The results of checking it for a game.
struct VerifiedEvidence {
    ChainSummary game;
    Evidence evidence;
};
[[nodiscard]] VerifiedEvidence verify_against(const Table& table, const ExternalEvidence& held);

void print_evidence(const Language& lang, const ExternalEvidence& held, const VerifiedEvidence& weighed,
                    std::ostream& out);
/// A list of the checkpoints.
[[nodiscard]] Json evidence_json(const Language& lang, const ExternalEvidence& held, const VerifiedEvidence& weighed);

}  // namespace tablebank
