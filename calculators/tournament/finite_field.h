#pragma once
// Counting in a finite field: what nets and affine planes are made of. Internal to this room.

#include <optional>

namespace tablebank {

class FiniteField {
public:
    /// nullopt where there is none, or none that an event needs: its order is a prime up to 333, or a power of one up
    /// to 64.
    [[nodiscard]] static std::optional<FiniteField> of_order(int order);

    [[nodiscard]] int order() const { return order_; }
    /// Elements are 0 .. order - 1; 0 and 1 are what they are called.
    [[nodiscard]] int add(int one, int other) const;
    [[nodiscard]] int multiply(int one, int other) const;

private:
    FiniteField(int order, int prime, int top) : order_(order), prime_(prime), top_(top) {}
    [[nodiscard]] int times_prime(int element) const;
    [[nodiscard]] int scaled(int element, int by) const;

    int order_;
    int prime_;
    int top_;  ///< what x to the degree is, as an element
};

}  // namespace tablebank
