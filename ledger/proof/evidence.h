#pragma once
// Checks a game with checkpoints, their signatures and the trusted keys together: the result for each, and whether
// everything fits.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/proof/comparison.h"
#include "ledger/proof/signature.h"

namespace tablebank {

struct StoredCheckpoint {
    std::string text;  ///< the signed text, byte by byte
    Checkpoint says;
};
struct StoredSignature {
    Signature signature;
    std::optional<std::size_t> of{};  ///< the checkpoint it was stored with; nullopt: any that it fits
};

struct SignatureFinding {
    enum class State : std::uint8_t {
        right,
        wrong,           ///< the text or the signature was changed after signing
        remark_changed,  ///< its remark was changed
        other_key,       ///< not by one of the trusted keys
        unchecked,       ///< no key was given
    };
    std::size_t signature = 0;
    State state = State::unchecked;
    std::optional<std::size_t> key{};  ///< index of the given keys
};

/// The result for one checkpoint.
struct CheckpointFinding {
    Comparison compared;
    std::vector<SignatureFinding> signatures{};
    bool is_unsigned = false;  ///< there are trusted keys, and none of them signed it
    std::optional<std::size_t>
        signer_of_other{};  ///< the same key signed that one too, in another role or with another name
    std::optional<std::size_t> name_of_other{};  ///< that one has the same name, in another role
};

struct Evidence {
    std::vector<CheckpointFinding> checkpoints;
    std::vector<std::size_t> fitting_none;  ///< signatures from elsewhere that fit no checkpoint
    /// Nothing contradicts the game. Signatures that could not be checked, because no key was given, do not count.
    [[nodiscard]] bool is_sound() const;
};
[[nodiscard]] bool is_sound(const CheckpointFinding& finding);

[[nodiscard]] Evidence weigh(const ChainSummary& game, std::span<const StoredCheckpoint> checkpoints,
                             std::span<const StoredSignature> signatures, std::span<const PublicKey> keys);

}  // namespace tablebank
