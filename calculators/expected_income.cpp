#include "calculators/expected_income.h"

namespace tablebank {

ExpectedIncome expected_income(const Edition& edition, const Rulings& rulings, const Estate& estate,
                               const UtilityDice& dice, Space deed) {
    ExpectedIncome expected;
    if (counts_worth(edition)) {
        Quote worth = quote_deed_worth(edition, rulings, estate, *estate.find(deed));
        expected.of_36_throws = worth.amount * 36;
        expected.workings = std::move(worth.workings);
        return expected;
    }
    const JailCounts jail =
        rulings.jailed_in_walk == Collects::collects ? JailCounts::ignored : JailCounts::as_the_book_says;
    const auto thrown = dice.find(deed);
    const auto given = thrown == dice.end() ? std::nullopt : std::optional{thrown->second};
    Rent rent = quote_rent(edition, rulings, estate, deed, given, jail);
    if (!rent.needs_dice) {
        expected.of_36_throws = rent.quote.amount * 36;
        expected.workings = std::move(rent.quote.workings);
        return expected;
    }
    expected.is_mean = true;
    for (int first = 1; first <= 6; ++first) {
        for (int second = first; second <= 6; ++second) {
            const Quote throw_pays = quote_utility(edition, rulings, estate.role, rent.factor, {first, second});
            expected.of_36_throws += throw_pays.amount * (first == second ? 1 : 2);
        }
    }
    expected.workings = std::move(rent.quote.workings);
    expected.workings.push_back({.step = Step::mean_of_throws,
                                 .figure = expected.income(),
                                 .rule = edition.profile.walk.rule,
                                 .space = deed,
                                 .factor = rent.factor});
    return expected;
}

}  // namespace tablebank
