#pragma once
// What a word is that names a place: a file, or the address of an event on a server. The one function that decides it,
// for the command line and for whatever opens or makes what is named. Pure.

#include <string_view>

namespace tablebank {

enum class PlaceWord {
    file,
    address,   ///< postgresql://..., well made or not: ServerAddress says what is wrong with it
    mistyped,  ///< an address was meant, and none begins like this; or its password was taken out of it
};

/// A word that begins with "/", "./" or "../" is a file, whatever it is called.
[[nodiscard]] bool is_plainly_file(std::string_view word);

/// Of a word as it was typed, or as keep_passwords() left it: either way the answer is the same. Mistyped are another
/// scheme, another case of the letters, a blank or a quote in front, slashes that are missing, a scheme that was
/// forgotten, and settings as libpq takes them ("host=... password=...").
[[nodiscard]] PlaceWord place_word(std::string_view word);

}  // namespace tablebank
