#pragma once
// The results of checking checkpoints and signatures of a game, in sentences.

#include <cstddef>
#include <string>
#include <vector>

#include "ledger/proof/evidence.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string attester_text(const Language& lang, Attester role);  ///< "judge"
/// "judge Vera, end of the game, entry #221"
[[nodiscard]] std::string checkpoint_heading(const Language& lang, const Checkpoint& checkpoint);

/// The names of the pieces of evidence: their files.
struct EvidenceNames {
    std::vector<std::string> checkpoints;
    std::vector<std::string> signatures;
    std::vector<std::string> keys;  ///< "179FA39E2ADCC921 (vera.pub)"
};
/// The results for one checkpoint, one sentence each; its relation to the game comes first.
[[nodiscard]] std::vector<std::string> finding_sentences(const Language& lang, const ChainSummary& game,
                                                         const std::vector<StoredCheckpoint>& checkpoints,
                                                         const std::vector<StoredSignature>& signatures,
                                                         const EvidenceNames& names, const CheckpointFinding& finding,
                                                         std::size_t which);

}  // namespace tablebank
