#pragma once
// The proof screen: the checkpoint of the game as text, in groups of four and as a code; the keys that may sign it; and
// the result of checking each checkpoint and signature stored next to the game. Made from data that is already read;
// reads no file and signs nothing.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/qr/qr_matrix.h"
#include "app/session/key_store.h"
#include "app/session/proof_store.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// The code that is shown.
enum class ProofCode : std::uint8_t { checkpoint, public_key, signature };

/// Everything chosen and typed on the screen.
struct ProofDraft {
    std::optional<std::int64_t> round{};  ///< the end of this round; nullopt: the current game
    Attester role = Attester::banker;
    std::string name;
    std::string key;  ///< name of the key to sign with
    ProofCode shows = ProofCode::checkpoint;
    bool certificate = false;  ///< the text that the judge's key signs to certify the sheet
    bool correction = false;   ///< the judge's signature for a correction of the certified sheet
    std::string reason{};      ///< of the correction, or why it is certified in spite of what is not done
    friend bool operator==(const ProofDraft&, const ProofDraft&) = default;
};

/// Inputs other than the game.
struct ProofSources {
    const ProofStore& held;
    std::span<const KeyStore::Kept> kept;  ///< in the folder of keys
    std::span<const PublicKey> given;      ///< imported since the game was opened
    const std::string& keys_trouble;       ///< why no key can be read
    const std::string& signature;          ///< the text of the last signature
};

struct ProofKey {
    std::string name;
    std::string says{};  ///< its number, or why it cannot sign
    bool can_sign = false;
    bool locked = false;
    bool chosen = false;
};

/// The start of a correction of a certified sheet.
struct CorrectionDoor {
    std::string name;        ///< "Correction 1"
    bool chosen = false;     ///< its checkpoint is the one that is shown
    std::string giver{};     ///< the only person who can give it: "judge Vera"
    std::string says{};      ///< the missing condition for beginning it, or that there is none
    bool may_begin = false;  ///< a needed signature exists and is valid, next to the game; or none is needed
    std::string line{};      ///< the line that begins it; empty while there is no reason
};

struct HeldRow {
    std::string file;
    std::string heading{};  ///< "judge Vera, end of the game, entry #221"
    std::vector<std::string> sentences{};
    bool sound = false;
};

struct ProofSnapshot {
    std::string purpose;  ///< "The end of the game, entry #221", "The game as it is: round 9, entry #180"
    std::optional<std::int64_t> earlier{};  ///< the previous round, to be chosen; `later` is the next one
    std::optional<std::int64_t> later{};
    bool later_is_now = false;                   ///< the current game follows after this round
    std::optional<CorrectionDoor> correction{};  ///< while a sheet is certified
    bool certifies = false;                      ///< the text of the certificate is the one that is shown
    std::string certifies_says{};                ///< for an offered certificate: the next step of its key
    std::vector<std::string> undone{};           ///< for an offered certificate: the open items of its checklist
    std::string certify{};  ///< the line that certifies the sheet with the chosen key; empty if that is not possible
    std::optional<Checkpoint> checkpoint{};  ///< nullopt if the name is invalid
    std::string head;                        ///< in groups of four
    std::string wanting{};                   ///< why there is no checkpoint
    std::vector<std::string> roles;          ///< in the order of Attester
    std::vector<ProofKey> keys;
    std::string keys_say;           ///< why there are none
    bool wants_passphrase = false;  ///< the chosen key has a passphrase
    std::string public_key;         ///< of that key, 56 characters
    bool has_signature = false;     ///< there is one, whose code can be shown
    std::optional<QrMatrix> code{};
    std::string code_says;  ///< description of the code
    std::vector<HeldRow> held;
    std::vector<std::string> remarks;  ///< about files that could not be read, and files that are not shown
};

[[nodiscard]] ProofSnapshot make_proof_snapshot(const Language& lang, const Table& table, const ProofDraft& draft,
                                                const ProofSources& sources);

/// The public keys that signatures are checked with.
[[nodiscard]] std::vector<PublicKey> trusted_keys(const ProofSources& sources);

}  // namespace tablebank
