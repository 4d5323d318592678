#pragma once
// Checkpoints and signatures that lie beside a game: evening.round-3.checkpoint.txt, and behind that name .minisig for
// each signature of it. Read with what is wrong with any of them, and added to; no file is ever written over. Knows
// nothing of keys.

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "db/file/file_error.h"
#include "ledger/proof/evidence.h"
#include "ledger/proof/proof_error.h"

namespace tablebank {

inline constexpr const char* checkpoint_ending = ".checkpoint.txt";
/// Behind the name of a checkpoint's file: where its signature is looked for, and written.
inline constexpr const char* signature_ending = ".minisig";
/// In bytes: a key or a signature with the longest comments of minisign.
inline constexpr std::size_t longest_proof_file = std::size_t{16} * 1024;
/// Of either kind beside one game: a tournament's, with all its rounds.
inline constexpr std::size_t most_held = 200;

/// What lies there and is none.
struct UnreadProof {
    std::filesystem::path file;
    std::variant<FileError, ProofError> why;
};

struct ProofStore {
    std::vector<StoredCheckpoint> checkpoints{};
    std::vector<std::filesystem::path> checkpoint_files{};
    std::vector<StoredSignature> signatures{};  ///< each of the checkpoint beside which it lies
    std::vector<std::filesystem::path> signature_files{};
    std::vector<UnreadProof> unread{};
    bool more = false;  ///< there are more than are read
};
/// By name. What cannot be read is told in it.
[[nodiscard]] ProofStore read_proof_store(const std::filesystem::path& game);

/// Beside the game, "evening.round-3.checkpoint.txt", or "evening.end.judge.checkpoint.txt" where `whose` is ".judge";
/// with "-2" and so on where another one has the name. The file that says the very same already is as good. Throws
/// FileError.
std::filesystem::path keep_checkpoint(const std::filesystem::path& game, const Checkpoint& checkpoint,
                                      std::string_view whose);

/// Beside its checkpoint, as keep_checkpoint. Throws FileError.
std::filesystem::path keep_signature(const std::filesystem::path& checkpoint, const Signature& signature);

}  // namespace tablebank
