#include "app/present/words/ruling_in_force.h"

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

}  // namespace tablebank
