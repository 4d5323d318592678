#pragma once
// The address of a hub: http://192.168.0.7:8017, https://hub.local. Pure.

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

/// Limit of the text in bytes.
inline constexpr std::size_t longest_hub_address = 300;

/// nullopt for anything else: another scheme, a path after the address, a name with invalid characters.
[[nodiscard]] std::optional<HubAddress> read_hub_address(std::string_view text);

/// For the header Host: "192.168.0.7:8017", "[::1]:8017", "hub.local" if the port is the usual one.
[[nodiscard]] std::string host_of(const HubAddress& address);

}  // namespace tablebank
