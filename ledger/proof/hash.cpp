#include "ledger/proof/hash.h"

#include <sodium.h>

namespace tablebank {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

/// SHA-256 over bytes given piece by piece. libsodium's needs no initialisation and holds no state of its own.
class Digest {
public:
    Digest() { crypto_hash_sha256_init(&state_); }

    Digest& add(const unsigned char* bytes, std::size_t size) {
        crypto_hash_sha256_update(&state_, bytes, size);
        return *this;
    }
    Digest& add(std::string_view bytes) {
        // Characters and bytes have the same size; libsodium requires unsigned ones.
        return add(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    }

    [[nodiscard]] Hash finish() {
        Hash hash;
        static_assert(sizeof hash.bytes == crypto_hash_sha256_BYTES);
        crypto_hash_sha256_final(&state_, hash.bytes.data());
        return hash;
    }

private:
    crypto_hash_sha256_state state_{};
};

}  // namespace

std::string to_hex(const Hash& hash) {
    std::string hex;
    hex.reserve(2 * hash.bytes.size());
    for (const std::uint8_t byte : hash.bytes) {
        hex += hex_digits[byte >> 4U];
        hex += hex_digits[byte & 15U];
    }
    return hex;
}

std::optional<Hash> parse_hash(std::string_view hex) {
    Hash hash;
    if (hex.size() != 2 * hash.bytes.size()) return std::nullopt;
    for (std::size_t i = 0; i < hash.bytes.size(); ++i) {
        const auto high = hex_digits.find(hex[2 * i]);
        const auto low = hex_digits.find(hex[2 * i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        hash.bytes[i] = static_cast<std::uint8_t>(high << 4U | low);
    }
    return hash;
}

Hash sha256(std::string_view bytes) {
    return Digest{}.add(bytes).finish();
}

Hash sha256(const Hash& before, std::string_view bytes) {
    return Digest{}.add(before.bytes.data(), before.bytes.size()).add(bytes).finish();
}

bool is_same_secret(std::string_view one, std::string_view other) {
    return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

}  // namespace tablebank
