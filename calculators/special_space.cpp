#include "calculators/special_space.h"

#include <stdexcept>

namespace tablebank {
namespace {

/// A sum that the book prints, in one step.
Quote printed(Step step, const Cited<Money>& sum) {
    return {.amount = sum.value, .workings = {{.step = step, .figure = Share{sum.value}, .rule = sum.rule}}};
}

}  // namespace

bool may_double_landing(const Edition& edition) {
    return edition.profile.salary.value.landing.is_zero() && edition.has_space(SpaceKind::rest);
}

bool taxes_go_to_middle(const Edition& edition, const Rulings& rulings) {
    return rulings.taxes_go_to == TaxesGoTo::middle && edition.has_space(SpaceKind::rest);
}

Quote quote_salary(const Edition& edition, const Rulings& rulings, Reaches start) {
    const auto& [salary, rule] = edition.profile.salary;
    if (start == Reaches::passes) return printed(Step::salary, {salary.passing, rule});
    if (!salary.landing.is_zero()) return printed(Step::salary_landing, {salary.landing, rule});
    const bool doubled = may_double_landing(edition) && rulings.start_landing == StartLanding::doubled;
    if (!doubled) return printed(Step::salary, {salary.passing, rule});
    return printed(Step::salary_landing, {salary.passing * 2, cite_ruling("start_landing")});
}
Quote quote_start_cash(const Edition& edition) {
    const auto& [cash, rule] = edition.profile.start_cash;
    Quote quote{.amount = cash, .workings = {}};
    for (const Note& note : edition.box.notes) {
        if (note.start == 0) continue;
        quote.workings.push_back({.step = Step::start_notes,
                                  .figure = Share{note.value * note.start},
                                  .rule = rule,
                                  .count = note.start,
                                  .base = note.value});
    }
    quote.workings.push_back({.step = Step::total, .figure = Share{cash}, .rule = rule});
    return quote;
}
Quote quote_jail_fine(const Edition& edition) {
    return printed(Step::jail_fine, edition.profile.jail_fine);
}
Quote quote_property_tax(const Edition& edition) {
    return printed(Step::property_tax, edition.profile.property_tax);
}

std::optional<Quote> quote_foundation_fee(const Edition& edition, Role role) {
    const Cited<Money>& fee = edition.profile.foundation_fee.of(role);
    if (fee.value.is_zero()) return std::nullopt;
    Quote quote = printed(Step::foundation_fee, fee);
    quote.workings.front().role = role;
    return quote;
}

Quote quote_foundation_grant(const Edition& edition, int die) {
    const auto& [grants, rule] = edition.profile.foundation_grant;
    const auto found = grants.find(die);
    Quote quote = printed(Step::foundation_grant, {found == grants.end() ? Money{} : found->second, rule});
    quote.workings.front().factor = die;
    return quote;
}

Quote quote_repairs(const Edition& edition, const Estate& estate, const CardEffect& card) {
    int houses = 0;
    int hotels = 0;
    for (const Holding& holding : estate.deeds) {
        hotels += holding.hotels;
        if (holding.hotels == 0) houses += holding.houses;
    }
    const std::string& rule = edition.profile.cards.rule;
    Quote quote;
    const auto add = [&](Step step, int count, Money each) {
        const Money sum = each * count;
        quote.amount += sum;
        quote.workings.push_back({.step = step, .figure = Share{sum}, .rule = rule, .count = count, .base = each});
    };
    add(Step::repaired_houses, houses, card.amount);
    add(Step::repaired_hotels, hotels, card.hotel_amount);
    quote.workings.push_back({.step = Step::total, .figure = Share{quote.amount}, .rule = rule});
    return quote;
}

StakeOutcome bookmakers_say(const Rulings& rulings, Dice dice) {
    constexpr int even_chance = 7;
    if (dice.sum() > even_chance) return StakeOutcome::won;
    if (dice.sum() < even_chance) return StakeOutcome::lost;
    switch (rulings.bookmaker_seven) {
        case BookmakerSeven::wins:
            return StakeOutcome::won;
        case BookmakerSeven::loses:
            return StakeOutcome::lost;
        case BookmakerSeven::nothing:
            break;
    }
    return StakeOutcome::kept;
}

Quote quote_purchase(const Edition& edition, Space deed) {
    const Deed* printed_deed = edition.deed_at(deed);
    if (printed_deed == nullptr) throw std::invalid_argument("only a space with a deed can be bought");
    Quote quote = printed(Step::purchase, {printed_deed->price, edition.profile.purchase.rule});
    quote.workings.front().space = deed;
    return quote;
}

}  // namespace tablebank
