#include "calculators/income_tax.h"

#include <algorithm>

#include "calculators/building.h"
#include "calculators/payable.h"
#include "calculators/ruling_scope.h"

namespace tablebank {
namespace {

/// The taxed value of a deed.
Money taxed(const Edition& edition, const Deed& deed, bool mortgaged) {
    if (!mortgaged || edition.profile.income_tax_mortgaged.value == MortgagedInTax::price) return deed.price;
    return edition.profile.income_tax_mortgaged.value == MortgagedInTax::mortgage ? deed.mortgage : Money{};
}

Money value_of_deeds(const Edition& edition, const Estate& estate) {
    Money sum;
    for (const Holding& holding : estate.deeds)
        if (const Deed* deed = edition.deed_at(holding.deed)) sum += taxed(edition, *deed, holding.mortgaged);
    return sum;
}

Money cost_of_buildings(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    Money sum;
    for (const Holding& holding : estate.deeds) sum += building_cost(edition, rulings, estate, holding);
    return sum;
}

}  // namespace

IncomeTax quote_income_tax(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    const Profile& profile = edition.profile;
    IncomeTax tax;
    tax.fixed = profile.income_tax_fixed.value;
    tax.workings.push_back(
        {.step = Step::tax_fixed, .figure = Share{tax.fixed}, .rule = profile.income_tax_fixed.rule});

    const auto add_part = [&](Step step, const Cited<int>& percent, Money base) -> Working& {
        const Share part = Share::percent_of(base, percent.value);
        tax.percent_exact += part;
        return tax.workings.emplace_back(
            Working{.step = step, .figure = part, .rule = percent.rule, .percent = percent.value, .base = base});
    };
    // One cell for both roles (it): a competitor's share of their cash may be read as the monopolist's.
    const bool shared = profile.income_tax_shared_cell.value && estate.role == Role::competitor;
    const bool as_monopolist = shared && rulings.competitor_cash_tax == CompetitorCashTax::as_monopolist;
    Cited<int> cash = profile.income_tax_cash_percent.of(as_monopolist ? Role::monopolist : estate.role);
    if (shared) cash.rule = cite_ruling("competitor_cash_tax");
    add_part(Step::tax_cash, cash, estate.cash).role = estate.role;
    add_part(Step::tax_deeds, profile.income_tax_deed_percent, value_of_deeds(edition, estate));
    Working& buildings =
        add_part(Step::tax_buildings, profile.income_tax_building_percent, cost_of_buildings(edition, rulings, estate));
    // The book states the cost of buildings; the cost of a hotel is by the ruling.
    if (std::ranges::any_of(estate.deeds, [](const Holding& holding) { return holding.hotels > 0; }))
        buildings.rule = cite_ruling_or_book(edition, "hotel_counts_as");

    tax.workings.push_back(
        {.step = Step::tax_total, .figure = tax.percent_exact, .rule = profile.income_tax_fixed.rule});
    tax.percent = payable(edition, rulings, tax.percent_exact, tax.workings);
    return tax;
}

}  // namespace tablebank
