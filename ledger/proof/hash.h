#pragma once
// SHA-256 by libsodium, the written form of a hash, and the comparison of secrets.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

struct Hash {
    std::array<std::uint8_t, 32> bytes{};
    friend bool operator==(const Hash&, const Hash&) = default;
};
[[nodiscard]] std::string to_hex(const Hash& hash);  ///< 64 lower-case digits
[[nodiscard]] std::optional<Hash> parse_hash(std::string_view hex);

[[nodiscard]] Hash sha256(std::string_view bytes);
/// SHA-256 of the bytes of a hash followed by `bytes`.
[[nodiscard]] Hash sha256(const Hash& before, std::string_view bytes);

/// Compares two secrets. The time it takes depends only on their lengths.
[[nodiscard]] bool is_same_secret(std::string_view one, std::string_view other);

}  // namespace tablebank
