#pragma once
// Chooses a path for each part of an estate so that all of them together are worth the most, and leave enough cash and
// pieces at every mark. For closing_plan.cpp only.
//
// Exact, in whole numbers: a path is worth `key`, and the sum of the keys is maximised.
// 1. Prices give an upper bound (closing_prices.h), and a choice that is changed until it is possible gives a lower
// bound (closing_local_search.h).
// 2. A path is left out if the sum would be below the best known one even with the best choice of all others.
// 3. The remaining ones are all tried, part by part. If one beginning leaves no more of anything than another and is
// not worth more, it is dropped: everything that could follow it could follow the other one.

#include <numeric>
#include <optional>

#include "calculators/closing_local_search.h"

namespace tablebank {

template <int Coordinates>
class ClosingChoice {
public:
    using Option = ClosingOption<Coordinates>;
    using Options = std::vector<Option>;
    using Menu = ClosingMenu<Coordinates>;

    /// Every part must have a path that does nothing.
    ClosingChoice(std::vector<Options> parts, const ClosingLimits<Coordinates>& limits)
        : menu_(std::move(parts), limits) {}

    struct Answer {
        std::vector<int> paths;  ///< of each part; empty if none are worth more than the known value
        ClosingKey key = 0;
        ClosingKey bound = 0;  ///< no choice is worth more; above the key only if the search was given up
    };
    /// `known`: a value reached elsewhere; only better choices are searched. If there are more than `most_beginnings`
    /// at once, the search is given up, and the result is the best choice so far.
    [[nodiscard]] Answer best(std::size_t most_beginnings, std::optional<ClosingKey> known) {
        most_beginnings_ = most_beginnings;
        if (known) held_key_ = *known;
        is_known_ = known.has_value();
        const ClosingPrices<Coordinates> prices(menu_);
        bound_ = prices.bound();
        if (menu_.holds(menu_.sum_of(prices.picks()))) hold(prices.picks());
        if (!is_known_ || bound_ > held_key_) look_for_more(prices);
        Answer answer{{}, held_key_, gave_up_ ? bound_ : held_key_};
        for (const Option& one : held_) answer.paths.push_back(one.path);
        return answer;
    }

private:
    struct Beginning {
        std::array<std::int64_t, Coordinates> at{};
        std::uint32_t asks = 0;
        std::int32_t before = 0;
        std::int32_t pick = 0;
        ClosingKey key = 0;
    };

    void hold(const ClosingPicks& picks) {
        const ClosingKey key = menu_.sum_of(picks).key;
        if (is_known_ && key <= held_key_) return;
        held_.clear();
        for (std::size_t part = 0; part < menu_.parts(); ++part) held_.push_back(menu_.option(part, picks));
        held_key_ = key;
        is_known_ = true;
    }
    void hold(const std::optional<ClosingPicks>& picks) {
        if (picks) hold(*picks);
    }

    void look_for_more(const ClosingPrices<Coordinates>& prices) {
        const ClosingMend<Coordinates> mend(menu_, prices);
        hold(mend.modest());
        hold(mend.mended(prices.picks()));
        if (bound_ <= held_key_) return;
        menu_.leave_out([&](std::size_t part, const Option& one) {
            return prices.priced(one) + (bound_ - held_key_) < prices.most(part);
        });
        if (menu_.has_parts_without_options()) return;
        hold(search(prices));
    }

    struct Layer {
        std::size_t part = 0;
        std::vector<Beginning> beginnings;
    };

    /// The best picks that are worth more than the best so far; nullopt if there are none.
    [[nodiscard]] std::optional<ClosingPicks> search(const ClosingPrices<Coordinates>& prices) {
        std::vector<std::size_t> order(menu_.parts());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t part) { return menu_.options(part).size(); });
        find_grid();
        std::vector<Layer> layers;
        std::vector<Beginning> ends(1);
        ClosingKey rest = bound_;  // the part of the bound that the remaining parts and the cash at hand may still add
        const std::size_t last = order.back();
        order.pop_back();
        for (const std::size_t part : order) {
            rest -= prices.most(part);
            std::vector<Beginning> longer;
            if (!lengthen_by_sum(ends, part, prices, rest, longer)) {
                lengthen(ends, part, prices, rest, longer);
                if (longer.size() > most_beginnings_) {
                    gave_up_ = true;
                    return std::nullopt;
                }
                Menu::keep_best(longer);
            }
            layers.push_back({part, std::move(ends)});
            ends = std::move(longer);
            if (ends.empty()) return std::nullopt;
        }
        return best_with(last, layers, ends);
    }

    /// All sums of cash differ by multiples of it.
    void find_grid() {
        std::int64_t grid = 0;
        for (std::size_t part = 0; part < menu_.parts(); ++part)
            for (const Option& one : menu_.options(part))
                grid = std::gcd(grid, one.at[0] - menu_.options(part).front().at[0]);
        grid_ = std::max<std::int64_t>(grid, 1);
    }

    /// The most valuable of the ends and of the last part's options come first, so that few must be combined.
    [[nodiscard]] std::optional<ClosingPicks> best_with(std::size_t last, const std::vector<Layer>& layers,
                                                        const std::vector<Beginning>& ends) const {
        const Options& options = menu_.options(last);
        const Beginning* best = nullptr;
        std::size_t last_pick = 0;
        ClosingKey most = held_key_;
        bool is_known = is_known_;
        for (const Beginning& end : ends) {
            for (std::size_t pick = 0; pick < options.size(); ++pick) {
                if (is_known && end.key + options[pick].key <= most) break;
                if (!menu_.holds(longer_one(end, 0, options[pick], pick))) continue;
                best = &end;
                last_pick = pick;
                most = end.key + options[pick].key;
                is_known = true;
            }
        }
        if (best == nullptr) return std::nullopt;
        ClosingPicks picks(menu_.parts());
        picks[last] = last_pick;
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
            picks[layer->part] = static_cast<std::size_t>(best->pick);
            best = &layer->beginnings[static_cast<std::size_t>(best->before)];
        }
        return picks;
    }

    /// Extends every beginning by every option of the part with which it can still exceed the best so far.
    template <class Take>
    void each_longer(const std::vector<Beginning>& ends, std::size_t part, const ClosingPrices<Coordinates>& prices,
                     ClosingKey rest, Take&& take) const {
        const Options& options = menu_.options(part);
        std::vector<ClosingKey> priced;
        for (const Option& one : options) priced.push_back(prices.priced(one));
        for (std::size_t before = 0; before < ends.size(); ++before) {
            const ClosingKey needed = held_key_ - prices.priced(ends[before]) - rest;
            for (std::size_t pick = 0; pick < options.size(); ++pick)
                if (priced[pick] > needed && !take(before, pick)) return;
        }
    }

    [[nodiscard]] static Beginning longer_one(const Beginning& end, std::size_t before, const Option& added,
                                              std::size_t pick) {
        Beginning made = end;
        Menu::add(made, added);
        made.before = static_cast<std::int32_t>(before);
        made.pick = static_cast<std::int32_t>(pick);
        return made;
    }

    void lengthen(const std::vector<Beginning>& ends, std::size_t part, const ClosingPrices<Coordinates>& prices,
                  ClosingKey rest, std::vector<Beginning>& longer) const {
        const Options& options = menu_.options(part);
        each_longer(ends, part, prices, rest, [&](std::size_t before, std::size_t pick) {
            longer.push_back(longer_one(ends[before], before, options[pick], pick));
            return longer.size() <= most_beginnings_;
        });
    }

    /// For the cash alone, if there are few different sums: for each sum the most valuable beginning, and of these the
    /// ones that no other beats. False, without a result, if there are too many sums.
    [[nodiscard]] bool lengthen_by_sum(const std::vector<Beginning>& ends, std::size_t part,
                                       const ClosingPrices<Coordinates>& prices, ClosingKey rest,
                                       std::vector<Beginning>& longer) const {
        if constexpr (Coordinates == 1) {
            const Options& options = menu_.options(part);
            // A less valuable one leaves more, in both.
            const std::int64_t lowest = ends.front().at[0] + options.front().at[0];
            const std::int64_t sums = (ends.back().at[0] + options.back().at[0] - lowest) / grid_ + 1;
            if (sums > static_cast<std::int64_t>(ends.size() * options.size())) return false;
            struct Best {
                ClosingKey key = 0;
                std::int32_t before = -1;  ///< -1: not reached
                std::int32_t pick = 0;
            };
            std::vector<Best> best(static_cast<std::size_t>(sums));
            each_longer(ends, part, prices, rest, [&](std::size_t before, std::size_t pick) {
                Best& one = best[static_cast<std::size_t>((ends[before].at[0] + options[pick].at[0] - lowest) / grid_)];
                const ClosingKey key = ends[before].key + options[pick].key;
                if (one.before < 0 || key > one.key)
                    one = {key, static_cast<std::int32_t>(before), static_cast<std::int32_t>(pick)};
                return true;
            });
            for (auto one = best.rbegin(); one != best.rend(); ++one) {
                if (one->before < 0 || (!longer.empty() && one->key <= longer.back().key)) continue;
                const auto before = static_cast<std::size_t>(one->before);
                const auto pick = static_cast<std::size_t>(one->pick);
                longer.push_back(longer_one(ends[before], before, options[pick], pick));
            }
            std::ranges::reverse(longer);
            return true;
        }
        return false;
    }

    Menu menu_;
    std::size_t most_beginnings_ = 0;
    std::vector<Option> held_;  ///< of each part
    ClosingKey held_key_ = 0;
    bool is_known_ = false;
    ClosingKey bound_ = 0;
    bool gave_up_ = false;
    std::int64_t grid_ = 1;
};

}  // namespace tablebank
