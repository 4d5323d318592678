#pragma once
// Checks a catalogue before it is read. TABLEBANK_LOCALE may lead to any file, and the library that reads catalogues
// trusts their content: it follows nested plural rules to any depth, divides by zero if they do, and inserts as many
// placeholders as a sentence has. Checks the format (gettext's .mo), not the texts.

#include <string_view>

namespace tablebank {

/// Whether every part is within the file, the texts are UTF-8, the plural rule is short and uses only characters of
/// such rules, and every pair of braces contains only a name.
[[nodiscard]] bool is_valid_catalogue(std::string_view bytes);

}  // namespace tablebank
