#pragma once
// Which of several sums a payment comes to together. There are 2^16 choices among sixteen sums, and a stranger's record
// may ask at every line: both halves are added up once, and a total is looked for among them.

#include <cstddef>
#include <cstdint>
#include <span>

namespace tablebank {

/// More debts of one player to another than any table has seen.
inline constexpr std::size_t most_sums_together = 16;

/// Places of the sums that come to `total` together, as bits: 1 for the first, 2 for the second. Of several choices it
/// is the smallest number: the later sums are left out where that can be. 0 if there is none; one sum alone is not a
/// choice. Requires at most 16 sums, none negative, which together are no more than 10^18.
[[nodiscard]] std::uint32_t sums_together(std::span<const std::int64_t> sums, std::int64_t total);

}  // namespace tablebank
