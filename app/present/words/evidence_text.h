#pragma once
// What checkpoints and signatures show of a game, in sentences. Knows nothing of where they are printed.

#include <cstddef>
#include <string>
#include <vector>

#include "ledger/proof/evidence.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string attester_text(const Language& lang, Attester role);  ///< "judge"
/// "judge Vera, end of the game, entry #221"
[[nodiscard]] std::string checkpoint_heading(const Language& lang, const Checkpoint& checkpoint);

/// What the parts of the evidence are called: their files.
struct EvidenceNames {
    std::vector<std::string> checkpoints;
    std::vector<std::string> signatures;
    std::vector<std::string> keys;  ///< "179FA39E2ADCC921 (vera.pub)"
};
/// What one checkpoint shows: a sentence each, what the game has to do with it first.
[[nodiscard]] std::vector<std::string> finding_sentences(const Language& lang, const ChainSummary& game,
                                                         const std::vector<StoredCheckpoint>& checkpoints,
                                                         const std::vector<StoredSignature>& signatures,
                                                         const EvidenceNames& names, const CheckpointFinding& finding,
                                                         std::size_t which);

}  // namespace tablebank
