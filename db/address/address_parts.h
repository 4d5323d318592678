#pragma once
// The parts of a database address, as libpq reads it, and which of them may be shown. Internal header.

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

using AddressSettings = std::map<std::string, std::string, std::less<>>;

/// Shown for an address of which no part may be shown.
inline constexpr std::string_view unreadable_address = "postgresql://...";
/// The settings that must never be shown.
inline constexpr std::array<const char*, 2> secret_settings{"password", "sslpassword"};

struct AddressParts {
    AddressSettings settings;
    std::string name;  ///< of the event; empty if none is given

    /// False if a part may contain a piece of a password, because "@", ":" or "/" in it was not escaped.
    [[nodiscard]] bool is_showable() const;
    [[nodiscard]] bool has_secret() const;
    /// With user, host, port, database and event, and nothing else. `mark` follows the user: ":***" for a password.
    [[nodiscard]] std::string shown(std::string_view mark = "") const;
    [[nodiscard]] std::string value_of(std::string_view setting) const;
};

/// nullopt for text that libpq cannot read or that can only be a typo: a host or port with impossible characters, or an
/// invalid name of an event. Throws FileError no_module if the module that reads addresses is missing.
[[nodiscard]] std::optional<AddressParts> parse_address(std::string_view text);

[[nodiscard]] bool is_event_name(std::string_view name);

/// With the letters A to Z in lower case.
[[nodiscard]] std::string lowered(std::string_view text);

}  // namespace tablebank
