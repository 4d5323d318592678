#include "calculators/share.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <limits>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace tablebank {
namespace {

using boost::multiprecision::cpp_int;
using boost::multiprecision::cpp_rational;

// The longest exact decimal: 19 digits before the point and one decimal for each factor two of a 63-bit denominator.
constexpr std::size_t longest_text = 96;

/// Holds the sum of two products of a number of 64 bits with one of 63, which is what a denominator has.
__extension__ using Wide = __int128;

template <class Number>
std::int64_t narrow(const Number& value) {
    if (value > std::numeric_limits<std::int64_t>::max() || value < std::numeric_limits<std::int64_t>::min())
        throw MoneyOverflow("an exact share left the range of 64 bits");
    return static_cast<std::int64_t>(value);
}

/// Reduces both to lowest terms. Requires below > 0.
std::pair<std::int64_t, std::int64_t> lowest(Wide above, Wide below) {
    Wide common = below;
    for (Wide other = above < 0 ? -above : above; other != 0;) {
        const Wide rest = common % other;
        common = other;
        other = rest;
    }
    return {narrow(above / common), narrow(below / common)};
}

/// `above` / `below`, neither of them negative.
template <class Number>
Number rounded_ratio(const Number& above, const Number& below, Rounding mode) {
    const Number rest = above % below;
    const bool one_more = mode == Rounding::up ? rest > 0 : mode == Rounding::half_up && 2 * rest >= below;
    return above / below + (one_more ? 1 : 0);
}

Share share_of(const cpp_rational& value) {
    return {narrow(boost::multiprecision::numerator(value)), narrow(boost::multiprecision::denominator(value))};
}

/// Divides `rest` by the factor as often as possible, and returns how often.
unsigned take_factor(cpp_int& rest, unsigned factor) {
    unsigned times = 0;
    for (; rest % factor == 0; rest /= factor) ++times;
    return times;
}

std::optional<cpp_int> parse_digits(std::string_view text) {
    const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    if (text.empty() || !std::ranges::all_of(text, is_digit)) return std::nullopt;
    cpp_int value = 0;
    for (const char digit : text) value = value * 10 + (digit - '0');
    return value;
}

/// A number without its sign: "134.7", "2" or "1/3".
std::optional<cpp_rational> parse_unsigned(std::string_view text) {
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        const auto above = parse_digits(text.substr(0, slash));
        const auto below = parse_digits(text.substr(slash + 1));
        if (!above || !below || *below == 0) return std::nullopt;
        return cpp_rational{*above, *below};
    }
    const auto point = text.find('.');
    const auto whole = parse_digits(text.substr(0, point));
    if (!whole) return std::nullopt;
    if (point == std::string_view::npos) return cpp_rational{*whole};
    const auto decimals = text.substr(point + 1);
    const auto part = parse_digits(decimals);
    if (!part) return std::nullopt;
    const cpp_int scale = boost::multiprecision::pow(cpp_int{10}, static_cast<unsigned>(decimals.size()));
    return cpp_rational{*whole * scale + *part, scale};
}

}  // namespace

Share::Share(std::int64_t numerator, std::int64_t denominator) {
    if (denominator == 0) throw std::invalid_argument("a share has no denominator of zero");
    const int sign = denominator < 0 ? -1 : 1;
    std::tie(numerator_, denominator_) = lowest(Wide{numerator} * sign, Wide{denominator} * sign);
}

Share Share::percent_of(Money amount, std::int64_t percent) {
    Share share;
    std::tie(share.numerator_, share.denominator_) = lowest(Wide{amount.units()} * percent, 100);
    return share;
}

Money Share::rounded(Rounding mode, Money unit) const {
    if (unit <= Money{}) throw std::invalid_argument("a share is rounded to a note of one unit or more");
    // The usual case: already a multiple of the unit.
    if (is_whole() && numerator_ % unit.units() == 0) return Money{numerator_ / unit.units()} * unit.units();
    // The number of notes is `above` / `below`, apart from its sign.
    const Wide above = numerator_ < 0 ? -Wide{numerator_} : Wide{numerator_};
    const Wide below = Wide{denominator_} * unit.units();
    const Wide whole = rounded_ratio(above, below, mode);
    return Money{narrow(numerator_ < 0 ? -whole : whole)} * unit.units();
}

std::int64_t parts_of(const Share& share, const Share& whole, std::int64_t parts, Rounding mode) {
    if (whole <= Share{} || parts <= 0) throw std::invalid_argument("nothing has no parts");
    const cpp_int above = cpp_int{share.numerator()} * whole.denominator() * parts;
    const cpp_int below = cpp_int{share.denominator()} * whole.numerator();
    return narrow(rounded_ratio(above, below, mode));
}

std::string Share::to_string() const {
    cpp_int rest = denominator_;
    const unsigned decimals = std::max(take_factor(rest, 2), take_factor(rest, 5));
    if (rest != 1) return std::to_string(numerator_) + '/' + std::to_string(denominator_);

    const cpp_int scaled = boost::multiprecision::pow(cpp_int{10}, decimals) * numerator_ / denominator_;
    std::string digits = cpp_int{abs(scaled)}.str();
    if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
    if (decimals > 0) digits.insert(digits.size() - decimals, 1, '.');
    return (numerator_ < 0 ? "-" : "") + digits;
}

std::optional<Share> Share::parse(std::string_view text) {
    if (text.size() > longest_text) return std::nullopt;
    const bool negative = text.starts_with('-');
    const auto size = parse_unsigned(negative ? text.substr(1) : text);
    if (!size) return std::nullopt;
    try {
        const Share share = share_of(negative ? cpp_rational{-*size} : *size);
        // One value has one text: to_string() never writes "134.70", "2/4" or "-0".
        if (share.to_string() == text) return share;
    } catch (const MoneyOverflow&) {
        return std::nullopt;
    }
    return std::nullopt;
}

Share& Share::operator+=(const Share& other) {
    std::tie(numerator_, denominator_) =
        lowest(Wide{numerator_} * other.denominator_ + Wide{other.numerator_} * denominator_,
               Wide{denominator_} * other.denominator_);
    return *this;
}
Share& Share::operator-=(const Share& other) {
    std::tie(numerator_, denominator_) =
        lowest(Wide{numerator_} * other.denominator_ - Wide{other.numerator_} * denominator_,
               Wide{denominator_} * other.denominator_);
    return *this;
}
Share& Share::operator*=(std::int64_t times) {
    std::tie(numerator_, denominator_) = lowest(Wide{numerator_} * times, denominator_);
    return *this;
}

std::strong_ordering operator<=>(const Share& a, const Share& b) {
    return Wide{a.numerator_} * b.denominator_ <=> Wide{b.numerator_} * a.denominator_;
}

}  // namespace tablebank
