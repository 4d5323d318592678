#pragma once
// An exact amount of money in the smallest unit of an edition's currency.
//
// Range: -10^18 .. 10^18, which fits an INTEGER column and is enough for every balance of a table; an amount that a
// banker may type is at most `Money::largest_typed`. Arithmetic uses Boost.Multiprecision's checked integers
// (money.cpp), so a sum outside the range throws `MoneyOverflow` and never wraps.

#include <compare>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace tablebank {

/// A sum is outside the range of Money. A programming error or an absurd table, never a rule.
class MoneyOverflow : public std::overflow_error {
public:
    using std::overflow_error::overflow_error;
};

class Money {
public:
    static constexpr std::int64_t largest_typed = 1'000'000'000'000'000;  ///< 10^15, the largest amount of a line

    constexpr Money() = default;
    constexpr explicit Money(std::int64_t units) : units_(units) {}

    [[nodiscard]] constexpr std::int64_t units() const { return units_; }
    [[nodiscard]] constexpr bool is_zero() const { return units_ == 0; }
    [[nodiscard]] constexpr bool is_negative() const { return units_ < 0; }
    [[nodiscard]] std::string to_string() const;  ///< plain digits with a sign, no grouping

    /// Each throws MoneyOverflow if the result is outside the range.
    Money& operator+=(Money other);
    Money& operator-=(Money other);
    [[nodiscard]] friend Money operator+(Money a, Money b) { return a += b; }
    [[nodiscard]] friend Money operator-(Money a, Money b) { return a -= b; }
    [[nodiscard]] friend Money operator-(Money a) { return Money{} - a; }
    Money& operator*=(std::int64_t times);
    [[nodiscard]] friend Money operator*(Money a, std::int64_t times) { return a *= times; }
    [[nodiscard]] friend Money operator*(std::int64_t times, Money a) { return a *= times; }

    friend constexpr auto operator<=>(Money, Money) = default;

private:
    std::int64_t units_ = 0;
};

/// A sum shared in equal parts: `part` for each of `parts`, and `odd` units left over (0 <= odd < parts). Requires
/// amount >= 0 and parts >= 1.
struct EqualParts {
    Money part;
    std::int64_t odd = 0;
};
[[nodiscard]] EqualParts share_equally(Money amount, std::int64_t parts);

}  // namespace tablebank
