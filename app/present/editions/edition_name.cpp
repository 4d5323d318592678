#include "app/present/editions/edition_name.h"

#include <algorithm>
#include <filesystem>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "platform/path_text.h"

namespace tablebank {

std::string edition_name(const std::vector<LoadedEdition>& editions, const LoadedEdition& loaded) {
    const Edition& edition = loaded.edition;
    const auto namesakes = [&](const LoadedEdition& other) { return other.edition.name == edition.name; };
    if (std::ranges::count_if(editions, namesakes) < 2) return edition.name;
    const auto same = [&](const LoadedEdition& other) {
        return namesakes(other) && other.edition.language == edition.language;
    };
    if (std::ranges::count_if(editions, same) < 2) return edition.name + " · " + language_name(edition.language);
    return edition.name + " · " + platform::text_of(platform::path_of(loaded.text.path).filename());
}

bool is_template(const Edition& edition) {
    return edition.deeds_status != TableStatus::verified || edition.names_status != TableStatus::verified ||
           edition.cards_status != TableStatus::verified;
}

}  // namespace tablebank
