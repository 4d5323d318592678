#pragma once
// What a game may hold: the shape and the size of every text of an entry and of a set-up, and when an entry may be.
// Whoever makes a game, posts, reads a file or takes entries over from a record asks here, so that all of them agree.
// Nothing that any version of the program ever wrote is refused. Knows no files.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

/// Far more than any line makes (docs/reference/game-file.md). Bytes are those of all texts of an entry together.
struct EntryLimits {
    static constexpr std::size_t transfers = 4096;
    static constexpr std::size_t facts = 4096;
    static constexpr std::size_t codes = 128;
    static constexpr std::size_t bytes = std::size_t{1024} * 1024;
    static constexpr int free_text = 500;  ///< letters of a reason or of a poster's name
};

/// When an entry may be, in milliseconds UTC: from 1970, before which no system's clock can be set and none of a game
/// runs, to the end of the year 9999, after which there is no date in the formats of other programs.
inline constexpr std::int64_t first_moment = 0;
inline constexpr std::int64_t last_moment = 253'402'300'799'999;

/// 32 lower-case hexadecimal digits.
[[nodiscard]] bool is_id(std::string_view text);
/// Who posted: one line without control signs, and no longer than a reason. May be empty.
[[nodiscard]] bool is_poster(std::string_view text);
/// The tag of a language in shape: 2 to 35 letters, digits and hyphens.
[[nodiscard]] bool is_language_tag(std::string_view text);
/// The form of a ruling's key and of its values, known or not: small letters, digits and `_`.
[[nodiscard]] bool is_ruling_word(std::string_view text);

/// The part that no version of the program can have written so: "id", "at", "typed", "size" for all together; nullptr
/// where all is well.
[[nodiscard]] const char* unstorable(const Entry& entry);
/// "id", "language" or "player".
[[nodiscard]] const char* unstorable(const Setup& setup);

}  // namespace tablebank
