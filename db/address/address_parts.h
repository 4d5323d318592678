#pragma once
// An address of a database as libpq reads it, taken apart, and what of it may be shown. Internal to this room.

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

using AddressSettings = std::map<std::string, std::string, std::less<>>;

/// What is shown of an address of which no part can be shown.
inline constexpr std::string_view unreadable_address = "postgresql://...";
/// The settings that nobody may see.
inline constexpr std::array<const char*, 2> secret_settings{"password", "sslpassword"};

struct AddressParts {
    AddressSettings settings;
    std::string name;  ///< of the event; empty where none is named

    /// False where a part may hold a piece of a password, whose "@", ":" or "/" was written as itself.
    [[nodiscard]] bool is_showable() const;
    [[nodiscard]] bool has_secret() const;
    /// With user, host, port, database and event, and nothing else. `mark` follows the user: ":***" for a password.
    [[nodiscard]] std::string shown(std::string_view mark = "") const;
    [[nodiscard]] std::string value_of(std::string_view setting) const;
};

/// nullopt for what libpq does not read, or what can only be a slip: a host or a port with signs that none has, or a
/// name of an event that is none. Throws FileError no_module if the module that reads addresses is not there.
[[nodiscard]] std::optional<AddressParts> parse_address(std::string_view text);

[[nodiscard]] bool is_event_name(std::string_view name);

/// In small letters, of those from A to Z.
[[nodiscard]] std::string lowered(std::string_view text);

}  // namespace tablebank
