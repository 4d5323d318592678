#include "db/address/server_address.h"

#include <fmt/format.h>

#include <array>
#include <system_error>

#include "db/address/address_parts.h"
#include "db/address/hidden_passwords.h"
#include "db/file/failure.h"
#include "db/module/server_module.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

using Kind = FileError::Kind;

constexpr std::size_t longest_detail = 300;

/// Defaults for settings that the address does not have: a lost server is noticed while a user waits for it.
constexpr std::array<std::pair<const char*, const char*>, 4> usual_settings{{{"application_name", "tablebank"},
                                                                             {"connect_timeout", "10"},
                                                                             {"keepalives_idle", "15"},
                                                                             {"tcp_user_timeout", "30000"}}};

std::string connection_of(const AddressSettings& settings) {
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

FileError unusable(const std::filesystem::path& shown, const char* why) {
    return file_error(Kind::cannot_read, shown, why);
}

/// Throws FileError.
AddressParts parts_of(const std::string& typed) {
    if (is_server_address(typed)) static_cast<void>(server_module());
    auto parts = parse_address(typed);
    // An invalid name may contain a piece of a password, and then so may every other part.
    const std::size_t hash = typed.rfind('#');
    const bool has_name = hash != std::string::npos && is_event_name(std::string_view(typed).substr(hash + 1));
    const bool is_unreadable = !parts || typed == unreadable_address;
    if (typed != unreadable_address && is_server_address(typed) && !has_name)
        throw unusable(platform::path_of(unreadable_address), "the address does not end in # and the name of an event");
    if (is_unreadable) throw unusable(platform::path_of(unreadable_address), "this is not the address of a database");
    return std::move(*parts);
}

/// A path that is not a regular file may block its reader.
bool is_endless(const std::string& file) {
    std::error_code unknown;
    return std::filesystem::exists(platform::path_of(file), unknown) &&
           !std::filesystem::is_regular_file(platform::path_of(file), unknown) &&
           !std::filesystem::is_directory(platform::path_of(file), unknown) && file != "/dev/null";
}

/// An address is untrusted: it may not make libpq load a program, or send files of this machine to another one. Throws
/// FileError.
void check_settings(const AddressParts& parts) {
    const auto has = [&](const char* key) { return parts.settings.contains(key); };
    const auto wrong = [&](const char* why) { return unusable(platform::path_of(parts.shown()), why); };
    if (parts.value_of("sslkey").find(':') != std::string::npos)
        throw wrong("its sslkey names a program to be loaded, and no file");
    if (has("service") && (has("host") || has("hostaddr") || has("port")))
        throw wrong("an address with a service names no host and no port");
    if (has("host") && has("hostaddr") && parts.value_of("sslmode") != "verify-full")
        throw wrong("with both host and hostaddr an address needs sslmode=verify-full");
    for (const char* key : {"sslcert", "sslkey", "sslrootcert", "sslcrl"})
        if (is_endless(parts.value_of(key))) throw wrong("a key or a certificate that it names is not a file");
}

}  // namespace

bool is_server_address(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

std::filesystem::path server_address_shown(const std::string& text) {
    try {
        return ServerAddress(text).shown();
    } catch (const FileError&) {
        return platform::path_of(unreadable_address);
    }
}

ServerAddress::ServerAddress(const std::string& text) {
    AddressParts parts = parts_of(with_kept_password(text));
    check_settings(parts);
    name_ = parts.name;
    shown_ = platform::path_of(parts.shown());
    is_showable_ = parts.is_showable();
    for (const char* key : secret_settings)
        if (const std::string secret = parts.value_of(key); !secret.empty()) secrets_.push_back(secret);
    for (const auto& [key, value] : usual_settings) parts.settings.try_emplace(key, value);
    parts.settings["client_encoding"] = "UTF8";
    connection_ = connection_of(parts.settings);
}

std::string ServerAddress::with_detail(std::string_view sentence, std::string_view detail) const {
    if (!is_showable_) return std::string(sentence);
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
    // Removes a truncated character and spaces at the end.
    if (detail.size() > longest_detail)
        while (!line.empty() && static_cast<unsigned char>(line.back()) >= 0x80) line.pop_back();
    while (line.ends_with(' ')) line.pop_back();
    return line.empty() ? std::string(sentence) : fmt::format("{} ({})", sentence, line);
}

}  // namespace tablebank
