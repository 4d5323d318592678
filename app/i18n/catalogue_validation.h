#pragma once
// Whether a catalogue can be read at all. TABLEBANK_LOCALE may lead to anything, and the library that reads catalogues
// believes what stands in them: it follows the rule of plurals as deep as it is nested, divides by its zeros, and fills
// in as many blanks as a sentence asks for. Knows the format (gettext's .mo), and nothing of what is said.

#include <string_view>

namespace tablebank {

/// Whether every part of the file lies in it, its texts are UTF-8, its rule of plurals is short and of the signs that
/// such rules are made of, and whatever stands in braces is a name and nothing more.
[[nodiscard]] bool is_valid_catalogue(std::string_view bytes);

}  // namespace tablebank
