#pragma once
// An exact share of money: a rational number of smallest units (10 % of 1347 is 134.7 and stays so).
//
// Conversion from Share to Money always names its rounding (`rounded`). Numerator and denominator fit 64 bits, and
// every sum of two is calculated in 128; MoneyOverflow is thrown if the result does not fit 64 bits.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "calculators/money.h"
#include "calculators/rounding.h"

namespace tablebank {

class Share {
public:
    constexpr Share() = default;
    explicit Share(Money amount) : numerator_(amount.units()) {}
    /// numerator / denominator, reduced to lowest terms. Requires denominator != 0.
    Share(std::int64_t numerator, std::int64_t denominator);

    [[nodiscard]] static Share percent_of(Money amount, std::int64_t percent);

    [[nodiscard]] std::int64_t numerator() const { return numerator_; }
    [[nodiscard]] std::int64_t denominator() const { return denominator_; }  ///< always > 0
    [[nodiscard]] bool is_whole() const { return denominator_ == 1; }

    /// To the nearest multiple of `unit` (> 0), ties and direction by `mode`.
    [[nodiscard]] Money rounded(Rounding mode, Money unit) const;

    /// The exact decimal ("134.7", "-2", "0.125"); "1/3" if there is no finite one.
    [[nodiscard]] std::string to_string() const;
    /// Reads the output of to_string(); nullopt for anything else.
    [[nodiscard]] static std::optional<Share> parse(std::string_view text);

    Share& operator+=(const Share& other);
    Share& operator-=(const Share& other);
    Share& operator*=(std::int64_t times);
    [[nodiscard]] friend Share operator+(Share a, const Share& b) { return a += b; }
    [[nodiscard]] friend Share operator-(Share a, const Share& b) { return a -= b; }
    [[nodiscard]] friend Share operator*(Share a, std::int64_t times) { return a *= times; }

    friend bool operator==(const Share&, const Share&) = default;
    friend std::strong_ordering operator<=>(const Share& a, const Share& b);

private:
    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;
};

/// A share as a number of `parts` (> 0) equal parts of a whole (> 0), from 0 to `parts`, rounded.
[[nodiscard]] std::int64_t parts_of(const Share& share, const Share& whole, std::int64_t parts, Rounding mode);

}  // namespace tablebank
