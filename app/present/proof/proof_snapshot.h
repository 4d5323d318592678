#pragma once
// What the window shows of proof: the checkpoint that would be given, as words, as groups of four and as a code; the
// keys that may sign it; and what each checkpoint and signature that lies beside the game shows of it. Made of what was
// read already; reads no file and signs nothing.

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

/// Which code is shown.
enum class ProofCode : std::uint8_t { checkpoint, public_key, signature };

/// What is chosen on the screen, and typed.
struct ProofDraft {
    std::optional<std::int64_t> round{};  ///< the end of this round; nullopt: the game as it stands
    Attester role = Attester::banker;
    std::string name;
    std::string key;  ///< the name of the one to sign with
    ProofCode shows = ProofCode::checkpoint;
    bool certificate = false;  ///< what the judge's key signs to certify the sheet
    bool correction = false;   ///< what the judge signs so that the certified sheet may be corrected
    std::string reason{};      ///< of the correction, or why it is certified in spite of what is not done
    friend bool operator==(const ProofDraft&, const ProofDraft&) = default;
};

/// What is known besides the game.
struct ProofSources {
    const ProofStore& held;
    std::span<const KeyStore::Kept> kept;  ///< in the folder of keys
    std::span<const PublicKey> given;      ///< brought since the game was opened
    const std::string& keys_trouble;       ///< why no key can be read
    const std::string& signature;          ///< the text of the one made last
};

struct ProofKey {
    std::string name;
    std::string says{};  ///< its number, or why it cannot sign
    bool can_sign = false;
    bool locked = false;
    bool chosen = false;
};

/// The way into the correction of a certified sheet.
struct CorrectionDoor {
    std::string name;        ///< "Correction 1"
    bool chosen = false;     ///< its checkpoint is the one that is shown
    std::string giver{};     ///< "judge Vera": nobody else can give it
    std::string says{};      ///< what is wanted before it begins, or that nothing is
    bool may_begin = false;  ///< no signature is wanted, or a right one lies beside the game
    std::string line{};      ///< that begins it; empty while no reason is typed
};

struct HeldRow {
    std::string file;
    std::string heading{};  ///< "judge Vera, end of the game, entry #221"
    std::vector<std::string> sentences{};
    bool sound = false;
};

struct ProofSnapshot {
    std::string purpose;                    ///< "The end of the game, entry #221", "Round 9 as it stands, entry #180"
    std::optional<std::int64_t> earlier{};  ///< the round before, to be chosen; the same for the one after it
    std::optional<std::int64_t> later{};
    bool later_is_now = false;                   ///< after this round comes the game as it stands
    std::optional<CorrectionDoor> correction{};  ///< while a sheet is certified
    bool certifies = false;                      ///< the text of the certificate is the one that is shown
    std::string certifies_says{};                ///< of a certificate that is offered: what its key has to do
    std::vector<std::string> undone{};  ///< of a certificate that is offered: what of its checklist is not done
    std::string certify{};  ///< the line that certifies the sheet with the key that is chosen; empty where it cannot be
    std::optional<Checkpoint> checkpoint{};  ///< nullopt where the name is none
    std::string head;                        ///< in groups of four
    std::string wanting{};                   ///< why there is no checkpoint
    std::vector<std::string> roles;          ///< in the order of Attester
    std::vector<ProofKey> keys;
    std::string keys_say;           ///< why there are none
    bool wants_passphrase = false;  ///< the key that is chosen lies behind one
    std::string public_key;         ///< of that key, 56 letters
    bool has_signature = false;     ///< one was made, whose code can be shown
    std::optional<QrMatrix> code{};
    std::string code_says;  ///< what the code is
    std::vector<HeldRow> held;
    std::vector<std::string> remarks;  ///< what lies there and is none; that there is more
};

[[nodiscard]] ProofSnapshot make_proof_snapshot(const Language& lang, const Table& table, const ProofDraft& draft,
                                                const ProofSources& sources);

/// The keys that signatures are held against.
[[nodiscard]] std::vector<PublicKey> trusted_keys(const ProofSources& sources);

}  // namespace tablebank
