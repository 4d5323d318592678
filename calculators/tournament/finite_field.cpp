#include "calculators/tournament/finite_field.h"

#include <array>

namespace tablebank {
namespace {

bool is_prime(int number) {
    if (number < 2) return false;
    for (int divisor = 2; divisor * divisor <= number; ++divisor)
        if (number % divisor == 0) return false;
    return true;
}

struct Power {
    int order;
    int prime;
    int top;
};
// An element is a polynomial, its digits in base `prime`; `top` is the value of the next power of x, by an irreducible
// polynomial: x^2 = x + 1, x^3 = x + 1, x^2 = 2, x^4 = x + 1, x^2 = 2, x^3 = x + 2, x^5 = x^2 + 1, x^2 = 3, x^6 = x +
// 1.
constexpr std::array<Power, 9> powers{
    {{4, 2, 3}, {8, 2, 3}, {9, 3, 2}, {16, 2, 3}, {25, 5, 2}, {27, 3, 5}, {32, 2, 5}, {49, 7, 3}, {64, 2, 3}}};

}  // namespace

std::optional<FiniteField> FiniteField::of_order(int order) {
    constexpr int largest = 333;
    if (order <= largest && is_prime(order)) return FiniteField(order, order, 0);
    for (const Power& power : powers)
        if (power.order == order) return FiniteField(order, power.prime, power.top);
    return std::nullopt;
}

int FiniteField::add(int one, int other) const {
    int sum = 0;
    for (int place = 1; place < order_; place *= prime_) sum += (one / place + other / place) % prime_ * place;
    return sum;
}

int FiniteField::scaled(int element, int by) const {
    int product = 0;
    for (int place = 1; place < order_; place *= prime_) product += element / place % prime_ * by % prime_ * place;
    return product;
}

int FiniteField::times_prime(int element) const {
    const int highest = order_ / prime_;
    return add(element % highest * prime_, scaled(top_, element / highest));
}

int FiniteField::multiply(int one, int other) const {
    if (order_ == prime_) return one * other % prime_;
    int product = 0;
    for (; other > 0; other /= prime_) {
        product = add(product, scaled(one, other % prime_));
        one = times_prime(one);
    }
    return product;
}

}  // namespace tablebank
