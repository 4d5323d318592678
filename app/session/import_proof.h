#pragma once
// What comes back to a game from elsewhere: a checkpoint, a signature of one, or the public key to check it with, as a
// text, wherever it was read. It is told what it is, which checkpoint it belongs to, and it is kept beside the game.
// Also the way out: a checkpoint signed with a key that is kept here.

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "app/session/key_store.h"
#include "app/session/proof_store.h"
#include "ledger/books/history.h"

namespace tablebank {

struct ImportedProof {
    enum class Kind : std::uint8_t { checkpoint, signature, public_key } kind = Kind::checkpoint;
    std::filesystem::path file{};    ///< where it lies now; empty for a key, which is not kept
    std::optional<Checkpoint> of{};  ///< the checkpoint that it is, or is a signature of
    std::optional<PublicKey> key{};
    SignatureFinding::State state = SignatureFinding::State::unchecked;  ///< of a signature
};

enum class ImportProofError : std::uint8_t {
    other_game,  ///< a checkpoint of another game
    fits_none,   ///< a signature of none of the checkpoints held, nor of one that this game could give
    wrong,       ///< it belongs to a checkpoint, and text or signature were changed since
};

/// `text` as it was brought; blanks and a missing end of a line are what a clipboard makes of it. Throws ProofError for
/// what is none of the three, and FileError where it cannot be kept.
[[nodiscard]] std::variant<ImportedProof, ImportProofError> import_proof(const Table& table,
                                                                         const std::filesystem::path& game,
                                                                         const ProofStore& held,
                                                                         std::span<const PublicKey> keys,
                                                                         std::string text);

/// Signed with the secret key of that name. Throws KeyError, FileError and ProofError.
[[nodiscard]] Signature sign_checkpoint(const KeyStore& store, const std::string& key, std::string_view passphrase,
                                        const Checkpoint& checkpoint);

}  // namespace tablebank
