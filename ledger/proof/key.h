#pragma once
// Ed25519 keys in minisign's format, so that either program accepts the other's: a public key, which signify accepts
// too, and a secret one, plain or with a passphrase (scrypt). Storage and access rights are elsewhere.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// A number that distinguishes keys. Anyone can give their key the number of another, so it proves nothing.
struct KeyId {
    std::array<std::uint8_t, 8> bytes{};
    friend bool operator==(const KeyId&, const KeyId&) = default;
};
/// As in minisign: "179FA39E2ADCC921".
[[nodiscard]] std::string to_string(const KeyId& id);

/// Keys with the same 32 bytes are equal, whatever their numbers: the owner of one secret half owns the other.
struct PublicKey {
    KeyId id;
    std::array<std::uint8_t, 32> bytes{};
    friend bool operator==(const PublicKey& one, const PublicKey& other) { return one.bytes == other.bytes; }
};
/// The 56 characters of a public key: "RWQ...", as accepted by `minisign -P`.
[[nodiscard]] std::string to_string(const PublicKey& key);
/// The file of a public key, its two lines.
[[nodiscard]] std::string public_key_text(const PublicKey& key);
/// Reads either form. Throws ProofError: a key of another kind, a secret one, not a key.
[[nodiscard]] PublicKey read_public_key(std::string_view text);
/// Whether two texts are the same key, in either form and with any number. A text that is not a key equals only itself.
[[nodiscard]] bool is_same_key(std::string_view one, std::string_view other);

/// Its memory is erased by the destructor.
class SecretKey {
public:
    /// A new one, from the system's random numbers.
    [[nodiscard]] static SecretKey fresh();
    SecretKey(const KeyId& id, const std::array<std::uint8_t, 64>& bytes) : id_(id), bytes_(bytes) {}
    SecretKey(const SecretKey&) = delete;
    SecretKey& operator=(const SecretKey&) = delete;
    SecretKey(SecretKey&&) = default;
    SecretKey& operator=(SecretKey&&) = default;
    ~SecretKey();

    [[nodiscard]] const KeyId& id() const { return id_; }
    /// Seed and public key, as in libsodium's Ed25519.
    [[nodiscard]] const std::array<std::uint8_t, 64>& bytes() const { return bytes_; }
    [[nodiscard]] PublicKey public_key() const;

private:
    KeyId id_;
    std::array<std::uint8_t, 64> bytes_{};
};

/// In bytes, as in minisign.
inline constexpr std::size_t longest_passphrase = 1024;

/// The file of a secret key, encrypted if the passphrase is not empty.
[[nodiscard]] std::string secret_key_text(const SecretKey& key, std::string_view passphrase);
/// Whether a passphrase is needed to read it. Throws ProofError if it is not a minisign secret key.
[[nodiscard]] bool is_locked(std::string_view text);
/// The passphrase is ignored if none is needed. Throws ProofError, and std::bad_alloc if there is not enough memory for
/// scrypt.
[[nodiscard]] SecretKey read_secret_key(std::string_view text, std::string_view passphrase);

/// Overwrites a secret text in memory in a way that compilers do not optimise away.
void forget(std::string& text);

}  // namespace tablebank
