#pragma once
// What a banker may type instead of the line of his table, where the hub of the event answers:
// "K7QX-3MPA-92TD@192.168.0.7:8017". The code follows from that of the table. Neither it nor the line goes over the
// wire: the hub is asked by a hash of the code, and answers with the line sealed for whoever has the code. Pure.

#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

struct ShortJoin {
    std::string code;  ///< twelve signs
    std::string hub;   ///< "http://192.168.0.7:8017"
    friend bool operator==(const ShortJoin&, const ShortJoin&) = default;
};

/// What people read aloud and type: without I, L, O and U.
inline constexpr std::string_view code_signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Bytes of it, as it is typed.
inline constexpr std::size_t longest_short_join = 400;

/// Twelve signs of which no two look alike, 60 bits, from the code of a table.
[[nodiscard]] std::string short_code(std::string_view table_code);
/// In groups of four, with the hub behind it; of a plain one without "http://".
[[nodiscard]] std::string short_join_text(const ShortJoin& join);
/// Small letters, O for 0, I and L for 1, blanks or dashes anywhere in the code are as good. nullopt for anything else.
[[nodiscard]] std::optional<ShortJoin> read_short_join(std::string_view text);

/// By which the hub is asked, 64 hexadecimal digits.
[[nodiscard]] std::string asked_by(std::string_view code);
/// The line as only whoever has the code reads it, in hexadecimal digits.
[[nodiscard]] std::string sealed_line(std::string_view code, std::string_view line);
/// nullopt where it was sealed with another code, or altered on its way.
[[nodiscard]] std::optional<std::string> opened_line(std::string_view code, std::string_view sealed);

}  // namespace tablebank
