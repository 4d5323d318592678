#pragma once
// Validates every text of an entry and of a set-up (shape and size), and the time of an entry. The code that starts a
// game, posts, reads a file or imports a record uses these checks, so all of them agree. They accept everything that
// any version of the program ever wrote.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

/// Far more than any line needs (docs/reference/game-file.md). Bytes are those of all texts of an entry together.
struct EntryLimits {
    static constexpr std::size_t transfers = 4096;
    static constexpr std::size_t facts = 4096;
    static constexpr std::size_t codes = 128;
    static constexpr std::size_t bytes = std::size_t{1024} * 1024;
    static constexpr int free_text = 500;  ///< characters of a reason or of a poster's name
};

/// The range of an entry's time, in milliseconds UTC: from 1970, the earliest setting of a system clock, to the end of
/// the year 9999, the last date in the formats of other programs.
inline constexpr std::int64_t first_moment = 0;
inline constexpr std::int64_t last_moment = 253'402'300'799'999;

/// 32 lower-case hexadecimal digits.
[[nodiscard]] bool is_id(std::string_view text);
/// The poster: one line without control characters, not longer than a reason. May be empty.
[[nodiscard]] bool is_poster(std::string_view text);
/// The syntax of a language tag: 2 to 35 letters, digits and hyphens.
[[nodiscard]] bool is_language_tag(std::string_view text);
/// The syntax of a ruling's key and values, known or not: lower-case letters, digits and `_`.
[[nodiscard]] bool is_ruling_word(std::string_view text);

/// The part that no version of the program can have written: "id", "at", "typed", "size" for all texts together;
/// nullptr if the entry is valid.
[[nodiscard]] const char* unstorable(const Entry& entry);
/// "id", "language" or "player".
[[nodiscard]] const char* unstorable(const Setup& setup);

}  // namespace tablebank
