#include "db/server/server_address.h"

#include <fmt/format.h>
#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>

#include "db/file/failure.h"

namespace tablebank {
namespace {

using Kind = FileError::Kind;
using Settings = std::map<std::string, std::string, std::less<>>;

constexpr std::string_view unreadable_address = "postgresql://...";
constexpr std::size_t longest_detail = 300;

/// What holds where the address says nothing else: a server that is gone is noticed while somebody waits for it.
constexpr std::array<std::pair<const char*, const char*>, 5> usual_settings{{{"application_name", "tablebank"},
                                                                             {"client_encoding", "UTF8"},
                                                                             {"connect_timeout", "10"},
                                                                             {"keepalives_idle", "15"},
                                                                             {"tcp_user_timeout", "30000"}}};

bool is_line(std::string_view text) {
    return std::ranges::all_of(
        text, [](char letter) { return static_cast<unsigned char>(letter) >= ' ' && letter != '\x7f'; });
}

bool is_event_name(std::string_view name) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";
    return !name.empty() && name.size() <= ServerAddress::longest_name &&
           name.find_first_not_of(letters) == std::string_view::npos;
}

/// What stands in the address, as libpq reads it; nullopt for what it does not read. Its own words repeat the address
/// with its password, and are not used.
std::optional<Settings> parse_settings(const std::string& uri) {
    char* complaint = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options{PQconninfoParse(uri.c_str(), &complaint),
                                                                               PQconninfoFree};
    const std::unique_ptr<char, decltype(&PQfreemem)> freed{complaint, PQfreemem};
    if (!options) return std::nullopt;
    Settings settings;
    for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option)
        if (option->val != nullptr && *option->val != '\0') settings[option->keyword] = option->val;
    return settings;
}

std::string value_of(const Settings& settings, std::string_view key) {
    const auto found = settings.find(key);
    return found == settings.end() ? std::string{} : found->second;
}

/// A password whose "@" or ":" was written as itself ends as a part of the host or the port: no such address is used,
/// nor shown.
bool is_plain(const Settings& settings) {
    for (const auto& [key, value] : settings)
        if (!is_line(value)) return false;
    return value_of(settings, "host").find('@') == std::string::npos &&
           value_of(settings, "port").find_first_not_of("0123456789,") == std::string::npos;
}

std::string shown_of(const Settings& settings, const std::string& name) {
    const std::string user = value_of(settings, "user");
    const std::string host = value_of(settings, "host");
    const bool several = host.find(',') != std::string::npos;
    const std::string port = several ? std::string{} : value_of(settings, "port");
    const bool socket = host.starts_with('/');
    return fmt::format("postgresql://{}{}{}{}{}/{}{}#{}", user, user.empty() ? "" : "@", socket ? "" : host,
                       port.empty() ? "" : ":", port, value_of(settings, "dbname"), socket ? "?host=" + host : "",
                       name);
}

std::string connection_of(const Settings& settings) {
    std::string text;
    for (const auto& [key, value] : settings) {
        text += key + "='";
        for (const char letter : value) {
            if (letter == '\'' || letter == '\\') text += '\\';
            text += letter;
        }
        text += "' ";
    }
    return text;
}

struct Parts {
    std::string name;
    Settings settings;
};

/// Throws FileError.
Parts parts_of(const std::string& text) {
    const auto wrong = [](const char* why) { return file_error(Kind::cannot_read, unreadable_address, why); };
    if (!is_server_address(text) || text.size() > ServerAddress::most_bytes || !is_line(text))
        throw wrong("this is no address of a database");
    const std::size_t hash = text.rfind('#');
    if (hash == std::string::npos || !is_event_name(std::string_view(text).substr(hash + 1)))
        throw wrong("the address does not end in # and the name of an event");
    auto settings = parse_settings(text.substr(0, hash));
    if (!settings || !is_plain(*settings)) throw wrong("this is no address of a database");
    return {text.substr(hash + 1), std::move(*settings)};
}

}  // namespace

bool is_server_address(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

std::filesystem::path server_address_shown(const std::string& text) {
    try {
        return ServerAddress(text).shown();
    } catch (const FileError&) {
        return unreadable_address;
    }
}

ServerAddress::ServerAddress(const std::string& text) {
    Parts parts = parts_of(text);
    name_ = std::move(parts.name);
    shown_ = shown_of(parts.settings, name_);
    for (const char* key : {"password", "sslpassword"})
        if (const auto found = parts.settings.find(key); found != parts.settings.end())
            secrets_.push_back(found->second);
    for (const auto& [key, value] : usual_settings) parts.settings.try_emplace(key, value);
    connection_ = connection_of(parts.settings);
}

std::string ServerAddress::with_detail(std::string_view sentence, std::string_view detail) const {
    for (const std::string& secret : secrets_)
        if (detail.find(secret) != std::string_view::npos) return std::string(sentence);
    std::string line;
    for (const char letter : detail.substr(0, longest_detail)) {
        const bool space = static_cast<unsigned char>(letter) <= ' ';
        if (!space)
            line += letter;
        else if (!line.empty() && !line.ends_with(' '))
            line += ' ';
    }
    // What was cut off within a letter, and the space at the end.
    if (detail.size() > longest_detail)
        while (!line.empty() && static_cast<unsigned char>(line.back()) >= 0x80) line.pop_back();
    while (line.ends_with(' ')) line.pop_back();
    return line.empty() ? std::string(sentence) : fmt::format("{} ({})", sentence, line);
}

}  // namespace tablebank
