// Percentages, tries and minutes compared with those of all known boxes. A merely unusual one gives no warning.

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "calculators/edition_checks.h"
#include "calculators/profile_rules.h"

namespace tablebank {
namespace {

/// The range of a rule in all known boxes, and the range without a warning. Zero is a rule of its own, and no slip.
struct UsualCount {
    std::string_view rule;
    int from = 0;
    int to = 0;
    int least = 0;
    int most = 0;
};

constexpr std::array usual_counts{
    UsualCount{"mortgage_interest", 10, 10, 2, 50},         UsualCount{"mortgaged_deed_fee", 10, 10, 2, 50},
    UsualCount{"building_refund_percent", 40, 50, 20, 100}, UsualCount{"jail_tries", 1, 3, 1, 9},
    UsualCount{"timed_minutes", 45, 120, 15, 600},
};

/// Rules of which the monopolist has the larger percentage in all known boxes.
constexpr std::array larger_for_monopolist{std::string_view{"income_tax_cash_percent"},
                                           std::string_view{"kept_cash_percent"}};

std::string_view unit_word(RuleUnit unit) {
    if (unit == RuleUnit::percent) return "percent";
    return unit == RuleUnit::minutes ? "minutes" : "count";
}

void look_at_count(const RuleKey& key, int value, EditionFindings& findings) {
    const auto usual = std::ranges::find(usual_counts, key.name, &UsualCount::rule);
    if (usual == usual_counts.end() || value <= 0 || (value >= usual->least && value <= usual->most)) return;
    const std::string path = "rules." + std::string{key.name} + '.' + std::string{unit_word(key.unit)};
    if (findings.has(path)) return;
    if (usual->from == usual->to)
        return findings.expect(false, path,
                               sentence("is {count}; in known boxes it is {usual}: compare it with the box",
                                        {{"count", std::to_string(value)}, {"usual", std::to_string(usual->from)}}));
    findings.expect(false, path,
                    sentence("is {count}; in known boxes it is {from} to {to}: compare it with the box",
                             {{"count", std::to_string(value)},
                              {"from", std::to_string(usual->from)},
                              {"to", std::to_string(usual->to)}}));
}

void look_at_percents(const RuleKey& key, int monopolist, int competitor, EditionFindings& findings) {
    if (std::ranges::find(larger_for_monopolist, key.name) == larger_for_monopolist.end()) return;
    findings.expect(
        monopolist >= competitor, "rules." + std::string{key.name} + ".monopolist.percent",
        sentence("is {count}, and {other} for the other role; in known boxes it is the larger one: are they "
                 "exchanged?",
                 {{"count", std::to_string(monopolist)}, {"other", std::to_string(competitor)}}));
}

}  // namespace

void check_usual_counts(const Edition& edition, EditionFindings& findings) {
    const bool has_roles = edition.profile.roles.value;
    each_rule(edition.profile, [&](const RuleKey& key, const auto& rules) {
        std::optional<int> monopolist;
        std::optional<int> competitor;
        each_cited(rules, [&](std::optional<Role> role, const auto& rule) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(rule.value)>, int>) {
                if (rule.rule.empty()) return;
                look_at_count(key, rule.value, findings);
                if (role == Role::monopolist) monopolist = rule.value;
                if (role == Role::competitor) competitor = rule.value;
            }
        });
        if (has_roles && monopolist && competitor) look_at_percents(key, *monopolist, *competitor, findings);
    });
}

}  // namespace tablebank
