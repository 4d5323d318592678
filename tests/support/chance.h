#pragma once
// Luck that is the same on every machine: a seed gives one game.

#include <cstdint>
#include <random>
#include <vector>

namespace random_play {

class Rng {
public:
    explicit Rng(std::uint64_t seed) : bits_(seed) {}

    /// 0 .. limit - 1.
    [[nodiscard]] int below(int limit) { return static_cast<int>(bits_() % static_cast<std::uint64_t>(limit)); }
    [[nodiscard]] int between(int least, int most) { return least + below(most - least + 1); }
    [[nodiscard]] int die() { return between(1, 6); }
    /// True this many times out of a hundred.
    [[nodiscard]] bool percent(int times) { return below(100) < times; }
    template <class Thing>
    [[nodiscard]] const Thing& one_of(const std::vector<Thing>& things) {
        return things.at(static_cast<std::size_t>(below(static_cast<int>(things.size()))));
    }

private:
    std::mt19937_64 bits_;
};

}  // namespace random_play
