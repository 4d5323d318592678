#include "calculators/closing_search.h"

#include <limits>

#include "calculators/closing_choice.h"
#include "calculators/closing_order.h"

namespace tablebank {
namespace {

/// For a single sum there are never too many: equal sums count once.
constexpr int most_sums = 20'000'000;

/// Never the tightest limit of anything.
constexpr std::int64_t without_end = std::numeric_limits<std::int64_t>::max() / 4;

std::int64_t at_hand(const ClosingTask& task, ClosingResource resource) {
    return resource == ClosingResource::houses   ? task.bank.houses
           : resource == ClosingResource::hotels ? task.bank.hotels
                                                 : task.cash;
}

std::int64_t least_cash(const ClosingTask& task) {
    std::int64_t payable = task.cash;
    for (const ClosingUnit& part : task.parts) payable += part.most_raised();
    return -payable;
}

template <int Coordinates>
ClosingLimits<Coordinates> limits_at(const ClosingTask& task, const std::vector<ClosingPhase>& phases, int cash) {
    ClosingLimits<Coordinates> limits;
    limits.spare.fill(without_end);
    limits.cash = cash;
    for (const ClosingPhase& phase : phases) {
        for (const ClosingMark& mark : phase.marks) {
            limits.spare[static_cast<std::size_t>(mark.coordinate)] = at_hand(task, mark.resource) - mark.needed;
            // A box without debts never gets any, whether an option asks for it or not.
            const bool always = mark.needed == 0 && at_hand(task, mark.resource) >= 0;
            if (mark.asked_for && !always) limits.asked_for |= 1U << static_cast<unsigned>(mark.coordinate);
        }
    }
    return limits;
}

template <int Coordinates>
using Options = std::vector<ClosingOption<Coordinates>>;

template <int Coordinates>
Options<Coordinates> options_of(const ClosingTask& task, const ClosingUnit& part,
                                const ClosingPaths<Coordinates>& paths) {
    Options<Coordinates> options;
    if (Coordinates > 1) options.reserve(static_cast<std::size_t>(part.states()));
    const std::int64_t income = part.income(part.start());
    paths.each_path([&](int number, const auto& path) {
        const ClosingWorth worth = worth_of(task, part.income(path.state) - income, path.cash);
        const ClosingOption<Coordinates> option{worth * worth_of_step - path.steps, path.at, path.asks, number};
        if constexpr (Coordinates == 1)
            ClosingMenu<1>::keep(options, option);
        else
            options.push_back(option);
    });
    return options;
}

template <int Coordinates>
FoundClosing chosen(std::vector<Options<Coordinates>> options, const ClosingLimits<Coordinates>& limits,
                    const std::vector<ClosingPaths<Coordinates>>& paths, const ClosingTrial& trial) {
    const auto answer = ClosingChoice<Coordinates>(std::move(options), limits).best(trial.beginnings, trial.known);
    FoundClosing found{answer.key, answer.bound, std::vector<std::vector<ClosingStep>>(answer.paths.size())};
    for (std::size_t part = 0; part < answer.paths.size(); ++part)
        paths[part].add_steps(answer.paths[part], found.steps[part]);
    return found;
}

template <int Coordinates>
std::optional<FoundClosing> search_program(const ClosingTask& task, const ClosingProgram& program,
                                           const ClosingTrial& trial) {
    const std::int64_t least = least_cash(task);
    std::vector<ClosingPaths<Coordinates>> paths;
    std::vector<Options<Coordinates>> options;
    for (const ClosingUnit& part : task.parts) {
        paths.emplace_back(part, task.kept_percent > 0, least);
        if (!paths.back().run(program, trial.paths)) return std::nullopt;
        options.push_back(options_of(task, part, paths.back()));
    }
    return chosen(std::move(options), limits_at<Coordinates>(task, program.phases, program.final_cash), paths, trial);
}

}  // namespace

ClosingWorth worth_of(const ClosingTask& task, std::int64_t income, std::int64_t cash) {
    return static_cast<ClosingWorth>(income) * 100 + static_cast<ClosingWorth>(cash) * 36 * task.kept_percent;
}

/// The deals of the few paths to choose from, one sequence after the other.
class Rows {
public:
    /// The number of the row.
    int add(const ClosingPaths<1>& paths, int path) {
        paths.add_steps(path, steps_);
        ends_.push_back(std::ssize(steps_));
        return static_cast<int>(ends_.size()) - 2;
    }
    [[nodiscard]] std::vector<ClosingStep> steps_of(int row) const {
        const auto place = static_cast<std::size_t>(row);
        return {steps_.begin() + ends_[place], steps_.begin() + ends_[place + 1]};
    }

private:
    std::vector<ClosingStep> steps_;
    std::vector<std::ptrdiff_t> ends_{0};
};

/// The best plan of one round; `freely`: of any number of rounds, if only the cash at the end is not below zero.
FoundClosing best_without_box(const ClosingTask& task, bool freely) {
    const ClosingProgram program = rounds_of_cash(1);
    const int phases = static_cast<int>(program.phases.size());
    const std::int64_t least = least_cash(task);
    Rows rows;
    std::vector<Options<1>> parts;
    parts.reserve(task.parts.size());
    for (const ClosingUnit& part : task.parts) {
        ClosingPaths<1> paths(part, task.kept_percent > 0, least);
        static_cast<void>(paths.run(program, std::numeric_limits<int>::max()));
        if (freely && part.may_wait()) static_cast<void>(paths.run_freely(program, look_at_the_cash(), phases));
        Options<1>& options = parts.emplace_back(options_of(task, part, paths));
        for (ClosingOption<1>& option : options) option.path = rows.add(paths, option.path);
    }
    const auto limits = limits_at<1>(task, program.phases, program.final_cash);
    const auto answer = ClosingChoice<1>(std::move(parts), limits).best(most_sums, std::nullopt);
    FoundClosing found{answer.key, answer.bound, {}};
    for (const int row : answer.paths) found.steps.push_back(rows.steps_of(row));
    return found;
}

BestOfCash best_of_cash(const ClosingTask& task) {
    FoundClosing freely = best_without_box(task, true);
    const ClosingWorth bound = freely.bound;
    if (put_in_payable_order(freely.steps, task.cash)) return {std::move(freely), bound};
    return {best_without_box(task, false), bound};
}

std::optional<FoundClosing> best_of_rounds(const ClosingTask& task, int rounds, const ClosingTrial& trial) {
    const ClosingProgram program = rounds_of_cash(rounds);
    if (rounds <= 4) return search_program<4>(task, program, trial);
    return search_program<8>(task, program, trial);
}

int most_houses(const ClosingTask& task) {
    int most = 0;
    for (const ClosingUnit& part : task.parts) most = std::max(most, part.most_houses());
    return most;
}

std::optional<FoundClosing> best_of_pieces(const ClosingTask& task, int rounds, const ClosingTrial& trial) {
    const ClosingProgram program = rounds_of_pieces(rounds, most_houses(task));
    if (program.coordinates <= 8) return search_program<8>(task, program, trial);
    if (program.coordinates <= 16) return search_program<16>(task, program, trial);
    return search_program<most_coordinates>(task, program, trial);
}

namespace {

template <int Coordinates>
FoundClosing search_freely(const ClosingTask& task, int most_houses, const ClosingTrial& trial) {
    const ClosingProgram round = rounds_of_pieces(1, most_houses);
    const ClosingPhase end = look_at_the_pieces(most_houses);
    const std::int64_t least = least_cash(task);
    std::vector<ClosingPaths<Coordinates>> paths;
    std::vector<Options<Coordinates>> options;
    for (const ClosingUnit& part : task.parts) {
        paths.emplace_back(part, task.kept_percent > 0, least);
        if (!paths.back().run_freely(round, end, 0, peaks_at_the_end, trial.paths)) {
            paths.pop_back();
            paths.emplace_back(part, task.kept_percent > 0, least);
            static_cast<void>(paths.back().run_freely(rounds_of_cash(1), end));
        }
        options.push_back(options_of(task, part, paths.back()));
    }
    ClosingLimits<Coordinates> limits = limits_at<Coordinates>(task, {end}, 0);
    // A box that already owes pieces does not require any of them back.
    for (int place = 0; place < peaks_at_the_end; ++place)
        if (std::int64_t& spare = limits.spare[static_cast<std::size_t>(place)]; spare < 0) spare = without_end;
    return chosen(std::move(options), limits, paths, trial);
}

}  // namespace

FoundClosing best_of_the_end(const ClosingTask& task, const ClosingTrial& trial) {
    static_assert(peaks_at_the_end + deal_kind::most_missing <= most_coordinates);
    const int most = most_houses(task);
    if (peaks_at_the_end + most <= 8) return search_freely<8>(task, most, trial);
    return search_freely<most_coordinates>(task, most, trial);
}

}  // namespace tablebank
