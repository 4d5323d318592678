// Breadth-first search: after each number of deals, every reachable state of the estate, each with the most cash
// possible in it. More cash allows everything that less does, so only the most is kept; and a state that was reached
// before with as much cash is not examined again, so the search ends.

#include "calculators/closing_exhaustive.h"

#include <algorithm>

namespace tablebank {
namespace {

class Exhaustion {
public:
    Exhaustion(const ClosingTask& task, bool limited, std::size_t states)
        : task_(task), limited_(limited), most_cash_(states, -1), pending_(states, -1) {
        int weight = 1;
        for (const ClosingUnit& part : task.parts) {
            weights_.push_back(weight);
            weight *= part.states();
        }
    }

    FoundClosing search() {
        int start = 0;
        for (std::size_t part = 0; part < task_.parts.size(); ++part)
            start += weights_[part] * task_.parts[part].start();
        reached_.push_back({.state = start, .cash = task_.cash});
        most_cash_[static_cast<std::size_t>(start)] = task_.cash;
        std::size_t first = 0;
        for (int dealings = 1; first < reached_.size(); ++dealings) {
            const std::size_t last = reached_.size();
            for (std::size_t from = first; from < last; ++from) deal(static_cast<int>(from));
            take_pending(dealings);
            first = last;
        }
        return found();
    }

private:
    struct Reached {
        int state = 0;
        std::int64_t cash = 0;
        int before = -1;
        int part = 0;
        ClosingMove move{};
    };

    [[nodiscard]] int state_of(int state, std::size_t part) const {
        return state / weights_[part] % task_.parts[part].states();
    }

    [[nodiscard]] Pieces box_at(int state) const {
        Pieces box = task_.bank;
        for (std::size_t part = 0; part < task_.parts.size(); ++part) {
            const ClosingUnit& unit = task_.parts[part];
            const int now = state_of(state, part);
            box.houses += unit.houses(unit.start()) - unit.houses(now);
            box.hotels += unit.hotels(unit.start()) - unit.hotels(now);
        }
        return box;
    }

    [[nodiscard]] static bool box_allows(const Pieces& box, const ClosingUnit& unit, int from,
                                         const ClosingMove& move) {
        if (move.deal != ClosingDealKind::build && move.deal != ClosingDealKind::sell) return true;
        if ((move.kind & (deal_kind::gives | deal_kind::breaks_hotel | deal_kind::takes)) != 0) {
            const int houses = unit.houses(move.to) - unit.houses(from);
            return houses <= 0 || box.houses >= houses;
        }
        int missing = 0;
        while (deal_kind::hotel(missing) != move.kind) ++missing;
        return box.hotels >= unit.hotels(move.to) - unit.hotels(from) && (missing == 0 || box.houses >= missing);
    }

    void deal(int number) {
        const Reached from = reached_[static_cast<std::size_t>(number)];
        // A better way to the same state was found with as many deals.
        if (most_cash_[static_cast<std::size_t>(from.state)] > from.cash) return;
        const Pieces box = limited_ ? box_at(from.state) : Pieces{};
        for (std::size_t part = 0; part < task_.parts.size(); ++part) {
            const ClosingUnit& unit = task_.parts[part];
            const int now = state_of(from.state, part);
            unit.each_move(now, ~std::uint32_t{0}, [&](const ClosingMove& move) {
                const std::int64_t cash = from.cash + move.cash;
                if (cash < 0 || (limited_ && !box_allows(box, unit, now, move))) return;
                const int to = from.state + weights_[part] * (move.to - now);
                if (cash <= most_cash_[static_cast<std::size_t>(to)]) return;
                int& waiting = pending_[static_cast<std::size_t>(to)];
                const Reached made{to, cash, number, static_cast<int>(part), move};
                if (waiting < 0) {
                    waiting = static_cast<int>(next_.size());
                    next_.push_back(made);
                } else if (cash > next_[static_cast<std::size_t>(waiting)].cash) {
                    next_[static_cast<std::size_t>(waiting)] = made;
                }
            });
        }
    }

    void take_pending(int dealings) {
        for (const Reached& made : next_) {
            pending_[static_cast<std::size_t>(made.state)] = -1;
            most_cash_[static_cast<std::size_t>(made.state)] = made.cash;
            const ClosingWorth worth = worth_at(made) * worth_of_step - dealings;
            if (worth > best_worth_) {
                best_worth_ = worth;
                best_ = static_cast<int>(reached_.size());
            }
            reached_.push_back(made);
        }
        next_.clear();
    }

    [[nodiscard]] ClosingWorth worth_at(const Reached& made) const {
        std::int64_t income = 0;
        for (std::size_t part = 0; part < task_.parts.size(); ++part) {
            const ClosingUnit& unit = task_.parts[part];
            income += unit.income(state_of(made.state, part)) - unit.income(unit.start());
        }
        return worth_of(task_, income, made.cash - task_.cash);
    }

    [[nodiscard]] FoundClosing found() const {
        std::vector<const Reached*> way;
        for (int at = best_; reached_[static_cast<std::size_t>(at)].before >= 0;
             at = reached_[static_cast<std::size_t>(at)].before)
            way.push_back(&reached_[static_cast<std::size_t>(at)]);
        std::ranges::reverse(way);
        FoundClosing found{best_worth_, best_worth_, std::vector<std::vector<ClosingStep>>(task_.parts.size())};
        for (std::size_t place = 0; place < way.size(); ++place) {
            const auto part = static_cast<std::size_t>(way[place]->part);
            const ClosingMove& move = way[place]->move;
            const int before = reached_[static_cast<std::size_t>(way[place]->before)].state;
            found.steps[part].push_back(
                {static_cast<int>(place), move.deal, move.lot, move.steps, state_of(before, part), move.to, move.cash});
        }
        return found;
    }

    const ClosingTask& task_;
    bool limited_;
    std::vector<int> weights_;
    std::vector<std::int64_t> most_cash_;  ///< of each state, in fewer dealings or as many
    std::vector<int> pending_;             ///< of each state, the place in `next_`
    std::vector<Reached> reached_;
    std::vector<Reached> next_;
    ClosingWorth best_worth_ = 0;
    int best_ = 0;
};

}  // namespace

std::optional<FoundClosing> try_all_dealings(const ClosingTask& task, bool limited, std::int64_t most_states) {
    std::int64_t states = 1;
    for (const ClosingUnit& part : task.parts) {
        states *= part.states();
        if (states > most_states) return std::nullopt;
    }
    return Exhaustion(task, limited, static_cast<std::size_t>(states)).search();
}

}  // namespace tablebank
