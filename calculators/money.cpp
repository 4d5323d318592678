#include "calculators/money.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace tablebank {
namespace {

// 128 bits hold every sum and every product of two 64-bit numbers, so only the range must be checked.
using CheckedWide = boost::multiprecision::checked_int128_t;

constexpr std::int64_t most_units = 1'000'000'000'000'000'000;

std::int64_t in_range(const CheckedWide& units) {
    if (units > most_units || units < -most_units) throw MoneyOverflow("a sum of money left the range of 10^18 units");
    return units.convert_to<std::int64_t>();
}

}  // namespace

std::string Money::to_string() const {
    return std::to_string(units_);
}

Money& Money::operator+=(Money other) {
    units_ = in_range(CheckedWide{units_} + other.units_);
    return *this;
}

Money& Money::operator-=(Money other) {
    units_ = in_range(CheckedWide{units_} - other.units_);
    return *this;
}

Money& Money::operator*=(std::int64_t times) {
    units_ = in_range(CheckedWide{units_} * times);
    return *this;
}

EqualParts share_equally(Money amount, std::int64_t parts) {
    if (amount.is_negative() || parts < 1) throw std::invalid_argument("only a sum of zero or more has equal parts");
    return {Money{amount.units() / parts}, amount.units() % parts};
}

}  // namespace tablebank
