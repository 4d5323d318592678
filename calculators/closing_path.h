#pragma once
// The deals that lead from the current state of a part of an estate to every state it can reach, and the cash and
// pieces that they need on the way. For closing_plan.cpp only.
//
// All parts deal in phases: first all sell, then all buy, and so on for as many rounds as a program has. Within a phase
// the cash and each kind of pieces only rise or only fall. So in whatever order its deals come, they are possible if
// they are possible at its end: the program has its marks there. The contribution of a path to each mark is its `at`.
// If two paths lead to the same state, one with less of everything and at least as many deals is dropped.

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "calculators/closing_unit.h"

namespace tablebank {

enum class ClosingResource : std::uint8_t { cash, houses, hotels };

/// A point where a program checks the remaining amount: at least `needed`, if any path there makes a deal that asks for
/// it.
struct ClosingMark {
    int coordinate = 0;
    ClosingResource resource = ClosingResource::cash;
    int needed = 0;
    bool asked_for = false;  ///< only if a path builds or sells in this phase
    bool before = false;     ///< at the beginning of the phase
    bool peak = false;       ///< the highest amount before a deal asked for it, not the remaining one
};

struct ClosingPhase {
    std::uint32_t kinds = 0;  ///< of deals; all of them bring money in, or all of them cost money
    std::uint32_t asks{};     ///< the coordinates that a building or a sale of this phase asks for, as bits
    std::vector<ClosingMark> marks{};
};

struct ClosingProgram {
    std::vector<ClosingPhase> phases;
    int coordinates = 0;
    int final_cash = 0;  ///< the coordinate of the cash at the end
};

/// A deal in its place in a program.
struct ClosingStep {
    int phase = 0;
    ClosingDealKind deal = ClosingDealKind::build;
    int lot = 0;
    int steps = 0;
    int from = 0;  ///< state
    int to = 0;
    std::int64_t cash = 0;  ///< the sum that the player gets, or pays
};

template <int Coordinates>
class ClosingPaths {
public:
    struct Path {
        std::array<std::int64_t, Coordinates> at{};
        std::int64_t cash = 0;
        std::uint32_t asks = 0;
        int steps = 0;
        int state = 0;
        int next = -1;    ///< next path to the same state
        int before = -1;  ///< the path that this one extends by a deal
        std::int16_t phase = 0;
        std::int16_t lot = 0;
        std::int16_t count = 0;
        ClosingDealKind deal = ClosingDealKind::build;
    };

    /// If no part of the cash is kept, a path with fewer deals is useful even if it leaves less cash. `least_cash`:
    /// with less than that a path cannot be paid, whatever the other parts bring.
    ClosingPaths(const ClosingUnit& unit, bool cash_counts, std::int64_t least_cash)
        : unit_(unit),
          cash_counts_(cash_counts),
          least_cash_(least_cash),
          first_(static_cast<std::size_t>(unit.states()), -1),
          lowest_(unit.start()),
          highest_(unit.start()) {
        for (int lot = 0; lot < unit.lots(); ++lot) highest_level_.push_back(unit.level(unit.start(), lot));
        paths_.reserve(static_cast<std::size_t>(unit.states()));
        Path stay;
        stay.state = unit.start();
        paths_.push_back(stay);
        first_[static_cast<std::size_t>(unit.start())] = 0;
    }

    /// False if there would be more than `most_paths` paths.
    [[nodiscard]] bool run(const ClosingProgram& program, int most_paths) {
        most_paths_ = most_paths;
        for (std::size_t phase = 0; phase < program.phases.size(); ++phase) {
            mark(program.phases[phase], true);
            spread(program.phases[phase], static_cast<int>(phase));
            mark(program.phases[phase], false);
        }
        return !has_too_many();
    }

    /// Any number of rounds, or further rounds after a program of `phase` phases, each of which is one pass through
    /// `round`; checks only the remaining amounts at the end. No program can do better. `peaks`: the coordinate that
    /// counts the most houses returned before one was asked for, followed by those for two and more at once; or -1,
    /// which assumes that all existing houses could have been returned by then. False if there would be more paths than
    /// `most_paths`.
    bool run_freely(const ClosingProgram& round, const ClosingPhase& looked_at, int phase = 0, int peaks = -1,
                    int most_paths = std::numeric_limits<int>::max()) {
        most_paths_ = most_paths;
        for (Path& path : paths_) path.at = {};
        free_round_ = static_cast<int>(round.phases.size());
        peaks_ = peaks;
        // Each round that changes anything improves some path; a cycle of paths improves none.
        for (std::size_t before = made_ + 1; before != made_ && !has_too_many();) {
            before = made_;
            for (const ClosingPhase& dealt : round.phases) spread(dealt, phase++);
        }
        mark(looked_at, false);
        return !has_too_many();
    }

    template <class Take>
    void each_path(Take&& take) const {
        for (const int first : first_)
            for (int path = first; path >= 0; path = path_at(path).next) take(path, path_at(path));
    }

    /// Adds the deals of a path, in order.
    void add_steps(int path, std::vector<ClosingStep>& steps) const {
        const std::ptrdiff_t before = std::ssize(steps);
        for (; path_at(path).before >= 0; path = path_at(path).before) {
            const Path& last = path_at(path);
            const Path& shorter = path_at(last.before);
            steps.push_back(
                {last.phase, last.deal, last.lot, last.count, shorter.state, last.state, last.cash - shorter.cash});
        }
        std::reverse(steps.begin() + before, steps.end());
    }

private:
    [[nodiscard]] const Path& path_at(int path) const { return paths_[static_cast<std::size_t>(path)]; }

    /// The values by which paths are compared; `at`, the marks so far, is that of the path it extends.
    struct Offer {
        const std::array<std::int64_t, Coordinates>& at;
        std::int64_t cash = 0;
        std::uint32_t asks = 0;
        int steps = 0;
    };
    [[nodiscard]] static Offer offer_of(const Path& path) { return {path.at, path.cash, path.asks, path.steps}; }

    [[nodiscard]] bool is_no_worse(const Offer& one, const Offer& other) const {
        if (one.cash < other.cash || (one.asks & ~other.asks) != 0) return false;
        if (one.steps > other.steps && !(cash_counts_ && one.cash > other.cash)) return false;
        for (std::size_t place = 0; place < Coordinates; ++place)
            if (one.at[place] < other.at[place]) return false;
        return true;
    }

    /// The index for a path to this state, which replaces those that it beats; -1 if an existing one is as good. A path
    /// of an earlier phase is kept for the paths that extend it.
    [[nodiscard]] int place_for(const Offer& offer, int state, int phase) {
        int number = -1;
        int* place = &first_[static_cast<std::size_t>(state)];
        while (*place >= 0) {
            Path& other = paths_[static_cast<std::size_t>(*place)];
            if (is_no_worse(offer_of(other), offer)) return -1;
            if (is_no_worse(offer, offer_of(other))) {
                if (other.phase == phase) number = *place;
                *place = other.next;
            } else {
                place = &other.next;
            }
        }
        return number >= 0 ? number : static_cast<int>(paths_.size());
    }

    /// A deal that brings money in lowers the number of the state and one that costs money raises it, so one visit of
    /// each state is enough. If streets do not depend on each other they are taken one by one: no sale needs a mortgage
    /// before it, and no redemption needs a building, so every phase can be brought into this order.
    void spread(const ClosingPhase& phase, int number) {
        const bool down = (phase.kinds & deal_kind::incoming) != 0;
        if (unit_.is_even()) {
            look_at_each(down, number, [&](int path, int state) {
                for (int lot = 0; lot < unit_.lots(); ++lot)
                    if (!was_built_on(path, lot, number))
                        unit_.each_move_of(state, lot, phase.kinds, lengthening(phase, number, path));
                if ((phase.kinds & deal_kind::gives) != 0) unit_.sell_city(state, lengthening(phase, number, path));
            });
            return;
        }
        for (const bool first : {true, false}) {
            if (first && down && sells_no_more(number)) continue;
            for (int lot = 0; lot < unit_.lots(); ++lot) spread_lot(phase, number, lot, first);
            if (first && (phase.kinds & deal_kind::gives) != 0)
                look_at_each(down, number,
                             [&](int path, int state) { unit_.sell_city(state, lengthening(phase, number, path)); });
        }
    }

    /// With one street or company. `first`: only sales of buildings, or redemptions; otherwise only the rest.
    void spread_lot(const ClosingPhase& phase, int number, int lot, bool first) {
        const bool down = (phase.kinds & deal_kind::incoming) != 0;
        const auto look = [&](int path, int state) {
            if (down || !was_built_on(path, lot, number))
                unit_.each_move_of(state, lot, phase.kinds, lengthening(phase, number, path));
        };
        const auto look_at_all = [&](int level) {
            unit_.each_state(lot, level, lowest_, highest_, [&](int state) { look_at(state, number, look); });
        };
        const int highest = highest_level_[static_cast<std::size_t>(lot)];
        if (down && first)
            for (int level = highest; level > ClosingUnit::open_level; --level) look_at_all(level);
        else if (down)
            look_at_all(ClosingUnit::open_level);
        else if (first)
            look_at_all(ClosingUnit::mortgaged_level);
        else
            for (int level = ClosingUnit::open_level; level <= highest; ++level) look_at_all(level);
    }

    /// The number of houses that the box must have for it.
    [[nodiscard]] int houses_asked(const ClosingMove& move) const {
        if (move.kind == deal_kind::breaks_hotel) return unit_.level(move.to, move.lot) - ClosingUnit::open_level;
        if (move.deal != ClosingDealKind::build) return 0;
        return move.kind == deal_kind::takes ? move.steps : deal_kind::missing(move.kind);
    }

    /// Building in two deals costs as much as in one. If streets do not depend on each other, the first of the two can
    /// wait for the second, and leaves its pieces to others until then.
    [[nodiscard]] bool was_built_on(int path, int lot, int phase) const {
        if (counts_peaks() && !unit_.is_even()) return was_last_built_on(path, lot);
        const Path& last = path_at(path);
        return last.lot == lot && last.phase == phase && last.deal == ClosingDealKind::build && last.before >= 0;
    }
    [[nodiscard]] bool was_last_built_on(int path, int lot) const {
        for (; path_at(path).before >= 0; path = path_at(path).before) {
            const Path& last = path_at(path);
            if (last.deal == ClosingDealKind::sell_city) return false;
            if (last.lot == lot) return last.deal == ClosingDealKind::build;
        }
        return false;
    }

    /// `look` is called with a path and its state, in the order of the states.
    template <class Look>
    void look_at_each(bool down, int phase, const Look& look) {
        const int step = down ? -1 : 1;
        for (int state = down ? highest_ : lowest_; lowest_ <= state && state <= highest_; state += step)
            look_at(state, phase, look);
    }
    template <class Look>
    void look_at(int state, int phase, const Look& look) {
        for (int path = first_[static_cast<std::size_t>(state)]; path >= 0; path = path_at(path).next)
            if (!is_old(path, phase) && !has_too_many()) look(path, state);
    }
    [[nodiscard]] bool has_too_many() const { return std::cmp_greater(paths_.size(), most_paths_); }

    [[nodiscard]] bool is_later_round(int phase) const { return free_round_ > 0 && phase >= free_round_; }
    /// Without a limited box, buildings are sold in the first round, which never prevents a later deal; only mortgages
    /// may wait.
    [[nodiscard]] bool sells_no_more(int phase) const { return !counts_peaks() && is_later_round(phase); }
    /// Whether all deals of the phase were tried with it one round ago.
    [[nodiscard]] bool is_old(int path, int phase) const {
        return is_later_round(phase) && path_at(path).phase <= phase - free_round_;
    }

    [[nodiscard]] auto lengthening(const ClosingPhase& phase, int number, int path) {
        return [this, &phase, number, path](const ClosingMove& move) {
            const Path& longer = path_at(path);
            const bool asks = move.deal == ClosingDealKind::build || move.deal == ClosingDealKind::sell;
            const auto at = counts_peaks() ? peaks_behind(longer, move) : longer.at;
            const std::uint32_t asked = counts_peaks() ? peaks_of(move) : (asks ? phase.asks : 0);
            const Offer offer{at, longer.cash + move.cash, longer.asks | asked, longer.steps + 1};
            if (offer.cash < least_cash_) return;
            const int place = place_for(offer, move.to, number);
            if (place < 0) return;
            const Path made{.at = at,
                            .cash = offer.cash,
                            .asks = offer.asks,
                            .steps = offer.steps,
                            .state = move.to,
                            .next = first_[static_cast<std::size_t>(move.to)],
                            .before = path,
                            .phase = static_cast<std::int16_t>(number),
                            .lot = static_cast<std::int16_t>(move.lot),
                            .count = static_cast<std::int16_t>(move.steps),
                            .deal = move.deal};
            first_[static_cast<std::size_t>(move.to)] = place;
            if (std::cmp_less(place, paths_.size()))
                paths_[static_cast<std::size_t>(place)] = made;
            else
                paths_.push_back(made);
            lowest_ = std::min(lowest_, move.to);
            highest_ = std::max(highest_, move.to);
            int& level = highest_level_[static_cast<std::size_t>(move.lot)];
            level = std::max(level, unit_.level(move.to, move.lot));
            ++made_;
        };
    }

    [[nodiscard]] bool counts_peaks() const { return Coordinates > 1 && peaks_ >= 0; }
    /// The coordinates that a deal asks of the box at once, as bits.
    [[nodiscard]] std::uint32_t peaks_of(const ClosingMove& move) const {
        const int asked = houses_asked(move);
        return asked < 1 ? 0 : ((1U << static_cast<unsigned>(asked)) - 1) << static_cast<unsigned>(peaks_);
    }
    /// For each number of houses: the most that a path returned before it asked for that many, including this deal.
    [[nodiscard]] std::array<std::int64_t, Coordinates> peaks_behind(const Path& path, const ClosingMove& move) const {
        auto at = path.at;
        const std::uint32_t asked = path.asks | peaks_of(move);
        const std::int64_t given = unit_.houses(unit_.start()) - unit_.houses(move.to);
        for (int place = peaks_; place < Coordinates; ++place)
            if ((asked >> static_cast<unsigned>(place) & 1U) == 0) {
                std::int64_t& most = at[static_cast<std::size_t>(place)];
                most = std::max(most, given);
            }
        return at;
    }

    void mark(const ClosingPhase& phase, bool before) {
        for (const ClosingMark& mark : phase.marks) {
            if (mark.before != before || (mark.peak && counts_peaks())) continue;
            for (const int first : first_) {
                for (int path = first; path >= 0; path = path_at(path).next) {
                    Path& looked_at = paths_[static_cast<std::size_t>(path)];
                    looked_at.at[static_cast<std::size_t>(mark.coordinate)] =
                        mark.peak ? unit_.houses(unit_.start()) : left(mark.resource, looked_at);
                }
            }
        }
    }

    [[nodiscard]] std::int64_t left(ClosingResource resource, const Path& path) const {
        switch (resource) {
            case ClosingResource::houses:
                return unit_.houses(unit_.start()) - unit_.houses(path.state);
            case ClosingResource::hotels:
                return unit_.hotels(unit_.start()) - unit_.hotels(path.state);
            default:
                return path.cash;
        }
    }

    const ClosingUnit& unit_;
    bool cash_counts_;
    std::int64_t least_cash_;
    int most_paths_ = std::numeric_limits<int>::max();
    int free_round_ = 0;  ///< phases; 0 if a program is run
    int peaks_ = -1;
    std::vector<Path> paths_;
    std::vector<int> first_;  ///< by state
    int lowest_;              ///< of the reached states
    int highest_;
    std::vector<int> highest_level_;  ///< of each lot in any of them
    std::size_t made_ = 0;            ///< paths, including those that were beaten
};

}  // namespace tablebank
