#pragma once
// Proof of the open game in the window: what is chosen and typed there, the keys of this user, what lies beside the
// game; and the checkpoint at the end of each round, where that is set. Writes only new files, and never anything of
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
    std::string passphrase;  ///< forgotten once it was used, or the screen is left
    std::string path;        ///< of a file to be taken, as typed
    bool focus_path = false;
    bool from_settlement = false;  ///< Escape leads back there
    Focus focus{};
};

class ProofViewModel {
public:
    ProofState state;

    /// Reads anew what lies beside the game and which keys there are; `poster`: who gives it, until somebody types
    /// another name.
    void open(const Language& lang, const Session& session);
    void close();
    void refresh(const Language& lang, const Session& session);
    [[nodiscard]] const ProofSnapshot& shown() const { return shown_; }

    /// The checkpoint that is shown, to a file beside the game.
    void save(const Language& lang, const Session& session, Notice& notice);
    /// The same, and its signature beside it.
    void sign(const Language& lang, const Session& session, Notice& notice);
    /// A checkpoint, a signature or a public key that was brought, in a file or as a text.
    void bring_file(const Language& lang, const Session& session, const std::filesystem::path& file, Notice& notice);
    void bring(const Language& lang, const Session& session, const std::string& text, Notice& notice);

    /// Follows the rounds; one that was over since the last call, and the end of the game, leave a checkpoint where
    /// `wanted`. What to say where that failed, once; else empty.
    [[nodiscard]] std::string follow_rounds(const Language& lang, const Session& session, bool wanted);

private:
    [[nodiscard]] ProofSources sources() const { return {held_, kept_, given_, keys_trouble_, signature_}; }
    void read_beside(const Session& session);

    ProofStore held_;
    std::vector<KeyStore::Kept> kept_;
    std::vector<PublicKey> given_;
    std::string keys_trouble_;
    std::string signature_;
    std::uint64_t read_ = 0;  ///< how often what lies beside the game was read
    Memo<std::int64_t, std::string, ProofDraft, std::uint64_t> made_of_;
    ProofSnapshot shown_;
    std::optional<std::int64_t> round_;  ///< that was played when it was last looked
    bool was_over_ = false;
    bool told_ = false;
};

}  // namespace tablebank
