#pragma once
// The addresses at which a server can be reached. Internal header.

#include <cstdint>
#include <string>
#include <vector>

#include "app/web/web_server.h"

namespace tablebank {

/// "http://192.168.0.7:8017/": if it listens at all addresses of this machine, one for each, the loopback last.
[[nodiscard]] std::vector<std::string> served_addresses(const WebPlace& place, std::uint16_t port);

}  // namespace tablebank
