#include "db/address/address_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "db/address/address_reader.h"
#include "db/address/server_address.h"
#include "db/module/server_module.h"

namespace tablebank {
namespace {

bool is_line(std::string_view text) {
    return std::ranges::all_of(
        text, [](char letter) { return static_cast<unsigned char>(letter) >= ' ' && letter != '\x7f'; });
}

/// The settings in the address, as libpq reads it; nullopt if libpq cannot read it. Throws FileError no_module.
std::optional<AddressSettings> parse_settings(const std::string& uri) {
    AddressSettings settings;
    const auto take = [](void* taken, const char* key, const char* value) {
        (*static_cast<AddressSettings*>(taken))[key] = value;
    };
    const auto read = server_module().function<ReadAddressFunction>("tablebank_read_address");
    return read(uri.c_str(), take, &settings) ? std::optional{settings} : std::nullopt;
}

/// If "@" or ":" in a password was not escaped, a part of it ends up in the host or the port: such an address is not
/// used.
bool is_plain(const AddressParts& parts) {
    for (const auto& [key, value] : parts.settings)
        if (!is_line(value)) return false;
    return parts.value_of("host").find('@') == std::string::npos &&
           parts.value_of("port").find_first_not_of("0123456789,") == std::string::npos;
}

}  // namespace

bool is_event_name(std::string_view name) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";
    return !name.empty() && name.size() <= ServerAddress::longest_name &&
           name.find_first_not_of(letters) == std::string_view::npos;
}

std::optional<AddressParts> parse_address(std::string_view text) {
    if (!is_server_address(text) || text.size() > ServerAddress::most_bytes || !is_line(text)) return std::nullopt;
    const std::size_t hash = text.rfind('#');
    auto settings = parse_settings(std::string(text.substr(0, hash)));
    if (!settings) return std::nullopt;
    AddressParts parts{std::move(*settings),
                       hash == std::string_view::npos ? std::string{} : std::string(text.substr(hash + 1))};
    if (!is_plain(parts) || (hash != std::string_view::npos && !is_event_name(parts.name))) return std::nullopt;
    return parts;
}

std::string AddressParts::value_of(std::string_view setting) const {
    const auto found = settings.find(setting);
    return found == settings.end() ? std::string{} : found->second;
}

bool AddressParts::has_secret() const {
    return std::ranges::any_of(secret_settings, [&](const char* key) { return settings.contains(key); });
}

bool AddressParts::is_showable() const {
    return value_of("user").find_first_of(":/") == std::string::npos &&
           value_of("host").find_first_of("?#=") == std::string::npos &&
           value_of("dbname").find_first_of("@:?#=") == std::string::npos;
}

std::string AddressParts::shown(std::string_view mark) const {
    const std::string event = name.empty() ? std::string{} : "#" + name;
    if (!is_showable()) return std::string(unreadable_address) + event;
    const std::string user = value_of("user");
    const std::string host = value_of("host");
    const bool several = host.find(',') != std::string::npos;
    const std::string port = several ? std::string{} : value_of("port");
    const bool socket = host.starts_with('/');
    return fmt::format("postgresql://{}{}{}{}{}{}/{}{}{}", user, mark, user.empty() && mark.empty() ? "" : "@",
                       socket ? "" : host, port.empty() ? "" : ":", port, value_of("dbname"),
                       socket ? "?host=" + host : "", event);
}

std::string lowered(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

}  // namespace tablebank
