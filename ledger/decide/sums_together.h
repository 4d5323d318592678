#pragma once
// Finds which of several sums a payment covers together. Sixteen sums have 2^16 subsets, and every line of an untrusted
// record may ask: both halves are summed once, and a total is looked up among them.

#include <cstddef>
#include <cstdint>
#include <span>

namespace tablebank {

/// More debts of one player to another than any table has seen.
inline constexpr std::size_t most_sums_together = 16;

/// The indices of the sums that add up to `total`, as bits: 1 for the first, 2 for the second. If several subsets do,
/// the smallest number: later sums are left out if possible. 0 if there is none; one sum alone does not count. Requires
/// at most 16 sums, none negative, with a total of at most 10^18.
[[nodiscard]] std::uint32_t sums_together(std::span<const std::int64_t> sums, std::int64_t total);

}  // namespace tablebank
