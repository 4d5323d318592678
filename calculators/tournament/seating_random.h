#pragma once
// Random numbers from a seed, the same on every machine, and the integer arithmetic of annealing.

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace tablebank {

/// A fraction of sixteen bits: 65,536 is one.
inline constexpr std::int64_t annealing_one = 1 << 16;

/// -log2((256 + i) / 256) + 1 for i = 0..255, in 65,536ths: each squaring gives one more binary digit of the logarithm.
[[nodiscard]] constexpr std::array<std::int64_t, 256> make_log_table() {
    std::array<std::int64_t, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        std::uint64_t value = (256 + i) << 23;  // 1 <= value < 2 in 31 binary places
        std::int64_t log = 0;
        for (int digit = 0; digit < 16; ++digit) {
            value = (value * value) >> 31;
            log *= 2;
            if (value >> 32 != 0) {
                value >>= 1;
                ++log;
            }
        }
        table[i] = annealing_one - log;
    }
    return table;
}

class SeatingRandom {
public:
    explicit SeatingRandom(std::uint64_t seed) : bits_(seed) {}

    [[nodiscard]] std::uint64_t bits() { return bits_(); }
    /// 0 .. limit - 1, for a limit far below 2^32.
    [[nodiscard]] int below(int limit) {
        return static_cast<int>(((bits_() >> 32) * static_cast<std::uint64_t>(limit)) >> 32);
    }
    /// -log2 of a uniform random number between 0 and 1, in 65,536ths.
    [[nodiscard]] std::int64_t minus_log2() {
        static constexpr std::array<std::int64_t, 256> table = make_log_table();
        const std::uint64_t drawn = bits_() | 1;
        const int zeros = std::countl_zero(drawn);
        return zeros * annealing_one + table[(drawn << zeros) >> 55 & 255];
    }
    /// Whether a step with this additional cost is accepted at a temperature in 65,536ths: with probability 2^(-cost /
    /// warmth).
    [[nodiscard]] bool accepts(std::int64_t cost, std::int64_t warmth) {
        return cost <= 0 || cost * annealing_one * annealing_one <= warmth * minus_log2();
    }
    template <class Thing>
    void shuffle(std::vector<Thing>& things) {
        for (std::size_t left = things.size(); left > 1; --left)
            std::swap(things[left - 1], things[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }

private:
    std::mt19937_64 bits_;
};

}  // namespace tablebank
