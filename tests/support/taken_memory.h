#pragma once
// The memory that a function takes while it runs, counted up: code that copies a text again and again takes an absurd
// amount, while a clock would only show that this machine is quick today.

#include <cstddef>

namespace tablebank::testing {

/// All bytes that were requested since the program began, including freed ones.
[[nodiscard]] std::size_t taken_memory();

}  // namespace tablebank::testing
