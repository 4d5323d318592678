#pragma once
// The short code that a banker may type instead of the table link, if the hub of the event can be reached:
// "K7QX-3MPA-92TD@192.168.0.7:8017". It is derived from the code of the table. Neither it nor the link goes over the
// wire: the client sends a hash of the code, and the hub answers with the link encrypted for the owner of the code.
// Pure.

#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

struct ShortJoin {
    std::string code;  ///< 12 characters
    std::string hub;   ///< "http://192.168.0.7:8017"
    friend bool operator==(const ShortJoin&, const ShortJoin&) = default;
};

/// The characters of codes that people read aloud and type: without I, L, O and U.
inline constexpr std::string_view code_signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Limit of the typed text in bytes.
inline constexpr std::size_t longest_short_join = 400;

/// 12 characters that do not look alike, 60 bits, derived from the code of a table.
[[nodiscard]] std::string short_code(std::string_view table_code);
/// In groups of four, followed by the hub; a plain http address without "http://".
[[nodiscard]] std::string short_join_text(const ShortJoin& join);
/// Accepts lower case, O for 0, I and L for 1, spaces or dashes anywhere in the code. nullopt for anything else.
[[nodiscard]] std::optional<ShortJoin> read_short_join(std::string_view text);

/// The hash sent to the hub, 64 hexadecimal digits.
[[nodiscard]] std::string asked_by(std::string_view code);
/// The table link encrypted with the code, in hexadecimal digits.
[[nodiscard]] std::string sealed_line(std::string_view code, std::string_view line);
/// nullopt if it was encrypted with another code, or altered in transit.
[[nodiscard]] std::optional<std::string> opened_line(std::string_view code, std::string_view sealed);

}  // namespace tablebank
