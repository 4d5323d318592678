#pragma once
// The deeds of an edited edition on paper and as a spreadsheet, as new files next to it.

#include <filesystem>
#include <string>

namespace tablebank {

class Language;

/// On paper, with a check box for each card: "my-us deeds.pdf". Throws EditionError if the text is not a complete
/// edition, and FileError.
[[nodiscard]] std::filesystem::path print_deeds(const Language& lang, const std::string& text,
                                                const std::filesystem::path& beside);
/// As a spreadsheet, which `AppViewModel::drop` accepts: "my-us deeds.csv". Throws the same.
[[nodiscard]] std::filesystem::path write_deed_table(const Language& lang, const std::string& text,
                                                     const std::filesystem::path& beside);

}  // namespace tablebank
