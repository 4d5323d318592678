#include "app/present/words/ruling_in_force.h"

#include "app/i18n/language.h"
#include "app/present/words/ruling_text.h"
#include "calculators/ruling_scope.h"

namespace tablebank {

std::vector<RulingInForce> rulings_in_force(const Language& lang, const Edition& edition, std::optional<Goal> goal,
                                            const Rulings& rulings) {
    std::vector<RulingInForce> in_force;
    for (const RulingKey& key : ruling_keys()) {
        if (!ruling_matters(edition, goal, key.name)) continue;
        const std::string value = get(rulings, key.name);
        in_force.push_back({std::string(key.name), value, ruling_in_force_text(lang, edition.words, rulings, key.name),
                            value != get(edition.rulings, key.name)});
    }
    return in_force;
}

std::string idle_ruling_text(const Language& lang, const Edition& edition, Goal goal, const Rulings& rulings,
                             std::string_view key) {
    if (ruling_matters(edition, goal, key)) return {};
    const Rulings held = held_to_book(edition, rulings);
    const Word ruling{"ruling", ruling_in_force_text(lang, edition.words, held, key)};
    if (const BookAnswer* book = book_answer(edition, key))
        return lang.tr("this ruling changes nothing here, the book decides ({rule}): {ruling}",
                       {{"rule", book->rule}, ruling});
    return lang.tr("this ruling changes nothing here, nothing in this game asks for it: {ruling}", {ruling});
}

}  // namespace tablebank
