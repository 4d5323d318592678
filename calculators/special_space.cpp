#include "calculators/special_space.h"

#include <stdexcept>

namespace tablebank {
namespace {

/// A sum that the book prints, in one step.
Quote printed(Step step, const Cited<Money>& sum) {
    return {.amount = sum.value, .workings = {{.step = step, .figure = Share{sum.value}, .rule = sum.rule}}};
}

}  // namespace

Quote quote_salary(const Edition& edition) {
    return printed(Step::salary, edition.profile.salary);
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
