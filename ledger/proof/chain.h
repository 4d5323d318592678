#pragma once
// The hash chain: each entry's hash covers the one before, and the first covers the game's id, pinned edition, rulings
// and seats. SHA-256 by libsodium.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

struct Hash {
    std::array<std::uint8_t, 32> bytes{};
    friend bool operator==(const Hash&, const Hash&) = default;
};
[[nodiscard]] std::string to_hex(const Hash& hash);  ///< 64 lower-case digits
[[nodiscard]] std::optional<Hash> parse_hash(std::string_view hex);

[[nodiscard]] Hash sha256(std::string_view bytes);
/// What the first entry is chained to.
[[nodiscard]] Hash genesis(const Setup& setup);
[[nodiscard]] Hash chained(const Hash& previous, const Entry& entry);
/// Hash of the position and its facts (codec.h, encode_state).
[[nodiscard]] Hash state_hash(const Game& game);

}  // namespace tablebank
