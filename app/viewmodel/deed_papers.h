#pragma once
// The deeds of an edition that is edited, for the eye and for a spreadsheet, as new files beside it.

#include <filesystem>
#include <string>

namespace tablebank {

class Language;

/// On paper, with a box to tick for each card: "my-us deeds.pdf". Throws EditionError where the text is no edition yet,
/// and FileError.
[[nodiscard]] std::filesystem::path print_deeds(const Language& lang, const std::string& text,
                                                const std::filesystem::path& beside);
/// As a table, which `AppViewModel::drop` takes again: "my-us deeds.csv". Throws the same.
[[nodiscard]] std::filesystem::path write_deed_table(const Language& lang, const std::string& text,
                                                     const std::filesystem::path& beside);

}  // namespace tablebank
