#pragma once
// Which path each part of an estate takes, so that all of them together are worth the most and leave cash and pieces
// enough at every mark. For closing_plan.cpp only.
//
// Exact, in whole numbers: a path is worth `key`, and the sum of the keys is to be as large as it can be.
//  1. Prices on what is left of cash and pieces turn each part's choice into one of its own; what these choices come to
//     is a bound from above, whatever the prices are, because what is left over is never below zero.
//  2. A path that would bring the sum below what is already held, were all the others chosen at their best, is left
//     out.
//  3. The rest is tried in full, part by part. Of two beginnings the one that leaves no more anywhere and is worth no
//     more is forgotten: whatever could follow it could follow the other one.

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <vector>

#include "calculators/closing_option.h"

namespace tablebank {

template <int Coordinates>
class ClosingChoice {
public:
    using Option = ClosingOption<Coordinates>;
    using Options = std::vector<Option>;

    ClosingChoice(std::vector<Options> parts, const ClosingLimits<Coordinates>& limits)
        : parts_(std::move(parts)), limits_(limits) {}

    struct Answer {
        std::vector<int> paths;
        ClosingKey key = 0;
        ClosingKey bound = 0;  ///< none comes to more; above the key only where there was too much to try
    };
    /// Every part must have a path that does nothing. With more beginnings than that at once the search is given up,
    /// and the best is what is held by then.
    [[nodiscard]] Answer best(std::size_t most_beginnings) {
        most_beginnings_ = most_beginnings;
        forget_what_cannot_bind();
        const Picks picks = picked_at(Prices{});
        std::vector<Option> chosen;
        if (is_possible(picks))
            for (std::size_t part = 0; part < parts_.size(); ++part) chosen.push_back(option(part, picks));
        else
            chosen = best_within_limits();
        Answer answer;
        for (const Option& one : chosen) {
            answer.paths.push_back(one.path);
            answer.key += one.key;
        }
        answer.bound = gave_up_ ? bound_ : answer.key;
        return answer;
    }

private:
    using Picks = std::vector<std::size_t>;
    using Prices = std::array<std::int64_t, Coordinates>;
    static constexpr int precision = 20;  ///< of a price, in bits

    struct Beginning {
        std::array<std::int64_t, Coordinates> at{};
        std::uint32_t asks = 0;
        ClosingKey key = 0;
        std::int32_t before = 0;
        std::int32_t pick = 0;
    };

    [[nodiscard]] const Option& option(std::size_t part, const Picks& picks) const { return parts_[part][picks[part]]; }
    [[nodiscard]] static std::uint32_t bit(int coordinate) { return 1U << static_cast<unsigned>(coordinate); }

    template <class Sum>
    [[nodiscard]] bool holds(const Sum& sum) const {
        for (int coordinate = 0; coordinate < Coordinates; ++coordinate) {
            if ((limits_.asked_for & ~sum.asks & bit(coordinate)) != 0) continue;
            const auto place = static_cast<std::size_t>(coordinate);
            if (limits_.spare[place] + sum.at[place] < 0) return false;
        }
        return true;
    }

    template <class One, class Other>
    [[nodiscard]] static bool is_no_worse(const One& one, const Other& other) {
        if (one.key < other.key || (one.asks & ~other.asks) != 0) return false;
        for (std::size_t place = 0; place < Coordinates; ++place)
            if (one.at[place] < other.at[place]) return false;
        return true;
    }

    [[nodiscard]] bool is_possible(const Picks& picks) const { return holds(sum_without(picks, parts_.size())); }

    template <class Sum>
    static void add(Sum& sum, const Option& added) {
        for (std::size_t place = 0; place < Coordinates; ++place) sum.at[place] += added.at[place];
        sum.asks |= added.asks;
        sum.key += added.key;
    }

    /// Where even the greediest paths together leave enough, or nobody asks, there is nothing to look at.
    void forget_what_cannot_bind() {
        for (int coordinate = 0; coordinate < Coordinates; ++coordinate) {
            const auto place = static_cast<std::size_t>(coordinate);
            std::int64_t least = limits_.spare[place];
            bool asked = (limits_.asked_for & bit(coordinate)) == 0;
            for (const Options& part : parts_) {
                std::int64_t lowest = std::numeric_limits<std::int64_t>::max();
                for (const Option& one : part) {
                    lowest = std::min(lowest, one.at[place]);
                    asked = asked || (one.asks & bit(coordinate)) != 0;
                }
                least += lowest;
            }
            if (asked && least < 0) continue;
            limits_.spare[place] = 0;
            loose_ |= bit(coordinate);
            for (Options& part : parts_) {
                for (Option& one : part) {
                    one.at[place] = 0;
                    one.asks &= ~bit(coordinate);
                }
            }
        }
    }

    /// The options that no other one beats, the most valuable first.
    template <class Kept>
    static void keep_best(std::vector<Kept>& all) {
        std::ranges::sort(all, [](const Kept& one, const Kept& other) {
            return one.key != other.key ? one.key > other.key : one.at > other.at;
        });
        std::vector<Kept> kept;
        for (const Kept& one : all) {
            if constexpr (Coordinates == 1) {
                if (!kept.empty() && kept.back().at[0] >= one.at[0]) continue;
            } else {
                if (std::ranges::any_of(kept, [&](const Kept& better) { return is_no_worse(better, one); })) continue;
            }
            kept.push_back(one);
        }
        all = std::move(kept);
    }

    template <class Sum>
    [[nodiscard]] static ClosingKey priced(const Sum& one, const Prices& prices) {
        ClosingKey sum = one.key;
        for (std::size_t place = 0; place < Coordinates; ++place)
            if (prices[place] != 0) sum += static_cast<ClosingKey>(prices[place]) * one.at[place];
        return sum;
    }

    /// The best option of each part where what is left is worth so much.
    [[nodiscard]] Picks picked_at(const Prices& prices) const {
        Picks picks;
        for (const Options& part : parts_) {
            std::size_t best = 0;
            ClosingKey most = priced(part.front(), prices);
            for (std::size_t pick = 1; pick < part.size(); ++pick) {
                const ClosingKey sum = priced(part[pick], prices);
                if (sum <= most) continue;
                most = sum;
                best = pick;
            }
            picks.push_back(best);
        }
        return picks;
    }

    [[nodiscard]] std::int64_t left_at(const Prices& prices, std::size_t place) const {
        const Picks picks = picked_at(prices);
        std::int64_t left = limits_.spare[place];
        for (std::size_t part = 0; part < parts_.size(); ++part) left += option(part, picks).at[place];
        return left;
    }

    /// With the other prices as they are, the lowest one at which the parts by themselves leave no want of this.
    void find_price(Prices& prices, std::size_t place) const {
        std::int64_t& price = prices[place];
        price = 0;
        if (left_at(prices, place) >= 0) return;
        constexpr std::int64_t highest = std::int64_t{1} << 60;
        std::int64_t above = 1;
        for (price = above; above < highest && left_at(prices, place) < 0; price = above) above *= 4;
        std::int64_t below = above / 4;
        while (below + 1 + (above >> precision) < above) {
            price = below + (above - below) / 2;
            (left_at(prices, place) < 0 ? below : above) = price;
        }
        price = above;
    }

    /// Each price in turn, a few times: it need not be the best one, for the bound is one at any price.
    [[nodiscard]] Prices find_prices() const {
        Prices prices{};
        const auto cash = static_cast<std::size_t>(limits_.cash);
        for (int round = 0; round < (Coordinates == 1 ? 1 : 3); ++round) {
            for (std::size_t place = 0; place < Coordinates; ++place) {
                const bool unpriced = ((limits_.asked_for | loose_) & bit(static_cast<int>(place))) != 0;
                if (place != cash && !unpriced) find_price(prices, place);
            }
            find_price(prices, cash);
        }
        return prices;
    }

    /// Of each part the best option that takes nothing from anybody.
    [[nodiscard]] Picks modest() const {
        Picks picks;
        for (const Options& part : parts_) {
            std::size_t pick = part.size();
            for (std::size_t place = 0; place < part.size(); ++place) {
                const bool takes =
                    part[place].asks != 0 || std::ranges::any_of(part[place].at, [](auto left) { return left < 0; });
                if (!takes && (pick == part.size() || part[place].key > part[pick].key)) pick = place;
            }
            picks.push_back(pick);
        }
        return picks;
    }

    /// What is wanting at all marks together.
    [[nodiscard]] std::int64_t want(const Option& sum) const {
        std::int64_t wanting = 0;
        for (int coordinate = 0; coordinate < Coordinates; ++coordinate) {
            if ((limits_.asked_for & ~sum.asks & bit(coordinate)) != 0) continue;
            const auto place = static_cast<std::size_t>(coordinate);
            wanting += std::max<std::int64_t>(-(limits_.spare[place] + sum.at[place]), 0);
        }
        return wanting;
    }

    /// What all parts but one come to.
    [[nodiscard]] Option sum_without(const Picks& picks, std::size_t left_out) const {
        Option sum;
        for (std::size_t part = 0; part < parts_.size(); ++part)
            if (part != left_out) add(sum, option(part, picks));
        return sum;
    }
    [[nodiscard]] static Option with(Option sum, const Option& added) {
        add(sum, added);
        return sum;
    }

    struct Change {
        std::size_t part = 0;
        std::size_t pick = 0;
        ClosingKey loss = 0;
    };
    /// The change of one part that loses least of those by which less is wanting.
    [[nodiscard]] std::optional<Change> least_loss(const Picks& picks, const Prices& prices,
                                                   std::int64_t wanting) const {
        std::optional<Change> best;
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            const Option others = sum_without(picks, part);
            const ClosingKey now = priced(option(part, picks), prices);
            for (std::size_t pick = 0; pick < parts_[part].size(); ++pick) {
                const ClosingKey loss = now - priced(parts_[part][pick], prices);
                if (best && loss >= best->loss) continue;
                if (want(with(others, parts_[part][pick])) < wanting) best = Change{part, pick, loss};
            }
        }
        return best;
    }

    /// Takes other options until nothing is wanting; false where that does not help.
    [[nodiscard]] bool mend(Picks& picks, const Prices& prices) const {
        for (;;) {
            const std::int64_t wanting = want(sum_without(picks, parts_.size()));
            if (wanting == 0) return true;
            const auto change = least_loss(picks, prices, wanting);
            if (!change) return false;
            picks[change->part] = change->pick;
        }
    }

    /// Takes a better option for one part after the other, as long as the rest allows it.
    void improve(Picks& picks) const {
        for (bool better = true; better;) {
            better = false;
            for (std::size_t part = 0; part < parts_.size(); ++part) {
                const Option others = sum_without(picks, part);
                std::size_t pick = 0;
                while (pick < picks[part] && !holds(with(others, parts_[part][pick]))) ++pick;
                better = better || pick < picks[part];
                picks[part] = pick;
            }
        }
    }

    /// Leaves out what cannot be part of anything that is worth more than what is held.
    void leave_out(const Prices& prices, const std::vector<ClosingKey>& most, ClosingKey spare) {
        for (std::size_t part = 0; part < parts_.size(); ++part)
            std::erase_if(parts_[part], [&](const Option& one) { return priced(one, prices) + spare < most[part]; });
    }

    /// Both are options of the same parts; what is held afterwards is the better one.
    void hold(Picks picks) {
        std::vector<Option> chosen;
        for (std::size_t part = 0; part < parts_.size(); ++part) chosen.push_back(option(part, picks));
        ClosingKey key = 0;
        for (const Option& one : chosen) key += one.key;
        if (!held_.empty() && key <= held_key_) return;
        held_ = std::move(chosen);
        held_key_ = key;
    }

    [[nodiscard]] std::vector<Option> best_within_limits() {
        const Prices prices = find_prices();
        hold(modest());
        if (Picks picks = picked_at(prices); mend(picks, prices)) hold(std::move(picks));
        std::vector<ClosingKey> most;  // what a part adds to the bound
        Option at_hand;
        at_hand.at = limits_.spare;
        bound_ = priced(at_hand, prices);
        const Picks best = picked_at(prices);
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            most.push_back(priced(option(part, best), prices));
            bound_ += most.back();
        }
        if (bound_ <= held_key_) return held_;
        leave_out(prices, most, bound_ - held_key_);
        for (Options& part : parts_) keep_best(part);
        if (Picks picks = picked_at(prices); mend(picks, prices)) {
            improve(picks);
            hold(std::move(picks));
        }
        leave_out(prices, most, bound_ - held_key_);
        if (auto found = search(prices, most, bound_, held_key_)) hold(*std::move(found));
        return held_;
    }

    struct Layer {
        std::size_t part = 0;
        std::vector<Beginning> beginnings;
    };

    /// The best picks that are worth more than what is held; nothing where there are none.
    [[nodiscard]] std::optional<Picks> search(const Prices& price, const std::vector<ClosingKey>& most,
                                              ClosingKey bound, ClosingKey held) {
        std::vector<std::size_t> order(parts_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t part) { return parts_[part].size(); });
        std::vector<Layer> layers;
        std::vector<Beginning> ends(1);
        ClosingKey rest = bound;  // of the bound, what the parts to come and the cash at hand may still add
        for (const std::size_t part : order) {
            rest -= most[part];
            std::vector<Beginning> longer = lengthened(ends, part, price, rest, held);
            if (longer.size() > most_beginnings_) {
                gave_up_ = true;
                return std::nullopt;
            }
            keep_best(longer);
            layers.push_back({part, std::move(ends)});
            ends = std::move(longer);
            if (ends.empty()) return std::nullopt;
        }
        const Beginning* best = nullptr;
        for (const Beginning& end : ends)
            if (holds(end) && (best == nullptr || end.key > best->key)) best = &end;
        if (best == nullptr || best->key <= held) return std::nullopt;
        Picks picks(parts_.size());
        const Beginning* end = best;
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
            picks[layer->part] = static_cast<std::size_t>(end->pick);
            end = &layer->beginnings[static_cast<std::size_t>(end->before)];
        }
        return picks;
    }

    [[nodiscard]] std::vector<Beginning> lengthened(const std::vector<Beginning>& ends, std::size_t part,
                                                    const Prices& price, ClosingKey rest, ClosingKey held) const {
        std::vector<Beginning> longer;
        for (std::size_t before = 0; before < ends.size(); ++before) {
            const ClosingKey so_far = priced(ends[before], price) + rest;
            for (std::size_t pick = 0; pick < parts_[part].size(); ++pick) {
                const Option& one = parts_[part][pick];
                if (so_far + priced(one, price) <= held) continue;
                Beginning made = ends[before];
                add(made, one);
                made.before = static_cast<std::int32_t>(before);
                made.pick = static_cast<std::int32_t>(pick);
                longer.push_back(made);
            }
            if (longer.size() > most_beginnings_) break;
        }
        return longer;
    }

    std::vector<Options> parts_;
    ClosingLimits<Coordinates> limits_;
    std::size_t most_beginnings_ = 0;
    std::vector<Option> held_;  ///< of each part
    ClosingKey held_key_ = 0;
    ClosingKey bound_ = 0;
    bool gave_up_ = false;
    std::uint32_t loose_ = 0;  ///< coordinates that cannot bind
};

}  // namespace tablebank
