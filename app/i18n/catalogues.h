#pragma once
// Which languages there are and where their catalogues lie. Needs no locale of the system. Knows nothing of the game.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// What the file of a catalogue is called, and the folder above it.
constexpr const char* catalogue_domain = "tablebank";

/// What a language is called in itself: "Polski". The tag where it is not one of ours.
[[nodiscard]] std::string language_name(std::string_view tag);
/// The languages there are catalogues for, English first, then by tag.
[[nodiscard]] std::vector<std::string> languages();
/// Whether there is a catalogue for a language, "ru", and one that can be read.
[[nodiscard]] bool has_catalogue(const std::string& tag);

/// TABLEBANK_LOCALE of the environment, or what `catalogues_beside` finds for this program. Empty where there are none.
[[nodiscard]] std::filesystem::path catalogues_folder();
/// share/tablebank/locale in the nearest folder above a program file: PREFIX for an installed PREFIX/bin/PROGRAM, the
/// build folder for a program built there. Links are followed. Empty where there is none.
[[nodiscard]] std::filesystem::path catalogues_beside(const std::filesystem::path& program);

}  // namespace tablebank
