#include "calculators/edition_alike.h"

#include "calculators/profile_rules.h"

namespace tablebank {
namespace {

/// An edition without the parts that are only printed. A new part of an edition counts unless it is named here.
Edition without_print(Edition edition) {
    edition.name.clear();
    edition.language.clear();
    edition.shelf = 0;
    edition.words = {};
    edition.currency.symbol.clear();
    edition.currency.code.clear();
    edition.currency.commodity.clear();
    each_rule(edition.profile, [](const RuleKey&, auto& rule) {
        each_cited(rule, [](const auto&, auto& cited) { cited.rule.clear(); });
    });
    for (BookAnswer& answer : edition.answers) answer.rule.clear();
    for (BoardSpace& space : edition.board) {
        space.name.clear();
        space.brief.clear();
    }
    for (City& city : edition.cities) {
        city.name.clear();
        city.colour.clear();
    }
    for (Deed& deed : edition.deeds) deed.name.clear();
    edition.deeds_status = edition.names_status = edition.cards_status = TableStatus::template_figures;
    return edition;
}

}  // namespace

bool plays_alike(const Edition& one, const Edition& other) {
    return without_print(one) == without_print(other);
}

}  // namespace tablebank
