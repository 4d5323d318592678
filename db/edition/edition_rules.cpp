#include <fmt/format.h>

#include <string>
#include <string_view>

#include "calculators/profile_rules.h"
#include "db/edition/edition_parts.h"

namespace tablebank {

namespace {

constexpr NumberRange counts{0, 1000};
constexpr NumberRange counts_of_streets{1, 1000};
constexpr NumberRange factors{0, 1'000'000'000};  // of two dice: at most 12 times as much, far within Money
constexpr NumberRange percents{0, 100};
constexpr NumberRange dice{1, 6};
constexpr NumberRange minutes_of_a_week{1, std::int64_t{7} * 24 * 60};

// The form of a rule's value next to its paragraph: by its type and, if that is ambiguous, by its unit.

void read_value(TableReader& /*rule*/, RuleUnit /*unit*/, std::string& /*value*/) {}

void read_value(TableReader& rule, RuleUnit /*unit*/, bool& value) {
    value = rule.truth("applies");
}

void read_value(TableReader& rule, RuleUnit /*unit*/, Money& value) {
    value = rule.money("amount");
}

void read_value(TableReader& rule, RuleUnit /*unit*/, Salary& value) {
    value.passing = rule.money("amount");
    if (rule.has("landing")) value.landing = rule.money("landing");
}

void read_value(TableReader& rule, RuleUnit unit, int& value) {
    if (unit == RuleUnit::percent) {
        value = rule.number("percent", percents);
    } else if (unit == RuleUnit::minutes) {
        value = rule.number("minutes", minutes_of_a_week);
    } else if (unit == RuleUnit::count_or_all && rule.has("all")) {
        value = 0;
        if (!rule.truth("all")) rule.error("all", sentence("must be true, or left out for a count"));
    } else {
        value = rule.number("count", unit == RuleUnit::count_or_all ? counts_of_streets : counts);
    }
}

void read_value(TableReader& rule, RuleUnit /*unit*/, std::vector<Money>& value) {
    value = rule.amounts("amounts");
}

void read_value(TableReader& rule, RuleUnit /*unit*/, std::vector<int>& value) {
    value = rule.numbers("times", factors);
}

void read_value(TableReader& rule, RuleUnit /*unit*/, std::map<int, Money>& value) {
    rule.table("die", [&](TableReader& die) {
        for (auto face = dice.least; face <= dice.greatest; ++face) {
            const std::string key = std::to_string(face);
            if (die.has(key)) value.emplace(static_cast<int>(face), die.money(key));
        }
    });
}

void read_value(TableReader& rule, RuleUnit /*unit*/, std::vector<Goal>& value) {
    value.clear();
    const std::vector<std::string> goals = rule.texts("of");
    for (std::size_t index = 0; index < goals.size(); ++index) {
        const auto goal = parse_goal(goals[index]);
        if (goal) {
            value.push_back(*goal);
        } else if (!goals[index].empty()) {
            rule.error(fmt::format("of[{}]", index), sentence("must be one of {known}, not \"{found}\"",
                                                              {{"known", "a, b, timed"}, {"found", goals[index]}}));
        }
    }
}

template <class Word>
requires(!rule_words<Word>.empty()) void read_value(TableReader& rule, RuleUnit /*unit*/, Word& value) {
    value = parse_rule_word<Word>(rule.word("is", rule_words<Word>)).value_or(value);
}

template <class T>
void read_one(TableReader& table, std::string_view key, RuleUnit unit, bool must_be_there, Cited<T>& rule) {
    if (!table.has(key) && !must_be_there) return;
    table.table(key, [&](TableReader& one) {
        read_value(one, unit, rule.value);
        rule.rule = one.text("rule");
    });
}

}  // namespace

void read_rules(TableReader& rules, Edition& edition) {
    Profile& profile = edition.profile;
    each_rule(profile, [&]<class T>(const RuleKey& key, T& rule) {
        const bool needed = must_state(edition, key.needed);
        if constexpr (requires { rule.value; }) {
            read_one(rules, key.name, key.unit, needed, rule);
        } else {
            if (!rules.has(key.name) && !needed) return;
            rules.table(key.name, [&](TableReader& roles) {
                for (const Role role : profile.played_roles())
                    read_one(roles, to_string(role), key.unit, needed, rule.of(role));
            });
        }
    });
}

}  // namespace tablebank
