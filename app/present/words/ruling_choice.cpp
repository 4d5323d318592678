#include "app/present/words/ruling_choice.h"

#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/ruling_text.h"
#include "calculators/ruling_scope.h"

namespace tablebank {

RulingChoice ruling_choice(const Language& lang, const Edition& edition, const RulingKey& key, std::string value) {
    RulingChoice choice;
    choice.key = key.name;
    choice.text = ruling_text(lang, edition.words, key.name);
    choice.value = std::move(value);
    choice.usual = get(edition.rulings, key.name);
    choice.changed = choice.value != choice.usual;
    // The general reason would support another value if the edition has its own.
    const bool is_general = choice.usual == get(Rulings{}, key.name);
    choice.reason = is_general ? ruling_reason_text(lang, edition.words, key.name)
                               : lang.tr("This edition has it so from the beginning.");
    for (const std::string_view each : key.values) {
        std::string text = ruling_value_text(lang, edition.words, key.name, each);
        std::string says = lang.tr("{ruling}: {value}", {{"ruling", choice.text}, {"value", text}});
        choice.values.push_back({std::string(each), std::move(text), std::move(says)});
    }
    choice.takes_number = key.takes_number;
    return choice;
}

std::vector<RulingChoice> ruling_choices(const Language& lang, const Edition& edition, Goal goal,
                                         const std::map<std::string, std::string>& chosen) {
    std::vector<RulingChoice> choices;
    for (const RulingKey& key : ruling_keys()) {
        if (!ruling_matters(edition, goal, key.name)) continue;
        const auto found = chosen.find(std::string(key.name));
        choices.push_back(
            ruling_choice(lang, edition, key, found != chosen.end() ? found->second : get(edition.rulings, key.name)));
    }
    return choices;
}

}  // namespace tablebank
