#pragma once
// Imports a checkpoint, a signature of one, or a public key as a text from any source. It is recognised, matched with
// its checkpoint and stored next to the game. Also signs a checkpoint with a key that is stored here.

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
    std::filesystem::path file{};    ///< the file that stores it; empty for a key, which is not stored
    std::optional<Checkpoint> of{};  ///< the checkpoint that it is, or is a signature of
    std::optional<PublicKey> key{};
    SignatureFinding::State state = SignatureFinding::State::unchecked;  ///< of a signature
};

enum class ImportProofError : std::uint8_t {
    other_game,  ///< a checkpoint of another game
    fits_none,   ///< a signature of none of the checkpoints held, nor of one that this game could give
    wrong,       ///< it belongs to a checkpoint, and text or signature were changed since
};

/// Spaces around `text` and a missing end of line are accepted, as a clipboard changes them. Throws ProofError for a
/// text that is not one of the three, and FileError if it cannot be stored.
[[nodiscard]] std::variant<ImportedProof, ImportProofError> import_proof(const Table& table,
                                                                         const std::filesystem::path& game,
                                                                         const ProofStore& held,
                                                                         std::span<const PublicKey> keys,
                                                                         std::string text);

/// Signed with the secret key of that name. Throws KeyError, FileError and ProofError.
[[nodiscard]] Signature sign_checkpoint(const KeyStore& store, const std::string& key, std::string_view passphrase,
                                        const Checkpoint& checkpoint);

}  // namespace tablebank
