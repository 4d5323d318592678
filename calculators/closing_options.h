#pragma once
// The options of each part of an estate, what all parts together must leave, and sums over one option of each. For
// closing_choice.h only.

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "calculators/closing_option.h"

namespace tablebank {

[[nodiscard]] constexpr std::uint32_t closing_bit(int coordinate) {
    return 1U << static_cast<unsigned>(coordinate);
}

/// For each part the index of the chosen option.
using ClosingPicks = std::vector<std::size_t>;

template <int Coordinates>
class ClosingMenu {
public:
    using Option = ClosingOption<Coordinates>;
    using Options = std::vector<Option>;

    ClosingMenu(std::vector<Options> parts, const ClosingLimits<Coordinates>& limits)
        : parts_(std::move(parts)), limits_(limits) {
        forget_what_cannot_bind();
        keep_best_options();
    }

    [[nodiscard]] std::size_t parts() const { return parts_.size(); }
    [[nodiscard]] const Options& options(std::size_t part) const { return parts_[part]; }
    [[nodiscard]] const Option& option(std::size_t part, const ClosingPicks& picks) const {
        return parts_[part][picks[part]];
    }
    [[nodiscard]] bool has_parts_without_options() const { return std::ranges::any_of(parts_, &Options::empty); }
    [[nodiscard]] const ClosingLimits<Coordinates>& limits() const { return limits_; }
    /// Whether too little of this can be left.
    [[nodiscard]] bool binds(int coordinate) const { return (loose_ & closing_bit(coordinate)) == 0; }

    /// `sum`: an option, or the sum of several.
    template <class Sum>
    [[nodiscard]] bool holds(const Sum& sum) const {
        for (int coordinate = 0; coordinate < Coordinates; ++coordinate)
            if (left(sum, coordinate) < 0) return false;
        return true;
    }
    /// The amounts missing at all marks together.
    [[nodiscard]] std::int64_t want(const Option& sum) const {
        std::int64_t wanting = 0;
        for (int coordinate = 0; coordinate < Coordinates; ++coordinate)
            wanting += std::max<std::int64_t>(-left(sum, coordinate), 0);
        return wanting;
    }

    template <class Sum>
    static void add(Sum& sum, const Option& added) {
        for (std::size_t place = 0; place < Coordinates; ++place) sum.at[place] += added.at[place];
        sum.asks |= added.asks;
        sum.key += added.key;
    }
    [[nodiscard]] static Option with(Option sum, const Option& added) {
        add(sum, added);
        return sum;
    }
    /// The sum over all parts, except those for which `leaves_out` is true.
    template <class LeavesOut>
    [[nodiscard]] Option sum_of(const ClosingPicks& picks, const LeavesOut& leaves_out) const {
        Option sum;
        for (std::size_t part = 0; part < parts(); ++part)
            if (!leaves_out(part)) add(sum, option(part, picks));
        return sum;
    }
    [[nodiscard]] Option sum_of(const ClosingPicks& picks) const {
        return sum_of(picks, [](std::size_t) { return false; });
    }

    /// Removes the options for which `is_useless(part, option)` is true.
    template <class IsUseless>
    void leave_out(const IsUseless& is_useless) {
        for (std::size_t part = 0; part < parts(); ++part)
            std::erase_if(parts_[part], [&](const Option& one) { return is_useless(part, one); });
    }

    /// For the cash alone: keeps the options that no other beats, the most valuable first, so that each leaves more
    /// than those before it.
    static void keep(Options& best, const Option& added) requires(Coordinates == 1) {
        const auto is_worth_more = [&](const Option& one) {
            return one.key != added.key ? one.key > added.key : one.at >= added.at;
        };
        const auto place = std::ranges::partition_point(best, is_worth_more);
        if (place != best.begin() && std::prev(place)->at >= added.at) return;
        const auto rest = std::find_if(place, best.end(), [&](const Option& one) { return one.at > added.at; });
        if (rest == place) {
            best.insert(place, added);
        } else {
            *place = added;
            best.erase(std::next(place), rest);
        }
    }

    /// Keeps those that no other beats, the most valuable first.
    template <class Kept>
    static void keep_best(std::vector<Kept>& all) {
        const auto is_beaten_by_next = [](const Kept& one, const Kept& next) {
            return one.key <= next.key || one.at >= next.at;
        };
        if (Coordinates == 1 && std::ranges::adjacent_find(all, is_beaten_by_next) == all.end()) return;
        std::ranges::sort(all, [](const Kept& one, const Kept& other) {
            return one.key != other.key ? one.key > other.key : one.at > other.at;
        });
        std::size_t kept = 0;
        for (std::size_t place = 0; place < all.size(); ++place)
            if (!is_beaten(all, kept, all[place])) all[kept++] = all[place];
        all.resize(kept);
    }

private:
    template <class Sum>
    [[nodiscard]] std::int64_t left(const Sum& sum, int coordinate) const {
        if ((limits_.asked_for & ~sum.asks & closing_bit(coordinate)) != 0) return 0;
        const auto place = static_cast<std::size_t>(coordinate);
        return limits_.spare[place] + sum.at[place];
    }

    /// Whether one of the first `kept`, which are at least as valuable, beats it. For the cash alone the last of them
    /// leaves most.
    template <class Kept>
    [[nodiscard]] static bool is_beaten(const std::vector<Kept>& all, std::size_t kept, const Kept& one) {
        if constexpr (Coordinates == 1) return kept > 0 && all[kept - 1].at[0] >= one.at[0];
        const auto is_no_worse = [&](const Kept& other) {
            if ((other.asks & ~one.asks) != 0) return false;
            for (std::size_t place = 0; place < Coordinates; ++place)
                if (other.at[place] < one.at[place]) return false;
            return true;
        };
        return std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(kept), is_no_worse);
    }

    /// Ignores a coordinate if even the most expensive paths together leave enough, or if no option asks for it.
    void forget_what_cannot_bind() {
        for (int coordinate = 0; coordinate < Coordinates; ++coordinate) {
            const auto place = static_cast<std::size_t>(coordinate);
            std::int64_t least = limits_.spare[place];
            bool asked = (limits_.asked_for & closing_bit(coordinate)) == 0;
            for (const Options& part : parts_) {
                std::int64_t lowest = std::numeric_limits<std::int64_t>::max();
                for (const Option& one : part) {
                    lowest = std::min(lowest, one.at[place]);
                    asked = asked || (one.asks & closing_bit(coordinate)) != 0;
                }
                least += lowest;
            }
            if (asked && least < 0) continue;
            limits_.spare[place] = 0;
            loose_ |= closing_bit(coordinate);
            for (Options& part : parts_) {
                for (Option& one : part) {
                    one.at[place] = 0;
                    one.asks &= ~closing_bit(coordinate);
                }
            }
        }
    }

    void keep_best_options() {
        for (Options& part : parts_) keep_best(part);
    }

    std::vector<Options> parts_;
    ClosingLimits<Coordinates> limits_;
    std::uint32_t loose_ = 0;
};

}  // namespace tablebank
