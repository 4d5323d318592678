#pragma once
// Prices of the remaining cash and pieces: they make the choice of each part independent. The sum of these choices is
// an upper bound for any prices, because the remaining amounts are never negative. For closing_choice.h only.

#include "calculators/closing_options.h"

namespace tablebank {

template <int Coordinates>
class ClosingPrices {
public:
    using Option = ClosingOption<Coordinates>;

    /// Adjusts each price in turn, a few times: it need not be optimal, because every price gives a bound.
    explicit ClosingPrices(const ClosingMenu<Coordinates>& menu) {
        const int cash = menu.limits().cash;
        for (int round = 0; round < (Coordinates == 1 ? 1 : 3); ++round) {
            for (int coordinate = 0; coordinate < Coordinates; ++coordinate) {
                const bool asked = (menu.limits().asked_for & closing_bit(coordinate)) != 0;
                if (coordinate != cash && !asked && menu.binds(coordinate)) find_price(menu, coordinate);
            }
            if (menu.binds(cash)) find_price(menu, cash);
        }
        Option at_hand;
        at_hand.at = menu.limits().spare;
        bound_ = priced(at_hand);
        picks_ = picked(menu);
        for (std::size_t part = 0; part < menu.parts(); ++part) {
            most_.push_back(priced(menu.option(part, picks_)));
            bound_ += most_.back();
        }
    }

    /// `one`: an option, or the sum of several.
    template <class Sum>
    [[nodiscard]] ClosingKey priced(const Sum& one) const {
        ClosingKey sum = one.key;
        for (std::size_t place = 0; place < Coordinates; ++place)
            if (prices_[place] != 0) sum += static_cast<ClosingKey>(prices_[place]) * one.at[place];
        return sum;
    }

    /// No options of all parts together are worth more.
    [[nodiscard]] ClosingKey bound() const { return bound_; }
    /// The share of a part in the bound.
    [[nodiscard]] ClosingKey most(std::size_t part) const { return most_[part]; }
    /// The options of the bound.
    [[nodiscard]] const ClosingPicks& picks() const { return picks_; }

private:
    static constexpr int precision = 20;  ///< of a price, in bits

    /// The best option of a part at these prices.
    [[nodiscard]] std::size_t best_of(const std::vector<Option>& options) const {
        std::size_t best = 0;
        ClosingKey most = priced(options.front());
        for (std::size_t pick = 1; pick < options.size(); ++pick) {
            const ClosingKey sum = priced(options[pick]);
            if (sum <= most) continue;
            most = sum;
            best = pick;
        }
        return best;
    }

    [[nodiscard]] ClosingPicks picked(const ClosingMenu<Coordinates>& menu) const {
        ClosingPicks picks;
        for (std::size_t part = 0; part < menu.parts(); ++part) picks.push_back(best_of(menu.options(part)));
        return picks;
    }

    [[nodiscard]] bool leaves_enough(const ClosingMenu<Coordinates>& menu, std::size_t place) const {
        std::int64_t left = menu.limits().spare[place];
        for (std::size_t part = 0; part < menu.parts(); ++part) {
            const auto& options = menu.options(part);
            left += options[best_of(options)].at[place];
        }
        return left >= 0;
    }

    /// With the other prices fixed, the lowest one at which the independent choices of the parts leave enough of this.
    void find_price(const ClosingMenu<Coordinates>& menu, int coordinate) {
        const auto place = static_cast<std::size_t>(coordinate);
        std::int64_t& price = prices_[place];
        price = 0;
        if (leaves_enough(menu, place)) return;
        constexpr std::int64_t highest = std::int64_t{1} << 60;
        std::int64_t above = 1;
        for (price = above; above < highest && !leaves_enough(menu, place); price = above) above *= 4;
        std::int64_t below = above / 4;
        while (below + 1 + (above >> precision) < above) {
            price = below + (above - below) / 2;
            (leaves_enough(menu, place) ? above : below) = price;
        }
        price = above;
    }

    std::array<std::int64_t, Coordinates> prices_{};
    ClosingPicks picks_;
    std::vector<ClosingKey> most_;
    ClosingKey bound_ = 0;
};

}  // namespace tablebank
