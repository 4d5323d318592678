#pragma once
// Checkpoints, the signatures that came with them and the keys that are trusted, held against a game together: what
// each shows, and whether all of it fits. Knows nothing of files.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/proof/comparison.h"
#include "ledger/proof/signature.h"

namespace tablebank {

struct StoredCheckpoint {
    std::string text;  ///< what was signed, to the byte
    Checkpoint says;
};
struct StoredSignature {
    Signature signature;
    std::optional<std::size_t> of{};  ///< the checkpoint that it was kept with; from elsewhere: whichever it fits
};

struct SignatureFinding {
    enum class State : std::uint8_t {
        right,
        wrong,           ///< the text or the signature was changed after it was signed
        remark_changed,  ///< its remark was
        other_key,       ///< it is of none of the keys that are trusted
        unchecked,       ///< no key was given
    };
    std::size_t signature = 0;
    State state = State::unchecked;
    std::optional<std::size_t> key{};  ///< which of those that were given
};

/// What became of one checkpoint.
struct CheckpointFinding {
    Comparison compared;
    std::vector<SignatureFinding> signatures{};
    bool is_unsigned = false;  ///< keys are trusted, and none of them signed it
    std::optional<std::size_t>
        signer_of_other{};                       ///< one key signed that one too, in another role or under another name
    std::optional<std::size_t> name_of_other{};  ///< the same name stands there, in another role
};

struct Evidence {
    std::vector<CheckpointFinding> checkpoints;
    std::vector<std::size_t> fitting_none;  ///< signatures from elsewhere that fit no checkpoint
    /// Nothing speaks against the game. What nobody could check, since no key was given, does not.
    [[nodiscard]] bool is_sound() const;
};
[[nodiscard]] bool is_sound(const CheckpointFinding& finding);

[[nodiscard]] Evidence weigh(const ChainSummary& game, std::span<const StoredCheckpoint> checkpoints,
                             std::span<const StoredSignature> signatures, std::span<const PublicKey> keys);

}  // namespace tablebank
