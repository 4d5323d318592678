// The plan, the quotes and the funds that can be raised use one copy of the rules: a plan may do exactly the things
// that a quote allows.

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <tuple>

#include "calculators/building.h"
#include "calculators/closing_unit.h"
#include "calculators/mortgage.h"
#include "tests/closing_plans/random_estate.h"

namespace {

using namespace tablebank;
using namespace closing_plans;

constexpr Pieces full_box{1'000'000, 1'000'000};

/// Kind, deed, steps, and the cash that the player gets.
using Allowed = std::set<std::tuple<ClosingDealKind, int, int, std::int64_t>>;

void add_of_plan(const Ending& ending, Allowed& allowed) {
    const ClosingQuestion asked{ending.edition, ending.rulings, ending.estate, ending.dice};
    std::map<std::pair<int, SpaceKind>, std::vector<HeldDeed>> parts;
    for (const Holding& holding : ending.estate.deeds) {
        const Deed* deed = ending.edition.deed_at(holding.deed);
        parts[{deed->city, deed->kind}].push_back({deed, &holding});
    }
    for (const auto& [place, held] : parts) {
        const ClosingUnit unit(asked, place.first, held);
        for (int lot = 0; lot < unit.lots(); ++lot)
            unit.each_move_of(unit.start(), lot, deal_kind::incoming | deal_kind::outgoing,
                              [&](const ClosingMove& move) {
                                  allowed.emplace(move.deal, unit.space(move.lot).index, move.steps, move.cash);
                              });
    }
}

void add_of_quotes(const Ending& ending, Allowed& allowed) {
    const auto& [id, as_shipped, edition, rulings, estate, dice, bank] = ending;
    for (const Holding& holding : estate.deeds) {
        const int space = holding.deed.index;
        for (int steps = 1; steps < 12; ++steps) {
            const auto built = quote_build(edition, rulings, estate, holding.deed, steps, full_box);
            if (const auto* deal = std::get_if<BuildingDeal>(&built))
                allowed.emplace(ClosingDealKind::build, space, steps, -deal->quote.amount.units());
            const auto sold = quote_sell(edition, rulings, estate, holding.deed, steps, full_box);
            if (const auto* deal = std::get_if<BuildingDeal>(&sold))
                allowed.emplace(ClosingDealKind::sell, space, steps, deal->quote.amount.units());
        }
        const auto lent = quote_mortgage(edition, rulings, estate, holding.deed);
        if (const auto* quote = std::get_if<Quote>(&lent))
            allowed.emplace(ClosingDealKind::mortgage, space, 0, quote->amount.units());
        const auto redeemed = quote_redeem(edition, rulings, estate, holding.deed);
        if (const auto* quote = std::get_if<Quote>(&redeemed); quote && !check_redeeming(edition, rulings, estate))
            allowed.emplace(ClosingDealKind::redeem, space, 0, -quote->amount.units());
    }
}

}  // namespace

TEST_CASE("a part of an estate has the transactions that the quotes allow, for the same sums, and no others") {
    std::size_t seen = 0;
    for (std::uint64_t seed = 1; seed <= 3'000; ++seed) {
        random_play::Rng chance(seed);
        Ending ending = small_ending(chance, 5'000);
        ending.rulings.pieces_run_out = PiecesRunOut::substitutes;
        INFO(seed, ": ", in_words(ending));
        Allowed plan;
        Allowed quotes;
        add_of_plan(ending, plan);
        add_of_quotes(ending, quotes);
        CHECK(plan == quotes);
        seen += quotes.size();
    }
    CHECK(seen > 10'000);
}
