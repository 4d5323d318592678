#pragma once
// A hub's address for a client. Internal header.

#include <stdexcept>
#include <string>

#include "app/live/hub_address.h"
#include "app/web/web_client.h"

namespace tablebank {

[[nodiscard]] inline WebServerAt server_at(const std::string& hub, const std::string& certificate) {
    const auto address = read_hub_address(hub);
    if (!address) throw std::invalid_argument("a table without a hub sends nothing");
    return {address->secure, address->host, address->port, host_of(*address), certificate};
}

}  // namespace tablebank
