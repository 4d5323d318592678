#include "app/live/hub_address.h"

#include <algorithm>

#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::uint16_t plain_port = 80;
constexpr std::uint16_t secure_port = 443;

bool is_host_sign(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') ||
           sign == '.' || sign == '-';
}
bool is_six_sign(char sign) {
    return (sign >= 'a' && sign <= 'f') || (sign >= 'A' && sign <= 'F') || (sign >= '0' && sign <= '9') ||
           sign == '.' || sign == ':';
}

/// Removes the host from the front; empty if there is none.
std::string take_host(std::string_view& text) {
    std::string_view host;
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        if (end == std::string_view::npos) return {};
        host = text.substr(1, end - 1);
        text.remove_prefix(end + 1);
        if (!std::ranges::all_of(host, is_six_sign)) return {};
    } else {
        host = text.substr(0, text.find(':'));
        text.remove_prefix(host.size());
        if (!std::ranges::all_of(host, is_host_sign)) return {};
    }
    return std::string(host);
}

}  // namespace

std::optional<HubAddress> read_hub_address(std::string_view text) {
    constexpr std::string_view plain = "http://";
    constexpr std::string_view secure = "https://";
    if (text.size() > longest_hub_address) return std::nullopt;
    HubAddress address;
    address.secure = text.starts_with(secure);
    if (!address.secure && !text.starts_with(plain)) return std::nullopt;
    text.remove_prefix(address.secure ? secure.size() : plain.size());
    if (text.ends_with('/')) text.remove_suffix(1);
    address.port = address.secure ? secure_port : plain_port;
    address.host = take_host(text);
    if (address.host.empty()) return std::nullopt;
    if (text.empty()) return address;
    const auto port = text.starts_with(':') ? read_number<std::uint16_t>(text.substr(1)) : std::nullopt;
    if (!port || *port == 0) return std::nullopt;
    address.port = *port;
    return address;
}

std::string host_of(const HubAddress& address) {
    const std::string host = address.host.find(':') == std::string::npos ? address.host : '[' + address.host + ']';
    const bool is_usual = address.port == (address.secure ? secure_port : plain_port);
    return is_usual ? host : host + ':' + std::to_string(address.port);
}

}  // namespace tablebank
