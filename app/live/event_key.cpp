#include "app/live/event_key.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "app/live/keyed_hash.h"
#include "app/live/short_code.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

constexpr int key_alphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

using SignatureOfEvent = std::array<unsigned char, crypto_sign_BYTES>;

const unsigned char* bytes_under(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// The number by which minisign and similar programs distinguish keys. It follows from the key, so a line need not have
/// it.
KeyId number_of(const std::array<std::uint8_t, 32>& key) {
    const Hash hash = sha256("tablebank number of a key\n" + std::string(key.begin(), key.end()));
    KeyId id;
    std::copy_n(hash.bytes.begin(), id.bytes.size(), id.bytes.begin());
    return id;
}

template <std::size_t size>
std::string base64url(const std::array<std::uint8_t, size>& bytes) {
    std::string text(sodium_base64_ENCODED_LEN(size, key_alphabet), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), size, key_alphabet);
    text.pop_back();  // the zero at its end
    return text;
}

/// nullopt if the text encodes another number of bytes, or is not their canonical encoding.
template <std::size_t size>
std::optional<std::array<std::uint8_t, size>> of_base64url(std::string_view text) {
    std::array<std::uint8_t, size> bytes{};
    std::size_t read = 0;
    const bool is_read =
        sodium_base642bin(bytes.data(), size, text.data(), text.size(), nullptr, &read, nullptr, key_alphabet) == 0;
    return is_read && read == size && base64url(bytes) == text ? std::optional{bytes} : std::nullopt;
}

std::string signed_text(std::string_view purpose, std::string_view text) {
    return std::string(purpose).append("\n").append(text);
}

}  // namespace

SecretKey event_key(std::string_view event_secret, std::string_view event_id) {
    Hash seed = keyed_hash(event_secret, "tablebank key of an event\n" + std::string(event_id) + '\n');
    std::array<std::uint8_t, 32> open{};
    std::array<std::uint8_t, 64> secret{};
    static_assert(crypto_sign_SEEDBYTES == sizeof(seed.bytes) && crypto_sign_SECRETKEYBYTES == sizeof(secret));
    crypto_sign_seed_keypair(open.data(), secret.data(), seed.bytes.data());
    SecretKey key(number_of(open), secret);
    sodium_memzero(seed.bytes.data(), seed.bytes.size());
    sodium_memzero(secret.data(), secret.size());
    return key;
}

std::string event_key_text(const PublicKey& key) {
    return base64url(key.bytes);
}

std::optional<PublicKey> read_event_key(std::string_view text) {
    const auto bytes = of_base64url<32>(text);
    return bytes ? std::optional{PublicKey{number_of(*bytes), *bytes}} : std::nullopt;
}

std::string short_form(const PublicKey& key) {
    constexpr std::size_t signs = 16;
    constexpr std::size_t signs_of_group = 4;
    const Hash hash = sha256("tablebank short form of a key\n" + std::string(key.bytes.begin(), key.bytes.end()));
    std::string form;
    for (std::size_t i = 0; i < signs; ++i) {
        if (i > 0 && i % signs_of_group == 0) form += '-';
        form += code_signs[hash.bytes.at(i) % code_signs.size()];
    }
    return form;
}

std::string event_signature(const SecretKey& key, std::string_view purpose, std::string_view text) {
    const std::string whole = signed_text(purpose, text);
    SignatureOfEvent signature{};
    crypto_sign_detached(signature.data(), nullptr, bytes_under(whole), whole.size(), key.bytes().data());
    return base64url(signature);
}

bool is_signed(const PublicKey& key, std::string_view purpose, std::string_view text, std::string_view signature) {
    const auto bytes = of_base64url<crypto_sign_BYTES>(signature);
    if (!bytes) return false;
    const std::string whole = signed_text(purpose, text);
    return crypto_sign_verify_detached(bytes->data(), bytes_under(whole), whole.size(), key.bytes.data()) == 0;
}

std::string fresh_nonce() {
    if (sodium_init() < 0) throw std::runtime_error("libsodium does not start");
    std::array<unsigned char, 16> chance{};
    randombytes_buf(chance.data(), chance.size());
    std::string text(chance.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), chance.data(), chance.size());
    text.pop_back();  // the zero at its end
    return text;
}

}  // namespace tablebank
