#include <algorithm>

#include "calculators/edition_checks.h"
#include "calculators/profile_rules.h"
#include "calculators/total_worth.h"

namespace tablebank {
namespace {

/// One rule of an edition with the key that a message names it by: "rules.salary", "rules.jailed_collects.player".
struct RuleCheck {
    const Edition& edition;
    RuleKey key;
    std::string path;
    EditionFindings& findings;

    void require(bool holds, std::string_view unit, Sentence message) const {
        findings.require(holds, path + '.' + std::string{unit}, std::move(message));
    }
};

/// The minimum of a count; most counts may be zero.
int least_count(std::string_view key) {
    if (key == "fewest_players" || key == "most_players") return 2;
    return key == "houses_before_hotel" || key == "hotels_per_street" ? 1 : 0;
}

void check_value(const RuleCheck& check, int value) {
    switch (check.key.unit) {
        case RuleUnit::percent:
            return check.require(value >= 0 && value <= 100, "percent", sentence("must be from 0 to 100"));
        case RuleUnit::minutes:
            return check.require(value >= 1, "minutes", sentence("must be 1 or more"));
        case RuleUnit::count_or_all:
            return check.require(value >= 0, "count", sentence("must be 1 or more, or all = true"));
        default:
            const int least = least_count(check.key.name);
            if (check.key.name == "hotels_per_street")
                return check.require(value >= least && value <= most_hotels, "count",
                                     sentence("must be from 1 to {most}", {{"most", std::to_string(most_hotels)}}));
            return check.require(value >= least, "count",
                                 sentence("must be {least} or more", {{"least", std::to_string(least)}}));
    }
}

void check_value(const RuleCheck& check, Money value) {
    const Money least{check.key.name == "start_cash" ? 1 : 0};
    check.require(value >= least, "amount", sentence("must be {least} or more", {sum_word("least", least)}));
}

void check_value(const RuleCheck& check, const Salary& salary) {
    check_value(check, salary.passing);
    check.require(!salary.landing.is_negative(), "landing", sentence("must be 1 or more, or left out"));
}

/// A table by the number of companies owned: an entry for each possible number, none of them below the last.
template <class T>
void check_table(const RuleCheck& check, std::string_view unit, const std::vector<T>& table) {
    if (table.empty() && check.key.needed == Needed::never) return;
    const SpaceKind kind = check.key.name == "transport_by_count" ? SpaceKind::transport : SpaceKind::utility;
    const std::size_t most = check.edition.deeds_of(kind).size();
    // If a company is taken for one of the other kind, that is one message of its own.
    check.require(table.size() == most || exchanged_company(check.edition), unit,
                  sentence("must have one figure for each number of companies owned, so {count}",
                           {{"count", std::to_string(most)}}));
    check.require(std::ranges::all_of(table, [](const T& entry) { return entry > T{}; }), unit,
                  sentence("must hold figures of 1 or more"));
    check.findings.expect(std::ranges::is_sorted(table), check.path + '.' + std::string{unit},
                          sentence("falls where more companies are owned"));
}
void check_value(const RuleCheck& check, const std::vector<Money>& table) {
    check_table(check, "amounts", table);
}
void check_value(const RuleCheck& check, const std::vector<int>& table) {
    check_table(check, "times", table);
}

void check_value(const RuleCheck& check, const std::vector<Goal>& goals) {
    check.require(!goals.empty(), "of", sentence("must name a goal or more: a, b, timed"));
    const bool sides = std::ranges::find(goals, Goal::b) != goals.end();
    check.require(!sides || check.edition.profile.roles.value, "of", sentence("must leave out b: there are no sides"));
}

void check_value(const RuleCheck& check, const std::map<int, Money>& grants) {
    for (const auto& [die, grant] : grants) {
        const std::string face = "die." + std::to_string(die);
        check.require(die >= 1 && die <= 6, face, sentence("must be what one die shows, 1 to 6"));
        check.require(grant > Money{}, face, sentence("must be 1 or more"));
    }
}

/// Booleans, words and mere paragraphs have no wrong value.
template <class T>
void check_value(const RuleCheck& /*check*/, const T& /*value*/) {}

bool is_played(const Edition& edition, Role role) {
    return std::ranges::count(edition.profile.played_roles(), role) > 0;
}

}  // namespace

void check_rules(const Edition& edition, EditionFindings& findings) {
    each_rule(edition.profile, [&](const RuleKey& key, const auto& rules) {
        each_cited(rules, [&](std::optional<Role> role, const auto& rule) {
            if (role && !is_played(edition, *role)) return;
            std::string path = "rules." + std::string{key.name};
            if (role) path += '.' + std::string{to_string(*role)};
            const bool stated = !rule.rule.empty();
            findings.require(stated || !must_state(edition, key.needed), path + ".rule",
                             sentence("must name the paragraph of the book"));
            if (stated) check_value(RuleCheck{edition, key, path, findings}, rule.value);
        });
    });
    const Profile& profile = edition.profile;
    findings.require(
        findings.has("rules.most_players.count") || profile.most_players.value >= profile.fewest_players.value,
        "rules.most_players.count", sentence("must not be below {key}", {{"key", "fewest_players"}}));
    const bool rests = edition.has_space(SpaceKind::rest);
    findings.expect(
        rests || edition.rulings.taxes_go_to != TaxesGoTo::middle, "rulings.taxes_go_to",
        sentence("puts taxes into the middle, and the board has no space of the kind \"rest\" to take them"));
    if (!counts_worth(edition)) return;
    for (const Role role : profile.played_roles())
        findings.require(profile.kept_cash_percent.of(role).value == 100,
                         "rules.kept_cash_percent." + std::string{to_string(role)} + ".percent",
                         sentence("must be 100, for total worth has all the cash in it"));
}

}  // namespace tablebank
