#include "app/present/charts/long_run.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "calculators/board.h"

namespace tablebank {

namespace {

/// The states of a token and their successors. Free states come first, by space and by rolls made in this turn; then
/// one for each try of a prisoner.
class Chain {
public:
    Chain(const Edition& edition, const Rulings& rulings, Role role)
        : edition_(edition),
          role_(role),
          moves_on_last_try_(edition.profile.last_try.value == LastTry::pays_and_moves &&
                             rulings.bench_third_roll == BenchThirdRoll::moves),
          rolls_again_when_freed_(rulings.freeing_double == FreeingDouble::rolls_again),
          rolls_(static_cast<std::size_t>(
              std::max({edition.profile.extra_rolls.value + 1, edition.profile.doubles_to_jail.value, 1}))),
          spaces_(static_cast<std::size_t>(edition.size())),
          states_(spaces_ * rolls_ + static_cast<std::size_t>(edition.profile.jail_tries.value) + 1) {}

    std::vector<double> arrivals() {
        std::vector<double> now(states_, 0);
        now[free(static_cast<std::size_t>(edition_.start().index), 0)] = 1;
        constexpr int most_rounds = 20'000;
        constexpr double settled = 1e-13;
        for (int round = 0; round < most_rounds; ++round) {
            next_.assign(states_, 0);
            arrived_.assign(spaces_ + 1, 0);
            for (std::size_t state = 0; state < states_; ++state)
                if (now[state] > 0) leave(state, now[state]);
            double moved = 0;
            for (std::size_t state = 0; state < states_; ++state) moved += std::abs(next_[state] - now[state]);
            now = next_;
            if (moved < settled) break;
        }
        const double all = std::accumulate(arrived_.begin(), arrived_.end(), 0.0);
        for (double& share : arrived_) share /= all;
        return arrived_;
    }

private:
    [[nodiscard]] std::size_t free(std::size_t space, std::size_t rolls) const { return space * rolls_ + rolls; }
    [[nodiscard]] std::size_t jailed(std::size_t tries) const { return spaces_ * rolls_ + tries; }

    void leave(std::size_t state, double weight) {
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second) roll(state, Dice{first, second}, weight / 36);
    }

    void roll(std::size_t state, Dice dice, double weight) {
        const std::size_t in_jail = spaces_ * rolls_;
        if (state < in_jail) return roll_on(Space{static_cast<int>(state / rolls_)}, state % rolls_ + 1, dice, weight);
        const std::size_t tries = state - in_jail;
        const auto most = static_cast<std::size_t>(edition_.profile.jail_tries.value);
        if (tries >= most) return roll_on(edition_.jail(), 1, dice, weight);  // the fine is paid
        if (dice.is_double()) return leave_by_double(dice, weight);
        if (moves_on_last_try_ && tries + 1 >= most) return move(edition_.jail(), dice.sum(), 0, weight);
        next_[jailed(tries + 1)] += weight;
    }

    void leave_by_double(Dice dice, double weight) {
        const std::size_t next_roll = rolls_ > 1 ? 1 : 0;
        switch (edition_.profile.double_that_frees.value) {
            case DoubleThatFrees::moves_and_rolls_again:
                return move(edition_.jail(), dice.sum(), next_roll, weight);
            case DoubleThatFrees::rolls_again:
                next_[free(static_cast<std::size_t>(edition_.jail().index), next_roll)] += weight;
                return;
            case DoubleThatFrees::moves:
                return move(edition_.jail(), dice.sum(), rolls_again_when_freed_ ? next_roll : 0, weight);
        }
    }

    /// `made`: the how manieth roll of the turn this is.
    void roll_on(Space from, std::size_t made, Dice dice, double weight) {
        const int limit = edition_.profile.doubles_to_jail.value;
        if (limit > 0 && dice.is_double() && made >= static_cast<std::size_t>(limit)) return to_jail(weight);
        const bool again =
            dice.is_double() && made <= static_cast<std::size_t>(edition_.profile.extra_rolls.value) && made < rolls_;
        move(from, dice.sum(), again ? made : 0, weight);
    }

    void move(Space from, int steps, std::size_t rolls, double weight) {
        arrive(move_forward(edition_, from, steps).to, rolls, weight, 0);
    }

    void to_jail(double weight) {
        arrived_.back() += weight;
        next_[jailed(0)] += weight;
    }

    /// A card may lead to another card; `cards` limits the recursion.
    void arrive(Space space, std::size_t rolls, double weight, int cards) {
        constexpr int most_cards = 4;
        const auto index = static_cast<std::size_t>(space.index);
        arrived_[index] += weight;
        const SpaceKind kind = edition_.board[index].kind;
        if (kind == SpaceKind::go_to_jail) return to_jail(weight);
        const Deck* const deck = kind == SpaceKind::card ? edition_.deck_at(space, role_) : nullptr;
        if (deck == nullptr || deck->cards.empty() || cards == most_cards) {
            next_[free(index, rolls)] += weight;
            return;
        }
        for (std::size_t card = 0; card < deck->cards.size(); ++card) {
            const CardEffect& effect = deck->cards[card];
            const double part = weight * chance(*deck, card);
            if (effect.kind == CardEffectKind::jail)
                to_jail(part);
            else if (effect.kind == CardEffectKind::go_to && effect.nearest == NearestCompany::none)
                arrive(effect.space, rolls, part, cards + 1);
            else if (effect.kind == CardEffectKind::go_to)
                arrive(nearest_company(edition_, space, effect.nearest), rolls, part, cards + 1);
            else if (effect.kind == CardEffectKind::go_back)
                arrive(move_back(edition_, space, effect.steps), rolls, part, cards + 1);
            else
                next_[free(index, rolls)] += part;
        }
    }

    /// In a deck each card is equally likely; a table of effects is entered by two dice.
    [[nodiscard]] double chance(const Deck& deck, std::size_t card) const {
        if (edition_.profile.card_spaces.value != CardSpaces::two_dice)
            return 1.0 / static_cast<double>(deck.cards.size());
        const int thrown = deck.first + static_cast<int>(card);
        return static_cast<double>(std::max(0, 6 - std::abs(7 - thrown))) / 36;
    }

    const Edition& edition_;
    Role role_;
    bool moves_on_last_try_;
    bool rolls_again_when_freed_;
    std::size_t rolls_;  ///< states of a turn
    std::size_t spaces_;
    std::size_t states_;
    std::vector<double> next_;
    std::vector<double> arrived_;
};

}  // namespace

std::vector<double> long_run_arrivals(const Edition& edition, const Rulings& rulings, Role role) {
    return Chain(edition, rulings, role).arrivals();
}

}  // namespace tablebank
