// A sequence of deals of one part that does not reduce the cash is made as soon as it can be paid: that makes no later
// deal impossible. If none of these can be paid, no part may have any such sequence, because in every order the first
// one to be completed would have to be paid with at most the current cash. All remaining deals cost money, however they
// are divided: seen backwards from the end, each such deal brings money in, and the same argument applies.
//
// If the box runs out, the possible next deals are made in an order that leaves the most to the others: sales, hotels
// sold down to houses, deals for which a sale still waits, redemptions, hotels (those first that need the fewest
// houses), houses.

#include "calculators/closing_order.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace tablebank {
namespace {

using Parts = std::vector<std::vector<ClosingStep>>;

class PayableOrder {
public:
    PayableOrder(const Parts& parts, std::int64_t cash) : cash_(cash) {
        for (std::size_t part = 0; part < parts.size(); ++part)
            if (!parts[part].empty()) rows_.push_back({part, 0, parts[part].size()});
        for (const Row& row : rows_)
            for (const ClosingStep& step : parts[row.part]) final_cash_ += step.cash;
        final_cash_ += cash;
        parts_ = &parts;
    }

    /// The part of each deal, in order; false if there is no order.
    [[nodiscard]] bool find(std::vector<std::size_t>& order) {
        if (cash_ < 0 || final_cash_ < 0) return false;
        std::vector<std::size_t> last;
        take_rows(true, cash_, order);
        take_rows(false, final_cash_, last);
        order.insert(order.end(), last.rbegin(), last.rend());
        return std::ranges::all_of(rows_, [](const Row& row) { return row.first == row.end; });
    }

private:
    /// The remaining deals of a part.
    struct Row {
        std::size_t part = 0;
        std::size_t first = 0;
        std::size_t end = 0;
    };

    void take_rows(bool forwards, std::int64_t cash, std::vector<std::size_t>& order) {
        for (bool taken = true; taken;) {
            taken = false;
            for (Row& row : rows_) {
                while (const std::size_t length = payable_length(row, forwards, cash)) {
                    order.insert(order.end(), length, row.part);
                    (forwards ? row.first : row.end) += forwards ? length : -length;
                    taken = true;
                }
            }
        }
    }

    /// The length of the shortest sequence of deals that does not reduce the cash and can be paid on its way; 0 if
    /// there is none. `cash`: the amount before it, and then the amount after it.
    [[nodiscard]] std::size_t payable_length(const Row& row, bool forwards, std::int64_t& cash) const {
        std::int64_t left = cash;
        for (std::size_t length = 1; length <= row.end - row.first; ++length) {
            const std::int64_t brings = (*parts_)[row.part][forwards ? row.first + length - 1 : row.end - length].cash;
            left += forwards ? brings : -brings;
            if (left < 0) return 0;
            if (left < cash) continue;
            cash = left;
            return length;
        }
        return 0;
    }

    const Parts* parts_ = nullptr;
    std::vector<Row> rows_;
    std::int64_t cash_ = 0;
    std::int64_t final_cash_ = 0;
};

/// Within a phase the cash only rises or only falls.
bool phases_will_do(const Parts& parts, std::int64_t cash) {
    std::vector<ClosingStep> all;
    for (const auto& steps : parts) all.insert(all.end(), steps.begin(), steps.end());
    std::ranges::stable_sort(all, {}, &ClosingStep::phase);
    return std::ranges::all_of(all, [&](const ClosingStep& step) { return (cash += step.cash) >= 0; });
}

/// Of the next deals of all parts, takes the first in rank that cash and box allow, until there is none.
class PossibleOrder {
public:
    PossibleOrder(const std::vector<ClosingUnit>& units, const Parts& parts, std::int64_t cash, Pieces bank)
        : units_(units), parts_(parts), next_(parts.size()), cash_(cash), bank_(bank) {}

    /// The part of each deal, in order; false if some are left.
    [[nodiscard]] bool find(std::vector<std::size_t>& order) {
        while (const auto part = first_in_rank()) {
            const ClosingStep& step = parts_[*part][next_[*part]++];
            cash_ += step.cash;
            bank_.houses -= houses(*part, step);
            bank_.hotels -= hotels(*part, step);
            order.push_back(*part);
        }
        std::size_t dealings = 0;
        for (const auto& steps : parts_) dealings += steps.size();
        return order.size() == dealings;
    }

private:
    enum class Rank : std::uint8_t { sale, broken_hotel, waited_for, redemption, hotel, houses };

    [[nodiscard]] int houses(std::size_t part, const ClosingStep& step) const {
        return units_[part].houses(step.to) - units_[part].houses(step.from);
    }
    [[nodiscard]] int hotels(std::size_t part, const ClosingStep& step) const {
        return units_[part].hotels(step.to) - units_[part].hotels(step.from);
    }
    /// Houses that must be in the box. A street that comes to hotels needs the houses that it lacks.
    [[nodiscard]] int asked(std::size_t part, const ClosingStep& step) const {
        if (step.deal == ClosingDealKind::build && hotels(part, step) > 0) return step.steps - hotels(part, step);
        return std::max(houses(part, step), 0);
    }
    [[nodiscard]] bool is_possible(std::size_t part, const ClosingStep& step) const {
        const int hotels_asked = std::max(hotels(part, step), 0);
        const int asked_for = asked(part, step);
        return cash_ + step.cash >= 0 && (hotels_asked == 0 || bank_.hotels >= hotels_asked) &&
               (asked_for == 0 || bank_.houses >= asked_for);
    }
    [[nodiscard]] Rank rank_of(std::size_t part, const ClosingStep& step) const {
        if (step.cash >= 0) return asked(part, step) > 0 ? Rank::broken_hotel : Rank::sale;
        const auto later = parts_[part].begin() + static_cast<std::ptrdiff_t>(next_[part]) + 1;
        if (std::any_of(later, parts_[part].end(), [](const ClosingStep& one) { return one.cash > 0; }))
            return Rank::waited_for;
        if (step.deal == ClosingDealKind::redeem) return Rank::redemption;
        return hotels(part, step) > 0 ? Rank::hotel : Rank::houses;
    }
    [[nodiscard]] std::optional<std::size_t> first_in_rank() const {
        std::optional<std::size_t> first;
        std::pair<Rank, int> least{};
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            if (next_[part] == parts_[part].size()) continue;
            const ClosingStep& step = parts_[part][next_[part]];
            const std::pair rank{rank_of(part, step), asked(part, step)};
            if (!is_possible(part, step) || (first && rank >= least)) continue;
            first = part;
            least = rank;
        }
        return first;
    }

    const std::vector<ClosingUnit>& units_;
    const Parts& parts_;
    std::vector<std::size_t> next_;  ///< dealing of each part
    std::int64_t cash_;
    Pieces bank_;
};

/// Makes each deal a phase of its own; `order`: the part of each.
void number_phases(Parts& parts, const std::vector<std::size_t>& order) {
    std::vector<std::size_t> next(parts.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::size_t part = order[place];
        parts[part][next[part]++].phase = static_cast<int>(place);
    }
}

}  // namespace

bool put_in_payable_order(std::vector<std::vector<ClosingStep>>& parts, std::int64_t cash) {
    if (phases_will_do(parts, cash)) return true;
    std::vector<std::size_t> order;
    if (!PayableOrder(parts, cash).find(order)) return false;
    number_phases(parts, order);
    return true;
}

bool put_in_possible_order(const std::vector<ClosingUnit>& units, std::vector<std::vector<ClosingStep>>& parts,
                           std::int64_t cash, Pieces bank) {
    std::vector<std::size_t> order;
    if (!PossibleOrder(units, parts, cash, bank).find(order)) return false;
    number_phases(parts, order);
    return true;
}

}  // namespace tablebank
