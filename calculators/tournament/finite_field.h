#pragma once
// Arithmetic in a finite field: the basis of nets and affine planes. Internal header.

#include <optional>

namespace tablebank {

class FiniteField {
public:
    /// nullopt if there is no such field, or if no event needs it: the order must be a prime up to 333, or a power of
    /// one up to 64.
    [[nodiscard]] static std::optional<FiniteField> of_order(int order);

    [[nodiscard]] int order() const { return order_; }
    /// Elements are 0 .. order - 1; 0 and 1 are the neutral elements.
    [[nodiscard]] int add(int one, int other) const;
    [[nodiscard]] int multiply(int one, int other) const;

private:
    FiniteField(int order, int prime, int top) : order_(order), prime_(prime), top_(top) {}
    [[nodiscard]] int times_prime(int element) const;
    [[nodiscard]] int scaled(int element, int by) const;

    int order_;
    int prime_;
    int top_;  ///< x to the power of the degree, as an element
};

}  // namespace tablebank
