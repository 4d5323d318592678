#include <algorithm>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

/// Checks rules by their keys below `rules`; each rule has a paragraph and a figure within sensible bounds.
class RuleChecks {
public:
    explicit RuleChecks(EditionFindings& findings) : findings_(findings) {}

    template <class T>
    void paragraph(const std::string& key, const Cited<T>& rule) {
        findings_.require(!rule.rule.empty(), "rules." + key + ".rule", "must name the paragraph of the book");
    }
    template <class T>
    void paragraph(const std::string& key, const PerRole<Cited<T>>& rules) {
        per_role(key, rules, [this](const std::string& one_key, const auto& rule) { paragraph(one_key, rule); });
    }

    void amount(const std::string& key, const Cited<Money>& rule, Money least) {
        paragraph(key, rule);
        findings_.require(rule.value >= least, "rules." + key + ".amount", "must be " + least.to_string() + " or more");
    }
    void amount(const std::string& key, const PerRole<Cited<Money>>& rules, Money least) {
        per_role(key, rules, [&](const std::string& one_key, const auto& rule) { amount(one_key, rule, least); });
    }

    void count(const std::string& key, const Cited<int>& rule, int least, std::string_view unit = "count") {
        paragraph(key, rule);
        findings_.require(rule.value >= least, "rules." + key + '.' + std::string{unit},
                          "must be " + std::to_string(least) + " or more");
    }
    void count(const std::string& key, const PerRole<Cited<int>>& rules, int least) {
        per_role(key, rules, [&](const std::string& one_key, const auto& rule) { count(one_key, rule, least); });
    }

    void percent(const std::string& key, const Cited<int>& rule) {
        paragraph(key, rule);
        findings_.require(rule.value >= 0 && rule.value <= 100, "rules." + key + ".percent", "must be from 0 to 100");
    }
    void percent(const std::string& key, const PerRole<Cited<int>>& rules) {
        per_role(key, rules, [this](const std::string& one_key, const auto& rule) { percent(one_key, rule); });
    }

    /// A table by the number of companies owned: an entry for each number there can be, none of them below the last.
    template <class T>
    void by_count(const std::string& key, std::string_view unit, const Cited<std::vector<T>>& table, std::size_t most) {
        paragraph(key, table);
        const std::string path = "rules." + key + '.' + std::string{unit};
        findings_.require(table.value.size() == most, path,
                          "must have one figure for each number of companies owned, so " + std::to_string(most));
        findings_.require(std::ranges::all_of(table.value, [](const T& entry) { return entry > T{}; }), path,
                          "must hold figures of 1 or more");
        findings_.expect(std::ranges::is_sorted(table.value), path, "falls where more companies are owned");
    }

private:
    template <class T, class Check>
    void per_role(const std::string& key, const PerRole<Cited<T>>& rules, Check check) {
        for (const Role role : all_roles) check(key + '.' + std::string{to_string(role)}, rules.of(role));
    }

    EditionFindings& findings_;
};

void check_setting_up(const Profile& profile, RuleChecks& rules, EditionFindings& findings) {
    rules.count("fewest_players", profile.fewest_players, 2);
    rules.count("most_players", profile.most_players, 2);
    findings.require(profile.most_players.value >= profile.fewest_players.value, "rules.most_players.count",
                     "must not be below fewest_players");
    rules.count("role_difference", profile.role_difference, 0);
    rules.amount("start_cash", profile.start_cash, Money{1});
}

void check_moving(const Profile& profile, RuleChecks& rules) {
    rules.amount("salary", profile.salary, Money{});
    rules.count("extra_rolls", profile.extra_rolls, 0);
    rules.amount("jail_fine", profile.jail_fine, Money{});
    rules.count("jail_tries", profile.jail_tries, 0);
    rules.paragraph("jailed_collects", profile.jailed_collects);
    rules.paragraph("jailed_collects_cards", profile.jailed_collects_cards);
    rules.paragraph("cards", profile.cards);
}

void check_deed_rules(const Profile& profile, RuleChecks& rules) {
    rules.paragraph("purchase", profile.purchase);
    rules.paragraph("rent", profile.rent);
    rules.count("streets_for_monopoly", profile.streets_for_monopoly, 1);
    rules.count("houses_before_hotel", profile.houses_before_hotel, 1);
    rules.paragraph("building_needs_monopoly", profile.building_needs_monopoly);
    rules.percent("building_refund_percent", profile.building_refund_percent);
    rules.paragraph("pieces", profile.pieces);
    rules.paragraph("mortgage", profile.mortgage);
    rules.paragraph("trade", profile.trade);
}

void check_charges(const Edition& edition, RuleChecks& rules, EditionFindings& findings) {
    const Profile& profile = edition.profile;
    rules.amount("income_tax_fixed", profile.income_tax_fixed, Money{});
    rules.percent("income_tax_cash_percent", profile.income_tax_cash_percent);
    rules.percent("income_tax_deed_percent", profile.income_tax_deed_percent);
    rules.percent("income_tax_building_percent", profile.income_tax_building_percent);
    rules.amount("property_tax", profile.property_tax, Money{});
    rules.percent("transport_percent", profile.transport_percent);
    rules.by_count("transport_by_count", "amounts", profile.transport_by_count,
                   edition.deeds_of(SpaceKind::transport).size());
    for (const Role role : all_roles)
        rules.by_count("utility_factor." + std::string{to_string(role)}, "times", profile.utility_factor.of(role),
                       edition.deeds_of(SpaceKind::utility).size());
    rules.amount("foundation_fee", profile.foundation_fee, Money{});
    rules.paragraph("foundation_grant", profile.foundation_grant);
    for (const auto& [die, grant] : profile.foundation_grant.value) {
        const std::string path = "rules.foundation_grant.die." + std::to_string(die);
        findings.require(die >= 1 && die <= 6, path, "must be what one die shows, 1 to 6");
        findings.require(grant > Money{}, path, "must be 1 or more");
    }
}

void check_ends(const Profile& profile, RuleChecks& rules) {
    rules.paragraph("bankruptcy", profile.bankruptcy);
    rules.paragraph("richest", profile.richest);
    rules.count("timed_minutes", profile.timed_minutes, 1, "minutes");
    rules.percent("kept_cash_percent", profile.kept_cash_percent);
    rules.paragraph("walk", profile.walk);
}

}  // namespace

void check_rules(const Edition& edition, EditionFindings& findings) {
    RuleChecks rules{findings};
    check_setting_up(edition.profile, rules, findings);
    check_moving(edition.profile, rules);
    check_deed_rules(edition.profile, rules);
    check_charges(edition, rules, findings);
    check_ends(edition.profile, rules);
}

}  // namespace tablebank
