#include "ledger/proof/key.h"

#include <sodium.h>

#include <algorithm>
#include <cstddef>
#include <new>
#include <span>
#include <stdexcept>

#include "ledger/proof/minisign_text.h"

namespace tablebank {
namespace {

using Kind = ProofError::Kind;
using Part = std::span<const std::uint8_t>;

constexpr std::array<std::uint8_t, 2> of_ed25519{'E', 'd'};
constexpr std::array<std::uint8_t, 2> no_lock{0, 0};
constexpr std::array<std::uint8_t, 2> scrypt_lock{'S', 'c'};
constexpr std::array<std::uint8_t, 2> blake2b_sum{'B', '2'};

// The bytes of a secret key: kind, lock, kind of sum, salt, two costs, and the locked part: number, key, sum.
constexpr std::size_t salt_at = 6;
constexpr std::size_t salt_size = crypto_pwhash_scryptsalsa208sha256_SALTBYTES;
constexpr std::size_t work_at = salt_at + salt_size;
constexpr std::size_t memory_at = work_at + 8;
constexpr std::size_t hidden_at = memory_at + 8;
constexpr std::size_t id_size = 8;
constexpr std::size_t key_size = crypto_sign_SECRETKEYBYTES;
constexpr std::size_t sum_size = 32;
constexpr std::size_t hidden_size = id_size + key_size + sum_size;
constexpr std::size_t secret_size = hidden_at + hidden_size;
constexpr std::size_t public_size = 2 + id_size + crypto_sign_PUBLICKEYBYTES;

// The cost of a passphrase of this program: 128 MiB and well under a second. minisign's own needs eight times that, and
// no program more.
constexpr std::uint64_t our_work = std::uint64_t{1} << 22;
constexpr std::uint64_t our_memory = std::uint64_t{128} << 20;
constexpr std::uint64_t most_work = crypto_pwhash_scryptsalsa208sha256_OPSLIMIT_SENSITIVE;
constexpr std::uint64_t most_memory = crypto_pwhash_scryptsalsa208sha256_MEMLIMIT_SENSITIVE;

/// Bytes that are erased by the destructor.
struct Hidden {
    std::array<std::uint8_t, hidden_size> bytes{};
    Hidden() = default;
    Hidden(const Hidden&) = delete;
    Hidden& operator=(const Hidden&) = delete;
    ~Hidden() { sodium_memzero(bytes.data(), bytes.size()); }
};

struct SecretBytes {
    Bytes bytes;
    explicit SecretBytes(Bytes read) : bytes(std::move(read)) {}
    SecretBytes(const SecretBytes&) = delete;
    SecretBytes(SecretBytes&&) = default;
    SecretBytes& operator=(SecretBytes&&) = delete;
    SecretBytes& operator=(const SecretBytes&) = delete;
    ~SecretBytes() {
        if (!bytes.empty()) sodium_memzero(bytes.data(), bytes.size());
    }
    [[nodiscard]] Part part(std::size_t at, std::size_t size) const { return Part(bytes).subspan(at, size); }
};

bool is(Part part, const std::array<std::uint8_t, 2>& mark) {
    return std::ranges::equal(part, mark);
}

std::uint64_t read_cost(Part part) {
    std::uint64_t cost = 0;
    for (std::size_t i = part.size(); i-- > 0;) cost = cost << 8U | part[i];
    return cost;
}

void write_cost(Bytes& bytes, std::uint64_t cost) {
    for (int i = 0; i < 8; ++i, cost >>= 8U) bytes.push_back(static_cast<std::uint8_t>(cost & 0xffU));
}

std::array<std::uint8_t, sum_size> sum_of(Part id_and_key) {
    std::array<std::uint8_t, sum_size> sum{};
    crypto_generichash_state state{};
    crypto_generichash_init(&state, nullptr, 0, sum.size());
    crypto_generichash_update(&state, of_ed25519.data(), of_ed25519.size());
    crypto_generichash_update(&state, id_and_key.data(), id_and_key.size());
    crypto_generichash_final(&state, sum.data(), sum.size());
    return sum;
}

/// Locks or unlocks: combines the hidden bytes with the key derived from the passphrase.
void turn_lock(Hidden& hidden, std::string_view passphrase, Part salt, std::uint64_t work, std::uint64_t memory) {
    Hidden stream;
    if (crypto_pwhash_scryptsalsa208sha256(stream.bytes.data(), stream.bytes.size(), passphrase.data(),
                                           passphrase.size(), salt.data(), work, memory) != 0)
        throw std::bad_alloc();
    for (std::size_t i = 0; i < hidden_size; ++i) hidden.bytes[i] ^= stream.bytes[i];
}

void require_chance() {
    if (sodium_init() < 0) throw std::runtime_error("the system gives no chance");
}

/// The bytes of a secret key's file.
SecretBytes secret_bytes(std::string_view text) {
    MinisignLines lines(text);
    (void)lines.comment(untrusted_mark);
    SecretBytes secret(lines.bytes("base64"));
    lines.require_end();
    const bool of_minisign = secret.bytes.size() == secret_size && is(secret.part(0, 2), of_ed25519) &&
                             is(secret.part(4, 2), blake2b_sum) &&
                             (is(secret.part(2, 2), no_lock) || is(secret.part(2, 2), scrypt_lock));
    if (!of_minisign) throw ProofError(Kind::other_kind, 2);
    return secret;
}

/// Whether the public half of a key is that of its seed.
bool belongs_together(const SecretKey& key) {
    std::array<std::uint8_t, crypto_sign_PUBLICKEYBYTES> of_seed{};
    std::array<std::uint8_t, crypto_sign_SECRETKEYBYTES> again{};
    crypto_sign_seed_keypair(of_seed.data(), again.data(), key.bytes().data());
    sodium_memzero(again.data(), again.size());
    return of_seed == key.public_key().bytes;
}

}  // namespace

std::string to_string(const KeyId& id) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (auto byte = id.bytes.rbegin(); byte != id.bytes.rend(); ++byte) {
        text += digits[*byte >> 4U];
        text += digits[*byte & 15U];
    }
    return text;
}

std::string to_string(const PublicKey& key) {
    Bytes bytes(of_ed25519.begin(), of_ed25519.end());
    bytes.insert(bytes.end(), key.id.bytes.begin(), key.id.bytes.end());
    bytes.insert(bytes.end(), key.bytes.begin(), key.bytes.end());
    return base64(bytes.data(), bytes.size());
}

std::string public_key_text(const PublicKey& key) {
    return std::string(untrusted_mark) + "minisign public key " + to_string(key.id) + '\n' + to_string(key) + '\n';
}

PublicKey read_public_key(std::string_view text) {
    MinisignLines lines(text);
    const bool bare = text.find(' ') == std::string_view::npos;
    if (!bare) (void)lines.comment(untrusted_mark);
    const SecretBytes read(lines.bytes("base64"));
    lines.require_end();
    if (read.bytes.size() > public_size && is(read.part(0, 2), of_ed25519))
        throw ProofError(Kind::secret_key, lines.line());
    if (read.bytes.size() != public_size || !is(read.part(0, 2), of_ed25519))
        throw ProofError(Kind::other_kind, lines.line());
    PublicKey key;
    std::ranges::copy(read.part(2, id_size), key.id.bytes.begin());
    std::ranges::copy(read.part(2 + id_size, key.bytes.size()), key.bytes.begin());
    return key;
}

bool is_same_key(std::string_view one, std::string_view other) {
    if (one == other) return true;
    try {
        return read_public_key(one) == read_public_key(other);
    } catch (const ProofError&) {
        return false;
    }
}

SecretKey SecretKey::fresh() {
    require_chance();
    KeyId id;
    randombytes_buf(id.bytes.data(), id.bytes.size());
    std::array<std::uint8_t, crypto_sign_PUBLICKEYBYTES> half{};
    SecretKey key(id, {});
    crypto_sign_keypair(half.data(), key.bytes_.data());
    return key;
}

SecretKey::~SecretKey() {
    sodium_memzero(bytes_.data(), bytes_.size());
}

PublicKey SecretKey::public_key() const {
    PublicKey key{id_, {}};
    std::copy(bytes_.end() - static_cast<std::ptrdiff_t>(key.bytes.size()), bytes_.end(), key.bytes.begin());
    return key;
}

std::string secret_key_text(const SecretKey& key, std::string_view passphrase) {
    require_chance();
    Hidden hidden;
    const auto key_begins = std::ranges::copy(key.id().bytes, hidden.bytes.begin()).out;
    const auto sum_begins = std::ranges::copy(key.bytes(), key_begins).out;
    const bool locked = !passphrase.empty();
    SecretBytes secret(Bytes(of_ed25519.begin(), of_ed25519.end()));
    secret.bytes.reserve(secret_size);
    const auto add = [&](Part part) { secret.bytes.insert(secret.bytes.end(), part.begin(), part.end()); };
    std::array<std::uint8_t, salt_size> salt{};
    add(locked ? scrypt_lock : no_lock);
    add(blake2b_sum);
    if (locked) {
        std::ranges::copy(sum_of(Part(hidden.bytes).first(id_size + key_size)), sum_begins);
        randombytes_buf(salt.data(), salt.size());
        turn_lock(hidden, passphrase, salt, our_work, our_memory);
    }
    add(salt);
    write_cost(secret.bytes, locked ? our_work : 0);
    write_cost(secret.bytes, locked ? our_memory : 0);
    add(hidden.bytes);
    return std::string(untrusted_mark) + "minisign encrypted secret key\n" +
           base64(secret.bytes.data(), secret.bytes.size()) + '\n';
}

bool is_locked(std::string_view text) {
    return is(secret_bytes(text).part(2, 2), scrypt_lock);
}

SecretKey read_secret_key(std::string_view text, std::string_view passphrase) {
    const SecretBytes secret = secret_bytes(text);
    Hidden hidden;
    std::ranges::copy(secret.part(hidden_at, hidden_size), hidden.bytes.begin());
    if (is(secret.part(2, 2), scrypt_lock)) {
        const std::uint64_t work = read_cost(secret.part(work_at, 8));
        const std::uint64_t memory = read_cost(secret.part(memory_at, 8));
        if (work > most_work || memory > most_memory) throw ProofError(Kind::too_costly, 2);
        if (passphrase.empty()) throw ProofError(Kind::passphrase_wanted);
        turn_lock(hidden, passphrase, secret.part(salt_at, salt_size), work, memory);
        const Part found = Part(hidden.bytes).last(sum_size);
        if (!std::ranges::equal(found, sum_of(Part(hidden.bytes).first(id_size + key_size))))
            throw ProofError(Kind::wrong_passphrase);
    }
    KeyId id;
    std::copy_n(hidden.bytes.begin(), id_size, id.bytes.begin());
    std::array<std::uint8_t, key_size> bytes{};
    std::copy_n(hidden.bytes.begin() + id_size, key_size, bytes.begin());
    SecretKey key(id, bytes);
    sodium_memzero(bytes.data(), bytes.size());
    if (!belongs_together(key)) throw ProofError(Kind::damaged_key, 2);
    return key;
}

void forget(std::string& text) {
    sodium_memzero(text.data(), text.size());
    text.clear();
}

}  // namespace tablebank
