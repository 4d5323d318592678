#pragma once
// Where an event's book lies on a server: postgresql://USER@HOST:PORT/DATABASE?SETTINGS#NAME, an address as libpq reads
// it, and behind it the name of the event in that database. What may be shown of it holds no password. Knows nothing of
// what a book is.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// Whether a text is meant as such an address, well made or not.
[[nodiscard]] bool is_server_address(std::string_view text);
/// The address without its password and settings, for messages; of one that is not well made no more than that it is
/// one.
[[nodiscard]] std::filesystem::path server_address_shown(const std::string& text);

class ServerAddress {
public:
    static constexpr std::size_t most_bytes = 4096;
    static constexpr std::size_t longest_name = 64;  ///< letters from A to Z, digits, "-", "_" and "."

    /// Of what was typed, or of what keep_passwords() made of it. Throws FileError cannot_read, also for settings with
    /// which an address from a stranger could do harm.
    ServerAddress(const std::string& text);

    /// The name of the event.
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::filesystem::path& shown() const { return shown_; }
    /// For libpq. It may hold the password, and is never shown.
    [[nodiscard]] const std::string& connection() const { return connection_; }
    /// A sentence of ours with what the server said in brackets: one line of some length, without the password.
    [[nodiscard]] std::string with_detail(std::string_view sentence, std::string_view detail) const;

private:
    std::string name_;
    std::filesystem::path shown_;
    std::string connection_;
    std::vector<std::string> secrets_;
    bool is_showable_ = true;
};

}  // namespace tablebank
