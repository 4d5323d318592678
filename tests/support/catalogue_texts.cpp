#include "tests/support/catalogue_texts.h"

#include <fstream>

namespace tablebank::testing {
namespace {

/// The text between the quotes of a catalogue's line.
std::string between_quotes(const std::string& line) {
    const std::size_t open = line.find('"');
    return line.substr(open + 1, line.rfind('"') - open - 1);
}

}  // namespace

std::vector<CatalogueText> read_catalogue(const std::filesystem::path& file) {
    std::vector<CatalogueText> texts;
    std::string* part = nullptr;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("msgid ")) part = &texts.emplace_back().in_english;
        if (line.starts_with("msgid_plural ")) part = &texts.back().plural;
        if (line.starts_with("msgstr")) part = &texts.back().translations.emplace_back();
        if (line.starts_with("msgctxt")) part = nullptr;
        if (part != nullptr && line.find('"') != std::string::npos) *part += between_quotes(line);
    }
    std::erase_if(texts, [](const CatalogueText& text) { return text.in_english.empty(); });
    return texts;
}

std::set<std::string> places(const std::string& sentence) {
    std::set<std::string> found;
    for (std::size_t open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', open + 1))
        found.insert(sentence.substr(open, sentence.find('}', open) - open + 1));
    return found;
}

}  // namespace tablebank::testing
