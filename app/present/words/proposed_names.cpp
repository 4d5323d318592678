#include "app/present/words/proposed_names.h"

#include <sstream>

#include "app/i18n/language.h"

namespace tablebank {

std::vector<std::string> proposed_names(const Language& lang) {
    std::istringstream proposed(lang.tr("Anna Boris Clara Dmitri Elena Felix Greta Hugo"));
    std::vector<std::string> names;
    for (std::string name; proposed >> name;) names.push_back(name);
    return names;
}

}  // namespace tablebank
