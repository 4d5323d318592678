#pragma once
// Where the window serves pages: at every address of this machine.

#include <algorithm>
#include <string>
#include <vector>

#include "app/hub/served_file.h"

namespace tablebank {

inline constexpr std::uint16_t usual_port = 8017;

/// At the usual port, or at a free one if another program listens there already. Throws what `serve` throws.
template <typename Serve>
auto serve_everywhere(const Serve& serve) {
    try {
        return serve(WebPlace{.address = "0.0.0.0", .port = usual_port});
    } catch (const WebError& error) {
        if (error.kind() != WebError::Kind::port_taken) throw;
    }
    return serve(WebPlace{.address = "0.0.0.0", .port = 0});
}

/// Without those that are valid within this machine only: no phone and no other table can reach them.
inline std::vector<std::string> reachable_addresses(std::vector<std::string> addresses) {
    std::erase_if(addresses, [](const std::string& address) { return address.starts_with("http://127."); });
    return addresses;
}

}  // namespace tablebank
