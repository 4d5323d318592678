// How the plan is found, and why it is the best.
//
// The estate is divided into parts that do not depend on each other: the streets of a city, the companies of a kind.
// They share the cash, and the box if it runs out.
//
// If no sale has to wait for a purchase (ClosingUnit::may_wait), every plan can be brought into the order "first all
// sales, then all purchases" without changing its result: a sale is allowed before the purchases of its part as well as
// after them, and selling something only to buy it back costs money and earns nothing. Then every deal can be paid if
// the cash at the end is not below zero. So the choice of one path for each part, bounded by that one sum, finds the
// best plan.
//
// If a sale may wait (a mortgage for which another street must be redeemed, houses that must be built before a monopoly
// is broken), the first bound is the result that would be possible if only the end counted. If there is an order in
// which the deals of that plan can be paid (closing_order.h), none is better. Otherwise rounds of selling and buying
// are counted: every plan has as many rounds as it has changes from buying to selling, and no part of a city needs more
// than two.
//
// If the box runs out, the same is tried first as if it did not: a plan that the box allows is the best one. Then cash
// and pieces are counted only at the end, which is a bound again, and gives the best plan if the box allows it in an
// order that can be paid. Only otherwise the rounds are divided further (closing_schedule.h).

#include "calculators/closing_plan.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "calculators/closing_exhaustive.h"
#include "calculators/closing_order.h"
#include "calculators/closing_search.h"
#include "calculators/expected_income.h"
#include "calculators/settlement.h"

namespace tablebank {
namespace {

constexpr std::int64_t total_scale = 3600;

Share share_of_worth(ClosingWorth worth) {
    constexpr std::int64_t most = std::int64_t{1} << 62;
    if (worth > most || worth < -most) throw MoneyOverflow("a total left the range of a closing plan");
    return {static_cast<std::int64_t>(worth), total_scale};
}

Refusal no_plan(std::string detail, std::string rule) {
    return {.code = RefusalCode::not_in_this_edition, .detail = std::move(detail), .rule = std::move(rule)};
}

/// The parts of an estate for a plan; or why no plan can be made.
std::variant<ClosingTask, Refusal> task_of(const ClosingQuestion& asked, Pieces bank) {
    ClosingTask task{.parts = {},
                     .cash = asked.estate.cash.units(),
                     .bank = bank,
                     .kept_percent = asked.edition.profile.kept_cash_percent.of(asked.estate.role).value};
    std::map<std::pair<int, SpaceKind>, std::vector<HeldDeed>> parts;  // the companies of each kind, then each city
    for (const Holding& holding : asked.estate.deeds) {
        const Deed* deed = asked.edition.deed_at(holding.deed);
        if (deed != nullptr) parts[{deed->city, deed->kind}].push_back({deed, &holding});
    }
    task.parts.reserve(parts.size());
    for (const auto& [place, held] : parts) {
        if (ClosingUnit::is_too_large(asked.estate.role, held))
            return no_plan("closing_plan_size", asked.edition.profile.walk.rule);
        const ClosingUnit& part = task.parts.emplace_back(asked, place.first, held);
        if (part.is_a_spring()) return no_plan("closing_plan_size", cite_ruling("rounding"));
    }
    return task;
}

/// The deals of all parts in the order of the phases.
std::vector<std::pair<std::size_t, ClosingStep>> in_order(const FoundClosing& found) {
    std::vector<std::pair<std::size_t, ClosingStep>> all;
    for (std::size_t part = 0; part < found.steps.size(); ++part)
        for (const ClosingStep& step : found.steps[part]) all.emplace_back(part, step);
    std::ranges::stable_sort(all, {}, [](const auto& one) { return one.second.phase; });
    return all;
}

ClosingDeal dealing_of(const ClosingUnit& part, const ClosingStep& step) {
    ClosingDeal dealing{.deal = step.deal};
    if (step.deal == ClosingDealKind::sell_city) {
        dealing.city = part.city();
        return dealing;
    }
    dealing.deed = part.space(step.lot);
    dealing.steps = step.steps;
    return dealing;
}

/// Carries the plan out; false if the calculators refuse a deal because of the box.
bool fill_in(const ClosingQuestion& asked, const ClosingTask& task, const FoundClosing& found, ClosingPlan& plan) {
    plan.after = asked.estate;
    plan.bank = task.bank;
    plan.steps.clear();
    for (const auto& [place, step] : in_order(found)) {
        const ClosingUnit& part = task.parts[place];
        PlannedStep planned{.dealing = dealing_of(part, step), .cash = {}, .gain = {}, .workings = {}};
        auto dealt = carry_out(asked.edition, asked.rulings, planned.dealing, plan.after, plan.bank);
        if (const auto* refusal = std::get_if<Refusal>(&dealt)) {
            const bool box = refusal->code == RefusalCode::no_houses || refusal->code == RefusalCode::no_hotels;
            if (box) return false;
            throw std::logic_error("a planned dealing is refused: " + std::string{to_string(refusal->code)});
        }
        auto& quote = std::get<Quote>(dealt);
        planned.cash = quote.amount;
        planned.gain =
            share_of_worth(worth_of(task, part.income(step.to) - part.income(step.from), planned.cash.units()));
        planned.workings = std::move(quote.workings);
        plan.steps.push_back(std::move(planned));
    }
    return true;
}

ClosingTrial trial_of(const ClosingEffort& effort, ClosingWorth known) {
    return {.known = known, .paths = effort.paths, .beginnings = effort.beginnings};
}

FoundClosing search_cash(const ClosingTask& task, const ClosingEffort& effort, bool& proved) {
    auto [found, bound] = best_of_cash(task);
    proved = found.worth == bound;
    if (proved) return found;
    proved = true;
    if (auto best = try_all_dealings(task, false, effort.states_tried)) return *std::move(best);
    constexpr std::ptrdiff_t most_rounds = 6;
    const auto needed = 1 + 2 * std::ranges::count_if(task.parts, &ClosingUnit::may_wait);
    proved = needed <= most_rounds;
    for (int rounds = 2; rounds <= std::min(needed, most_rounds) && found.worth < bound; ++rounds) {
        auto more = best_of_rounds(task, rounds, trial_of(effort, found.worth));
        proved = proved && more && more->worth == more->bound;
        if (more && more->worth > found.worth) found = *std::move(more);
    }
    proved = proved || found.worth == bound;
    return found;
}

/// The best plan found if the box runs out, in an order in which it can be paid.
class SearchWithBox {
public:
    SearchWithBox(const ClosingQuestion& asked, const ClosingTask& task, const ClosingEffort& effort)
        : asked_(asked), task_(task), effort_(effort), found_{0, 0, {task.parts.size(), std::vector<ClosingStep>{}}} {}

    FoundClosing find(ClosingPlan& plan) {
        plan.proved = true;
        if (auto best = try_all_dealings(task_, true, effort_.states_tried)) return *std::move(best);
        try_freely(effort_.beginnings, plan);
        const int most = coordinates_of_pieces(most_houses(task_));
        for (int rounds = 1; found_.worth < bound_ && rounds * most <= most_coordinates; ++rounds) {
            auto more = best_of_pieces(task_, rounds, trial_of(effort_, found_.worth));
            if (!more) break;
            if (more->worth > found_.worth) found_ = *std::move(more);
        }
        // The best known plan excludes many others, so a longer search is worthwhile.
        if (found_.worth < bound_ && gave_up_) try_freely(effort_.beginnings * 8, plan);
        plan.proved = found_.worth == bound_;
        return std::move(found_);
    }

private:
    /// Considers only the end, which bounds every plan, and takes the result if there is an order for it.
    void try_freely(std::size_t beginnings, ClosingPlan& plan) {
        ClosingTrial trial = trial_of(effort_, found_.worth);
        trial.paths *= 10;
        trial.beginnings = beginnings;
        FoundClosing freely = best_of_the_end(task_, trial);
        bound_ = freely.bound;
        gave_up_ = freely.worth < freely.bound;
        const bool is_possible = freely.worth > found_.worth &&
                                 put_in_possible_order(task_.parts, freely.steps, task_.cash, task_.bank) &&
                                 fill_in(asked_, task_, freely, plan);
        if (is_possible) found_ = std::move(freely);
    }

    const ClosingQuestion& asked_;
    const ClosingTask& task_;
    const ClosingEffort& effort_;
    FoundClosing found_;  ///< always possible, even before anything is found
    ClosingWorth bound_ = 0;
    bool gave_up_ = false;
};

/// Makes the plan if the box refuses the one that was made for an unlimited box.
void search_pieces(const ClosingQuestion& asked, const ClosingTask& task, const ClosingEffort& effort,
                   ClosingPlan& plan) {
    const FoundClosing found = SearchWithBox(asked, task, effort).find(plan);
    if (!fill_in(asked, task, found, plan)) throw std::logic_error("a planned dealing asks too much of the box");
}

/// The total of the estate with the plan, and its workings.
void add_total(const ClosingQuestion& asked, ClosingPlan& plan) {
    const auto& [edition, rulings, estate, dice] = asked;
    KeptCash kept = quote_kept_cash(edition, plan.after);
    plan.workings = std::move(kept.workings);
    const std::string& paragraph = edition.profile.walk.rule;
    Money income;  // of 36 throws
    for (const Holding& holding : plan.after.deeds) {
        ExpectedIncome earned = expected_income(edition, rulings, plan.after, dice, holding.deed);
        if (earned.is_mean) plan.expected.push_back(holding.deed);
        if (earned.of_36_throws.is_zero()) continue;
        income += earned.of_36_throws;
        plan.workings.insert(plan.workings.end(), earned.workings.begin(), earned.workings.end());
        if (counts_worth(edition)) continue;
        plan.workings.push_back(
            {.step = Step::walk_income, .figure = earned.income(), .rule = paragraph, .space = holding.deed});
    }
    plan.total = kept.kept + Share{income.units(), 36};
    plan.gain = plan.total - plan.now;
    plan.workings.push_back({.step = Step::total, .figure = plan.total, .rule = paragraph});
}

/// The deals of the best plan, and the estate after them.
void make_steps(const ClosingQuestion& asked, const ClosingTask& task, const ClosingEffort& effort, ClosingPlan& plan) {
    const FoundClosing found = search_cash(task, effort, plan.proved);
    // With an unlimited box nothing is refused for missing pieces; with a limited one, a plan that it allows is the
    // best.
    if (!fill_in(asked, task, found, plan)) search_pieces(asked, task, effort, plan);
}

}  // namespace

Share expected_total(const Edition& edition, const Rulings& rulings, const Estate& estate, const UtilityDice& dice) {
    Money income;  // of 36 throws
    for (const Holding& holding : estate.deeds)
        income += expected_income(edition, rulings, estate, dice, holding.deed).of_36_throws;
    return quote_kept_cash(edition, estate).kept + Share{income.units(), 36};
}

std::variant<ClosingPlan, Refusal> plan_closing(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                                const UtilityDice& dice, Pieces bank, const ClosingEffort& effort) {
    if (!edition.is_played_for(Goal::timed))
        return no_plan(std::string{to_string(Goal::timed)}, edition.profile.goals.rule);
    const ClosingQuestion asked{edition, rulings, estate, dice};
    ClosingPlan plan;
    plan.after = estate;
    plan.bank = bank;
    plan.now = expected_total(edition, rulings, estate, dice);
    // If worth is counted, no deal makes a total higher: a purchase is worth its price at most, and a sale or a
    // mortgage brings at most the worth.
    if (rulings.closing && !counts_worth(edition)) {
        const auto task = task_of(asked, bank);
        if (const auto* refusal = std::get_if<Refusal>(&task)) return *refusal;
        make_steps(asked, std::get<ClosingTask>(task), effort, plan);
    }
    add_total(asked, plan);
    return plan;
}

}  // namespace tablebank
