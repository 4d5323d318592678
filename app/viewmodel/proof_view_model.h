#pragma once
// Checkpoints and signatures of the open game in the window: the choices and typed text, the user's keys, the proof
// files next to the game; and the checkpoint at the end of each round, if that is set. Writes only new files, and never
// the game.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/present/proof/proof_snapshot.h"
#include "app/session/session.h"
#include "app/viewmodel/focus.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/notice.h"

namespace tablebank {

class Language;

struct ProofState {
    ProofDraft draft;
    std::string passphrase;  ///< cleared after use, and when the user leaves the screen
    std::string path;        ///< of a file to import, as typed
    bool focus_path = false;
    bool from_settlement = false;  ///< Escape returns to the settlement
    Focus focus{};
};

class ProofViewModel {
public:
    ProofState state;

    /// Reads the proof files next to the game and the user's keys. The name is the game's poster until the user types
    /// another one.
    void open(const Language& lang, const Session& session);
    void close();
    void refresh(const Language& lang, const Session& session);
    [[nodiscard]] const ProofSnapshot& shown() const { return shown_; }

    /// Saves the shown checkpoint to a file next to the game.
    void save(const Language& lang, const Session& session, Notice& notice);
    /// The same, with its signature.
    void sign(const Language& lang, const Session& session, Notice& notice);
    /// Imports a checkpoint, a signature or a public key from a file or a text.
    void bring_file(const Language& lang, const Session& session, const std::filesystem::path& file, Notice& notice);
    void bring(const Language& lang, const Session& session, const std::string& text, Notice& notice);

    /// Must be called after entries: writes a checkpoint if a round or the game has ended since the last call and
    /// `wanted` is set. Returns a message if that failed, once; otherwise empty.
    [[nodiscard]] std::string follow_rounds(const Language& lang, const Session& session, bool wanted);

private:
    [[nodiscard]] ProofSources sources() const { return {held_, kept_, given_, keys_trouble_, signature_}; }
    void read_beside(const Session& session);
    void offer_key();

    ProofStore held_;
    std::vector<KeyStore::Kept> kept_;
    std::string offered_key_;  ///< the key of the draft while the user has not chosen one
    std::vector<PublicKey> given_;
    std::string keys_trouble_;
    std::string signature_;
    std::uint64_t read_ = 0;  ///< how often the proof files were read
    Memo<std::int64_t, std::string, ProofDraft, std::uint64_t> made_of_;
    ProofSnapshot shown_;
    std::optional<std::int64_t> round_;  ///< the round at the last call
    bool was_over_ = false;
    bool told_ = false;
};

}  // namespace tablebank
