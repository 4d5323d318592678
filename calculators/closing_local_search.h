#pragma once
// A possible choice that is nearly the best, derived from one that may be impossible. For closing_choice.h only.

#include <optional>

#include "calculators/closing_prices.h"

namespace tablebank {

template <int Coordinates>
class ClosingMend {
public:
    using Menu = ClosingMenu<Coordinates>;
    using Option = ClosingOption<Coordinates>;

    ClosingMend(const Menu& menu, const ClosingPrices<Coordinates>& prices) : menu_(menu), prices_(prices) {}

    /// Changes options until nothing is missing, then takes better ones; nullopt if that does not succeed.
    [[nodiscard]] std::optional<ClosingPicks> mended(ClosingPicks picks) const {
        for (;;) {
            const std::int64_t wanting = menu_.want(menu_.sum_of(picks));
            if (wanting == 0) break;
            const auto change = least_loss(picks, wanting);
            if (!change) return std::nullopt;
            picks[change->part] = change->pick;
        }
        while (improve_one(picks) || improve_two(picks)) {
        }
        return picks;
    }

    /// For each part the best option that uses no shared resource; nullopt if a part has none left.
    [[nodiscard]] std::optional<ClosingPicks> modest() const {
        ClosingPicks picks;
        for (std::size_t part = 0; part < menu_.parts(); ++part) {
            const auto& options = menu_.options(part);
            const auto takes_nothing = [](const Option& one) {
                return one.asks == 0 && std::ranges::all_of(one.at, [](auto left) { return left >= 0; });
            };
            const auto place = std::ranges::find_if(options, takes_nothing);
            if (place == options.end()) return std::nullopt;
            picks.push_back(static_cast<std::size_t>(place - options.begin()));
        }
        return picks;
    }

private:
    struct Change {
        std::size_t part = 0;
        std::size_t pick = 0;
        ClosingKey loss = 0;
    };
    /// The change of one part with the smallest loss, among those that reduce what is missing.
    [[nodiscard]] std::optional<Change> least_loss(const ClosingPicks& picks, std::int64_t wanting) const {
        std::optional<Change> best;
        for (std::size_t part = 0; part < menu_.parts(); ++part) {
            const Option others = menu_.sum_of(picks, [&](std::size_t other) { return other == part; });
            const ClosingKey now = prices_.priced(menu_.option(part, picks));
            const auto& options = menu_.options(part);
            for (std::size_t pick = 0; pick < options.size(); ++pick) {
                const ClosingKey loss = now - prices_.priced(options[pick]);
                if (best && loss >= best->loss) continue;
                if (menu_.want(Menu::with(others, options[pick])) < wanting) best = Change{part, pick, loss};
            }
        }
        return best;
    }

    /// A better option for one part, if the rest allows it. The most valuable options come first.
    [[nodiscard]] bool improve_one(ClosingPicks& picks) const {
        bool better = false;
        for (std::size_t part = 0; part < menu_.parts(); ++part) {
            const Option others = menu_.sum_of(picks, [&](std::size_t other) { return other == part; });
            std::size_t pick = 0;
            while (pick < picks[part] && !menu_.holds(Menu::with(others, menu_.options(part)[pick]))) ++pick;
            better = better || pick < picks[part];
            picks[part] = pick;
        }
        return better;
    }

    /// Other options for two parts that are worth more together.
    [[nodiscard]] bool improve_two(ClosingPicks& picks) const {
        bool better = false;
        for (std::size_t one = 0; one < menu_.parts(); ++one)
            for (std::size_t two = one + 1; two < menu_.parts(); ++two)
                better = improve_pair(picks, one, two) || better;
        return better;
    }

    [[nodiscard]] bool improve_pair(ClosingPicks& picks, std::size_t one, std::size_t two) const {
        const Option others = menu_.sum_of(picks, [&](std::size_t part) { return part == one || part == two; });
        const auto& of_one = menu_.options(one);
        const auto& of_two = menu_.options(two);
        ClosingKey most = of_one[picks[one]].key + of_two[picks[two]].key;
        bool better = false;
        for (std::size_t first = 0; first < of_one.size() && of_one[first].key + of_two.front().key > most; ++first) {
            const Option with_one = Menu::with(others, of_one[first]);
            for (std::size_t second = 0; second < of_two.size(); ++second) {
                const ClosingKey key = of_one[first].key + of_two[second].key;
                if (key <= most) break;
                if (!menu_.holds(Menu::with(with_one, of_two[second]))) continue;
                most = key;
                picks[one] = first;
                picks[two] = second;
                better = true;
                break;
            }
        }
        return better;
    }

    const Menu& menu_;
    const ClosingPrices<Coordinates>& prices_;
};

}  // namespace tablebank
