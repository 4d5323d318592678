#pragma once
// Checks of a request's first lines, before it is handled: its path and query, its host and origin, its languages.
// Internal header.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

struct WebTarget {
    std::string path;
    std::map<std::string, std::string> query;
};
/// nullopt if it is malformed, leads upwards, or contains something that no address of this program has.
[[nodiscard]] std::optional<WebTarget> read_target(std::string_view target);

/// Whether a host (with or without its port) is this server: an address, localhost, or one of `names`. This stops a
/// foreign page whose host name resolves to this server's address (DNS rebinding).
[[nodiscard]] bool is_own_host(std::string_view host, const std::vector<std::string>& names);

/// Whether an Origin is the host itself; `secure` if the connection uses TLS.
[[nodiscard]] bool is_own_origin(std::string_view origin, std::string_view host, bool secure);

/// The tags of Accept-Language, the most preferred first, in lower case; twenty at most.
[[nodiscard]] std::vector<std::string> read_languages(std::string_view header);

}  // namespace tablebank
