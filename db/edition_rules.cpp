#include <string>
#include <string_view>

#include "db/edition_parts.h"

namespace tablebank {

namespace {

constexpr NumberRange counts{0, 1000};
constexpr NumberRange percents{0, 100};
constexpr NumberRange dice{1, 6};
constexpr NumberRange minutes_of_a_week{1, 7 * 24 * 60};

// How the value of a rule is written beside its paragraph.
Money amount(TableReader& rule) {
    return rule.money("amount");
}
int count(TableReader& rule) {
    return rule.number("count", counts);
}
int percent(TableReader& rule) {
    return rule.number("percent", percents);
}
int minutes(TableReader& rule) {
    return rule.number("minutes", minutes_of_a_week);
}
bool applies(TableReader& rule) {
    return rule.truth("applies");
}
std::vector<Money> amounts(TableReader& rule) {
    return rule.amounts("amounts");
}
std::vector<int> times(TableReader& rule) {
    return rule.numbers("times", counts);
}
std::string paragraph_only(TableReader& /*rule*/) {
    return {};
}

std::map<int, Money> grants(TableReader& rule) {
    std::map<int, Money> by_die;
    rule.table("die", [&](TableReader& die) {
        for (auto face = dice.least; face <= dice.greatest; ++face) {
            const std::string key = std::to_string(face);
            if (die.has(key)) by_die.emplace(static_cast<int>(face), die.money(key));
        }
    });
    return by_die;
}

class RuleReader {
public:
    explicit RuleReader(TableReader& rules) : rules_(rules) {}

    template <class T>
    void read(std::string_view key, Cited<T>& rule, T (*value)(TableReader&)) {
        read_one(rules_, key, rule, value);
    }
    template <class T>
    void read(std::string_view key, PerRole<Cited<T>>& rule, T (*value)(TableReader&)) {
        rules_.table(key, [&](TableReader& roles) {
            for (const Role role : all_roles) read_one(roles, to_string(role), rule.of(role), value);
        });
    }

private:
    template <class T>
    static void read_one(TableReader& table, std::string_view key, Cited<T>& rule, T (*value)(TableReader&)) {
        table.table(key, [&](TableReader& one) {
            rule.value = value(one);
            rule.rule = one.text("rule");
        });
    }

    TableReader& rules_;
};

}  // namespace

Profile read_rules(TableReader& table) {
    Profile profile;
    RuleReader rules(table);
    rules.read("fewest_players", profile.fewest_players, count);
    rules.read("most_players", profile.most_players, count);
    rules.read("role_difference", profile.role_difference, count);
    rules.read("start_cash", profile.start_cash, amount);
    rules.read("salary", profile.salary, amount);
    rules.read("extra_rolls", profile.extra_rolls, count);
    rules.read("jail_fine", profile.jail_fine, amount);
    rules.read("jail_tries", profile.jail_tries, count);
    rules.read("jailed_collects", profile.jailed_collects, applies);
    rules.read("jailed_collects_cards", profile.jailed_collects_cards, applies);
    rules.read("cards", profile.cards, paragraph_only);
    rules.read("purchase", profile.purchase, paragraph_only);
    rules.read("rent", profile.rent, paragraph_only);
    rules.read("streets_for_monopoly", profile.streets_for_monopoly, count);
    rules.read("houses_before_hotel", profile.houses_before_hotel, count);
    rules.read("building_needs_monopoly", profile.building_needs_monopoly, applies);
    rules.read("building_refund_percent", profile.building_refund_percent, percent);
    rules.read("pieces", profile.pieces, paragraph_only);
    rules.read("mortgage", profile.mortgage, paragraph_only);
    rules.read("trade", profile.trade, paragraph_only);
    rules.read("income_tax_fixed", profile.income_tax_fixed, amount);
    rules.read("income_tax_cash_percent", profile.income_tax_cash_percent, percent);
    rules.read("income_tax_deed_percent", profile.income_tax_deed_percent, percent);
    rules.read("income_tax_building_percent", profile.income_tax_building_percent, percent);
    rules.read("property_tax", profile.property_tax, amount);
    rules.read("transport_by_count", profile.transport_by_count, amounts);
    rules.read("transport_percent", profile.transport_percent, percent);
    rules.read("utility_factor", profile.utility_factor, times);
    rules.read("foundation_fee", profile.foundation_fee, amount);
    rules.read("foundation_grant", profile.foundation_grant, grants);
    rules.read("bankruptcy", profile.bankruptcy, paragraph_only);
    rules.read("richest", profile.richest, paragraph_only);
    rules.read("timed_minutes", profile.timed_minutes, minutes);
    rules.read("kept_cash_percent", profile.kept_cash_percent, percent);
    rules.read("walk", profile.walk, paragraph_only);
    return profile;
}

}  // namespace tablebank
