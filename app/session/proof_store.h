#pragma once
// Checkpoints and signatures next to a game: evening.round-3.checkpoint.txt, and that name with .minisig for each
// signature of it. Reads them, reports faulty ones, and adds new ones; no file is ever overwritten.

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
/// The suffix of a signature, added to the name of its checkpoint's file.
inline constexpr const char* signature_ending = ".minisig";
/// In bytes: a key or a signature with the longest comments of minisign.
inline constexpr std::size_t longest_proof_file = std::size_t{16} * 1024;
/// Maximum of either kind for one game: enough for a tournament's, with all its rounds.
inline constexpr std::size_t most_held = 200;

/// A file in that folder that could not be parsed as a checkpoint or signature.
struct UnreadProof {
    std::filesystem::path file;
    std::variant<FileError, ProofError> why;
};

struct ProofStore {
    std::vector<StoredCheckpoint> checkpoints{};
    std::vector<std::filesystem::path> checkpoint_files{};
    std::vector<StoredSignature> signatures{};  ///< each of the checkpoint next to it
    std::vector<std::filesystem::path> signature_files{};
    std::vector<UnreadProof> unread{};
    bool more = false;  ///< there are more than are read
};
/// Sorted by name. Files that cannot be read are listed in it.
[[nodiscard]] ProofStore read_proof_store(const std::filesystem::path& game);

/// Stores it next to the game, as "evening.round-3.checkpoint.txt", or "evening.end.judge.checkpoint.txt" if `whose` is
/// ".judge"; with "-2" and so on if another one has the name. A file with exactly this text is used as it is. Throws
/// FileError.
std::filesystem::path keep_checkpoint(const std::filesystem::path& game, const Checkpoint& checkpoint,
                                      std::string_view whose);

/// Stores it next to its checkpoint, as keep_checkpoint. Throws FileError.
std::filesystem::path keep_signature(const std::filesystem::path& checkpoint, const Signature& signature);

}  // namespace tablebank
