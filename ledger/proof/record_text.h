#pragma once
// The spelling of texts and moments in a record (docs/reference/record.md): each has one spelling, and no other is
// accepted. Invisible characters that affect the display are escaped.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// A text that fills the rest of its line.
[[nodiscard]] std::string spelt(std::string_view text);
/// A text between quotes.
[[nodiscard]] std::string spelt_in_quotes(std::string_view text);
/// A moment in milliseconds since 1970, UTC: "2026-11-21T14:03:05.123Z"; before 1970 or after 9999 the plain number.
[[nodiscard]] std::string spelt_moment(std::int64_t at_ms);

/// The text of a spelling; nullopt for any other spelling, and for invalid UTF-8.
[[nodiscard]] std::optional<std::string> read_spelt(std::string_view spelling);
[[nodiscard]] std::optional<std::string> read_in_quotes(std::string_view spelling);
[[nodiscard]] std::optional<std::int64_t> read_moment(std::string_view spelling);

/// Whether a character is escaped, in quotes or not.
[[nodiscard]] bool is_written_down(std::int32_t character);

}  // namespace tablebank
