#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

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

std::set<std::string_view> names_of_rules(const Profile& profile) {
    std::set<std::string_view> names;
    each_rule(profile, [&](const RuleKey& key, const auto&) { names.insert(key.name); });
    return names;
}

/// A value of a rule that other keys depend on and that could not be read, so that these are not reported too.
class UnreadRules {
public:
    UnreadRules(TableReader& rules, Profile& profile)
        : rules_(rules), profile_(profile), known_(names_of_rules(profile)) {}

    void suppose(std::string_view key) {
        if (key == "roles" && (is_unread(key) || rules_.is_wrong("rules.roles.applies")))
            profile_.roles.value = rules_.unread().at_path("jailed_collects.monopolist").is_table();
        if (key == "goals" && is_unread(key)) profile_.goals.value = {Goal::a};
        if (key == "mortgage_interest" && is_unread(key)) profile_.mortgage_interest.value = 1;
    }

private:
    [[nodiscard]] bool is_unread(std::string_view key) const { return rules_.is_mistyped(key, known_); }

    TableReader& rules_;
    Profile& profile_;
    std::set<std::string_view> known_;
};

/// The kinds of spaces of the board of which the rules say nothing, each with the rules that it needs: probably the
/// kind is mistyped. Each is one error, unless a rule may have been mistyped.
std::set<SpaceKind> refuse_kinds_without_rules(TableReader& rules, const Edition& edition) {
    std::map<SpaceKind, std::vector<std::string_view>> wanted;
    std::set<SpaceKind> stated;
    bool may_be_mistyped = false;
    const std::set<std::string_view> known = names_of_rules(edition.profile);
    each_rule(edition.profile, [&](const RuleKey& key, const auto&) {
        const auto kind = needing_kind(key.needed);
        if (!kind || !must_state(edition, key.needed)) return;
        if (rules.unread().contains(key.name)) stated.insert(*kind);
        wanted[*kind].push_back(key.name);
    });
    for (const std::string& key : rules.keys()) may_be_mistyped = may_be_mistyped || !known.contains(key);
    std::set<SpaceKind> refused;
    for (const auto& [kind, keys] : wanted) {
        if (stated.contains(kind) || may_be_mistyped) continue;
        const auto space = std::ranges::find(edition.board, kind, &BoardSpace::kind);
        rules.error_at(
            fmt::format("space[{}].kind", space - edition.board.begin()),
            sentence("is \"{kind}\", and the rules have nothing of it: compare it with the board, or state "
                     "{keys}",
                     {{"kind", std::string{to_string(kind)}}, {"keys", fmt::format("{}", fmt::join(keys, ", "))}}));
        refused.insert(kind);
    }
    return refused;
}

}  // namespace

void read_rules(TableReader& rules, Edition& edition) {
    Profile& profile = edition.profile;
    UnreadRules unread{rules, profile};
    const std::set<SpaceKind> refused = refuse_kinds_without_rules(rules, edition);
    each_rule(profile, [&]<class T>(const RuleKey& key, T& rule) {
        const auto kind = needing_kind(key.needed);
        const bool needed = must_state(edition, key.needed) && !(kind && refused.contains(*kind));
        if constexpr (requires { rule.value; }) {
            read_one(rules, key.name, key.unit, needed, rule);
        } else {
            if (!rules.has(key.name) && !needed) return;
            rules.table(key.name, [&](TableReader& roles) {
                for (const Role role : profile.played_roles())
                    read_one(roles, to_string(role), key.unit, needed, rule.of(role));
            });
        }
        unread.suppose(key.name);
    });
}

}  // namespace tablebank
