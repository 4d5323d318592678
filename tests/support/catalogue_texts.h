#pragma once
// The texts of a catalogue as its file has them, for tests of what translators wrote.

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace tablebank::testing {

/// One text of a catalogue with its translations.
struct CatalogueText {
    std::string in_english;
    std::string plural;
    std::vector<std::string> translations;
};

/// All but the head, from app/i18n/catalogues/LANGUAGE.po.
[[nodiscard]] std::vector<CatalogueText> read_catalogue(const std::filesystem::path& file);

/// The {places} of a sentence, with their braces.
[[nodiscard]] std::set<std::string> places(const std::string& sentence);

}  // namespace tablebank::testing
