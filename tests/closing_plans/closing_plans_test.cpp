// The best closing of random estates, against a search that tries everything. So many in every run, and a hundred
// thousand by scripts/closing-plans.sh; TABLEBANK_SEED and TABLEBANK_GAMES choose others.

#include <doctest/doctest.h>

#include <cstdlib>
#include <iostream>
#include <random>

#include "calculators/closing_plan.h"
#include "tests/closing_plans/exhaustive.h"
#include "tests/closing_plans/random_estate.h"

namespace {

using namespace tablebank;
using namespace closing_plans;
using random_play::Rng;

constexpr std::uint64_t usual_estates = 3'000;

struct Counters {
    std::uint64_t better = 0;
    std::uint64_t unproved = 0;
    std::uint64_t limited = 0;
    std::uint64_t lines = 0;
    std::uint64_t springs = 0;
};

/// Empty where the plan is the best one.
std::string planned_difference(const Ending& ending, const ClosingEffort& effort, Counters& tally) {
    const auto answer = plan_closing(ending.edition, ending.rulings, ending.estate, ending.dice, ending.bank, effort);
    if (const auto* refusal = std::get_if<Refusal>(&answer)) {
        if (refusal->rule != "ruling rounding") return "refused: " + std::string{to_string(refusal->code)};
        ++tally.springs;
        return {};
    }
    const ClosingPlan& plan = std::get<ClosingPlan>(answer);
    const Best best = try_everything(ending);
    tally.unproved += plan.proved ? 0 : 1;
    tally.better += best.total > best.now ? 1 : 0;
    tally.limited += ending.rulings.pieces_run_out == PiecesRunOut::limited ? 1 : 0;
    tally.lines += static_cast<std::uint64_t>(best.lines);
    const auto told = [&](const Share& has, const Share& needs) {
        std::string lines;
        for (const PlannedStep& step : plan.steps)
            lines += ' ' + std::to_string(static_cast<int>(step.dealing.deal)) + "@" +
                     std::to_string(step.dealing.deed.index) + "*" + std::to_string(step.dealing.steps);
        return has.to_string() + " where " + needs.to_string() + " is right, in " + std::to_string(plan.steps.size()) +
               " steps where " + std::to_string(best.lines) + " do:" + lines + (plan.proved ? " (proved)" : "");
    };
    if (plan.now != Share{best.now, 3600}) return "now " + told(plan.now, Share{best.now, 3600});
    if (plan.total < Share{best.total, 3600} && !plan.proved) return {};
    if (plan.total != Share{best.total, 3600}) return "total " + told(plan.total, Share{best.total, 3600});
    if (static_cast<int>(plan.steps.size()) != best.lines && plan.proved)
        return "steps " + told(plan.total, plan.total);
    Share gains;
    for (const PlannedStep& step : plan.steps) gains += step.gain;
    if (gains != plan.gain) return "gains " + told(gains, plan.gain);
    return {};
}

}  // namespace

TEST_CASE("the closing plan of a random estate is the best of all, in the fewest steps") {
    const std::uint64_t seed = chosen("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t estates = chosen("TABLEBANK_ESTATES", usual_estates);
    std::cout << estates << " estates, TABLEBANK_SEED=" << seed << std::endl;
    Counters tally;
    int wrong = 0;
    for (std::uint64_t number = 0; number < estates && wrong < 5; ++number) {
        Rng chance(seed + number);
        const Ending ending = small_ending(chance, 2'500);
        if (std::getenv("TABLEBANK_TELL") != nullptr)
            std::cout << seed + number << ' ' << in_words(ending) << std::endl;
        // Every other estate as if it had too many states to try them all.
        const ClosingEffort effort{.states_tried = chance.percent(50) ? 0 : ClosingEffort{}.states_tried,
                                   .paths = chance.percent(25) ? 3 : ClosingEffort{}.paths};
        const std::string differs = planned_difference(ending, effort, tally);
        if (differs.empty()) continue;
        ++wrong;
        FAIL_CHECK("replay with TABLEBANK_SEED=" << seed + number << " TABLEBANK_ESTATES=1\n"
                                                 << in_words(ending) << '\n'
                                                 << differs);
    }
    std::cout << "with a gain: " << tally.better << ", pieces limited: " << tally.limited << ", steps: " << tally.lines
              << ", not proved: " << tally.unproved << ", without a best: " << tally.springs << '\n';
}

TEST_CASE("the closing plan of a whole board with the printed figures is proved even if the box runs out") {
    for (const std::string edition : {"us", "ru", "it", "pl"}) {
        for (std::uint64_t board = 1; board <= 100; ++board) {
            Rng chance(board);
            Ending ending = full_ending(chance, edition);
            if (!ending.as_shipped) continue;
            ending.rulings.pieces_run_out = PiecesRunOut::limited;
            ending.bank = {.houses = static_cast<int>(board % 7), .hotels = static_cast<int>(board % 5)};
            const auto plan = plan_closing(ending.edition, ending.rulings, ending.estate, ending.dice, ending.bank);
            INFO(edition, " ", board, ": ", in_words(ending));
            CHECK(std::get<ClosingPlan>(plan).proved);
        }
    }
}
