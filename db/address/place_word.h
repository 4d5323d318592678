#pragma once
// Distinguishes files and addresses of events on a server. This is the only function that decides it, for the command
// line and for all code that opens or creates a place. Pure.

#include <string_view>

namespace tablebank {

enum class PlaceWord {
    file,
    address,   ///< postgresql://..., valid or not: ServerAddress reports errors in it
    mistyped,  ///< meant as an address, but not a valid beginning of one; or its password was removed
};

/// A word that begins with "/", "./" or "../" is always a file.
[[nodiscard]] bool is_plainly_file(std::string_view word);

/// The result is the same for a word as typed and for the result of keep_passwords(). Mistyped are: another scheme,
/// another case of the letters, a space or a quote in front, missing slashes, a missing scheme, and settings in libpq's
/// form ("host=... password=...").
[[nodiscard]] PlaceWord place_word(std::string_view word);

}  // namespace tablebank
