#pragma once
// Which language the words are in, and where its catalogue lies.
//
// The choice is the message facet of std::locale::global and nothing else of it: numbers and dates stay as in "C".
// Needs no locale of the system. Knows nothing of the game.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// From now on words are in this language: "ru", "ru_RU.UTF-8", "ru-RU". False where there is no catalogue for it; then
/// they are in English. "en", "C", "POSIX" and an empty tag are English and always there.
bool use_language(std::string_view tag);
/// The language of LC_ALL, LC_MESSAGES or LANG, the first that is set.
[[nodiscard]] std::string language_of_environment();
/// The language in use: "en", "ru".
[[nodiscard]] std::string language();
/// What a language is called in itself: "Polski". The tag where it is not one of ours.
[[nodiscard]] std::string language_name(std::string_view tag);
/// The languages there are catalogues for, English first, then by tag.
[[nodiscard]] std::vector<std::string> languages();

/// TABLEBANK_LOCALE of the environment, or what `catalogues_beside` finds for this program. Empty where there are none.
[[nodiscard]] std::filesystem::path catalogues_folder();
/// share/tablebank/locale in the nearest folder above a program file: PREFIX for an installed PREFIX/bin/PROGRAM, the
/// build folder for a program built there. Links are followed. Empty where there is none.
[[nodiscard]] std::filesystem::path catalogues_beside(const std::filesystem::path& program);

}  // namespace tablebank
