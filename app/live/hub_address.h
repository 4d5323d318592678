#pragma once
// Where a hub is reached: http://192.168.0.7:8017, https://hub.local. Pure.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

struct HubAddress {
    bool secure = false;
    std::string host;  ///< a name or an address, an IPv6 one without its brackets
    std::uint16_t port = 80;
};

/// Bytes of it, as a text.
inline constexpr std::size_t longest_hub_address = 300;

/// nullopt for anything else: another scheme, a path behind it, a name of signs that no host has.
[[nodiscard]] std::optional<HubAddress> read_hub_address(std::string_view text);

/// As the header Host has it: "192.168.0.7:8017", "[::1]:8017", "hub.local" where the port is the usual one.
[[nodiscard]] std::string host_of(const HubAddress& address);

}  // namespace tablebank
