#include "calculators/total_worth.h"

#include <algorithm>

#include "calculators/building.h"
#include "calculators/mortgage.h"
#include "calculators/rent.h"
#include "calculators/ruling_scope.h"

namespace tablebank {

std::variant<std::vector<DeedIncome>, Refusal> deed_incomes(const Edition& edition, const Rulings& rulings,
                                                            const Estate& estate, const UtilityDice& dice,
                                                            Collects jailed) {
    const JailCounts jail = jailed == Collects::collects ? JailCounts::ignored : JailCounts::as_the_book_says;
    std::vector<DeedIncome> incomes;
    for (const Holding& holding : estate.deeds) {
        const auto thrown = dice.find(holding.deed);
        const auto known = thrown == dice.end() ? std::nullopt : std::optional{thrown->second};
        Rent rent = quote_rent(edition, rulings, estate, holding.deed, known, jail);
        if (rent.needs_dice) return Refusal{.code = RefusalCode::dice_missing, .space = holding.deed};
        if (!rent.quote.amount.is_zero()) incomes.push_back({holding.deed, std::move(rent.quote)});
    }
    std::ranges::sort(incomes, {}, &DeedIncome::deed);
    return incomes;
}

bool counts_worth(const Edition& edition) {
    return edition.is_played_for(Goal::timed) && edition.profile.timed_score.value == TimedScore::total_worth;
}

Quote quote_deed_worth(const Edition& edition, const Rulings& rulings, const Estate& estate, const Holding& holding) {
    const Deed& deed = *edition.deed_at(holding.deed);
    const std::string& rule = edition.profile.timed_score.rule;
    Quote worth;
    worth.amount = holding.mortgaged ? deed.price - deed.mortgage : deed.price;
    worth.workings.push_back({.step = holding.mortgaged ? Step::worth_of_mortgaged : Step::worth_of_deed,
                              .figure = Share{worth.amount},
                              .rule = rule,
                              .space = holding.deed,
                              .base = deed.price});
    const Money built = building_cost(edition, rulings, estate, holding);
    if (built.is_zero()) return worth;
    worth.amount += built;
    worth.workings.push_back({.step = Step::worth_of_buildings,
                              .figure = Share{built},
                              .rule = holding.hotels > 0 ? cite_ruling_or_book(edition, "hotel_counts_as") : rule,
                              .space = holding.deed});
    return worth;
}

std::variant<std::vector<DeedIncome>, Refusal> timed_incomes(const Edition& edition, const Rulings& rulings,
                                                             const Estate& estate, const UtilityDice& dice) {
    if (!counts_worth(edition)) return deed_incomes(edition, rulings, estate, dice, rulings.jailed_in_walk);
    std::vector<DeedIncome> worths;
    for (const Holding& holding : estate.deeds) {
        Quote worth = quote_deed_worth(edition, rulings, estate, holding);
        if (!worth.amount.is_zero()) worths.push_back({holding.deed, std::move(worth)});
    }
    std::ranges::sort(worths, {}, &DeedIncome::deed);
    return worths;
}

namespace {

/// By total worth, which has no dice and no jail.
Worth total_worth(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    const std::string& paragraph = edition.profile.timed_score.rule;
    Worth worth;
    worth.cash = estate.cash;
    worth.workings.push_back({.step = Step::cash, .figure = Share{worth.cash}, .rule = paragraph});
    const auto worths = timed_incomes(edition, rulings, estate, {});
    worth.incomes = std::get<std::vector<DeedIncome>>(worths);
    for (const auto& [deed, quote] : worth.incomes) {
        worth.income += quote.amount;
        worth.workings.insert(worth.workings.end(), quote.workings.begin(), quote.workings.end());
    }
    worth.richest = worth.cash + worth.income;
    worth.workings.push_back({.step = Step::total, .figure = Share{worth.richest}, .rule = paragraph});
    worth.raise = quote_raise(edition, rulings, estate).amount;
    return worth;
}

}  // namespace

std::variant<Worth, Refusal> quote_worth(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                         const UtilityDice& dice) {
    if (counts_worth(edition)) return total_worth(edition, rulings, estate);
    if (!edition.is_played_for(Goal::b))
        return Refusal{.code = RefusalCode::not_in_this_edition,
                       .detail = std::string{to_string(Goal::b)},
                       .rule = edition.profile.goals.rule};
    auto incomes = deed_incomes(edition, rulings, estate, dice, rulings.jailed_in_richest);
    if (const auto* refusal = std::get_if<Refusal>(&incomes)) return *refusal;

    const std::string& paragraph = edition.profile.richest.rule;
    const bool ruled = estate.jailed && !edition.profile.jailed_collects.of(estate.role).value;
    Worth worth;
    worth.cash = estate.cash;
    worth.workings.push_back({.step = Step::cash, .figure = Share{worth.cash}, .rule = paragraph});
    for (const auto& [deed, quote] : std::get<std::vector<DeedIncome>>(incomes)) {
        worth.income += quote.amount;
        worth.workings.insert(worth.workings.end(), quote.workings.begin(), quote.workings.end());
        worth.workings.push_back({.step = Step::walk_income,
                                  .figure = Share{quote.amount},
                                  .rule = ruled ? cite_ruling("jailed_in_richest") : paragraph,
                                  .space = deed});
    }
    worth.incomes = std::get<std::vector<DeedIncome>>(std::move(incomes));
    worth.richest = worth.cash + worth.income;
    worth.workings.push_back({.step = Step::total, .figure = Share{worth.richest}, .rule = paragraph});
    worth.raise = quote_raise(edition, rulings, estate).amount;
    return worth;
}

Quote quote_raise(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    const std::string& paragraph = edition.profile.bankruptcy.rule;
    Quote raise;
    raise.amount = estate.cash;
    raise.workings.push_back({.step = Step::cash, .figure = Share{estate.cash}, .rule = paragraph});
    const auto add = [&](const Quote& quote) {
        raise.amount += quote.amount;
        raise.workings.insert(raise.workings.end(), quote.workings.begin(), quote.workings.end());
    };
    Estate left = estate;
    for (Holding& holding : left.deeds) {
        add(quote_sell_all(edition, rulings, estate, holding).quote);
        holding.houses = 0;
        holding.hotels = 0;
    }
    for (Holding& holding : left.deeds) {
        const auto lent = quote_mortgage(edition, rulings, left, holding.deed);
        if (const auto* quote = std::get_if<Quote>(&lent)) add(*quote);
        holding.mortgaged = holding.mortgaged || std::holds_alternative<Quote>(lent);
    }
    raise.workings.push_back({.step = Step::total, .figure = Share{raise.amount}, .rule = paragraph});
    return raise;
}

}  // namespace tablebank
