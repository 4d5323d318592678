#pragma once
// The available languages and the folder of their catalogues. Does not need a system locale.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// The file name of a catalogue, and the name of the folder above it.
constexpr const char* catalogue_domain = "tablebank";

/// The name of a language in itself: "Polski". The tag if it is not a language of this program.
[[nodiscard]] std::string language_name(std::string_view tag);
/// The languages with catalogues, English first, then by tag.
[[nodiscard]] std::vector<std::string> languages();
/// Whether there is a readable catalogue for a language, "ru".
[[nodiscard]] bool has_catalogue(const std::string& tag);

/// TABLEBANK_LOCALE of the environment, or the result of `catalogues_beside` for this program. Empty if there is none.
[[nodiscard]] std::filesystem::path catalogues_folder();
/// share/tablebank/locale in the nearest folder above a program file: PREFIX for an installed PREFIX/bin/PROGRAM, the
/// build folder for a program built there. Links are followed. Empty if there is none.
[[nodiscard]] std::filesystem::path catalogues_beside(const std::filesystem::path& program);

}  // namespace tablebank
