#pragma once
// The keys of this user: NAME.key, which no one else may read, and NAME.pub next to it, in a folder that no one else
// may enter. A secret that others can read is compromised, so it is refused and never repaired silently.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/proof/key.h"

namespace tablebank {

/// Why a key cannot be used. FileError reports that a file cannot be read or exists already, ProofError that its text
/// is wrong.
class KeyError : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        no_home,         ///< no folder is known for this user
        bad_name,        ///< no name for a key
        unknown,         ///< there is no key of this name
        open_to_others,  ///< others may read the secret, or enter the folder
        of_another,      ///< the file or the folder belongs to another user
        shared_folder,   ///< everyone may write to a folder whose content is trusted
    };
    KeyError(Kind kind, const std::string& what) : std::runtime_error(what), kind_(kind) {}
    [[nodiscard]] Kind kind() const { return kind_; }

private:
    Kind kind_;
};

/// XDG_DATA_HOME/tablebank/keys, ~/.local/share/tablebank/keys if it is not set; empty if no home is known.
[[nodiscard]] std::filesystem::path keys_folder();

/// 1-24 letters, digits, spaces, hyphens and apostrophes, as in a player's name.
[[nodiscard]] bool is_key_name(std::string_view name);

class KeyStore {
public:
    /// An empty path: there is no place for keys.
    explicit KeyStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

    struct Kept {
        std::string name;
        std::optional<PublicKey> key{};           ///< if its file can be read
        bool has_secret = false;                  ///< a public key alone is another person's
        bool is_locked = false;                   ///< by a passphrase
        std::optional<KeyError::Kind> trouble{};  ///< why the secret would be refused
    };
    /// Sorted by name. Throws KeyError if others have access to the folder.
    [[nodiscard]] std::vector<Kept> list() const;
    /// Keeps a new key, on the disk itself. Nothing is ever overwritten. Throws KeyError and FileError.
    void keep(const std::string& name, const SecretKey& key, std::string_view passphrase) const;
    /// Throws KeyError, FileError, ProofError.
    [[nodiscard]] PublicKey public_key(const std::string& name) const;
    /// The file of a secret key, once it is known that no one else can read it. Throws KeyError and FileError.
    [[nodiscard]] std::filesystem::path secret_file(const std::string& name) const;
    [[nodiscard]] std::filesystem::path public_file(const std::string& name) const;

private:
    void require_own_folder() const;
    [[nodiscard]] std::filesystem::path named(const std::string& name, const char* ending) const;

    std::filesystem::path folder_;
};

/// For a folder next to `keys` whose files are trusted without a check: throws KeyError if it belongs to another user,
/// or everyone may write to it. A group may, as in a folder of tablebank 1.0, until the next file is written there. A
/// missing folder is accepted.
void require_unshared_folder(const std::filesystem::path& folder);

/// The text of a secret key's file, wherever it is stored. Refused if others can read it, or it is not this user's. The
/// caller forgets it (ledger/proof/key.h). Throws KeyError and FileError.
[[nodiscard]] std::string read_secret_file(const std::filesystem::path& file);

}  // namespace tablebank
