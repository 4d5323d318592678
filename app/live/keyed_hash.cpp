#include "app/live/keyed_hash.h"

#include <sodium.h>

#include <stdexcept>

namespace tablebank {

Hash keyed_hash(std::string_view key, std::string_view text) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium does not start");
    crypto_auth_hmacsha256_state state;
    Hash hash;
    static_assert(crypto_auth_hmacsha256_BYTES == sizeof(hash.bytes));
    crypto_auth_hmacsha256_init(&state, reinterpret_cast<const unsigned char*>(key.data()), key.size());
    crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    crypto_auth_hmacsha256_final(&state, hash.bytes.data());
    sodium_memzero(&state, sizeof state);
    return hash;
}

}  // namespace tablebank
