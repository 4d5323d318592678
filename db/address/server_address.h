#pragma once
// The address of an event on a server: postgresql://USER@HOST:PORT/DATABASE?SETTINGS#NAME, an address in libpq's form,
// followed by the name of the event in that database. The shown form contains no password.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// Whether a text is meant as such an address, valid or not.
[[nodiscard]] bool is_server_address(std::string_view text);
/// The address without its password and settings, for messages; for a malformed one only its kind.
[[nodiscard]] std::filesystem::path server_address_shown(const std::string& text);

class ServerAddress {
public:
    static constexpr std::size_t most_bytes = 4096;
    static constexpr std::size_t longest_name = 64;  ///< letters from A to Z, digits, "-", "_" and "."

    /// From the typed text, or from the result of keep_passwords(). Throws FileError cannot_read, also for settings
    /// that would be dangerous in an address from a stranger.
    ServerAddress(const std::string& text);

    /// The name of the event.
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::filesystem::path& shown() const { return shown_; }
    /// For libpq. It may contain the password, so it must never be shown.
    [[nodiscard]] const std::string& connection() const { return connection_; }
    /// One of the program's sentences with the server's text in brackets: one line of limited length, without the
    /// password.
    [[nodiscard]] std::string with_detail(std::string_view sentence, std::string_view detail) const;

private:
    std::string name_;
    std::filesystem::path shown_;
    std::string connection_;
    std::vector<std::string> secrets_;
    bool is_showable_ = true;
};

}  // namespace tablebank
