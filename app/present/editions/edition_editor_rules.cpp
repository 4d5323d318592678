// The rules and the rulings of an edition as rows of the editor: the subject, the value, and the paragraph of each.

#include <type_traits>

#include "app/i18n/language.h"
#include "app/present/editions/edition_editor_rows.h"
#include "app/present/words/name_text.h"
#include "app/present/words/rule_text.h"
#include "app/present/words/ruling_text.h"
#include "calculators/profile_rules.h"
#include "calculators/rulings.h"

namespace tablebank {

namespace {

/// The key of a rule's value in its table; empty for one that has only its paragraph.
std::string value_key(RuleUnit unit) {
    switch (unit) {
        case RuleUnit::applies:
            return "applies";
        case RuleUnit::amount:
        case RuleUnit::salary:
            return "amount";
        case RuleUnit::amounts:
            return "amounts";
        case RuleUnit::count_or_all:
        case RuleUnit::count:
            return "count";
        case RuleUnit::percent:
            return "percent";
        case RuleUnit::minutes:
            return "minutes";
        case RuleUnit::times:
            return "times";
        case RuleUnit::word:
            return "is";
        case RuleUnit::goals:
            return "of";
        case RuleUnit::paragraph:
        case RuleUnit::die:
            break;
    }
    return {};
}

std::vector<RulingChoice::Value> truth_choices(const Language& lang) {
    return {{"true", lang.tr("yes")}, {"false", lang.tr("no")}};
}

/// The values a rule is known to have; empty for figures.
template <class T>
std::vector<RulingChoice::Value> choices_of(const Language& lang, const EditionWords& words, std::string_view key) {
    std::vector<RulingChoice::Value> choices;
    if constexpr (std::is_same_v<T, bool>) {
        choices = truth_choices(lang);
    } else if constexpr (!rule_words<T>.empty()) {
        choices.reserve(rule_words<T>.size());
        for (const std::string_view word : rule_words<T>)
            choices.push_back({std::string(word), rule_value_text(lang, words, key, word)});
    }
    return choices;
}

void add_field(const EditionValues& values, const std::string& key, std::string label, float share, EditorRow& row) {
    EditorField field{key, std::move(label), values.typed(key), share};
    field.left_out = values.find(key) == nullptr;
    row.fields.push_back(std::move(field));
}

template <class T>
void add_cited(const Language& lang, const EditionValues& values, const RuleKey& key, std::optional<Role> role,
               EditorSnapshot& snapshot) {
    const std::string name(key.name);
    const std::string rule = "rules." + name + (role ? '.' + std::string(to_string(*role)) : "");
    EditorRow row{rule_text(lang, edition_words(values), name), rule};
    if (role && *role != Role::player) row.title += "  ·  " + role_text(lang, *role);
    const std::string word = value_key(key.unit);
    if (!word.empty()) {
        add_field(values, rule + '.' + word, {}, 1.6F, row);
        EditorField& field = row.fields.back();
        field.choices = choices_of<T>(lang, edition_words(values), name);
        if (key.unit == RuleUnit::count_or_all && values.find(rule + ".all") != nullptr) {
            field.typed = "all";
            field.left_out = false;
        }
        if (field.left_out && !field.choices.empty() && key.needed == Needed::never)
            field.typed = std::is_same_v<T, bool> ? std::string{} : field.choices.front().value;
    }
    if (key.unit == RuleUnit::salary)
        add_field(values, rule + ".landing", lang.tr_in("what START pays for landing on it", "landing"), 0.9F, row);
    if (key.unit == RuleUnit::die) {
        const std::string die = rule + ".die.";
        for (int face = 1; face <= 6; ++face) {
            const std::string figure = std::to_string(face);
            add_field(values, die + figure, figure, 0.5F, row);
        }
    }
    add_field(values, rule + ".rule", lang.tr("paragraph"), 0.9F, row);
    snapshot.rows.push_back(std::move(row));
}

/// Whether a rule has a place in the editor: it is in the file, or an edition of these roles may have it.
bool is_offered(const EditionValues& values, const std::string& rule, std::optional<Role> role, bool roles) {
    if (values.has_table(rule)) return true;
    if (role) return roles == (*role != Role::player);
    return true;
}

}  // namespace

void add_rule_rows(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot) {
    const bool roles = !snapshot.columns.empty();
    Profile profile;
    each_rule(profile, [&]<class T>(const RuleKey& key, T& rule) {
        each_cited(rule, [&]<class V>(std::optional<Role> role, Cited<V>&) {
            const std::string name =
                "rules." + std::string(key.name) + (role ? '.' + std::string(to_string(*role)) : "");
            if (is_offered(values, name, role, roles)) add_cited<V>(lang, values, key, role, snapshot);
        });
    });
}

void add_ruling_rows(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot) {
    const Rulings usual;
    for (const RulingKey& key : ruling_keys()) {
        if (values.find("answers." + std::string(key.name)) != nullptr) continue;  // its book leaves nothing to rule
        const std::string name = "rulings." + std::string(key.name);
        EditorRow row{ruling_text(lang, edition_words(values), key.name), name};
        EditorField field{name, {}, values.typed(name)};
        field.left_out = values.find(name) == nullptr;
        if (field.left_out) field.typed = get(usual, key.name);
        // A value that no ruling has is shown unchanged, so that it can be corrected.
        for (const std::string_view value : key.values)
            field.choices.push_back(
                {std::string(value), ruling_value_text(lang, edition_words(values), key.name, value)});
        if (key.takes_number) field.choices.clear();
        row.fields.push_back(std::move(field));
        snapshot.rows.push_back(std::move(row));
    }
}

}  // namespace tablebank
