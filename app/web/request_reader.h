#pragma once
// What the first lines of a request say, checked before anybody looks at it: its path and query, the host and origin
// that it names, the languages that it wishes. Internal to this room.

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
/// nullopt where it is malformed, leads upwards, or holds what no address of ours does.
[[nodiscard]] std::optional<WebTarget> read_target(std::string_view target);

/// Whether a host (with or without its port) may be meant: an address, localhost, or one of `names`. A page of a
/// stranger that gives his name to our address does not come through.
[[nodiscard]] bool is_own_host(std::string_view host, const std::vector<std::string>& names);

/// Whether an Origin is the host itself; `secure` where it is spoken to by TLS.
[[nodiscard]] bool is_own_origin(std::string_view origin, std::string_view host, bool secure);

/// The tags of Accept-Language, the most wished first, in lower case; twenty at most.
[[nodiscard]] std::vector<std::string> read_languages(std::string_view header);

}  // namespace tablebank
