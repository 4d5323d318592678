#pragma once
// Ed25519 keys as minisign writes them, so that either program takes the other's: a public key, which signify takes
// too, and a secret one, bare or behind a passphrase (scrypt). Where they are kept, and who may read them there, others
// know.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// A number that tells keys apart; anybody can give a key of his the number of another, so it proves nothing.
struct KeyId {
    std::array<std::uint8_t, 8> bytes{};
    friend bool operator==(const KeyId&, const KeyId&) = default;
};
/// As minisign says it: "179FA39E2ADCC921".
[[nodiscard]] std::string to_string(const KeyId& id);

/// Equal are keys of the same 32 bytes, whatever their numbers: who has the secret half of one has that of the other.
struct PublicKey {
    KeyId id;
    std::array<std::uint8_t, 32> bytes{};
    friend bool operator==(const PublicKey& one, const PublicKey& other) { return one.bytes == other.bytes; }
};
/// The 56 letters that stand for a public key: "RWQ...", as `minisign -P` takes them.
[[nodiscard]] std::string to_string(const PublicKey& key);
/// The file of a public key, its two lines.
[[nodiscard]] std::string public_key_text(const PublicKey& key);
/// Either of them. Throws ProofError: a key of another kind, a secret one, no key.
[[nodiscard]] PublicKey read_public_key(std::string_view text);
/// Whether two texts are the same key, in whichever of the two forms and under whichever number. What is no key is the
/// same as the same text alone.
[[nodiscard]] bool is_same_key(std::string_view one, std::string_view other);

/// Forgotten when it goes.
class SecretKey {
public:
    /// A new one, by the system's chance.
    [[nodiscard]] static SecretKey fresh();
    SecretKey(const KeyId& id, const std::array<std::uint8_t, 64>& bytes) : id_(id), bytes_(bytes) {}
    SecretKey(const SecretKey&) = delete;
    SecretKey& operator=(const SecretKey&) = delete;
    SecretKey(SecretKey&&) = default;
    SecretKey& operator=(SecretKey&&) = default;
    ~SecretKey();

    [[nodiscard]] const KeyId& id() const { return id_; }
    /// Seed and public key, as Ed25519 in libsodium has them.
    [[nodiscard]] const std::array<std::uint8_t, 64>& bytes() const { return bytes_; }
    [[nodiscard]] PublicKey public_key() const;

private:
    KeyId id_;
    std::array<std::uint8_t, 64> bytes_{};
};

/// In bytes, as minisign takes it.
inline constexpr std::size_t longest_passphrase = 1024;

/// The file of a secret key; with a passphrase that is not empty, behind it.
[[nodiscard]] std::string secret_key_text(const SecretKey& key, std::string_view passphrase);
/// Whether a passphrase is needed to read it. Throws ProofError for what is no secret key of minisign.
[[nodiscard]] bool is_locked(std::string_view text);
/// The passphrase is not looked at where none is needed. Throws ProofError, and std::bad_alloc where the memory does
/// not suffice for the passphrase.
[[nodiscard]] SecretKey read_secret_key(std::string_view text, std::string_view passphrase);

/// Overwrites a text that nobody should find in memory again, in a way that no compiler leaves out.
void forget(std::string& text);

}  // namespace tablebank
